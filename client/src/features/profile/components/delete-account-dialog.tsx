import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { deleteAccountBody, type SelfUser } from '#shared/schemas/user.ts'
import { ApiError } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/form-field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { showRefusal } from '../../../lib/show-refusal.ts'
import { useLogOut } from '../../auth/use-log-out.ts'
import { useDeleteAccount } from '../use-delete-account.ts'
import { AccountName } from './account-name.tsx'

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
      open
      onClose={onClose}
      title="Delete your account?"
      description="You can't undo this. We'll delete your categories too. Anyone with a link can still play your cards, but no one can edit them."
      footer={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          {isTooLongAgo ? (
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
          )}
        </>
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
