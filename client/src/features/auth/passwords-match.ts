import type { FieldErrors, Resolver } from 'react-hook-form'
import { account } from '#messages/account.ts'

/**
 * Extends a resolver to check that a new password is repeated correctly. This works even if the code of `check` cannot
 * be loaded, as the server never receives the repetition.
 * @param name the name of the field with the new password
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

/** Removes an empty repetition. It is optional, because the password can be shown while it is typed. */
export function withoutEmptyRepetition<V extends { confirmPassword?: string | undefined }>(values: V): V {
  const { confirmPassword, ...others } = values
  return confirmPassword ? values : (others as V)
}
