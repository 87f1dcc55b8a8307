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

/** A repetition that was left empty is not compared, because a password can be shown while it is typed. */
export function withoutEmptyRepetition<V extends { confirmPassword?: string | undefined }>(values: V): V {
  const { confirmPassword, ...others } = values
  return confirmPassword ? values : (others as V)
}
