import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { startEmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import { newFolder } from '#tests/support/new-folder.ts'
import { storedTitle } from '#tests/support/stored.ts'
import { startServer } from '#tests/support/server-process.ts'
import { registeredVisitor } from '#tests/support/visitor.ts'

let folder: string
beforeEach(() => void (folder = newFolder()))

/**
 * A script that each thread of the server loads before its code. It throws in one thread as soon as the file exists. If
 * that is the database thread, the thread of the sockets is busy with a socket at that time, so that it gets the error
 * and the end of the thread together.
 */
const fault = (inMainThread: boolean, file: string) => `
  const { existsSync, writeFileSync } = require('node:fs')
  const { connect, createServer } = require('node:net')
  const { isMainThread, workerData } = require('node:worker_threads')
  const [file, busy] = [${JSON.stringify(file)}, ${JSON.stringify(`${file}-busy`)}]
  const when = (path, then) => {
    const timer = setInterval(() => existsSync(path) && (clearInterval(timer), then()), 10).unref()
  }
  const fail = () => { throw new Error('a planted fault') }
  if (${inMainThread}) {
    if (isMainThread) when(file, fail)
  } else if (isMainThread) when(file, () => {
    const server = createServer(() => {
      writeFileSync(busy, '')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
    }).listen(0, () => connect(server.address().port))
  })
  else if (workerData?.dataDir !== undefined) when(busy, fail)`

describe('an uncaught error', () => {
  const threads = [
    ['the thread of the sockets', true],
    ['the thread of the embedded database', false],
  ] as const
  for (const [name, inMainThread] of threads)
    it(`OPS-11: in ${name} ends the process with code 1 and one line, and no save is lost`, async () => {
      const file = join(folder, 'throw')
      const preload = join(folder, 'preload.cjs')
      await writeFile(preload, fault(inMainThread, file))
      const env = {
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        LOG_LEVEL: 'warn',
        NODE_OPTIONS: `--require ${preload}`,
      }
      const server = await startServer(env)
      const { visitor } = await registeredVisitor(server.url)
      const { cardId } = await visitor.makeCard({ title: 'Saved' })
      await writeFile(file, '')
      expect(await server.ended).toBe(1)
      const errors = server
        .output()
        .split('\n')
        .filter((line) => /"level":[56]0/.test(line))
      expect(errors).toHaveLength(1)
      expect(JSON.parse(errors[0]!)).toMatchObject({
        level: 60,
        event: 'sys_crash',
        err: { message: expect.stringContaining('a planted fault') as string },
      })
      expect(server.errors()).toBe('')
      const database = await startEmbeddedDb({ dataDir: env.DATA_DIR })
      expect(await storedTitle(database.uri, cardId)).toBe('Saved')
      await database.close()
    })
})
