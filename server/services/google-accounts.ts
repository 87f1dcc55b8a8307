import type { Connection } from 'mongoose'
import {
  DEFAULT_PROFILE_ICON,
  DISPLAY_NAME_MAX_LENGTH,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
} from '#shared/product.ts'
import { storableLine } from '#shared/rules/text.ts'
import { emailSchema } from '#shared/schemas/user.ts'
import { AppError } from '../app-error.ts'
import { isDuplicateKey } from '../database/errors.ts'
import { userModel } from '../models/user.ts'
import { toAuthenticated, type Authenticated } from './session-epoch.ts'

/** A Google user, as Google's profile describes them. */
export interface GoogleProfile {
  id: string
  displayName: string
  email: string | undefined
  /** Whether Google has verified the address. */
  emailVerified: boolean
}

export type GoogleAccounts = ReturnType<typeof createGoogleAccounts>

/** Usernames tried before giving up. With four random digits this does not happen. */
const NAME_TRIES = 20
const SUFFIX_LENGTH = 4

function suffix(): string {
  return String(Math.floor(Math.random() * 10 ** SUFFIX_LENGTH)).padStart(SUFFIX_LENGTH, '0')
}

/** The local part of the email as a username; from the second attempt on with random digits. */
function usernameOf(email: string, attempt: number): string {
  const cleaned = (email.split('@')[0] ?? '').replace(/[^A-Za-z0-9_.-]/g, '')
  const base = cleaned.length < USERNAME_MIN_LENGTH ? `${cleaned}player` : cleaned
  return attempt === 0
    ? base.slice(0, USERNAME_MAX_LENGTH)
    : base.slice(0, USERNAME_MAX_LENGTH - SUFFIX_LENGTH) + suffix()
}

function emailTaken(): AppError {
  return new AppError('email-already-in-use', 'Sign in with your password.')
}

export function createGoogleAccounts({ connection }: { connection: Connection }) {
  const model = userModel(connection)

  async function known(id: string): Promise<Authenticated | undefined> {
    const doc = await model.findOne({ authProviderId: id, authProvider: 'google' }).lean()
    return doc ? toAuthenticated(doc) : undefined
  }

  return {
    /**
     * The account of this Google user, created on first sign-in.
     * @throws AppError `email-already-in-use` when another account has the email (accounts are never merged),
     *   `invalid-credential` when Google has not verified it
     */
    signIn: async ({
      id,
      displayName,
      email: given,
      emailVerified,
    }: GoogleProfile): Promise<Authenticated> => {
      const found = await known(id)
      if (found) return found
      const { data: email } = emailSchema.safeParse(given)
      if (email === undefined || !emailVerified)
        throw new AppError('invalid-credential', "Google hasn't confirmed this email.")

      for (let attempt = 0; attempt < NAME_TRIES; attempt++) {
        if (await model.exists({ email })) {
          // A concurrent sign-in may have created the account.
          const made = await known(id)
          if (made) return made
          throw emailTaken()
        }
        const username = usernameOf(email, attempt)
        try {
          const doc = await model.create({
            username,
            usernameLower: username.toLowerCase(),
            email,
            displayName: storableLine(displayName, DISPLAY_NAME_MAX_LENGTH) || null,
            profileIcon: DEFAULT_PROFILE_ICON,
            emailVerified: true,
            authProvider: 'google',
            authProviderId: id,
          })
          return toAuthenticated(doc)
        } catch (error) {
          if (!isDuplicateKey(error)) throw error
        }
      }
      throw new Error('No free username was found')
    },
  }
}
