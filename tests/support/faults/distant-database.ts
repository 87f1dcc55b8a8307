import { createDatabaseWay, targetOf, type DatabaseWay } from '#tests/support/database-way.ts'
import { startDbProcess, type DbProcess } from '#tests/support/embedded-db/processes.ts'
import type { VerifyReport } from '#server/embedded-db/verify.ts'
import { freePort } from '../free-port.ts'
import { newFolder } from '../new-folder.ts'

/** The embedded database as a process of its own, reached over TCP by a way that a test breaks. It is down at first. */
export interface DistantDatabase extends Pick<DatabaseWay, 'hang' | 'slow' | 'reset'> {
  /** The settings of a server that uses it. */
  env: Record<string, string>
  start: () => Promise<void>
  /** `kill -9`; its address refuses connections until the next start. */
  kill: () => Promise<void>
  /** Its machine can't be reached: connections end and new ones are refused. */
  cutOff: () => Promise<void>
  reconnect: () => Promise<void>
  /** Compares indexes with documents. */
  verify: () => Promise<VerifyReport>
  close: () => Promise<void>
}

export async function distantDatabase(): Promise<DistantDatabase> {
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
    env: {
      MONGODB_URI: `mongodb://127.0.0.1:${port}/bingoboard?directConnection=true`,
      DATA_DIR: secrets,
    },
    start: async () => {
      process = await startDbProcess(dir)
      await reconnect()
    },
    kill,
    cutOff: way.close,
    reconnect,
    hang: way.hang,
    slow: way.slow,
    reset: way.reset,
    verify: () => process!.verify(),
    close: kill,
  }
}
