import type { Connection, mongo } from 'mongoose'
import { modelsOf } from '../models/models.ts'
import { inStep } from './connection-failure.ts'

/** The collection of connect-mongo. */
export const SESSIONS_COLLECTION = 'sessions'
/** Path of the user's id in a stored session. */
export const SESSION_USER = 'session.passport.user'

/** An index as it is created. */
type IndexSpec = mongo.IndexDescription & { key: Record<string, unknown> }

/** With one command: every start waits for it. Where it fails, one by one, to name the index. @throws StepError */
async function createAll(connection: Connection, name: string, specs: IndexSpec[]): Promise<void> {
  const collection = connection.collection(name)
  try {
    await collection.createIndexes(specs)
  } catch {
    for (const { key, ...options } of specs)
      await inStep(`index ${name}.${Object.keys(key).join('_')}`, () => collection.createIndex(key, options))
  }
}

/** Creates the missing indexes of all models and of the sessions. @throws StepError that names the index */
export async function createIndexes(connection: Connection): Promise<void> {
  for (const { schema, collection } of Object.values(modelsOf(connection))) {
    const specs = schema.indexes().map(([key, options]) => ({ key, ...options }) as IndexSpec)
    await createAll(connection, collection.collectionName, specs)
  }
  await createAll(connection, SESSIONS_COLLECTION, [
    { key: { expires: 1 }, expireAfterSeconds: 0, background: true },
    { key: { [SESSION_USER]: 1 } },
  ])
}
