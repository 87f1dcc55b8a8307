import type { Types } from 'mongoose'
import { date, listOf, modelOf, required, text, type DocOf } from './model-of.ts'

/** What a card had when it was taken down, for as long as it can be restored. */
export type TakenDownCardDoc = DocOf<typeof fields>

const fields = {
  /** The card's id. */
  _id: text,
  /** Its words, version and the like, as in `bingo_cards`. */
  card: required<{ version: number; coHostEpoch?: number }>(Object),
  coHosts: listOf<{ userId: Types.ObjectId; createdAt: Date }>(Object),
  expires: date,
}

export const takenDownCardModel = modelOf<TakenDownCardDoc>('TakenDownCard', 'taken_down_cards', fields, [
  [{ expires: 1 }, { expireAfterSeconds: 0 }],
])
