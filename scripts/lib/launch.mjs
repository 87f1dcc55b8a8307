import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, isBuilt } from './build-state.mjs'
import { failureCode, signalExitCode, stopChildren, stoppedBy } from './children.mjs'
import { ensureInstalled } from './install.mjs'
import { watchParent } from './parent.mjs'
import { refusal } from './preflight.mjs'
import { ROOT } from './project.mjs'

/** The server is to end within 10 s of a signal; one that hangs is cut off a little later. */
const STOP_WITHIN_MS = 15_000

/**
 * Who types `npm start` is to see the address and what went wrong, and not a line of JSON for each thing that went well. A
 * server in production keeps its record, and whoever sets LOG_LEVEL gets that.
 */
function logQuietly(env) {
  if (!env.LOG_LEVEL && env.NODE_ENV !== 'production') env.LOG_LEVEL = 'warn'
}

/** Loads the built server into this process: signals reach it and its exit code is ours, with nothing in between. */
async function serve() {
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(join(ROOT, 'dist', 'server', 'index.js')).href)
}

/**
 * Starts BingoBoard: checks the configuration, installs and builds what is missing, and becomes the server. Sets the exit
 * code when it does not get that far.
 */
export async function launch() {
  process.chdir(ROOT)
  let serving = false
  let stopping = false
  // Being listened to here, no second signal ever ends the process in mid-shutdown.
  const stop = (signal) => {
    if (stopping) return
    stopping = true
    if (!serving) return stopChildren(signal)
    const heard = signal === 'SIGHUP' ? 'SIGTERM' : signal
    // Ours is the only listener while the server is still loading: nothing has begun that would have to be ended.
    if (process.listenerCount(heard) === 1) process.exit(signalExitCode(signal))
    if (heard !== signal) process.kill(process.pid, heard)
    setTimeout(() => {
      console.error(`The server did not stop within ${STOP_WITHIN_MS / 1000} s and was cut off.`)
      process.exit(1)
    }, STOP_WITHIN_MS).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
  watchParent('start', () => process.kill(process.pid, 'SIGTERM'))

  const refused = await refusal(process.env)
  if (refused !== undefined) {
    console.error(refused)
    process.exitCode = 1
    return
  }
  const built = isBuilt()
  const ready = (await ensureInstalled({ dev: !built })) && (built || (await ensureBuilt()))
  if (!ready || stoppedBy() !== undefined) {
    process.exitCode = failureCode()
    return
  }
  logQuietly(process.env)
  serving = true
  await serve()
}
