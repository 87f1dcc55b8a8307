import type { Connection } from 'mongoose'
import { cardModel } from '../models/card.ts'
import { userModel } from '../models/user.ts'

/** Makes the indexes of every model; those that are there already are left alone. */
export async function createIndexes(connection: Connection): Promise<void> {
  for (const model of [userModel(connection), cardModel(connection)]) await model.createIndexes()
}
