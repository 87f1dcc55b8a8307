import { date, modelOf, number, objectId, text, textOf, type DocOf } from './model-of.ts'
import type { Target } from './report.ts'

/** A card or category that its owner deleted and can still restore. Its content is kept as after a takedown. */
export type TrashDoc = DocOf<typeof fields>

const fields = {
  /** The target as reports store it: `card V1StGXR8_Z`. */
  _id: text,
  kind: textOf<Target['kind']>(),
  id: text,
  userId: objectId,
  /** The title of a card, the name of a category. */
  title: text,
  /** Bytes of text, as the storage quota counts them. */
  bytes: number,
  deletedAt: date,
  expires: date,
}

export const trashModel = modelOf<TrashDoc>('Trash', 'trash', fields, [
  [{ userId: 1, kind: 1, deletedAt: -1, _id: -1 }],
  [{ expires: 1 }, { expireAfterSeconds: 0 }],
])
