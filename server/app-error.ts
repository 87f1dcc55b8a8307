import type { ErrorCode } from '#shared/errors.ts'

interface Details {
  /** What was wrong, by path in the body: `cells.7`. */
  fields?: Record<string, string>
  /** Further members of an HTTP error body, such as the present card beside a conflict. */
  data?: object
  /** For `too-many-requests`: when to try again. */
  retryAfterSeconds?: number
}

/** A refusal in the language of the domain. Each door turns the code into its own statuses; the message is for people. */
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
