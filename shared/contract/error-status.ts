import type { ErrorCode } from '../errors.ts'

/** The HTTP status of each code. */
export const STATUS_OF: Record<ErrorCode, number> = {
  invalid: 400,
  'invalid-action-code': 400,
  'expired-action-code': 400,
  'not-signed-in': 401,
  'invalid-credential': 401,
  'invalid-token': 401,
  forbidden: 403,
  'insufficient-scope': 403,
  'wrong-password': 403,
  'requires-recent-login': 403,
  'foreign-origin': 403,
  'quota-exceeded': 403,
  'not-found': 404,
  'card-id-taken': 409,
  'category-id-taken': 409,
  'email-already-in-use': 409,
  conflict: 409,
  'version-conflict': 412,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  'not-implemented': 501,
  unavailable: 503,
}
