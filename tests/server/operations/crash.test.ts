import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endServers, startServer } from '#tests/support/server-process.ts'
import { newVisitor, registeredVisitor } from '#tests/support/visitor.ts'

let folder: string
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'bingoboard-crash-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))
afterAll(endServers)

/** Loaded by each thread of the server before its code: throws in one of them as soon as the file exists. */
const fault = (inMainThread: boolean, file: string) => `
  const { existsSync } = require('node:fs')
  const { isMainThread, workerData } = require('node:worker_threads')
  const isTheirs = ${inMainThread} ? isMainThread : workerData?.dataDir !== undefined
  if (isTheirs) setInterval(() => {
    if (existsSync(${JSON.stringify(file)})) throw new Error('a planted fault')
  }, 10).unref()`

describe('a fault that nothing catches', () => {
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
      const { cardId } = (await visitor.post('/api/cards', { title: 'Saved' })).body as { cardId: string }
      await writeFile(file, '')
      expect(await server.ended).toBe(1)
      const errors = server
        .output()
        .split('\n')
        .filter((line) => /"level":[56]0/.test(line))
      expect(errors).toHaveLength(1)
      expect(JSON.parse(errors[0]!)).toMatchObject({ level: 60, event: 'sys_crash' })
      expect(errors[0]).toContain('a planted fault')
      expect(server.errors()).toBe('')
      await rm(file)
      const next = await startServer(env)
      const found = await newVisitor(next.url).get(`/api/cards/${cardId}`)
      expect([found.status, found.body]).toMatchObject([200, { title: 'Saved' }])
    })
})
