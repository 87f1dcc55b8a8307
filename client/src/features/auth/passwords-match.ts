import type { FieldErrors, Resolver } from 'react-hook-form'

export const MISMATCH = "Passwords don't match"

/**
 * Checks that a new password is repeated correctly: the server never receives the repetition.
 * @param name of the field with the new password
 */
export function passwordsMatch<V extends { confirmPassword: string }>(name: keyof V): Resolver<V> {
  return (values) => {
    if (values[name] === values.confirmPassword) return { values, errors: {} }
    const errors: FieldErrors<{ confirmPassword: string }> = {
      confirmPassword: { type: 'custom', message: MISMATCH },
    }
    return { values: {}, errors: errors as FieldErrors<V> }
  }
}
