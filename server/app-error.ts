import type { ErrorCode } from '#shared/errors.ts'

interface Details {
  /** Messages by path in the body, such as `cells.7`. */
  fields?: Record<string, string>
  /** Further members of an HTTP error body, such as the current card of a conflict. */
  data?: object
  /** When to retry, for `too-many-requests`. */
  retryAfterSeconds?: number
}

/** A domain error. Each transport maps its code to a status; the message is for users. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: Details

  /** @param cause the underlying failure, for the log */
  constructor(code: ErrorCode, message: string, details: Details = {}, cause?: unknown) {
    super(message, { cause })
    this.code = code
    this.details = details
  }
}

/** Creates the refusal of one field; the error and the field have the same message. */
export function refusedField(field: string, message: string, code: ErrorCode = 'invalid'): AppError {
  return new AppError(code, message, { fields: { [field]: message } })
}

/** Creates the refusal to store more than a quota allows. @param message says how to make room */
export const quotaFull = (message: string): AppError => new AppError('quota-exceeded', message)

/** Creates the refusal while the database can't be used. */
export function databaseAway(cause?: unknown): AppError {
  return new AppError('unavailable', "We can't reach our database. Please try again in a minute.", {}, cause)
}

/** Resolves with what `look` finds: null if there is nothing, `removed` after a takedown. */
export async function unlessGone<T>(look: Promise<T>): Promise<T | 'removed' | null> {
  try {
    return await look
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined
    if (code !== 'removed' && code !== 'not-found') throw error
    return code === 'removed' ? code : null
  }
}
