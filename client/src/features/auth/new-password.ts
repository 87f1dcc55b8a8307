import { z } from 'zod'
import { changePasswordBody, resetPasswordBody } from '#shared/schemas/user.ts'

const repeated = z.string()
/** Said beside the other fields' messages too. */
const MISMATCH = { path: ['confirmPassword'], message: "Passwords don't match", when: () => true }

/** The form of a forgotten password's link; the link brings the token. */
export function resetPasswordForm(passwordMinLength: number) {
  return resetPasswordBody(passwordMinLength)
    .omit({ token: true })
    .extend({ confirmPassword: repeated })
    .refine(({ password, confirmPassword }) => password === confirmPassword, MISMATCH)
}

export function changePasswordForm(passwordMinLength: number) {
  return changePasswordBody(passwordMinLength)
    .extend({ confirmPassword: repeated })
    .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, MISMATCH)
}
