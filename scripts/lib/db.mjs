import { readConfig } from '../../server/config-rules.mjs'
import { failureCode, handOnSignals } from './children.mjs'
import { ensureInstalled } from './install.mjs'
import { watchParent } from './parent.mjs'

function untilStopped() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve)
    watchParent('db', resolve)
  })
}

/**
 * Runs the embedded database alone: for several servers on one database, and for looking into it with MongoDB's own tools.
 * Prints its URI on a line of its own and serves until a signal comes.
 * @returns {Promise<number>} exit code
 */
export async function db() {
  const { config, error } = readConfig(process.env)
  if (error !== undefined) {
    console.error(error)
    return 1
  }
  handOnSignals()
  if (!(await ensureInstalled())) return failureCode()
  // The database is TypeScript, and a build of the app has it inside the server only.
  const { register } = await import('tsx/esm/api')
  register()
  const { startEmbeddedDb } = await import('../../server/embedded-db/embedded-db.ts')
  const stopped = untilStopped()
  try {
    const { uri, close } = await startEmbeddedDb({
      dataDir: config.dataDir,
      log: (line) => console.log(line),
    })
    console.log(uri)
    await stopped
    await close()
    return 0
  } catch (failure) {
    console.error(failure.message)
    return 1
  }
}
