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
  untilDeleted,
  type DocOf,
} from './model-of.ts'

/**
 * A stored category. Official ones have no owner. A deleted one keeps only `categoryId`, `createdAt` and `deletedAt` (an official
 * one its `type` too): its id stays reserved, so that no other category gets its links.
 */
export type CategoryDoc = DocOf<typeof fields>

const fields = {
  categoryId: text,
  userId: orNull(objectId),
  type: untilDeleted<'official' | 'user'>(String),
  /** Of an official one. Those that earlier versions stored have none, and are English. */
  language: optional(textOf<Language>()),
  name: untilDeleted<string>(String),
  description: untilDeleted<string>(String),
  createdAt: date,
  updatedAt: untilDeleted<Date>(Date),
  /** Another one after each change of the category's items; without one its items never changed. */
  itemsStamp: optional(objectId),
  /** Bytes of the texts of its items, for the owner's quota. Missing or negative: not counted yet. */
  itemBytes: optional(number),
  deletedAt: orNull(date),
}

export const categoryModel = modelOf<CategoryDoc>('Category', 'categories', fields, [
  [{ categoryId: 1 }, { unique: true }],
  [{ userId: 1, deletedAt: 1, createdAt: -1, _id: -1 }],
])

/** The language of an official category; null for a user's. */
export function languageOf({ type, language = DEFAULT_LANGUAGE }: CategoryDoc): Language | null {
  return type === 'official' ? language : null
}

/** The update that deletes a user's category and keeps its id. */
export function tombstone(now: Date) {
  return {
    $set: { deletedAt: now, userId: null },
    $unset: { type: 1, name: 1, description: 1, updatedAt: 1, itemsStamp: 1, itemBytes: 1 },
  } as const
}

/** The same for an official category. Its type stays, so that a later seed may restore it. */
export function retirement(now: Date) {
  return { $set: { deletedAt: now }, $unset: { name: 1, description: 1, updatedAt: 1 } } as const
}
