import mongoose from 'mongoose'
import { cardModel } from '#server/models/card.ts'

/** The title of a card in a database, which no server uses. */
export async function storedTitle(databaseUri: string, cardId: string): Promise<string | undefined> {
  const connection = await mongoose.createConnection(databaseUri).asPromise()
  const card = await cardModel(connection).findOne({ cardId }).lean()
  await connection.close()
  return card?.title
}
