import { Schema, type Types } from 'mongoose'
import { modelOf, schemaOf } from './model-of.ts'

/** A user who wants nothing in their lists that an owner shares with them: one row per user and owner. */
export interface HiddenOwnerDoc {
  _id: Types.ObjectId
  userId: Types.ObjectId
  ownerId: Types.ObjectId
  createdAt: Date
}

const hiddenOwnerSchema = schemaOf<HiddenOwnerDoc>('hidden_owners', {
  userId: { type: Schema.Types.ObjectId, required: true },
  ownerId: { type: Schema.Types.ObjectId, required: true },
  createdAt: { type: Date, required: true },
})
hiddenOwnerSchema.index({ userId: 1, ownerId: 1 }, { unique: true })
// The rows that name a deleted account are deleted with it.
hiddenOwnerSchema.index({ ownerId: 1 })

export const hiddenOwnerModel = modelOf('HiddenOwner', hiddenOwnerSchema)
