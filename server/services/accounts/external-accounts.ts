import type { Connection } from 'mongoose'
import { customAlphabet } from 'nanoid'
import { DEFAULT_PROFILE_ICON } from '#shared/account-choices.ts'
import {
  DISPLAY_NAME_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
} from '#shared/product.ts'
import { storableLine, tidyName } from '#shared/rules/text.ts'
import { AppError, refusedField } from '../../app-error.ts'
import { unlessDuplicate } from '../../database/errors.ts'
import { userModel } from '../../models/user.ts'
import { createSerialQueue } from '../serial-queue.ts'
import type { Registration } from './registration.ts'
import { refuseSuspended, toAuthenticated, type Authenticated } from './session-epoch.ts'

/** A user as a provider describes them. The provider may leave anything out. */
export interface ExternalProfile {
  provider: 'google' | 'oidc'
  /** The claim `sub`, for OpenID Connect after the issuer and a space: equal claims of two issuers are two users. */
  id: unknown
  displayName: string | undefined
  email: string | undefined
  /** Whether the provider has verified the address. */
  emailVerified: boolean
}

/** Usernames tried before giving up. With four random digits this does not happen. */
const NAME_TRIES = 20
const SUFFIX_LENGTH = 4

const suffix = customAlphabet('0123456789', SUFFIX_LENGTH)

/** Returns the local part of the email as a username; from the second attempt on with random digits. */
function usernameOf(email: string, attempt: number): string {
  const cleaned = (email.split('@')[0] ?? '').replace(/[^A-Za-z0-9_.-]/g, '')
  const base = cleaned.length < USERNAME_MIN_LENGTH ? `${cleaned}player` : cleaned
  return attempt === 0
    ? base.slice(0, USERNAME_MAX_LENGTH)
    : base.slice(0, USERNAME_MAX_LENGTH - SUFFIX_LENGTH) + suffix()
}

/** Returns the address that the provider vouches for, which our own form may refuse; undefined when it is none. */
function vouchedEmail(given: string | undefined): string | undefined {
  const email = given?.trim().toLowerCase()
  return email !== undefined && email.length <= EMAIL_MAX_LENGTH && /^[^\s\p{C}]+@[^\s\p{C}@]+$/u.test(email)
    ? email
    : undefined
}

const emailTaken = (): AppError => new AppError('email-already-in-use', 'Sign in with your password.')

export function createExternalAccounts(connection: Connection, registration: Pick<Registration, 'admit'>) {
  const users = userModel(connection)
  const serialQueue = createSerialQueue()

  async function findAccount(provider: ExternalProfile['provider'], id: string) {
    const doc = await users.findOne({ authProviderId: id, authProvider: provider }).lean()
    if (!doc) return undefined
    refuseSuspended(doc)
    return toAuthenticated(doc)
  }

  async function create({ provider, displayName = '' }: ExternalProfile, id: string, email: string) {
    for (let attempt = 0; attempt < NAME_TRIES; attempt++) {
      const isEmailTaken = await users.exists({ email })
      // Another server may have created the account at the same time: its email is unique.
      const created = isEmailTaken || attempt > 0 ? await findAccount(provider, id) : undefined
      if (created) return created
      if (isEmailTaken) throw emailTaken()
      const username = usernameOf(email, attempt)
      const doc = await unlessDuplicate(
        users.create({
          username,
          usernameLower: username.toLowerCase(),
          email,
          displayName: storableLine(tidyName(displayName), DISPLAY_NAME_MAX_LENGTH) || null,
          profileIcon: DEFAULT_PROFILE_ICON,
          emailVerified: true,
          authProvider: provider,
          authProviderId: id,
        }),
      )
      if (doc) return toAuthenticated(doc)
    }
    throw new Error('No free username was found')
  }

  return {
    /**
     * Returns the account of a provider's user, created on first sign-in.
     * @param invitation the code of an invitation to register, if they have one
     * @throws AppError `email-already-in-use` when another account has the email (accounts are never merged),
     *   `invalid-credential` when the provider gives no id, or has not verified the email; `registration-closed` and
     *   `expired-action-code` for a new account that registration does not admit
     */
    signIn: async (profile: ExternalProfile, invitation?: string): Promise<Authenticated> => {
      const { provider, id, email: given, emailVerified } = profile
      // Without an id, every user of the provider would be the same one.
      if (typeof id !== 'string' || id === '')
        throw new AppError('invalid-credential', "Your identity isn't confirmed.")
      // One after the other, so that a user's sign-ins don't race for names. Between servers the unique email decides.
      return serialQueue(id, async () => {
        const found = await findAccount(provider, id)
        if (found) return found
        const email = vouchedEmail(given)
        if (email === undefined || !emailVerified)
          throw refusedField('email', "Your email isn't confirmed.", 'invalid-credential')
        return registration.admit({ email, isVerified: true, invitation }, () => create(profile, id, email))
      })
    },
  }
}
