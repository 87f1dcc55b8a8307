import type { AccessToken } from '#shared/contract/answers.ts'
import type { TokenScope } from '#shared/account-choices.ts'
import { date, modelOf, number, objectId, orNull, text, textOf, type DocOf } from './model-of.ts'

/** A personal access token. The token itself is stored nowhere. */
export type AccessTokenDoc = DocOf<typeof fields>

/** An expired token stays in its user's list for this long, so that they see why their script has stopped. */
const KEPT_AFTER_EXPIRY_S = 30 * 24 * 60 * 60

const fields = {
  userId: objectId,
  name: text,
  scope: textOf<TokenScope>(),
  /** SHA-256 of the token, in hex. */
  hash: text,
  /** The user's epoch when it was made: ending every session ends every token. */
  sessionEpoch: number,
  createdAt: date,
  lastUsedAt: orNull(date),
  expiresAt: date,
}

export const accessTokenModel = modelOf<AccessTokenDoc>('AccessToken', 'access_tokens', fields, [
  [{ hash: 1 }, { unique: true }],
  [{ userId: 1 }],
  [{ expiresAt: 1 }, { expireAfterSeconds: KEPT_AFTER_EXPIRY_S }],
])

export function toAccessToken(doc: AccessTokenDoc): AccessToken {
  return {
    id: doc._id.toString(),
    name: doc.name,
    scope: doc.scope,
    createdAt: doc.createdAt.toISOString(),
    lastUsedAt: doc.lastUsedAt?.toISOString() ?? null,
    expiresAt: doc.expiresAt.toISOString(),
  }
}
