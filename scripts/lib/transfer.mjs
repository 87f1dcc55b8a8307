import { resolve } from 'node:path'
import { readConfig } from '../../server/config-rules.mjs'
import { failureCode, forwardSignals, stoppedBy } from './children.mjs'
import { ensureInstalled, registerTypeScript } from './install.mjs'
import { watchParent } from './parent.mjs'
import { createProgress } from './progress.mjs'
import { readJson, ROOT } from './project.mjs'

/** A signal that is sent to `npm` only does not arrive here; the end of npm does. */
function abortOnStop(script) {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort())
  watchParent(script, () => process.kill(process.pid, 'SIGTERM'))
  return stop.signal
}

/** A path as the person means it: npm runs scripts in the project's folder, wherever it was called. */
const fileOf = (argument) => resolve(process.env.INIT_CWD ?? process.cwd(), argument)

const counted = (counts) =>
  Object.values(counts)
    .reduce((sum, count) => sum + count, 0)
    .toLocaleString('en')

/**
 * What `export` and `import` share: arguments, settings, packages, signals, progress and the outcome in one line.
 * @param {(settings: {config: object, file: string, options: object}) => Promise<string>} work returns what to say at its end
 * @returns {Promise<number>} exit code: 1 when it is refused or fails, 128 and the signal's number when a signal stops it
 */
async function run(script, args, work) {
  if (args.length !== 1 || args[0] === '' || args[0].startsWith('-')) {
    console.error(`Usage: npm run ${script} -- FILE`)
    return 1
  }
  const { config, error } = readConfig(process.env)
  if (error !== undefined) {
    console.error(error)
    return 1
  }
  forwardSignals()
  const signal = abortOnStop(script)
  if (!(await ensureInstalled())) return failureCode()
  await registerTypeScript()
  const progress = createProgress()
  try {
    const settings = { ...config, dataDir: resolve(ROOT, config.dataDir) }
    const options = { signal, onProgress: progress.show }
    const outcome = await work({ config: settings, file: fileOf(args[0]), options })
    progress.end()
    console.log(outcome)
    return 0
  } catch (failure) {
    progress.end()
    const { TransferError, LeftoverError } = await import('../../server/database/transfer/transfer-error.ts')
    const isReadable = failure instanceof TransferError || failure.name === 'DataDirError'
    if (stoppedBy() !== undefined && !(failure instanceof LeftoverError))
      console.error(`Stopped: nothing was ${script}ed.`)
    else console.error(isReadable ? failure.message : failure.stack)
    return failureCode()
  }
}

/**
 * Writes all data of the database in the settings into one file.
 * @param {string[]} args the file
 */
export function runExport(args) {
  return run('export', args, async ({ config, file, options }) => {
    const { exportDatabase } = await import('../../server/database/transfer/export-database.ts')
    const { version } = readJson(resolve(ROOT, 'package.json'))
    const counts = await exportDatabase(config, file, { ...options, version })
    return `Exported ${counted(counts)} documents to ${file}. It holds emails and password hashes: keep it safe.`
  })
}

/**
 * Fills the empty database in the settings with an exported file.
 * @param {string[]} args the file
 */
export function runImport(args) {
  return run('import', args, async ({ config, file, options }) => {
    const { importDatabase } = await import('../../server/database/transfer/import-database.ts')
    const counts = await importDatabase(config, file, options)
    return `Imported ${counted(counts)} documents.`
  })
}
