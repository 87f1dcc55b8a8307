import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { auth } from '#messages/auth.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { call } from '../../../lib/api-client.ts'
import { useLazyResolver } from '../../../lib/lazy-resolver.ts'
import { paths } from '../../../lib/paths.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/form-field.tsx'
import { useSentForm } from '../../../lib/use-sent-form.ts'
import { beginSession, refusedCookieAtom } from '../begin-session.ts'
import type { LoginValues } from '../resolvers.ts'
import { EmailField } from './account-fields.tsx'
import { ActionLink } from './action-link.tsx'

const loadResolver = async () => (await import('../resolvers.ts')).loginResolver()

export function LoginForm() {
  const refusedCookie = useAtomValue(refusedCookieAtom)
  const { state } = useLocation() as { state: object | null }
  const { control, error, isSubmitting, onSubmit } = useSentForm<LoginValues>({
    resolver: useLazyResolver(loadResolver),
    defaultValues: { email: '', password: '' },
    failed: auth.logInFailed,
    send: async (values) => {
      const user = await call('login', { body: values })
      if (await beginSession(user)) toast({ title: auth.loggedIn, text: auth.welcomeBack(nameOf(user)) })
    },
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      <EmailField control={control} />
      <PasswordField
        control={control}
        name="password"
        label={auth.password}
        autoComplete="current-password"
      />
      <FormError message={error ?? refusedCookie} />
      <Button type="submit" size="big" pending={isSubmitting} pendingLabel={auth.loggingIn}>
        {auth.logIn}
      </Button>
      <ActionLink to={paths.resetPassword} state={{ ...state, code: undefined }}>
        {auth.forgotPassword}
      </ActionLink>
    </form>
  )
}
