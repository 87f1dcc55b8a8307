import { failureCode, forwardSignals } from '../children.mjs'
import { ensureInstalled } from '../install.mjs'
import { runServerTests } from './run-tests.mjs'

/** Starts a MongoDB for the tests: the mongod of MONGOMS_SYSTEM_BINARY, or a downloaded one. */
async function startMongod() {
  const { MongoMemoryServer } = await import('mongodb-memory-server')
  const { warn } = console
  // It prints a stack before it throws the same error.
  console.warn = () => undefined
  try {
    return await MongoMemoryServer.create()
  } finally {
    console.warn = warn
  }
}

/**
 * Runs the server's tests on a real MongoDB: that of MONGODB_URI, or one started for them. Without either it fails.
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<number>} exit code
 */
export async function runMongodbTests(env) {
  forwardSignals()
  if (!(await ensureInstalled())) return failureCode()
  if (env.MONGODB_URI) return runServerTests({ TEST_MONGODB_URI: env.MONGODB_URI })
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
    return await runServerTests({ TEST_MONGODB_URI: mongod.getUri() })
  } finally {
    await mongod.stop()
  }
}
