import { createHash, randomBytes } from 'node:crypto'
import { newOpId } from '#shared/ids.ts'
import { AppError } from '../app-error.ts'

const LINK_BYTES = 32
/** 32 bytes in base64url. */
const LINK_PATTERN = /^[A-Za-z0-9_-]{43}$/
const INVITATION_BYTES = 16

/**
 * The stored form of a token: SHA-256 in hex, so that reading the database is not enough to use one. Tokens
 * are random and of 128 bits at least, so a plain hash is enough.
 */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const ORIGIN_BYTES = 16

/** Returns the `origin` in a card's link for the secret in its maker's browser, like the client's `originOf`. */
export function originOf(secret: string): string {
  return createHash('sha256').update(secret).digest().toString('base64url', 0, ORIGIN_BYTES)
}

function createToken(bytes: number): { token: string; hash: string } {
  const token = randomBytes(bytes).toString('base64url')
  return { token, hash: hashOfToken(token) }
}

/** A new token of an invitation link, 22 characters, and its stored form. */
export const createInvitation = () => createToken(INVITATION_BYTES)

/** A new token of a link in an email, and its stored form. */
export const createOneTimeToken = () => createToken(LINK_BYTES)

/**
 * Returns the stored forms of an emailed link's token: `unused`, and `used` after this request has used it.
 * @param use a request without an `opId` can't be repeated
 * @throws AppError `invalid-action-code` when the token is malformed
 */
export function hashesOf({ token, opId = newOpId() }: { token: string; opId?: string | undefined }) {
  if (!LINK_PATTERN.test(token))
    throw new AppError('invalid-action-code', 'This link is incomplete. Open it from the email again.')
  return { unused: hashOfToken(token), used: hashOfToken(`${token} ${opId}`) }
}

export function expiredToken(): AppError {
  return new AppError('expired-action-code', 'This link has already been used or has expired.')
}
