import { Schema, type Connection, type Types } from 'mongoose'

/**
 * A stored category. Official ones have no owner. A deleted one stays as `categoryId`, `createdAt` and `deletedAt` only
 * (an official one as `type` too): its id stays reserved, so that nobody inherits a link.
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
  deletedAt: Date | null
}

const categorySchema = new Schema<CategoryDoc>(
  {
    categoryId: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, default: null },
    type: String,
    name: String,
    description: String,
    createdAt: { type: Date, required: true },
    updatedAt: Date,
    deletedAt: { type: Date, default: null },
  },
  { collection: 'categories', versionKey: false, strict: 'throw' },
)
categorySchema.index({ categoryId: 1 }, { unique: true })
categorySchema.index({ userId: 1, deletedAt: 1, createdAt: -1, _id: -1 })

/** The model of one connection. Asked again it is the same. */
export function categoryModel(connection: Connection) {
  return connection.model('Category', categorySchema)
}

/** What takes a category of a user out of every list and keeps its id. */
export function tombstone(now: Date) {
  return {
    $set: { deletedAt: now, userId: null },
    $unset: { type: 1, name: 1, description: 1, updatedAt: 1 },
  } as const
}

/** The same for an official one, which stays known as ours: a later seed may bring it back. */
export function retirement(now: Date) {
  return { $set: { deletedAt: now }, $unset: { name: 1, description: 1, updatedAt: 1 } } as const
}
