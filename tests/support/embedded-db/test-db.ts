import mongoose from 'mongoose'
import { startEmbeddedDb, type EmbeddedDbOptions } from '#server/embedded-db/embedded-db.ts'
import { GIVEN_URI } from '../given-mongodb.ts'
import { newFolder } from '../new-folder.ts'

export type Client = mongoose.mongo.MongoClient

export { GIVEN_URI as OTHER_URI }

export function connect(uri: string, options: mongoose.mongo.MongoClientOptions = {}): Promise<Client> {
  return new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 5000, ...options }).connect()
}

/** Opens an empty database to test against: embedded, or at `TEST_MONGODB_URI` if `anyUri` allows it. */
export async function openTestDb(
  options: Partial<EmbeddedDbOptions> & { anyUri?: boolean; client?: mongoose.mongo.MongoClientOptions } = {},
) {
  const { anyUri = false, client: clientOptions, ...embeddedOptions } = options
  const other = anyUri ? GIVEN_URI : undefined
  const embedded =
    other === undefined ? await startEmbeddedDb({ dataDir: newFolder(), ...embeddedOptions }) : undefined
  const uri = other ?? embedded!.uri
  const client = await connect(uri, clientOptions)
  const db = client.db(`bingoboard_test_${process.pid}_${Date.now()}`)
  return {
    uri,
    client,
    /** A database that only this run uses. */
    db,
    /** Undefined when the tests run against another MongoDB. */
    embedded,
    close: async () => {
      if (other !== undefined) await db.dropDatabase()
      await client.close()
      await embedded?.close()
    },
  }
}
export type TestDb = Awaited<ReturnType<typeof openTestDb>>
