import type { Model } from 'mongoose'

/** As many as a slow MongoDB stores before its socket times out. */
const AT_ONCE = 200

/** Stores many documents as they are, past the server and the checks of Mongoose. */
export async function insertInParts<T>(model: Model<T>, documents: readonly object[]): Promise<void> {
  for (let at = 0; at < documents.length; at += AT_ONCE)
    await model.insertMany(documents.slice(at, at + AT_ONCE), { lean: true })
}
