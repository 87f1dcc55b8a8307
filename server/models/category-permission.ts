import { Schema, type Types } from 'mongoose'
import {
  HIDING_REASONS,
  PERMISSION_LEVELS,
  type HidingReason,
  type PermissionLevel,
} from '#shared/product.ts'
import { modelOf, schemaOf } from './model-of.ts'

/** A category shared with a user: one row per category and user. */
export interface CategoryPermissionDoc {
  _id: Types.ObjectId
  categoryId: string
  userId: Types.ObjectId
  permissionLevel: PermissionLevel
  /** Why the user's lists leave the category out; missing for a listed one. */
  hidden?: HidingReason
  createdAt: Date
  updatedAt: Date
}

const categoryPermissionSchema = schemaOf<CategoryPermissionDoc>('category_permissions', {
  categoryId: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  permissionLevel: { type: String, enum: PERMISSION_LEVELS, required: true },
  hidden: { type: String, enum: HIDING_REASONS },
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
})
// The category first, because permissions are listed and deleted by category.
categoryPermissionSchema.index({ categoryId: 1, userId: 1 }, { unique: true })
categoryPermissionSchema.index({ userId: 1, createdAt: -1, _id: -1 })
// However many are hidden, a list reads only the rows that it shows.
categoryPermissionSchema.index({ userId: 1, hidden: 1, createdAt: -1, _id: -1 })

export const categoryPermissionModel = modelOf('CategoryPermission', categoryPermissionSchema)
