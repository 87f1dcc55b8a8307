/**
 * Domain error codes. The HTTP transport maps them to a status and an `ErrorBody`, the socket transport to a
 * `SocketErrorCode`. The names are those of the specification's point 8 where it has one.
 */
export const ERROR_CODES = [
  'invalid',
  'not-signed-in',
  'invalid-credential',
  'invalid-token',
  'invalid-action-code',
  'expired-action-code',
  'wrong-password',
  'requires-recent-login',
  'forbidden',
  'insufficient-scope',
  'foreign-origin',
  'not-found',
  'card-id-taken',
  'category-id-taken',
  'email-already-in-use',
  'conflict',
  'version-conflict',
  'quota-exceeded',
  'too-many-requests',
  'too-large',
  'unsupported-media-type',
  'not-implemented',
  'unavailable',
  'internal',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** Error codes of acknowledgements (LIV-8). */
export type SocketErrorCode =
  'invalid' | 'not-found' | 'too-many-rooms' | 'too-many-requests' | 'unavailable' | 'internal'

/**
 * The body of every refused call. `fields` names what is wrong: keys are paths in the body, joined by dots (`cells.7`,
 * `was.title`); values are sentences for users.
 */
export interface ErrorBody {
  message: string
  code?: ErrorCode
  fields?: Record<string, string>
}

/** The one shape of every acknowledgement on the socket. */
export type Result<T> =
  { ok: true; data: T } | { ok: false; error: { code: SocketErrorCode; message: string } }
