import { readConfig } from '../../server/config-rules.mjs'
import { failureCode, forwardSignals } from './children.mjs'
import { ensureInstalled, registerTypeScript } from './install.mjs'
import { watchParent } from './parent.mjs'

function untilStopped() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve)
    watchParent('db', resolve)
  })
}

/**
 * Runs the embedded database as a process of its own, for several servers on one database. Prints its URI on one line and
 * serves until a signal arrives.
 * @returns {Promise<number>} exit code
 */
export async function db() {
  const { config, error } = readConfig(process.env)
  if (error !== undefined) {
    console.error(error)
    return 1
  }
  forwardSignals()
  if (!(await ensureInstalled())) return failureCode()
  await registerTypeScript()
  const { startEmbeddedDbThread } = await import('../../server/embedded-db/thread.ts')
  const stopped = untilStopped()
  process.on('uncaughtException', ({ message }) => {
    console.error(message)
    process.exit(1)
  })
  try {
    const { uri, close } = await startEmbeddedDbThread({
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
