import { startTransition, useEffect, useRef } from 'react'
import type { z } from 'zod'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { deleteAccountBody, type SelfUser } from '#shared/schemas/user.ts'
import { appDialogs } from '#messages/app-dialogs.ts'
import { profile } from '#messages/profile.ts'
import { ApiError, call, NetworkError } from '../../../lib/api-client.ts'
import { paths } from '../../../lib/paths.ts'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { removeStored } from '../../../lib/storage/storage.ts'
import { store } from '../../../lib/store.ts'
import { toast } from '../../../lib/toast.ts'
import { useSentForm } from '../../../lib/forms/use-sent-form.ts'
import { zodResolver } from '../../../lib/forms/zod-resolver.ts'
import { discardAllEdits } from '../../../sync/change/card-clients.ts'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PasswordField } from '../../../ui/form-field.tsx'
import { unsentEditKeys, useLogOut } from '../../auth/use-log-out.ts'
import { AccountName } from '../../auth/components/account-fields.tsx'

type DeleteAccountValues = z.input<typeof deleteAccountBody>
/** The form for an account with a password. */
const withPassword = deleteAccountBody.required()

interface DeleteAccountDialogProps {
  user: SelfUser
  onClose: () => void
}

/** Removes the account's edits from this browser. Marks stay: they belong to the player, account or not. */
function followDeletion(userId: string): void {
  const { deleted, deletedText } = profile.accountDeletion
  // Edits that are still in memory.
  discardAllEdits()
  for (const key of unsentEditKeys(userId)) removeStored(key)
  toast({ title: deleted, text: deletedText })
}

/** Asks for confirmation, and for the password if the account has one, before the account is deleted. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const { accountDeletion } = profile
  const setSession = useSetAtom(sessionAtom)
  const navigate = useNavigate()
  const { logOut } = useLogOut()
  const hasPassword = user.authProvider === 'local'
  const isAnswerLost = useRef(false)
  // If the response to the deletion was lost and then the session ends, the account was deleted. The end of the session
  // unmounts this dialog.
  useEffect(
    () => () => {
      const session = store.get(sessionAtom)
      if (isAnswerLost.current && session.status === 'signed-out' && !session.isChosen)
        followDeletion(user.id)
    },
    [user.id],
  )
  const form = useSentForm<DeleteAccountValues>({
    resolver: zodResolver(hasPassword ? withPassword : deleteAccountBody),
    defaultValues: hasPassword ? { password: '' } : {},
    failed: accountDeletion.failed,
    send: async ({ password }) => {
      try {
        await call('deleteAccount', { body: { ...(password !== undefined && { password }) } })
      } catch (error) {
        if (isAnswerLost.current && error instanceof ApiError && error.status === 401) return
        isAnswerLost.current ||= error instanceof NetworkError
        throw error
      }
      followDeletion(user.id)
      // In one update, because the profile screen without a user would redirect to the sign-in screen.
      startTransition(() => {
        void navigate(paths.home, { replace: true })
        setSession({ status: 'signed-out', isChosen: true })
      })
    },
    onRefused: (error) => {
      if (error instanceof ApiError && error.code === 'requires-recent-login')
        form.setError('root', { type: error.code, message: accountDeletion.logInAgain })
    },
  })
  const isTooLongAgo = form.formState.errors.root?.type === 'requires-recent-login'
  const logOutInstead = () => {
    onClose()
    void logOut()
  }
  return (
    <FormDialog
      alert
      onClose={onClose}
      title={accountDeletion.title}
      description={accountDeletion.warning}
      submit={accountDeletion.delete}
      form={form}
      pendingLabel={appDialogs.deleting}
      button={{ variant: 'danger' }}
      {...(isTooLongAgo && { footer: <Button onClick={logOutInstead}>{appDialogs.logOut}</Button> })}
    >
      {hasPassword && (
        <>
          <AccountName email={user.email} />
          <PasswordField name="password" label={accountDeletion.password} autoComplete="current-password" />
        </>
      )}
    </FormDialog>
  )
}
