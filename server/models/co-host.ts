import { Schema, type Types } from 'mongoose'
import { modelOf, schemaOf } from './model-of.ts'

/** A user who may edit another user's card: one row per card and user. */
export interface CoHostDoc {
  _id: Types.ObjectId
  cardId: string
  userId: Types.ObjectId
  createdAt: Date
}

const coHostSchema = schemaOf<CoHostDoc>('card_co_hosts', {
  cardId: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  createdAt: { type: Date, required: true },
})
// The card first, because co-hosts are listed and deleted by card.
coHostSchema.index({ cardId: 1, userId: 1 }, { unique: true })
coHostSchema.index({ userId: 1, createdAt: -1, _id: -1 })

export const coHostModel = modelOf('CoHost', coHostSchema)

export type CoHostModel = ReturnType<typeof coHostModel>
