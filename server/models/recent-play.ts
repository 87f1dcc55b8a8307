import { date, modelOf, objectId, text, type DocOf } from './model-of.ts'

/** A card that a user has played: one row per user and card. */
type RecentPlayDoc = DocOf<typeof fields>

const fields = {
  cardId: text,
  userId: objectId,
  /** When the user last played the card. */
  playedAt: date,
}

export const recentPlayModel = modelOf<RecentPlayDoc>('RecentPlay', 'card_history', fields, [
  // The card first, because the rows of a deleted card are deleted by it.
  [{ cardId: 1, userId: 1 }, { unique: true }],
  [{ userId: 1, playedAt: -1, _id: -1 }],
])
