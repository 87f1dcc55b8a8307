import { resolve } from 'node:path'
import { failureCode, forwardSignals, stoppedBy } from './children.mjs'
import { ensureInstalled, registerTypeScript } from './install.mjs'
import { watchParent } from './parent.mjs'

const URI = /^mongodb(\+srv)?:\/\//
/** Whether an argument names a database: it is neither an option nor an address of something else. */
const isLocation = (argument) => URI.test(argument) || /^(?!-)(?!.*:\/\/)./.test(argument)

/** Resolves a directory from where npm was called: npm runs scripts in the project's folder. */
const toLocation = (argument) =>
  URI.test(argument) ? argument : resolve(process.env.INIT_CWD ?? process.cwd(), argument)

const PROGRESS_INTERVAL_MS = 5000

/** Prints how far a step is, such as "Copying", in a line every few seconds and at its end: `total` may turn out too small. */
function progressLines() {
  let last = { step: '', part: 0, atMs: 0 }
  return (step, done, total) => {
    const part = Math.min(1, done / total)
    const isNewState = step !== last.step || (part === 1 && last.part < 1)
    if (!isNewState && Date.now() - last.atMs < PROGRESS_INTERVAL_MS) return
    last = { step, part, atMs: Date.now() }
    console.log(`${step}: ${Math.floor(part * 100)}%`)
  }
}

/** Aborts the copy on a signal, and on npm's end: a signal that is sent to `npm` only does not arrive here. */
function abortOnStop() {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort())
  watchParent('copy', () => process.kill(process.pid, 'SIGTERM'))
  return stop.signal
}

/**
 * Runs `npm run copy -- FROM TO`: copies a whole database into an empty one.
 * @param {string[]} args
 * @returns {Promise<number>} exit code: 1 when it is refused or fails, 128 plus the number of a signal that stops it
 */
export async function copy(args) {
  if (args.length !== 2 || !args.every(isLocation)) {
    console.error(
      'Usage: npm run copy -- FROM TO (each a mongodb:// URI, or a directory of an embedded database)',
    )
    return 1
  }
  forwardSignals()
  const signal = abortOnStop()
  if (!(await ensureInstalled())) return failureCode()
  await registerTypeScript()
  try {
    const { copyDocuments } = await import('../../server/database/copy-documents.ts')
    const [from, to] = args.map(toLocation)
    const copied = await copyDocuments(from, to, { signal, onProgress: progressLines() })
    console.log(`Copied ${copied.toLocaleString('en')} documents.`)
    return 0
  } catch (failure) {
    const isReadable = ['CopyError', 'LeftoverError', 'DataDirError'].includes(failure.name)
    if (stoppedBy() !== undefined && failure.name !== 'LeftoverError')
      console.error('Stopped: nothing was copied.')
    else console.error(isReadable ? failure.message : failure.stack)
    return failureCode()
  }
}
