import { zodResolver } from '@hookform/resolvers/zod'
import { startTransition } from 'react'
import type { z } from 'zod'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { deleteAccountBody, type SelfUser } from '#shared/schemas/user.ts'
import { ApiError, call } from '../../../lib/api-client.ts'
import { paths } from '../../../lib/paths.ts'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { removeStored } from '../../../lib/storage.ts'
import { toast } from '../../../lib/toast.ts'
import { useSentForm } from '../../../lib/use-sent-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/form-field.tsx'
import { unsentEditKeys, useLogOut } from '../../auth/use-log-out.ts'
import { AccountName } from './change-password-form.tsx'

type DeleteAccountValues = z.input<typeof deleteAccountBody>
/** For an account with a password. */
const withPassword = deleteAccountBody.required()

interface DeleteAccountDialogProps {
  user: SelfUser
  onClose: () => void
  /** Drops the edits that are still in memory. */
  onDeleted: () => void
}

/** Confirms the deletion of the account, by its password if it has one. */
export function DeleteAccountDialog({ user, onClose, onDeleted }: DeleteAccountDialogProps) {
  const setSession = useSetAtom(sessionAtom)
  const navigate = useNavigate()
  const { logOut } = useLogOut()
  const hasPassword = user.authProvider === 'local'
  const { control, error, formState, isSubmitting, onSubmit, setError } = useSentForm<DeleteAccountValues>({
    resolver: zodResolver(hasPassword ? withPassword : deleteAccountBody),
    defaultValues: hasPassword ? { password: '' } : {},
    failed: 'Account not deleted',
    send: async ({ password }) => {
      await call('deleteAccount', { body: { ...(password !== undefined && { password }) } })
      onDeleted()
      // Marks stay: they belong to this browser's player, with or without an account.
      for (const key of unsentEditKeys()) removeStored(key)
      toast({ title: 'Account Deleted', text: 'Your cards stay playable for anyone with the link.' })
      // In one update: the profile screen without a user would redirect to the log-in screen.
      startTransition(() => {
        void navigate(paths.home, { replace: true })
        setSession({ status: 'signed-out' })
      })
    },
    onRefused: (error) => {
      if (error instanceof ApiError && error.code === 'requires-recent-login')
        setError('root', { type: error.code, message: error.message })
    },
  })
  const isTooLongAgo = formState.errors.root?.type === 'requires-recent-login'
  const logOutInstead = () => {
    onClose()
    void logOut()
  }
  return (
    <FormDialog
      alert
      onClose={onClose}
      title="Delete your account?"
      description="You can't undo this. We'll delete your categories too. Anyone with a link can still play your cards, but no one can edit them."
      cancel="Cancel"
      submit="Delete Account"
      pending={isSubmitting}
      pendingLabel="Deleting..."
      button={{ variant: 'danger' }}
      {...(isTooLongAgo && { footer: <Button onClick={logOutInstead}>Log Out</Button> })}
      onSubmit={onSubmit}
    >
      {hasPassword && (
        <>
          <AccountName email={user.email} />
          <PasswordField
            control={control}
            name="password"
            label="Your password"
            autoComplete="current-password"
          />
        </>
      )}
      <FormError message={error} />
    </FormDialog>
  )
}
