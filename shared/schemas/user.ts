import { z } from 'zod'
import {
  DEFAULT_PROFILE_ICON,
  DISPLAY_NAME_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PROFILE_ICONS,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  type ProfileIcon,
} from '../product.ts'
import { codePointLength } from '../rules/text.ts'
import { BODY_MUST_BE_AN_OBJECT, lineOfName } from './text.ts'

/** A user as calls answer it. `createdAt` is ISO 8601 in UTC. */
export interface User {
  id: string
  username: string
  email: string
  displayName: string | null
  profileIcon: ProfileIcon
  createdAt: string
}

/** A user as answered to themselves. */
export interface SelfUser extends User {
  emailVerified: boolean
  authProvider: 'local' | 'google'
}

export const usernameSchema = z
  .string('Username must be text')
  .trim()
  .min(USERNAME_MIN_LENGTH, `Username must be at least ${USERNAME_MIN_LENGTH} characters`)
  .max(USERNAME_MAX_LENGTH, `Username must be at most ${USERNAME_MAX_LENGTH} characters`)
  .regex(/^[A-Za-z0-9_.-]+$/, 'Use only letters, digits, _, - and .')

/** Becomes lower case, as it is stored and compared. */
export const emailSchema = z
  .string('Please enter a valid email')
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX_LENGTH, `Email must be at most ${EMAIL_MAX_LENGTH} characters`)
  .pipe(z.email('Please enter a valid email'))

const PASSWORD_TOO_LONG = `Password must be at most ${PASSWORD_MAX_LENGTH} characters`
/** Unpaired surrogates all become U+FFFD in UTF-8: two different passwords would be one. */
const isWellFormed = (password: string) => !/\p{Cs}/u.test(password)
const NOT_WELL_FORMED = "Password contains characters we can't store"
const isNotTooLong = (password: string) => codePointLength(password) <= PASSWORD_MAX_LENGTH

/** A password is never trimmed or cut: any Unicode, counted in code points. */
export function passwordSchema(minLength: number) {
  return z
    .string('Password must be text')
    .refine((text) => codePointLength(text) >= minLength, `Password must be at least ${minLength} characters`)
    .refine(isNotTooLong, PASSWORD_TOO_LONG)
    .refine(isWellFormed, NOT_WELL_FORMED)
    .meta({
      minLength,
      maxLength: PASSWORD_MAX_LENGTH,
      description: 'At least `passwordMinLength` of `GET /api/config`.',
    })
}

const displayName = lineOfName('Display name', DISPLAY_NAME_MAX_LENGTH)
const profileIcon = z.enum(PROFILE_ICONS, 'Choose one of the icons shown')

/**
 * The body of `POST /api/register`. An empty display name becomes null.
 * @param passwordMinLength the server's PASSWORD_MIN_LENGTH
 */
export function registerBody(passwordMinLength: number) {
  return z
    .object(
      {
        username: usernameSchema,
        email: emailSchema,
        password: passwordSchema(passwordMinLength),
        confirmPassword: z.string('Confirm password must be text').optional(),
        displayName: displayName
          .transform((name) => (name === '' ? null : name))
          .nullable()
          .default(null),
        profileIcon: profileIcon.default(DEFAULT_PROFILE_ICON),
      },
      BODY_MUST_BE_AN_OBJECT,
    )
    .refine((body) => body.confirmPassword === undefined || body.confirmPassword === body.password, {
      path: ['confirmPassword'],
      message: "Passwords don't match",
      // Also checked when other fields are invalid, but only for objects.
      when: ({ value }) => typeof value === 'object' && value !== null,
    })
}

const requiredPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .refine(isNotTooLong, PASSWORD_TOO_LONG)
  .refine(isWellFormed, NOT_WELL_FORMED)
  .meta({ maxLength: PASSWORD_MAX_LENGTH })

/** The body of `POST /api/login`. The password is only required: its length was checked when it was set. */
export const loginBody = z.object({ email: emailSchema, password: requiredPassword }, BODY_MUST_BE_AN_OBJECT)

/** What is not text becomes an empty code, so that every malformed code gets the same refusal, `invalid-action-code`. */
const token = z.string().catch('')

/** The body of `POST /api/forgot-password`. */
export const forgotPasswordBody = z.object({ email: emailSchema }, BODY_MUST_BE_AN_OBJECT)

/**
 * The body of `POST /api/reset-password`.
 * @param passwordMinLength the server's PASSWORD_MIN_LENGTH
 */
export function resetPasswordBody(passwordMinLength: number) {
  return z.object({ token, password: passwordSchema(passwordMinLength) }, BODY_MUST_BE_AN_OBJECT)
}

/** The body of `POST /api/verify-email`. */
export const verifyEmailBody = z.object({ token }, BODY_MUST_BE_AN_OBJECT)

/**
 * The body of `POST /api/change-password`.
 * @param passwordMinLength the server's PASSWORD_MIN_LENGTH
 */
export function changePasswordBody(passwordMinLength: number) {
  return z.object(
    { currentPassword: requiredPassword, newPassword: passwordSchema(passwordMinLength) },
    BODY_MUST_BE_AN_OBJECT,
  )
}

/** The body of `DELETE /api/account`; an account without a password sends none. */
export const deleteAccountBody = z.object({ password: requiredPassword.optional() }, BODY_MUST_BE_AN_OBJECT)

/** The body of `PATCH /api/profile`: any part of it. */
export const profileBody = z
  .object(
    {
      username: usernameSchema,
      displayName: displayName.refine((name) => name !== '', 'Display name is required'),
      profileIcon,
    },
    BODY_MUST_BE_AN_OBJECT,
  )
  .partial()
