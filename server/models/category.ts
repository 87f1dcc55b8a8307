import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import {
  date,
  modelOf,
  number,
  objectId,
  optional,
  orNull,
  text,
  textOf,
  tombstoneOf,
  untilDeleted,
  type DocOf,
} from './model-of.ts'

/**
 * A stored category. Official ones have no owner. A deleted one keeps only `categoryId`, its owner, `createdAt` and `deletedAt` (an
 * official one its `type` too): its id stays reserved, so that no other category gets its links.
 */
export type CategoryDoc = DocOf<typeof fields>

const KEPT_FIELDS = {
  categoryId: text,
  userId: orNull(objectId),
  /** The language of an official category. Those that earlier versions stored have none, and are English. */
  language: optional(textOf<Language>()),
  createdAt: date,
  deletedAt: orNull(date),
  /** Set on a deleted category that an admin took down. Its content is in `taken_down_categories`. */
  takenDownAt: optional(date),
}

const LOST_FIELDS = {
  type: untilDeleted<'official' | 'user'>(String),
  name: untilDeleted<string>(String),
  description: untilDeleted<string>(String),
  updatedAt: untilDeleted<Date>(Date),
  /** Replaced by each change of the category's items; missing while they have never changed. */
  itemsStamp: optional(objectId),
  /** Bytes of the texts of its items, for the owner's quota. Missing or negative: not counted yet. */
  itemBytes: optional(number),
}

const fields = { ...KEPT_FIELDS, ...LOST_FIELDS }

export const categoryModel = modelOf<CategoryDoc>('Category', 'categories', fields, [
  [{ categoryId: 1 }, { unique: true }],
  [{ userId: 1, deletedAt: 1, createdAt: -1, _id: -1 }],
])

export const LOST_FIELD_NAMES = Object.keys(LOST_FIELDS)

/** Returns the language of an official category; null for a user's. */
export function languageOf({ type, language = DEFAULT_LANGUAGE }: CategoryDoc): Language | null {
  return type === 'official' ? language : null
}

/** The update that deletes a user's category and keeps its id. */
export const tombstone = tombstoneOf(LOST_FIELD_NAMES)

/** Returns the update that deletes an official category. Its type stays, so that a later seed may restore it. */
export function retirement(now: Date) {
  return { $set: { deletedAt: now }, $unset: { name: 1, description: 1, updatedAt: 1 } } as const
}
