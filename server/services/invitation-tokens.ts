import { randomBytes } from 'node:crypto'
import { hashOfToken } from './token-hash.ts'

const TOKEN_BYTES = 16

/** A new token of an invitation link, 22 characters, and what the database stores of it. */
export function createInvitation(): { token: string; hash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashOfToken(token) }
}
