import { Schema, type Types } from 'mongoose'
import type { AccessToken } from '#shared/contract/answers.ts'
import type { TokenScope } from '#shared/product.ts'
import { modelOf, schemaOf } from './model-of.ts'

/** A personal access token. The token itself is stored nowhere. */
export interface AccessTokenDoc {
  _id: Types.ObjectId
  userId: Types.ObjectId
  name: string
  scope: TokenScope
  /** SHA-256 of the token, in hex. */
  hash: string
  /** The user's epoch when it was made: ending every session ends every token. */
  sessionEpoch: number
  createdAt: Date
  lastUsedAt: Date | null
  expiresAt: Date
}

/** An expired token stays in its user's list for this long, so that they see why their script has stopped. */
const KEPT_AFTER_EXPIRY_S = 30 * 24 * 60 * 60

const accessTokenSchema = schemaOf<AccessTokenDoc>('access_tokens', {
  userId: { type: Schema.Types.ObjectId, required: true },
  name: { type: String, required: true },
  scope: { type: String, required: true },
  hash: { type: String, required: true },
  sessionEpoch: { type: Number, required: true },
  createdAt: { type: Date, required: true },
  lastUsedAt: { type: Date, default: null },
  expiresAt: { type: Date, required: true },
})
accessTokenSchema.index({ hash: 1 }, { unique: true })
accessTokenSchema.index({ userId: 1 })
accessTokenSchema.index({ expiresAt: 1 }, { expireAfterSeconds: KEPT_AFTER_EXPIRY_S })

export const accessTokenModel = modelOf('AccessToken', accessTokenSchema)

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
