import mongoose, { type Connection } from 'mongoose'
import type { Config } from '../../config.ts'
import { startEmbeddedDb } from '../../embedded-db/embedded-db.ts'
import { CONNECTION_OPTIONS } from '../connect.ts'
import { connectionUri } from '../connection-uri.ts'
import { COLLECTIONS } from './export-format.ts'
import { databaseError, TransferError } from './transfer-error.ts'

/** An empty database that is filled by an import. `name`: the setting that names it, for messages. */
export type Target = Awaited<ReturnType<typeof openTarget>>

const CONNECT_TIMEOUT_MS = 5000
/** For one batch, and for one index. */
const COMMAND_TIMEOUT_MS = 60_000

/**
 * Opens the MongoDB at MONGODB_URI, or the embedded database in DATA_DIR, which must have no owner.
 * @throws TransferError when it has documents; DataDirError
 */
export async function openTarget({ mongodbUri, dataDir }: Pick<Config, 'dataDir' | 'mongodbUri'>) {
  const embedded = mongodbUri === undefined ? await startEmbeddedDb({ dataDir }) : undefined
  const name = embedded ? `DATA_DIR ${dataDir}` : 'MONGODB_URI'
  const connection = mongoose.createConnection()
  const close = async () => {
    await connection.close()
    await embedded?.close()
  }
  try {
    await connection.openUri(connectionUri(embedded?.uri ?? mongodbUri!), {
      ...CONNECTION_OPTIONS,
      serverSelectionTimeoutMS: CONNECT_TIMEOUT_MS,
      connectTimeoutMS: CONNECT_TIMEOUT_MS,
      socketTimeoutMS: COMMAND_TIMEOUT_MS,
    })
    await refuseData(name, connection)
    return { name, connection, close }
  } catch (error) {
    await close()
    throw databaseError(name, error)
  }
}

async function refuseData(name: string, connection: Connection): Promise<void> {
  const used: string[] = []
  for (const collection of COLLECTIONS)
    if (await connection.collection(collection).findOne({}, { projection: { _id: 1 } })) used.push(collection)
  if (used.length > 0)
    throw new TransferError(
      `${name} has data already (${used.join(', ')}), and an import never mixes two databases. Import into an empty one.`,
    )
}
