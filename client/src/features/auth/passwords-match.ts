import type { FieldErrors, Resolver } from 'react-hook-form'
import { account } from '#messages/account.ts'

/**
 * Checks too that a new password is repeated correctly, even if `check` is not loaded: the server never receives the repetition.
 * @param name of the field with the new password
 */
export function passwordsMatch<V extends { confirmPassword: string }>(
  name: keyof V,
  check: Resolver<V>,
): Resolver<V> {
  return async (values, ...rest) => {
    const checked = await check(values, ...rest)
    if (values[name] === values.confirmPassword) return checked
    const confirmPassword = { type: 'custom', message: account.passwordsDiffer }
    return { values: {}, errors: { ...checked.errors, confirmPassword } as FieldErrors<V> }
  }
}

/** A repetition that was left empty is not compared, because a password can be shown while it is typed. */
export function withoutEmptyRepetition<V extends { confirmPassword?: string | undefined }>(values: V): V {
  const { confirmPassword, ...others } = values
  return confirmPassword ? values : (others as V)
}
