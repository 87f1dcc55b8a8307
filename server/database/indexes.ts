import type { Connection } from 'mongoose'
import { cardModel } from '../models/card.ts'
import { userModel } from '../models/user.ts'

/** Written and read by connect-mongo. */
export const SESSIONS_COLLECTION = 'sessions'

/** Makes the indexes of every model and of the sessions; those that are there already are left alone. */
export async function createIndexes(connection: Connection): Promise<void> {
  for (const model of [userModel(connection), cardModel(connection)]) await model.createIndexes()
  await connection
    .collection(SESSIONS_COLLECTION)
    .createIndex({ expires: 1 }, { expireAfterSeconds: 0, background: true })
}
