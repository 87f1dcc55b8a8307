import { useCallback } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { REGISTRATION_ICON } from '#shared/product.ts'
import { useLazyResolver } from '../../../lib/lazy-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Registration } from '../resolvers.ts'
import { showRefusal } from '../submit-error.ts'
import { useRegister } from '../use-register.ts'
import { FormError } from './form-error.tsx'
import { IconPicker } from './icon-picker.tsx'

const EMPTY: Registration = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  displayName: '',
  profileIcon: REGISTRATION_ICON,
}

export function RegisterForm({ passwordMinLength }: { passwordMinLength: number }) {
  const signUp = useRegister()
  const loadResolver = useCallback(
    async () => (await import('../resolvers.ts')).registerResolver(passwordMinLength),
    [passwordMinLength],
  )
  const { register, control, handleSubmit, setError, formState } = useForm<Registration>({
    resolver: useLazyResolver(loadResolver),
    defaultValues: EMPTY,
  })
  const { errors, isSubmitting } = formState
  const submit = async (values: Registration) => {
    try {
      await signUp(values)
    } catch (error) {
      showRefusal(error, 'Registration failed', ['username', 'email', 'password', 'displayName'], setError)
    }
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Field label="Username" error={errors.username?.message} hint="3 to 20 letters, digits, _, - or .">
        {(field) => (
          <TextInput
            {...field}
            {...register('username')}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(field) => (
          <TextInput
            {...field}
            {...register('email')}
            type="email"
            autoComplete="username"
            inputMode="email"
          />
        )}
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        hint={`At least ${passwordMinLength} characters`}
      >
        {(field) => <PasswordInput {...field} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword?.message}>
        {(field) => <PasswordInput {...field} {...register('confirmPassword')} autoComplete="new-password" />}
      </Field>
      <Field label="Display name (optional)" error={errors.displayName?.message}>
        {(field) => <TextInput {...field} {...register('displayName')} autoComplete="name" />}
      </Field>
      <Controller
        control={control}
        name="profileIcon"
        render={({ field }) => (
          <IconPicker value={field.value ?? REGISTRATION_ICON} onChange={field.onChange} />
        )}
      />
      <FormError message={errors.root?.message} />
      <Button type="submit" size="big" pending={isSubmitting} pendingLabel="Creating account">
        Register
      </Button>
    </form>
  )
}
