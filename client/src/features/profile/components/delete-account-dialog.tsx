import { zodResolver } from '@hookform/resolvers/zod'
import { startTransition, useId } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { deleteAccountBody, type SelfUser } from '#shared/schemas/user.ts'
import { ApiError, call } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/form-field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { showRefusal } from '../../../lib/show-refusal.ts'
import { unsentEditKeys, useLogOut } from '../../auth/use-log-out.ts'
import { AccountName } from './account-name.tsx'
import { paths } from '../../../lib/paths.ts'
import { removeStored } from '../../../lib/storage.ts'
import { toast } from '../../../lib/toast.ts'
import { sessionAtom } from '../../../lib/session-atom.ts'

type DeleteAccountValues = z.input<typeof deleteAccountBody>
/** For an account with a password. */
const withPassword = deleteAccountBody.required()

interface DeleteAccountDialogProps {
  user: SelfUser
  onClose: () => void
  onDeleted: () => void
}

/** Confirms the deletion of the account, by its password if it has one. */
export function DeleteAccountDialog({ user, onClose, onDeleted }: DeleteAccountDialogProps) {
  const formId = useId()
  const deleteAccount = useDeleteAccount(onDeleted)
  const { logOut } = useLogOut()
  const hasPassword = user.authProvider === 'local'
  const { control, handleSubmit, setError, formState } = useForm<DeleteAccountValues>({
    resolver: zodResolver(hasPassword ? withPassword : deleteAccountBody),
    defaultValues: hasPassword ? { password: '' } : {},
  })
  const { errors, isSubmitting } = formState
  const submit = async ({ password }: DeleteAccountValues) => {
    try {
      await deleteAccount(password)
    } catch (error) {
      showRefusal(error, 'Account not deleted', ['password'], setError)
      if (error instanceof ApiError && error.code === 'requires-recent-login')
        setError('root', { type: error.code, message: error.message })
    }
  }
  const isTooLongAgo = errors.root?.type === 'requires-recent-login'
  return (
    <Dialog
      alert
      onClose={onClose}
      title="Delete your account?"
      description="You can't undo this. We'll delete your categories too. Anyone with a link can still play your cards, but no one can edit them."
      cancel="Cancel"
      footer={
        isTooLongAgo ? (
          <Button
            onClick={() => {
              onClose()
              void logOut()
            }}
          >
            Log Out
          </Button>
        ) : (
          <Button
            type="submit"
            form={formId}
            variant="danger"
            pending={isSubmitting}
            pendingLabel="Deleting..."
          >
            Delete Account
          </Button>
        )
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => void handleSubmit(submit)(event)}
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
        <FormError message={errors.root?.message} />
      </form>
    </Dialog>
  )
}

/**
 * Deletes the account and the edits that this browser has not sent. Marks stay: they belong to this browser's player, with
 * or without an account. Throws what `call` throws, for the form to show.
 * @param onDeleted drops the edits that are still in memory
 */
function useDeleteAccount(onDeleted: () => void) {
  const setSession = useSetAtom(sessionAtom)
  const navigate = useNavigate()
  /** @param password undefined for an account without one */
  return async (password: string | undefined) => {
    await call('deleteAccount', { body: { ...(password !== undefined && { password }) } })
    onDeleted()
    for (const key of unsentEditKeys()) removeStored(key)
    toast({ title: 'Account Deleted', text: 'Your cards stay playable for anyone with the link.' })
    // In one update: the profile screen without a user would redirect to the log-in screen.
    startTransition(() => {
      void navigate(paths.home, { replace: true })
      setSession({ status: 'signed-out' })
    })
  }
}
