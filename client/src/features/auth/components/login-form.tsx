import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { useLazyResolver } from '../../../lib/lazy-resolver.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField, TextField } from '../../../ui/form-field.tsx'
import type { LoginValues } from '../resolvers.ts'
import { showRefusal } from '../../../lib/show-refusal.ts'
import { useLogIn } from '../use-log-in.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { ActionLink } from './action-link.tsx'

const loadResolver = async () => (await import('../resolvers.ts')).loginResolver

export function LoginForm() {
  const logIn = useLogIn()
  const { state } = useLocation() as { state: object | null }
  const { control, handleSubmit, setError, formState } = useForm<LoginValues>({
    resolver: useLazyResolver(loadResolver),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = async (values: LoginValues) => {
    try {
      await logIn(values)
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
