import type { Types } from 'mongoose'
import { VERSION_DAYS } from '#shared/product.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { DAY_MS } from '../day.ts'
import { contentFields, toStored, type CardDoc } from './card.ts'
import { date, flag, modelOf, number, objectId, optional, text, type DocOf } from './model-of.ts'

/** A card as it was before a change. */
export type CardVersionDoc = DocOf<typeof fields> & CardContent

const fields = {
  cardId: text,
  /** The card's owner. */
  userId: objectId,
  /** The card's version with this content. */
  version: number,
  ...contentFields,
  /** Who made this version, as far as is known. */
  editedBy: optional(objectId),
  editedByToken: optional(flag),
  madeAt: date,
  /** When the version was replaced. */
  createdAt: date,
}

export const cardVersionModel = modelOf<CardVersionDoc>('CardVersion', 'card_versions', fields, [
  [{ cardId: 1, version: -1 }, { unique: true }],
  [{ userId: 1, createdAt: -1, _id: -1 }],
  [{ createdAt: 1 }, { expireAfterSeconds: (VERSION_DAYS * DAY_MS) / 1000 }],
])

/** Converts a card that has an owner to a version that was replaced at `createdAt`. */
export function toVersionDoc(
  doc: CardDoc & { userId: Types.ObjectId },
  createdAt: Date,
): Omit<CardVersionDoc, '_id'> {
  const { cardId, userId, version, editedBy, editedByToken, updatedAt, editedAt } = doc
  return {
    ...contentOf(toStored(doc)),
    ...(editedBy && { editedBy, editedByToken: editedByToken ?? false }),
    ...{ cardId, userId, version, madeAt: editedAt ?? updatedAt, createdAt },
  }
}
