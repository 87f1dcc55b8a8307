import { randomBytes } from 'node:crypto'
import { failureCode, forwardSignals } from '../children.mjs'
import { ensureInstalled } from '../install.mjs'
import { runServerTests } from './run-tests.mjs'

/** Starts a MongoDB for the tests: the mongod of MONGOMS_SYSTEM_BINARY, or a downloaded one. */
async function startMongod() {
  const { MongoMemoryServer } = await import('mongodb-memory-server')
  const { warn } = console
  // `create` prints a stack before it throws the same error.
  console.warn = () => undefined
  try {
    return await MongoMemoryServer.create()
  } finally {
    console.warn = warn
  }
}

/** Deletes the databases of stopped tests. Each database of a run has the run's name in its own. */
async function dropDatabases(uri, run) {
  const { default: mongoose } = await import('mongoose')
  const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 5000 })
  try {
    const { databases } = await client.db('admin').command({ listDatabases: 1, nameOnly: true })
    for (const { name } of databases) if (name.includes(run)) await client.db(name).dropDatabase()
  } catch (error) {
    console.error(`Databases with ${run} in their name may be left. (${error.message})`)
  } finally {
    await client.close()
  }
}

/** @returns {Promise<number>} exit code */
async function runOn(uri) {
  const run = randomBytes(4).toString('hex')
  try {
    return await runServerTests({ TEST_MONGODB_URI: uri, TEST_MONGODB_RUN: run })
  } finally {
    await dropDatabases(uri, run)
  }
}

/**
 * Runs the server's tests on a real MongoDB: that of MONGODB_URI, or one started for them. Without either it fails.
 * @returns {Promise<number>} exit code
 */
export async function runMongodbTests(env) {
  forwardSignals()
  if (!(await ensureInstalled())) return failureCode()
  if (env.MONGODB_URI) return runOn(env.MONGODB_URI)
  let mongod
  try {
    mongod = await startMongod()
  } catch (error) {
    const reason = error.message.replace(/\s+/g, ' ')
    console.error(
      `Nothing was tested: no MongoDB here. Set MONGODB_URI, or MONGOMS_SYSTEM_BINARY to a mongod. (${reason})`,
    )
    return 1
  }
  try {
    return await runOn(mongod.getUri())
  } finally {
    await mongod.stop()
  }
}
