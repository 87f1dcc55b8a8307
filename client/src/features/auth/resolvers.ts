import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { DEFAULT_PASSWORD_MIN_LENGTH } from '#shared/product.ts'
import {
  changePasswordBody,
  emailSchema,
  forgotPasswordBody,
  registerBody,
  resetPasswordBody,
} from '#shared/schemas/user.ts'
import { MISMATCH } from './new-password.ts'

/** The specification's rule for this form; the server only asks for a password. */
const loginForm = z.object({
  email: emailSchema,
  password: z
    .string()
    .min(DEFAULT_PASSWORD_MIN_LENGTH, `Password must be at least ${DEFAULT_PASSWORD_MIN_LENGTH} characters`),
})
export type LoginValues = z.input<typeof loginForm>
export type ForgottenValues = z.input<typeof forgotPasswordBody>

export const loginResolver = zodResolver(loginForm)
export const forgottenResolver = zodResolver(forgotPasswordBody)

const repeated = z.string()
/** Said beside the other fields' messages too. */
const mismatch = { path: ['confirmPassword'], message: MISMATCH, when: () => true }

/** The form of a forgotten password's link; the link brings the token. */
function resetPasswordForm(passwordMinLength: number) {
  return resetPasswordBody(passwordMinLength)
    .omit({ token: true })
    .extend({ confirmPassword: repeated })
    .refine(({ password, confirmPassword }) => password === confirmPassword, mismatch)
}

function changePasswordForm(passwordMinLength: number) {
  return changePasswordBody(passwordMinLength)
    .extend({ confirmPassword: repeated })
    .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, mismatch)
}

export type Registration = z.input<ReturnType<typeof registerBody>>
export type NewPassword = z.input<ReturnType<typeof resetPasswordForm>>
export type PasswordChange = z.input<ReturnType<typeof changePasswordForm>>

/** @param passwordMinLength the server's PASSWORD_MIN_LENGTH, here and below */
export const registerResolver = (passwordMinLength: number) => zodResolver(registerBody(passwordMinLength))
export const resetPasswordResolver = (passwordMinLength: number) =>
  zodResolver(resetPasswordForm(passwordMinLength))
export const changePasswordResolver = (passwordMinLength: number) =>
  zodResolver(changePasswordForm(passwordMinLength))
