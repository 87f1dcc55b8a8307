import { randomBytes } from 'node:crypto'
import { AppError } from '../app-error.ts'
import { hashOfToken } from './token-hash.ts'

const TOKEN_BYTES = 32
/** 32 bytes in base64url. */
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/

/** A token that a link in an email carries, and the hash that the database stores. */
export interface OneTimeToken {
  token: string
  hash: string
}

export function createOneTimeToken(): OneTimeToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashOfToken(token) }
}

/**
 * Hashes a token from a request.
 * @throws AppError `invalid-action-code` when it is malformed
 */
export function hashOneTimeToken(token: string): string {
  if (!TOKEN_PATTERN.test(token))
    throw new AppError('invalid-action-code', 'This link is incomplete. Open it from the email again.')
  return hashOfToken(token)
}

export function expiredToken(): AppError {
  return new AppError('expired-action-code', 'This link has already been used or has expired.')
}
