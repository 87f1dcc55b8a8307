import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import { auth } from '#messages/auth.ts'
import { DEFAULT_PASSWORD_MIN_LENGTH } from '#shared/product.ts'
import {
  changePasswordBody,
  emailSchema,
  forgotPasswordBody,
  profileBody,
  registerBody,
  resetPasswordBody,
} from '#shared/schemas/user.ts'
import { zodResolver } from '../../lib/forms/zod-resolver.ts'
import { withoutEmptyRepetition } from './passwords-match.ts'
import { serverConfig } from './server-config.ts'

/** The minimum length is this form's own rule, from the specification. The server accepts any password here. */
const loginForm = () =>
  z.object({
    email: emailSchema,
    password: z.string().min(DEFAULT_PASSWORD_MIN_LENGTH, auth.passwordTooShort),
  })
export type LoginValues = z.input<ReturnType<typeof loginForm>>
export type ForgotPasswordValues = z.input<typeof forgotPasswordBody>

export const loginResolver = () => zodResolver(loginForm())
export const forgotPasswordResolver = zodResolver(forgotPasswordBody)

const confirmPassword = z.string()

const registerForm = () => registerBody(serverConfig().passwordMinLength)

/** The form that a reset link opens. It has no field for the token, which is in the link. */
const resetPasswordForm = () =>
  resetPasswordBody(serverConfig().passwordMinLength)
    .omit({ token: true, opId: true })
    .extend({ confirmPassword })

const changePasswordForm = () =>
  changePasswordBody(serverConfig().passwordMinLength).extend({ confirmPassword })

export type RegisterValues = z.input<ReturnType<typeof registerForm>>
export type ResetPasswordValues = z.input<ReturnType<typeof resetPasswordForm>>
export type ChangePasswordValues = z.input<ReturnType<typeof changePasswordForm>>

/** All fields of the profile are required, as the form sends all of them. */
const profileForm = profileBody.required()
export type ProfileValues = z.input<typeof profileForm>
export const profileResolver = zodResolver(profileForm)

export function registerResolver(): Resolver<RegisterValues> {
  const resolve = zodResolver(registerForm())
  return (values, ...rest) => resolve(withoutEmptyRepetition(values), ...rest)
}
export const resetPasswordResolver = () => zodResolver(resetPasswordForm())
export const changePasswordResolver = () => zodResolver(changePasswordForm())
