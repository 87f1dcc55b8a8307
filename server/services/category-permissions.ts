import type { PermissionLevel } from '#shared/product.ts'
import type { CategoryPermission } from '#shared/schemas/category.ts'
import { AppError } from '../app-error.ts'
import { isDuplicateKey } from '../database/errors.ts'
import type { CategoryPermissionDoc } from '../models/category-permission.ts'
import type { UserDoc } from '../models/user.ts'
import type { CategoryAccess } from './category-access.ts'
import type { CategoryStore } from './category-store.ts'

/** Whom a category is shared with. All refuse with `not-found` and `forbidden`. */
export interface CategoryPermissions {
  /** In the order in which they were granted. */
  list: (target: { userId: string; categoryId: string }) => Promise<CategoryPermission[]>
  /** Grants a level, or changes it. Refuses with `invalid` where somebody means themselves. */
  grant: (grant: {
    userId: string
    categoryId: string
    username: string
    permissionLevel: PermissionLevel
  }) => Promise<{ permission: CategoryPermission; isNew: boolean }>
  /** By the owner, or by `personId` themselves, who gives it up. */
  revoke: (target: { userId: string; categoryId: string; personId: string }) => Promise<void>
}

function toPermission({ permissionLevel }: CategoryPermissionDoc, person: UserDoc): CategoryPermission {
  return {
    userId: person._id.toString(),
    username: person.username,
    displayName: person.displayName,
    permissionLevel,
  }
}

function wrongPerson(code: 'not-found' | 'invalid', message: string): AppError {
  return new AppError(code, message, { fields: { username: message } })
}

export function createCategoryPermissions(
  { permissions, users }: CategoryStore,
  access: CategoryAccess,
): CategoryPermissions {
  /** Sets the level; tells whether there was none before. */
  async function setLevel(
    categoryId: string,
    person: UserDoc,
    permissionLevel: PermissionLevel,
  ): Promise<{ doc: CategoryPermissionDoc; isNew: boolean }> {
    const now = new Date()
    const before = await permissions
      .findOneAndUpdate(
        { categoryId, userId: person._id },
        { $set: { permissionLevel, updatedAt: now } },
        { returnDocument: 'after' },
      )
      .lean()
    if (before) return { doc: before, isNew: false }
    try {
      const doc = await permissions.create({
        categoryId,
        userId: person._id,
        permissionLevel,
        createdAt: now,
        updatedAt: now,
      })
      return { doc: doc.toObject(), isNew: true }
    } catch (error) {
      // Granted twice at once: now there is a row to be changed.
      if (isDuplicateKey(error)) return setLevel(categoryId, person, permissionLevel)
      throw error
    }
  }

  return {
    list: async ({ userId, categoryId }) => {
      await access.allowed('manage', categoryId, userId)
      const rows = await permissions.find({ categoryId }).lean()
      const people = await users.find({ _id: { $in: rows.map((row) => row.userId) } }).lean()
      const byId = new Map(people.map((person) => [person._id.toString(), person]))
      return rows
        .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
        .flatMap((row) => {
          const person = byId.get(row.userId.toString())
          return person ? [toPermission(row, person)] : []
        })
    },

    grant: async ({ userId, categoryId, username, permissionLevel }) => {
      await access.allowed('manage', categoryId, userId)
      const person = await users.findOne({ usernameLower: username.toLowerCase() }).lean()
      if (!person) throw wrongPerson('not-found', 'There is no user with this name.')
      if (person._id.toString() === userId) throw wrongPerson('invalid', 'This category is yours already.')
      const { doc, isNew } = await setLevel(categoryId, person, permissionLevel)
      return { permission: toPermission(doc, person), isNew }
    },

    revoke: async ({ userId, categoryId, personId }) => {
      await access.allowed(personId === userId ? 'see' : 'manage', categoryId, userId)
      const { deletedCount } = await permissions.deleteOne({ categoryId, userId: personId })
      if (deletedCount === 0) throw new AppError('not-found', 'This category is not shared with them.')
    },
  }
}
