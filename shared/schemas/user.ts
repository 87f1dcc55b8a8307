import { z } from 'zod'
import { DEFAULT_PROFILE_ICON, PROFILE_ICONS } from '../account-choices.ts'
import {
  DISPLAY_NAME_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
} from '../product.ts'
import { codePointLength } from '../rules/text.ts'
import { atLeast, body, documentId, lineOfName, opIdSchema, time } from './text.ts'

export const userIdSchema = documentId('User id')

/** A user as their own responses contain them. */
export const selfUser = z.object({
  id: userIdSchema,
  username: z.string(),
  email: z.string(),
  displayName: z.string().nullable(),
  profileIcon: z.enum(PROFILE_ICONS),
  createdAt: time,
  emailVerified: z.boolean(),
  authProvider: z.enum(['local', 'google', 'oidc']),
})
export type SelfUser = z.output<typeof selfUser>

const usernameSchema = z
  .string('Username must be text')
  .trim()
  .min(USERNAME_MIN_LENGTH, `Username must be at least ${USERNAME_MIN_LENGTH} characters`)
  .max(USERNAME_MAX_LENGTH, `Username must be at most ${USERNAME_MAX_LENGTH} characters`)
  .regex(/^[A-Za-z0-9_.-]+$/, 'Use only letters, digits, _, - and .')

/** A username or similar, as typed to look up a user. */
export const knownUsername = z
  .string('Username must be text')
  .trim()
  .min(3, 'Username must be at least 3 characters')
  .max(100, 'Username must be at most 100 characters')

/** The body of `POST /api/cards/{cardId}/co-hosts`. */
export const addCoHostBody = body({ username: knownUsername })

/** An email address, converted to lower case, in which it is stored and compared. */
export const emailSchema = z
  .string('Please enter a valid email')
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX_LENGTH, `Email must be at most ${EMAIL_MAX_LENGTH} characters`)
  .pipe(z.email('Please enter a valid email'))
  .meta({ format: 'email' })

const PASSWORD_TOO_LONG = `Password must be at most ${PASSWORD_MAX_LENGTH} characters`
/** All unpaired surrogates become U+FFFD in UTF-8, so different passwords would be equal. */
const isWellFormed = (password: string) => !/\p{Cs}/u.test(password)
const NOT_WELL_FORMED = "Password contains characters we can't store"
const isNotTooLong = (password: string) => codePointLength(password) <= PASSWORD_MAX_LENGTH

/** A new password: any Unicode text, counted in code points, never trimmed or cut. */
function passwordSchema(minLength: number) {
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

// `passwordMinLength` is the server's PASSWORD_MIN_LENGTH.

/** The body of `POST /api/register`. An empty display name becomes null. */
export function registerBody(passwordMinLength: number) {
  return body({
    username: usernameSchema,
    email: emailSchema,
    password: passwordSchema(passwordMinLength),
    confirmPassword: z.string('Confirm password must be text').optional(),
    /** The code of an invitation link, if registration requires one. */
    invitation: z.string('Invitation must be text').max(100, 'This invitation is too long').optional(),
    displayName: displayName
      .transform((name) => (name === '' ? null : name))
      .nullable()
      .default(null),
    profileIcon: profileIcon.default(DEFAULT_PROFILE_ICON),
  }).refine(
    ({ confirmPassword, password }) => confirmPassword === undefined || confirmPassword === password,
    {
      path: ['confirmPassword'],
      message: "Passwords don't match",
      // Also checked when other fields are invalid, but only for objects.
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  )
}

const requiredPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .refine(isNotTooLong, PASSWORD_TOO_LONG)
  .refine(isWellFormed, NOT_WELL_FORMED)
  .meta({ maxLength: PASSWORD_MAX_LENGTH })

/** The body of `POST /api/login`. The password's length was checked when it was set. */
export const loginBody = body({ email: emailSchema, password: requiredPassword })

/** Other types become an empty code, so that every malformed code is refused with `invalid-action-code`. */
const token = z.string().catch('')

/** The body of `POST /api/forgot-password`. */
export const forgotPasswordBody = body({ email: emailSchema })

/** The body of `POST /api/reset-password`. */
export function resetPasswordBody(passwordMinLength: number) {
  return body({ token, password: passwordSchema(passwordMinLength), opId: opIdSchema.optional() })
}

/** The body of `POST /api/verify-email`. */
export const verifyEmailBody = body({ token, opId: opIdSchema.optional() })

/** The body of `POST /api/change-password`. */
export function changePasswordBody(passwordMinLength: number) {
  return body({ currentPassword: requiredPassword, newPassword: passwordSchema(passwordMinLength) })
}

/** The body of `DELETE /api/account`. An account without a password sends none. */
export const deleteAccountBody = body({ password: requiredPassword.optional() })

/** The body of `PATCH /api/profile`: any of the fields. */
export const profileBody = body({
  username: usernameSchema,
  displayName: atLeast(displayName, 1, 'Display name is required'),
  profileIcon,
}).partial()
