import { Schema, type Types } from 'mongoose'
import { VERSION_DAYS } from '#shared/product.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { DAY_MS } from '../day.ts'
import { contentFields, toStored, type CardDoc } from './card.ts'
import { modelOf, schemaOf } from './model-of.ts'

/** What a card was before a change. */
export interface CardVersionDoc extends CardContent {
  _id: Types.ObjectId
  cardId: string
  /** The card's owner. */
  userId: Types.ObjectId
  /** The card's version with this content. */
  version: number
  /** Who made it, as far as is known. */
  editedBy?: Types.ObjectId
  editedByToken?: boolean
  madeAt: Date
  /** When it was replaced. */
  createdAt: Date
}

const cardVersionSchema = schemaOf<CardVersionDoc>('card_versions', {
  cardId: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  version: { type: Number, required: true },
  ...contentFields,
  editedBy: Schema.Types.ObjectId,
  editedByToken: Boolean,
  madeAt: { type: Date, required: true },
  createdAt: { type: Date, required: true },
})
cardVersionSchema.index({ cardId: 1, version: -1 }, { unique: true })
cardVersionSchema.index({ userId: 1, createdAt: -1, _id: -1 })
cardVersionSchema.index({ createdAt: 1 }, { expireAfterSeconds: (VERSION_DAYS * DAY_MS) / 1000 })

export const cardVersionModel = modelOf('CardVersion', cardVersionSchema)

/** A card that has an owner, as a version that was replaced at `createdAt`. */
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
