import type { Connection } from 'mongoose'
import { cardModel } from '../models/card.ts'
import { historyModel } from '../models/history.ts'
import { userModel } from '../models/user.ts'

/** Written and read by connect-mongo. */
export const SESSIONS_COLLECTION = 'sessions'
/** Where a stored session has its user's id. */
export const SESSION_USER = 'session.passport.user'

/** Makes the indexes of every model and of the sessions; those that are there already are left alone. */
export async function createIndexes(connection: Connection): Promise<void> {
  for (const model of [userModel(connection), cardModel(connection), historyModel(connection)])
    await model.createIndexes()
  const sessions = connection.collection(SESSIONS_COLLECTION)
  await sessions.createIndex({ expires: 1 }, { expireAfterSeconds: 0, background: true })
  await sessions.createIndex({ [SESSION_USER]: 1 })
}
