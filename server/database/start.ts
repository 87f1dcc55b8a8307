import type { Connection } from 'mongoose'
import type { EmbeddedDbThread } from '../embedded-db/thread.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import { connectDatabase, type Database } from './connect.ts'
import { describeFailure } from './connection-failure.ts'
import { checkMongodbFormat, recordInDataDir, recordInMongodb } from './data-format.ts'
import { isDatabaseUnavailable } from './errors.ts'
import { createIndexes } from './indexes.ts'
import { seedOfficialCategories } from './seed-official.ts'

/** Creates indexes first, because uniqueness depends on them. Logs a failed seed: the product works without one. */
function createPreparation(log: Logger, dataDir: string | undefined) {
  return async (connection: Connection): Promise<void> => {
    if (dataDir === undefined) await checkMongodbFormat(connection)
    await createIndexes(connection)
    if (dataDir === undefined) await recordInMongodb(connection)
    else recordInDataDir(dataDir)
    try {
      await seedOfficialCategories(connection, log)
    } catch (error) {
      // Errors of the network have no code: the start is retried. After others, such as a full disk, there is no seed.
      if (isDatabaseUnavailable(error) && describeFailure(error).code === undefined) throw error
      log.error(
        { event: 'seed_failed', kind: (error as Error).name },
        'seeding the official categories failed',
      )
    }
  }
}

/**
 * Connects to the embedded database, which closes with the connection, or to the one at MONGODB_URI.
 * @param embedded undefined if MONGODB_URI is set
 */
export function startDatabase(
  { mongodbUri, dataDir, metrics }: Pick<Config, 'mongodbUri' | 'dataDir' | 'metrics'>,
  log: Logger,
  embedded: EmbeddedDbThread | undefined,
): Database {
  const uri = embedded?.uri ?? mongodbUri
  if (uri === undefined) throw new Error('There is neither an embedded database nor a MONGODB_URI')
  const database = connectDatabase(uri, createPreparation(log, embedded && dataDir), log, {
    monitorCommands: metrics !== undefined,
    changes: embedded?.changes,
  })
  return {
    ...database,
    close: async () => {
      await database.close()
      await embedded?.close()
    },
  }
}
