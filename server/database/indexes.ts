import type { Connection } from 'mongoose'
import { cardModel } from '../models/card.ts'
import { categoryModel } from '../models/category.ts'
import { categoryPermissionModel } from '../models/category-permission.ts'
import { contentItemModel } from '../models/content-item.ts'
import { recentPlayModel } from '../models/recent-play.ts'
import { userModel } from '../models/user.ts'

/** Written and read by connect-mongo. */
export const SESSIONS_COLLECTION = 'sessions'
/** Where a stored session has its user's id. */
export const SESSION_USER = 'session.passport.user'

/** Makes the indexes of every model and of the sessions; those that are there already are left alone. */
export async function createIndexes(connection: Connection): Promise<void> {
  await userModel(connection).createIndexes()
  await cardModel(connection).createIndexes()
  await recentPlayModel(connection).createIndexes()
  await categoryModel(connection).createIndexes()
  await contentItemModel(connection).createIndexes()
  await categoryPermissionModel(connection).createIndexes()
  const sessions = connection.collection(SESSIONS_COLLECTION)
  await sessions.createIndex({ expires: 1 }, { expireAfterSeconds: 0, background: true })
  await sessions.createIndex({ [SESSION_USER]: 1 })
}
