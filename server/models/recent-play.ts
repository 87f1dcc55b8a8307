import { Schema, type Types } from 'mongoose'
import { modelOf, schemaOf } from './model-of.ts'

/** A card that a user has played: one row per user and card. */
export interface RecentPlayDoc {
  _id: Types.ObjectId
  cardId: string
  userId: Types.ObjectId
  /** The last time. */
  playedAt: Date
}

const recentPlaySchema = schemaOf<RecentPlayDoc>('card_history', {
  cardId: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  playedAt: { type: Date, required: true },
})
// The card first, because the rows of a deleted card are deleted by it.
recentPlaySchema.index({ cardId: 1, userId: 1 }, { unique: true })
recentPlaySchema.index({ userId: 1, playedAt: -1, _id: -1 })

export const recentPlayModel = modelOf('RecentPlay', recentPlaySchema)
