import type { ErrorCode } from '#shared/errors.ts'

interface Details {
  /** What was wrong, by path in the body: `cells.7`. */
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

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}
