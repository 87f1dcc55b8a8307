import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import { PROFILE_ICONS } from '#shared/account-choices.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import {
  date,
  flag,
  modelOf,
  number,
  oneOf,
  optional,
  orNull,
  text,
  textOf,
  untilDeleted,
  withDefault,
  type DocOf,
} from './model-of.ts'

/** A stored user. */
export type UserDoc = DocOf<typeof fields>

const fields = {
  username: text,
  /** `username` in lower case: names are unique, ignoring case. */
  usernameLower: text,
  /** Always in lower case. */
  email: text,
  /** argon2id in PHC form; null for accounts that sign in elsewhere. */
  passwordHash: orNull(text),
  displayName: orNull(text),
  profileIcon: oneOf(PROFILE_ICONS),
  /** The language of emails to the user. */
  language: optional(textOf<Language>()),
  emailVerified: withDefault(flag, false),
  authProvider: withDefault<'local' | 'google' | 'oidc'>(oneOf(['local', 'google', 'oidc']), 'local'),
  /** The user's id at the provider; for OpenID Connect, after the issuer and a space. */
  authProviderId: orNull(text),
  /**
   * Raised by one in the same update as the password, and by "log out everywhere else". A session of an earlier epoch
   * is dead, even during its login.
   */
  sessionEpoch: withDefault(number, 0),
  /** SHA-256 in hex of the token that verifies the email; once it is used, of the token and the id of that use. */
  verificationToken: orNull(text),
  verificationExpires: orNull(date),
  /** The same for the token that sets a new password. */
  resetPasswordToken: orNull(text),
  resetPasswordExpires: orNull(date),
  /** When an admin suspended the user; missing for others. */
  suspendedAt: optional(date),
  /** Set once the account is deleted: its data is deleted next, and then this document. */
  closing: optional(flag),
  createdAt: untilDeleted<Date>(Date),
  updatedAt: untilDeleted<Date>(Date),
}

export const userModel = modelOf<UserDoc>(
  'User',
  'users',
  fields,
  [
    [{ usernameLower: 1 }, { unique: true }],
    [{ email: 1 }, { unique: true }],
    [{ authProviderId: 1 }],
    [{ verificationToken: 1 }],
    [{ resetPasswordToken: 1 }],
    [{ closing: 1 }],
  ],
  { timestamps: true },
)
/** Returns whom an email goes to, and in which language. */
export const recipientOf = ({ email, language = DEFAULT_LANGUAGE }: Pick<UserDoc, 'email' | 'language'>) => ({
  email,
  language,
})

/**
 * Returns the update that closes an account. It removes everything that a user can be found by, so that no sign-in,
 * link or invitation reaches the account any longer and its name and email are free immediately.
 */
export function closedAccount(id: string) {
  const unfindable = `closing:${id}`
  return {
    $set: {
      closing: true,
      username: unfindable,
      usernameLower: unfindable,
      email: unfindable,
      passwordHash: null,
      displayName: null,
      authProviderId: null,
      verificationToken: null,
      resetPasswordToken: null,
    },
    // Ends every session, even during its login.
    $inc: { sessionEpoch: 1 },
  } as const
}

/** Returns a user as sent to themselves. */
export function toSelfUser(doc: UserDoc): SelfUser {
  return {
    id: doc._id.toString(),
    username: doc.username,
    email: doc.email,
    displayName: doc.displayName,
    profileIcon: doc.profileIcon,
    createdAt: doc.createdAt.toISOString(),
    emailVerified: doc.emailVerified,
    authProvider: doc.authProvider,
  }
}
