import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '../app-error.ts'

const CODE_BYTES = 32
/** 32 bytes in base64url. */
const CODE_PATTERN = /^[A-Za-z0-9_-]{43}$/

/** What a link in a letter carries, and what is stored of it. */
export interface ActionCode {
  code: string
  /** SHA-256 in hex: whoever reads the database cannot use it. */
  stored: string
}

function storedOf(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}

export function newActionCode(): ActionCode {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  return { code, stored: storedOf(code) }
}

/** What is stored of a code that somebody sends. Refuses what cannot be one with `invalid-action-code`. */
export function readActionCode(code: string): string {
  if (!CODE_PATTERN.test(code)) throw new AppError('invalid-action-code', 'This link is not complete.')
  return storedOf(code)
}

export function expiredCode(): AppError {
  return new AppError('expired-action-code', 'This link has been used already or is too old.')
}
