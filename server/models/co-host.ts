import { date, modelOf, objectId, text, type DocOf } from './model-of.ts'

/** A user who may edit another user's card: one row per card and user. */
export type CoHostDoc = DocOf<typeof fields>

const fields = { cardId: text, userId: objectId, createdAt: date }

export const coHostModel = modelOf<CoHostDoc>('CoHost', 'card_co_hosts', fields, [
  // The card first, because co-hosts are listed and deleted by card.
  [{ cardId: 1, userId: 1 }, { unique: true }],
  [{ userId: 1, createdAt: -1, _id: -1 }],
])
