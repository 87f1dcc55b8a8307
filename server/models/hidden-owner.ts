import { date, modelOf, objectId, type DocOf } from './model-of.ts'

/** An owner whose shared categories a user has hidden from their lists: one row per user and owner. */
type HiddenOwnerDoc = DocOf<typeof fields>

const fields = { userId: objectId, ownerId: objectId, createdAt: date }

export const hiddenOwnerModel = modelOf<HiddenOwnerDoc>('HiddenOwner', 'hidden_owners', fields, [
  [{ userId: 1, ownerId: 1 }, { unique: true }],
  // The rows that name a deleted account are deleted with it.
  [{ ownerId: 1 }],
])
