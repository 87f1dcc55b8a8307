import './v8-flags.ts'
import { checkDataDirFormat } from './database/data-format.ts'
import { readConfig } from './config-rules.mjs'
import { startEmbeddedDbThread } from './embedded-db/thread.ts'
import { createLog } from './log.ts'

/** Ends the process. A refused setting is one readable line; anything else is a defect and needs its stack. */
function endWith(failure: unknown): void {
  const named = failure instanceof Error && /^[A-Z]+(?:_[A-Z]+)*\b/.test(failure.message)
  process.stderr.write(
    `${named ? failure.message : failure instanceof Error ? failure.stack : String(failure)}\n`,
  )
  process.exit(1)
}

async function startEmbedded(settings: Parameters<typeof startEmbeddedDbThread>[0]) {
  checkDataDirFormat(settings.dataDir)
  return startEmbeddedDbThread(settings)
}

const { config, error } = readConfig(process.env)
if (config === undefined) {
  process.stderr.write(`${error}\n`)
  process.exitCode = 1
} else {
  const log = createLog(config.logLevel)
  // Nothing can be relied on after an unknown error, such as the end of the database's thread. The data on disk is sound.
  process.on('uncaughtException', (crash) => {
    log.fatal({ event: 'sys_crash', err: crash }, 'the server ends')
    process.exit(1)
  })
  // The database opens on its own thread while this one loads the server, which takes about as long.
  const embedded =
    config.mongodbUri === undefined
      ? startEmbedded({ dataDir: config.dataDir, log: (line) => log.info(line) })
      : undefined
  // `serve` rejects with this error too, but may not be loaded yet.
  embedded?.catch(() => undefined)
  import('./serve.ts').then(({ serve }) => serve({ config, log, embedded })).catch(endWith)
}
