import type { Connection } from 'mongoose'
import { startEmbeddedDbThread } from '../embedded-db/thread.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import { connectDatabase, type Database } from './connect.ts'
import { createIndexes } from './indexes.ts'
import { seedOfficialCategories } from './seed-official.ts'

/** Creates indexes first, because uniqueness depends on them. A failed seed is logged: the product works without it. */
function preparing(log: Logger) {
  return async (connection: Connection): Promise<void> => {
    await createIndexes(connection)
    try {
      await seedOfficialCategories(connection, log)
    } catch (error) {
      log.error(
        { event: 'seed_failed', kind: (error as Error).name },
        'seeding the official categories failed',
      )
    }
  }
}

/**
 * The database of this process: the one at MONGODB_URI, or the embedded one in DATA_DIR, on a thread of its own, which closes
 * with it.
 * @throws for an unusable data directory, with a message of one line that begins with `DATA_DIR`
 */
export async function startDatabase(
  { mongodbUri, dataDir, metrics }: Config,
  log: Logger,
): Promise<Database> {
  const options = { monitorCommands: metrics !== undefined }
  if (mongodbUri !== undefined) return connectDatabase(mongodbUri, preparing(log), log, options)
  const embedded = await startEmbeddedDbThread({ dataDir, log: (line) => log.info(line) })
  const database = connectDatabase(embedded.uri, preparing(log), log, options)
  await database.firstUp
  return {
    ...database,
    close: async () => {
      await database.close()
      await embedded.close()
    },
  }
}
