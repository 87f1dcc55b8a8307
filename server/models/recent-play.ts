import { Schema, type Connection, type Types } from 'mongoose'

/** That a user has played a card: one row per user and card. */
export interface RecentPlayDoc {
  _id: Types.ObjectId
  cardId: string
  userId: Types.ObjectId
  /** The last time. */
  playedAt: Date
}

const recentPlaySchema = new Schema<RecentPlayDoc>(
  {
    cardId: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    playedAt: { type: Date, required: true },
  },
  { collection: 'card_history', versionKey: false, strict: 'throw' },
)
// The card first: by it alone the rows of a deleted card are found.
recentPlaySchema.index({ cardId: 1, userId: 1 }, { unique: true })
recentPlaySchema.index({ userId: 1, playedAt: -1, _id: -1 })

/** The model of one connection. Asked again it is the same. */
export function recentPlayModel(connection: Connection) {
  return connection.model('RecentPlay', recentPlaySchema)
}
