import { account } from '#messages/account.ts'
import { PasswordField, TextField } from '../../../ui/form-field.tsx'
import { serverConfig } from '../server-config.ts'

/** The field `email`, for the email address of an account. */
export function EmailField({ hint }: { hint?: string }) {
  return (
    <TextField
      name="email"
      label={account.email}
      hint={hint}
      type="email"
      autoComplete="username"
      inputMode="email"
    />
  )
}

interface NewPasswordFieldsProps {
  name: string
  label: string
  repeatedLabel: string
  /** Whether the repetition may stay empty. */
  optional?: boolean
}

/** The field for a new password, and the field `confirmPassword` for its repetition. */
export function NewPasswordFields({ repeatedLabel, optional = false, ...field }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...field}
        hint={account.passwordHint(serverConfig().passwordMinLength)}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmPassword"
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

/** The field `username`, by which others find an account. */
export function UsernameField() {
  return (
    <TextField
      name="username"
      label={account.username}
      hint={account.usernameHint}
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

/** A hidden field that tells password managers which account the form's password belongs to. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
