import { useEffect } from 'react'
import { account } from '#messages/account.ts'
import { auth } from '#messages/auth.ts'
import { basics } from '#messages/basics.ts'
import { profile } from '#messages/profile.ts'
import { call } from '../../../lib/api-client.ts'
import { useLazyResolver } from '../../../lib/forms/lazy-resolver.ts'
import { toast } from '../../../lib/toast.ts'
import { useSentForm } from '../../../lib/forms/use-sent-form.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/form-field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { SentForm } from '../../../ui/sent-form.tsx'
import { AccountName, NewPasswordFields } from '../../auth/components/account-fields.tsx'
import { ForgotPasswordLink } from '../../auth/components/action-link.tsx'
import { beginSession } from '../../auth/begin-session.ts'
import { passwordsMatch } from '../../auth/passwords-match.ts'
import type { ChangePasswordValues } from '../../auth/resolvers.ts'
import { useOrLogIn } from '../../auth/use-or-log-in.ts'
import { refetchTokens } from '../refetch-tokens.ts'

const EMPTY: ChangePasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' }
const loadResolver = async () => (await import('../../auth/resolvers.ts')).changePasswordResolver()

interface ChangePasswordFormProps {
  email: string
  /** Whether the user followed a link to this form. */
  hasFocus: boolean
}

/** The form to change the password, only for accounts that have one. */
export function ChangePasswordForm({ email, hasFocus }: ChangePasswordFormProps) {
  const orLogIn = useOrLogIn()
  const form = useSentForm<ChangePasswordValues>({
    resolver: passwordsMatch('newPassword', useLazyResolver(loadResolver)),
    defaultValues: EMPTY,
    failed: profile.passwordFailed,
    send: async ({ currentPassword, newPassword }) => {
      const change = call('changePassword', { body: { currentPassword, newPassword } })
      const user = await orLogIn(change, { email, password: newPassword })
      if (user) await beginSession(user)
      form.reset(EMPTY)
      toast({ title: profile.passwordChanged, text: profile.passwordChangedText })
      void refetchTokens()
    },
  })
  // An effect and not `autoFocus`: after signing in this is a new screen, which first scrolls to its top.
  const { setFocus } = form
  useEffect(() => {
    if (hasFocus) setFocus('currentPassword')
  }, [hasFocus, setFocus])
  return (
    <SentForm form={form}>
      <AccountName email={email} />
      <PasswordField name="currentPassword" label={profile.currentPassword} autoComplete="current-password" />
      <NewPasswordFields
        name="newPassword"
        label={account.newPassword}
        repeatedLabel={profile.confirmPassword}
      />
      <FormError message={form.error} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ForgotPasswordLink>{auth.forgotPassword}</ForgotPasswordLink>
        <Button type="submit" className="ms-auto" pending={form.isSubmitting} pendingLabel={basics.saving}>
          {profile.changePassword}
        </Button>
      </div>
    </SentForm>
  )
}
