import type { Connection } from 'mongoose'
import { categoryModel } from '../models/category.ts'
import { categoryPermissionModel } from '../models/category-permission.ts'
import { contentItemModel } from '../models/content-item.ts'
import { userModel } from '../models/user.ts'
import { createSerialQueue } from './serial-queue.ts'

/** The collections of categories, and the one queue for writes that must not race. */
export function createCategoryStore(connection: Connection) {
  return {
    categories: categoryModel(connection),
    items: contentItemModel(connection),
    permissions: categoryPermissionModel(connection),
    users: userModel(connection),
    serialQueue: createSerialQueue(),
  }
}

export type CategoryStore = ReturnType<typeof createCategoryStore>

/** Now, but later than `before`: clients tell versions apart by their time, also within a millisecond. */
export function timeAfter(before: Date): Date {
  return new Date(Math.max(Date.now(), before.getTime() + 1))
}

/** Whether a change is based on what is stored; one without a base always is. */
export function isBasedOn(stored: Date, base: string | undefined): boolean {
  return base === undefined || new Date(base).getTime() === stored.getTime()
}
