import type { Types } from 'mongoose'
import { modelOf, schemaOf } from './model-of.ts'

/** What a card had when it was taken down, for as long as it can be restored. */
export interface TakenDownCardDoc {
  /** The card's id. */
  _id: string
  /** Its words, version and the like, as in `bingo_cards`. */
  card: { version: number; coHostEpoch?: number }
  coHosts: { userId: Types.ObjectId; createdAt: Date }[]
  expires: Date
}

const takenDownCardSchema = schemaOf<TakenDownCardDoc>('taken_down_cards', {
  _id: { type: String, required: true },
  card: { type: Object, required: true },
  coHosts: { type: [Object], required: true } as never,
  expires: { type: Date, required: true },
})
takenDownCardSchema.index({ expires: 1 }, { expireAfterSeconds: 0 })

export const takenDownCardModel = modelOf('TakenDownCard', takenDownCardSchema)
