import type { Connection } from 'mongoose'
import { cardModel } from '../models/card.ts'
import { categoryModel } from '../models/category.ts'
import { categoryPermissionModel } from '../models/category-permission.ts'
import { contentItemModel } from '../models/content-item.ts'
import { recentPlayModel } from '../models/recent-play.ts'
import { userModel } from '../models/user.ts'

/** The collection of connect-mongo. */
export const SESSIONS_COLLECTION = 'sessions'
/** Path of the user's id in a stored session. */
export const SESSION_USER = 'session.passport.user'

/** Creates the missing indexes of all models and of the sessions. */
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
