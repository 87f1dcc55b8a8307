import { createDatabaseWay, targetOf } from '#tests/support/database-way.ts'
import { startDbProcess, type DbProcess } from '#tests/support/embedded-db/processes.ts'
import { freePort } from '../free-port.ts'
import { newFolder } from '../new-folder.ts'

/** Prepares the embedded database as a separate process behind a TCP proxy that a test breaks. It is down at first. */
export async function distantDatabase() {
  const dir = newFolder()
  const secrets = newFolder()
  const port = await freePort()
  const way = createDatabaseWay({ port, host: '127.0.0.1' })
  let process: DbProcess | undefined

  const reconnect = () => way.open(targetOf(/\/\/([^/]+)/.exec(process!.uri)![1]!))
  const kill = async () => {
    await process?.end('SIGKILL')
    await way.close()
  }
  return {
    /** The settings of a server that uses this database. */
    env: {
      MONGODB_URI: `mongodb://127.0.0.1:${port}/bingoboard?directConnection=true`,
      DATA_DIR: secrets,
    },
    start: async () => {
      process = await startDbProcess(dir)
      await reconnect()
    },
    /** Kills the process with SIGKILL. Its address refuses connections until the next start. */
    kill,
    /** Makes the database unreachable: connections end and new ones are refused. */
    cutOff: way.close,
    reconnect,
    hang: way.hang,
    slow: way.slow,
    reset: way.reset,
    /** Compares the indexes with the documents. */
    verify: () => process!.verify(),
    close: kill,
  }
}
