import { Schema, type Types } from 'mongoose'
import type { JoinCode } from '#shared/contract/answers.ts'
import { modelOf, schemaOf } from './model-of.ts'

/** Six digits that lead to a card: one row per card, and the codes that ended within a week. */
export interface JoinCodeDoc {
  /** The digits, so that no two cards have the same. */
  _id: string
  cardId: string
  /** The card's owner. */
  userId: Types.ObjectId
  /** Whether it gives each player a shuffle. */
  shuffle: boolean
  /** When it stops working; a code of an earlier version does when it expires. */
  ends?: Date
  /** When it is forgotten. */
  expires: Date
}

const joinCodeSchema = schemaOf<JoinCodeDoc>('join_codes', {
  _id: { type: String, required: true },
  cardId: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  shuffle: { type: Boolean, required: true },
  ends: Date,
  expires: { type: Date, required: true },
})
joinCodeSchema.index({ cardId: 1 }, { unique: true })
joinCodeSchema.index({ userId: 1 })
joinCodeSchema.index({ expires: 1 }, { expireAfterSeconds: 0 })

export const joinCodeModel = modelOf('JoinCode', joinCodeSchema)

/** The code as its host gets it. */
export function toJoinCode({ _id, ends, expires, shuffle }: JoinCodeDoc): JoinCode {
  return { code: _id, expiresAt: (ends ?? expires).toISOString(), shuffle }
}
