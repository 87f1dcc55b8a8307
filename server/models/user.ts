import type { Types } from 'mongoose'
import { PROFILE_ICONS, type ProfileIcon } from '#shared/product.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { modelOf, schemaOf } from './model-of.ts'

/** A stored user. */
export interface UserDoc {
  _id: Types.ObjectId
  username: string
  /** `username` in lower case: names are unique without regard to case. */
  usernameLower: string
  /** Always in lower case. */
  email: string
  /** argon2id in PHC form; null for accounts that sign in elsewhere. */
  passwordHash: string | null
  displayName: string | null
  profileIcon: ProfileIcon
  emailVerified: boolean
  authProvider: 'local' | 'google' | 'oidc'
  /** The user's id at the provider; of OpenID Connect after its issuer and a space. */
  authProviderId: string | null
  /**
   * Raised by one in the same update as the password, and by "log out everywhere else". A session of an
   * earlier epoch is dead, also during its log-in.
   */
  sessionEpoch: number
  /** SHA-256 in hex of the token that verifies the email. */
  verificationToken: string | null
  verificationExpires: Date | null
  /** SHA-256 in hex of the token that sets a new password. */
  resetPasswordToken: string | null
  resetPasswordExpires: Date | null
  /** Set while an admin keeps the user out. */
  suspendedAt?: Date
  /** Deleted by its owner. The account's data is being deleted, and then this document. */
  closing?: true
  createdAt: Date
  updatedAt: Date
}

const userSchema = schemaOf<UserDoc>(
  'users',
  {
    username: { type: String, required: true },
    usernameLower: { type: String, required: true },
    email: { type: String, required: true },
    passwordHash: { type: String, default: null },
    displayName: { type: String, default: null },
    profileIcon: { type: String, enum: PROFILE_ICONS, required: true },
    emailVerified: { type: Boolean, default: false },
    authProvider: { type: String, enum: ['local', 'google', 'oidc'], default: 'local' },
    authProviderId: { type: String, default: null },
    sessionEpoch: { type: Number, default: 0 },
    verificationToken: { type: String, default: null },
    verificationExpires: { type: Date, default: null },
    resetPasswordToken: { type: String, default: null },
    resetPasswordExpires: { type: Date, default: null },
    suspendedAt: Date,
    closing: Boolean,
  },
  { timestamps: true },
)
userSchema.index({ usernameLower: 1 }, { unique: true })
userSchema.index({ email: 1 }, { unique: true })
userSchema.index({ authProviderId: 1 })
userSchema.index({ verificationToken: 1 })
userSchema.index({ resetPasswordToken: 1 })
userSchema.index({ closing: 1 })

export const userModel = modelOf('User', userSchema)

export type UserModel = ReturnType<typeof userModel>

/**
 * The update that closes an account. It takes away all that a user can be found by, so that no sign-in, link
 * or invitation reaches the account any longer and its name and email are free immediately.
 */
export function closed(id: string) {
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
    // Ends every session, also during its log-in.
    $inc: { sessionEpoch: 1 },
  } as const
}

/** The fields that a call by a signed-in user reads. */
export const SIGNED_IN_FIELDS = {
  username: 1,
  email: 1,
  displayName: 1,
  profileIcon: 1,
  createdAt: 1,
  emailVerified: 1,
  authProvider: 1,
  sessionEpoch: 1,
  suspendedAt: 1,
} as const

export type SignedInDoc = Pick<UserDoc, '_id' | keyof typeof SIGNED_IN_FIELDS>

/** The user as answered to themselves. */
export function toSelfUser(doc: SignedInDoc): SelfUser {
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
