import { useSetAtom } from 'jotai'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { nameOf } from '#shared/rules/user-name.ts'
import { call } from '../../../lib/api-client.ts'
import { useLazyResolver } from '../../../lib/lazy-resolver.ts'
import { paths } from '../../../lib/paths.ts'
import { showRefusal } from '../../../lib/show-refusal.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField, TextField } from '../../../ui/form-field.tsx'
import { sessionAtom } from '../../../lib/session-atom.ts'
import type { LoginValues } from '../resolvers.ts'
import { ActionLink } from './action-link.tsx'

const loadResolver = async () => (await import('../resolvers.ts')).loginResolver

export function LoginForm() {
  const setSession = useSetAtom(sessionAtom)
  const { state } = useLocation() as { state: object | null }
  const { control, handleSubmit, setError, formState } = useForm<LoginValues>({
    resolver: useLazyResolver(loadResolver),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = async (values: LoginValues) => {
    try {
      const user = await call('login', { body: values })
      setSession({ status: 'signed-in', user })
      toast({ title: 'Login successful', text: `Welcome back, ${nameOf(user)}!` })
    } catch (error) {
      showRefusal(error, 'Login failed', ['email', 'password'], setError)
    }
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <TextField
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField control={control} name="password" label="Password" autoComplete="current-password" />
      <FormError message={errors.root?.message} />
      <Button type="submit" size="big" pending={isSubmitting} pendingLabel="Logging in">
        Log In
      </Button>
      <ActionLink to={paths.resetPassword} state={{ ...state }}>
        Forgot password?
      </ActionLink>
    </form>
  )
}
