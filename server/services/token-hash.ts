import { createHash } from 'node:crypto'

/**
 * What the database stores of a token: SHA-256 in hex, so that reading the database is not enough to use one. Tokens are random and
 * of 128 bits at least, so a plain hash is enough.
 */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
