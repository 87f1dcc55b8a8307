import { Schema, type Types } from 'mongoose'
import { modelOf, schemaOf } from './model-of.ts'

/**
 * A stored category. Official ones have no owner. A deleted one keeps only `categoryId`, `createdAt` and `deletedAt` (an official
 * one its `type` too): its id stays reserved, so that no other category gets its links.
 */
export interface CategoryDoc {
  _id: Types.ObjectId
  categoryId: string
  userId: Types.ObjectId | null
  type: 'official' | 'user'
  name: string
  description: string
  createdAt: Date
  updatedAt: Date
  /** Another one after each change of the category's items; without one its items never changed. */
  itemsStamp?: Types.ObjectId
  /** Bytes of the texts of its items, for the owner's quota. Missing or negative: not counted yet. */
  itemBytes?: number
  deletedAt: Date | null
}

const categorySchema = schemaOf<CategoryDoc>('categories', {
  categoryId: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, default: null },
  type: String,
  name: String,
  description: String,
  createdAt: { type: Date, required: true },
  updatedAt: Date,
  itemsStamp: Schema.Types.ObjectId,
  itemBytes: Number,
  deletedAt: { type: Date, default: null },
})
categorySchema.index({ categoryId: 1 }, { unique: true })
categorySchema.index({ userId: 1, deletedAt: 1, createdAt: -1, _id: -1 })

export const categoryModel = modelOf('Category', categorySchema)

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
