import { HIDING_REASONS, PERMISSION_LEVELS } from '#shared/category-choices.ts'
import { date, modelOf, objectId, oneOf, optional, text, type DocOf } from './model-of.ts'

/** A category shared with a user: one row per category and user. */
export type CategoryPermissionDoc = DocOf<typeof fields>

const fields = {
  categoryId: text,
  userId: objectId,
  permissionLevel: oneOf(PERMISSION_LEVELS),
  /** Why the user's lists leave the category out; missing for a listed one. */
  hidden: optional(oneOf(HIDING_REASONS)),
  createdAt: date,
  updatedAt: date,
}

export const categoryPermissionModel = modelOf<CategoryPermissionDoc>(
  'CategoryPermission',
  'category_permissions',
  fields,
  [
    // The category first, because permissions are listed and deleted by category.
    [{ categoryId: 1, userId: 1 }, { unique: true }],
    [{ userId: 1, createdAt: -1, _id: -1 }],
    // However many are hidden, a list reads only the rows that it shows.
    [{ userId: 1, hidden: 1, createdAt: -1, _id: -1 }],
  ],
)
