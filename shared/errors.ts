/** The domain error codes with their HTTP status. The socket maps them to a `SocketErrorCode`. */
export const STATUS_OF = {
  invalid: 400,
  'not-signed-in': 401,
  'another-account': 401,
  'invalid-credential': 401,
  'invalid-token': 401,
  'invalid-action-code': 400,
  'expired-action-code': 400,
  'wrong-password': 403,
  'requires-recent-login': 403,
  'registration-closed': 403,
  forbidden: 403,
  'insufficient-scope': 403,
  'foreign-origin': 403,
  'account-suspended': 403,
  'not-found': 404,
  removed: 410,
  'card-id-taken': 409,
  'category-id-taken': 409,
  'email-already-in-use': 409,
  conflict: 409,
  'version-conflict': 412,
  'quota-exceeded': 403,
  'too-many-requests': 429,
  'too-large': 413,
  'unsupported-media-type': 415,
  'not-implemented': 501,
  unavailable: 503,
  internal: 500,
} as const
export type ErrorCode = keyof typeof STATUS_OF
export const ERROR_CODES = Object.keys(STATUS_OF) as ErrorCode[]

/** The error codes in acknowledgements (LIV-8). */
export type SocketErrorCode =
  | 'invalid'
  | 'not-found'
  | 'too-many-rooms'
  | 'too-many-requests'
  | 'unavailable'
  | 'internal'

/**
 * The body of every refused call. The keys of `fields` are paths in the request's body, joined by dots (`cells.7`,
 * `was.title`), and the values are sentences for users.
 */
export interface ErrorBody {
  message: string
  code?: ErrorCode
  fields?: Record<string, string>
}

/** The shape of every acknowledgement on the socket. */
export type Result<T> =
  | { ok: true; data: T }
  | { ok: false; error: { code: SocketErrorCode; message: string } }
