import { useSetAtom } from 'jotai'
import { ChevronRight } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { REGISTRATION_ICON } from '#shared/product.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { call } from '../../../lib/api-client.ts'
import { useLazyResolver } from '../../../lib/lazy-resolver.ts'
import { showRefusal } from '../../../lib/show-refusal.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField, TextField } from '../../../ui/form-field.tsx'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { withoutEmptyRepetition } from '../passwords-match.ts'
import type { RegisterValues } from '../resolvers.ts'
import { IconPicker } from './icon-picker.tsx'

const EMPTY: RegisterValues = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  displayName: '',
  profileIcon: REGISTRATION_ICON,
}

export function RegisterForm({ passwordMinLength }: { passwordMinLength: number }) {
  const setSession = useSetAtom(sessionAtom)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const loadResolver = useCallback(
    async () => (await import('../resolvers.ts')).registerResolver(passwordMinLength),
    [passwordMinLength],
  )
  const { control, handleSubmit, setError, formState } = useForm<RegisterValues>({
    resolver: useLazyResolver(loadResolver),
    defaultValues: EMPTY,
  })
  const { errors, isSubmitting } = formState
  const submit = async (values: RegisterValues) => {
    try {
      const user = await call('register', { body: withoutEmptyRepetition(values) })
      setSession({ status: 'signed-in', user })
      toast({ title: 'Registration successful', text: `Welcome, ${nameOf(user)}!` })
    } catch (error) {
      showRefusal(error, 'Registration failed', ['username', 'email', 'password', 'displayName'], setError)
    }
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <TextField
        control={control}
        name="username"
        label="Username"
        hint="3 to 20 letters, digits, dots, dashes or underscores"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField
        control={control}
        name="password"
        label="Password"
        hint={`At least ${passwordMinLength} characters`}
        autoComplete="new-password"
      />
      <PasswordField
        control={control}
        name="confirmPassword"
        label="Confirm password"
        action={<span className="text-chip text-muted">Optional</span>}
        aria-description="Optional"
        autoComplete="new-password"
      />
      <details
        className="group"
        open={isMoreOpen || errors.displayName !== undefined}
        onToggle={(event) => setMoreOpen(event.currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-field font-semibold">
          <ChevronRight aria-hidden="true" className="group-open:rotate-90" />
          Add a name and icon
        </summary>
        <div className="grid gap-4 pt-3">
          <TextField
            control={control}
            name="displayName"
            label="Display name (optional)"
            autoComplete="name"
          />
          <Controller
            control={control}
            name="profileIcon"
            render={({ field }) => (
              <IconPicker value={field.value ?? REGISTRATION_ICON} onChange={field.onChange} />
            )}
          />
        </div>
      </details>
      <FormError message={errors.root?.message} />
      <Button type="submit" size="big" pending={isSubmitting} pendingLabel="Creating account">
        Register
      </Button>
    </form>
  )
}
