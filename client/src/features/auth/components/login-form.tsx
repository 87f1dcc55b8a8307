import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import { DEFAULT_PASSWORD_MIN_LENGTH } from '#shared/product.ts'
import { emailSchema } from '#shared/schemas/user.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { sayRefused } from '../submit-error.ts'
import { useLogIn } from '../use-log-in.ts'
import { FormError } from './form-error.tsx'
import { WayLink } from './way-link.tsx'

/** The specification's rule for this form; the server only asks for a password. */
const loginForm = z.object({
  email: emailSchema,
  password: z
    .string()
    .min(DEFAULT_PASSWORD_MIN_LENGTH, `Password must be at least ${DEFAULT_PASSWORD_MIN_LENGTH} characters`),
})
type LoginValues = z.input<typeof loginForm>

export function LoginForm() {
  const logIn = useLogIn()
  const { state } = useLocation() as { state: object | null }
  const { register, handleSubmit, setError, formState } = useForm<LoginValues>({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const submit = async (values: LoginValues) => {
    try {
      await logIn(values)
    } catch (error) {
      sayRefused(error, 'Login failed', ['email', 'password'], setError)
    }
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            type="email"
            autoComplete="username"
            inputMode="email"
          />
        )}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <FormError message={errors.root?.message} />
      <Button type="submit" size="big" pending={isSubmitting} pendingLabel="Logging in">
        Log In
      </Button>
      <WayLink to={paths.resetPassword} state={{ ...state }}>
        Forgot password?
      </WayLink>
    </form>
  )
}
