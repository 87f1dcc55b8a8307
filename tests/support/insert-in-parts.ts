import type { Model } from 'mongoose'

/** As many documents as a slow MongoDB can store before its socket times out. */
const AT_ONCE = 200

/** Stores many documents unchanged, bypassing the server and Mongoose's validation. */
export async function insertInParts<T>(model: Model<T>, documents: readonly object[]): Promise<void> {
  for (let at = 0; at < documents.length; at += AT_ONCE)
    await model.insertMany(documents.slice(at, at + AT_ONCE), { lean: true })
}
