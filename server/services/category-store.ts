import type { Connection } from 'mongoose'
import { categoryModel } from '../models/category.ts'
import { categoryPermissionModel } from '../models/category-permission.ts'
import { contentItemModel } from '../models/content-item.ts'
import { userModel } from '../models/user.ts'
import { createOneAtATime } from './one-at-a-time.ts'

/** The collections that the verbs for categories work on, and the one queue for writes that must not race. */
export function createCategoryStore(connection: Connection) {
  return {
    categories: categoryModel(connection),
    items: contentItemModel(connection),
    permissions: categoryPermissionModel(connection),
    users: userModel(connection),
    serialQueue: createOneAtATime(),
  }
}

export type CategoryStore = ReturnType<typeof createCategoryStore>

/** Later than `before`, so that two changes within a millisecond have two times: clients tell versions apart by them. */
export function timeAfter(before: Date): Date {
  return new Date(Math.max(Date.now(), before.getTime() + 1))
}

/** Whether a change was based on what is stored; one that does not say is not held to it. */
export function isBasedOn(stored: Date, base: string | undefined): boolean {
  return base === undefined || new Date(base).getTime() === stored.getTime()
}
