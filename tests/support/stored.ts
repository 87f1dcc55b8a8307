import mongoose from 'mongoose'
import { cardModel } from '#server/models/card.ts'

/** Reads the title of a card in a database that no server uses. */
export async function storedTitle(databaseUri: string, cardId: string): Promise<string | undefined> {
  const connection = await mongoose.createConnection(databaseUri).asPromise()
  const card = await cardModel(connection).findOne({ cardId }).lean()
  await connection.close()
  return card?.title
}

/** Returns the content of collections for comparison, as bytes, because the official categories alone are thousands of documents. Texts can be searched in it. */
export async function storedBytes(models: readonly { collection: mongoose.Collection }[]): Promise<string> {
  const all = await Promise.all(models.map(({ collection }) => collection.find({}, { raw: true }).toArray()))
  return all
    .flat()
    .map((document) => (document as unknown as Buffer).toString('latin1'))
    .join('\n')
}
