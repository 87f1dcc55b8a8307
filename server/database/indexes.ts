import type { Connection, mongo } from 'mongoose'
import { modelsOf } from '../models/models.ts'
import { runStep } from './connection-failure.ts'

/** The collection of connect-mongo. */
export const SESSIONS_COLLECTION = 'sessions'
/** Path of the user's id in a stored session. */
export const SESSION_USER_PATH = 'session.passport.user'

/** An index as it is created. */
type IndexSpec = mongo.IndexDescription & { key: Record<string, unknown> }

/** Creates indexes with one command, to start fast; after a failure one by one, to name it. @throws StepError */
async function createCollectionIndexes(
  connection: Connection,
  name: string,
  specs: IndexSpec[],
): Promise<void> {
  const collection = connection.collection(name)
  try {
    await collection.createIndexes(specs)
  } catch {
    for (const { key, ...options } of specs)
      await runStep(`index ${name}.${Object.keys(key).join('_')}`, () => collection.createIndex(key, options))
  }
}

/** Returns the indexes of all models and of the sessions, by collection. */
export function indexesOf(connection: Connection): Map<string, IndexSpec[]> {
  const indexesByCollection = new Map<string, IndexSpec[]>()
  for (const { schema, collection } of Object.values(modelsOf(connection)))
    indexesByCollection.set(
      collection.collectionName,
      schema.indexes().map(([key, options]) => ({ key, ...options }) as IndexSpec),
    )
  return indexesByCollection.set(SESSIONS_COLLECTION, [
    { key: { expires: 1 }, expireAfterSeconds: 0, background: true },
    { key: { [SESSION_USER_PATH]: 1 } },
  ])
}

/** Creates the missing indexes. @throws StepError that names the index */
export async function createIndexes(connection: Connection): Promise<void> {
  for (const [name, specs] of indexesOf(connection)) await createCollectionIndexes(connection, name, specs)
}
