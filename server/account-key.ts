import { createHmac } from 'node:crypto'

const CHARACTERS = 12

/** A keyed hash of an email: log lines of one account can be counted, and found by its email, without naming it. */
export type AccountKey = (email: string) => string

export function createAccountKey(secret: string): AccountKey {
  return (email) => createHmac('sha256', secret).update(email).digest('hex').slice(0, CHARACTERS)
}
