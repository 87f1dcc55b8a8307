import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readConfig } from '../../server/config-rules.mjs'
import { ensureBuilt, isBuilt } from './build-state.mjs'
import { failureCode, signalExitCode, stopChildren, stoppedBy } from './children.mjs'
import { ensureInstalled } from './install.mjs'
import { watchParent } from './parent.mjs'
import { folderRefusal, ROOT } from './project.mjs'

/** The server ends within 10 s of a signal. A hanging one is killed after this time. */
const STOP_WITHIN_MS = 15_000

/**
 * Makes `npm start` print the address and errors, without a line of JSON per request. In production the log stays
 * complete, and LOG_LEVEL takes precedence.
 */
function logQuietly(env) {
  if (!env.LOG_LEVEL && env.NODE_ENV !== 'production') env.LOG_LEVEL = 'warn'
}

/** Loads the built server into this process, so that signals and the exit code need no forwarding. */
async function serve() {
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(join(ROOT, 'dist', 'server', 'index.js')).href)
}

/**
 * Starts BingoBoard: checks the settings, installs and builds missing parts, then runs the server in
 * this process. Sets the exit code when a step fails.
 */
export async function launch() {
  process.chdir(ROOT)
  let serving = false
  let stopping = false
  // With a listener, a second signal cannot end the process during shutdown.
  const stop = (signal) => {
    if (stopping) return
    stopping = true
    if (!serving) return stopChildren(signal)
    const handled = signal === 'SIGHUP' ? 'SIGTERM' : signal
    // While the server is loading this is the only listener, and there is nothing to shut down.
    if (process.listenerCount(handled) === 1) process.exit(signalExitCode(signal))
    if (handled !== signal) process.kill(process.pid, handled)
    setTimeout(() => {
      console.error(`The server did not stop within ${STOP_WITHIN_MS / 1000} s and was killed.`)
      process.exit(1)
    }, STOP_WITHIN_MS).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
  watchParent('start', () => process.kill(process.pid, 'SIGTERM'))

  // Before anything is installed. The server refuses a busy port and an unusable DATA_DIR.
  const built = isBuilt()
  const error = readConfig(process.env).error ?? (built ? undefined : folderRefusal())
  if (error !== undefined) {
    console.error(error)
    process.exitCode = 1
    return
  }
  const ready = (await ensureInstalled({ dev: !built })) && (built || (await ensureBuilt()))
  if (!ready || stoppedBy() !== undefined) {
    process.exitCode = failureCode()
    return
  }
  logQuietly(process.env)
  serving = true
  await serve()
}
