import type { CategoryPermission } from '#shared/contract/answers.ts'
import { type PermissionLevel } from '#shared/category-choices.ts'
import { PEOPLE_PER_CATEGORY } from '#shared/product.ts'
import { AppError, refusedField } from '../../app-error.ts'
import { unlessDuplicate } from '../../database/errors.ts'
import type { CategoryPermissionDoc } from '../../models/category-permission.ts'
import type { CategoryAccess } from './category-access.ts'
import type { CategoryStore, CategoryTarget } from './category-store.ts'
import { findByName, joinPeople, type Person } from '../people.ts'

function toPermission({ permissionLevel }: CategoryPermissionDoc, person: Person): CategoryPermission {
  return {
    userId: person._id.toString(),
    username: person.username,
    displayName: person.displayName,
    permissionLevel,
  }
}

/** Manages the people a category is shared with. All throw AppError `not-found` and `forbidden`. */
export function createCategoryPermissions(
  { permissions, hiddenOwners, users, serialQueue }: CategoryStore,
  access: CategoryAccess,
) {
  /** Sets a person's level. `isNew`: the person had none before. */
  async function setLevel(
    { userId: ownerId, categoryId }: CategoryTarget,
    person: Person,
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
    if ((await permissions.countDocuments({ categoryId })) >= PEOPLE_PER_CATEGORY)
      throw refusedField(
        'username',
        `You've shared this category with ${PEOPLE_PER_CATEGORY} people. Remove someone to make room.`,
        'quota-exceeded',
      )
    const isOwnerHidden = await hiddenOwners.findOne({ userId: person._id, ownerId }).lean()
    const doc = await unlessDuplicate(
      permissions.create({
        categoryId,
        userId: person._id,
        permissionLevel,
        ...(isOwnerHidden && { hidden: 'owner' as const }),
        createdAt: now,
        updatedAt: now,
      }),
    )
    if (doc) return { doc: doc.toObject(), isNew: true }
    // A concurrent grant created the row: now it can be changed.
    return setLevel({ userId: ownerId, categoryId }, person, permissionLevel)
  }

  return {
    /** Lists the permissions in the order in which they were granted. */
    list: async ({ userId, categoryId }: CategoryTarget): Promise<CategoryPermission[]> => {
      await access.allowed('manage', categoryId, userId)
      const rows = await permissions.find({ categoryId }).lean()
      rows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
      return joinPeople(users, rows, toPermission)
    },

    /** Grants a level, or changes it. @throws AppError `invalid` when users name themselves, `quota-exceeded` */
    grant: async ({
      userId,
      categoryId,
      username,
      permissionLevel,
    }: CategoryTarget & { username: string; permissionLevel: PermissionLevel }) => {
      await access.allowed('manage', categoryId, userId)
      const person = await findByName(users, username)
      if (person._id.toString() === userId) throw refusedField('username', 'You already own this category.')
      // Serialized, so that concurrent grants at the quota's limit do not all count 99.
      const { doc, isNew } = await serialQueue(categoryId, () =>
        setLevel({ userId, categoryId }, person, permissionLevel),
      )
      return { permission: toPermission(doc, person), isNew }
    },

    /** Revokes a permission: called by the owner, or by `personId` themselves, who gives it up. */
    revoke: async ({
      userId,
      categoryId,
      personId,
    }: CategoryTarget & { personId: string }): Promise<void> => {
      await access.allowed(personId === userId ? 'see' : 'manage', categoryId, userId)
      const { deletedCount } = await permissions.deleteOne({ categoryId, userId: personId })
      if (deletedCount === 0) throw new AppError('not-found', "This category isn't shared with them.")
    },
  }
}
