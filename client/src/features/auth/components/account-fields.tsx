import type { Control, FieldValues, Path } from 'react-hook-form'
import { account } from '#messages/account.ts'
import { PasswordField, TextField } from '../../../ui/form-field.tsx'
import { serverConfig } from '../server-config.ts'

interface EmailFieldProps<V extends FieldValues> {
  control: Control<V>
  hint?: string
}

/** The email address that an account has. */
export function EmailField<V extends FieldValues & { email: string }>({ control, hint }: EmailFieldProps<V>) {
  return (
    <TextField
      control={control}
      name={'email' as Path<V>}
      label={account.email}
      hint={hint}
      type="email"
      autoComplete="username"
      inputMode="email"
    />
  )
}

interface NewPasswordFieldsProps<V extends FieldValues> {
  control: Control<V>
  name: Path<V>
  label: string
  repeatedLabel: string
  /** The repetition may stay empty. */
  optional?: boolean
}

/** A new password, and its repetition in `confirmPassword`. */
export function NewPasswordFields<V extends FieldValues>({
  control,
  name,
  label,
  repeatedLabel,
  optional = false,
}: NewPasswordFieldsProps<V>) {
  return (
    <>
      <PasswordField
        control={control}
        name={name}
        label={label}
        hint={account.passwordHint(serverConfig().passwordMinLength)}
        autoComplete="new-password"
      />
      <PasswordField
        control={control}
        name={'confirmPassword' as Path<V>}
        label={repeatedLabel}
        {...(optional && {
          action: <span className="text-chip text-muted">{account.optional}</span>,
          'aria-description': account.optional,
        })}
        autoComplete="new-password"
      />
    </>
  )
}

/** The name that an account is found by. */
export function UsernameField<V extends FieldValues & { username: string }>({
  control,
}: {
  control: Control<V>
}) {
  return (
    <TextField
      control={control}
      name={'username' as Path<V>}
      label={account.username}
      hint={account.usernameHint}
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
