import fs, { closeSync, existsSync, openSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createLog } from '#server/log.ts'
import { eventually } from '#tests/support/eventually.ts'
import { freePort } from '#tests/support/free-port.ts'
import { newFolder } from '#tests/support/new-folder.ts'
import { spawnServer, type ServerProcess } from '#tests/support/server-process.ts'
import { newVisitor } from '#tests/support/visitor.ts'

/** On Linux, a file to which every write fails because the disk is full. */
const FULL = '/dev/full'

async function startOnFullDisk(env: Record<string, string>): Promise<ServerProcess> {
  const file = openSync(FULL, 'w')
  const server = await spawnServer(env, file)
  closeSync(file)
  return server
}

async function startUnread(env: Record<string, string>): Promise<ServerProcess> {
  const server = await spawnServer(env)
  server.stopReading()
  return server
}

describe.each([
  ['its disk is full', existsSync(FULL), startOnFullDisk],
  ['its reader has ended', true, startUnread],
] as const)('a log that accepts nothing, because %s', (_name, isPossible, startWith) => {
  async function start(env: Record<string, string> = {}) {
    const port = await freePort()
    const server = await startWith({ PORT: String(port), DATA_DIR: newFolder(), LOG_LEVEL: 'info', ...env })
    const url = `http://127.0.0.1:${port}`
    const status = () =>
      fetch(`${url}/readyz`).then(
        ({ status }) => status,
        () => undefined,
      )
    await eventually(status, (found) => found === 200)
    return { server, url }
  }

  it.skipIf(!isPossible)('OPS-4: loses lines, but the server starts, serves and ends', async () => {
    const { server, url } = await start()
    const visitor = newVisitor(url)
    for (let attempt = 0; attempt < 3; attempt++) {
      const { status } = await visitor.post('/api/login', { email: 'a@b.example', password: 'a wrong one' })
      expect(status).toBe(401)
    }
    await server.stop()
    expect(server.errors()).toBe('')
  })

  it.skipIf(!isPossible)('OPS-11: an uncaught error still ends the process', async () => {
    const preload = join(newFolder(), 'preload.cjs')
    await writeFile(preload, "process.on('SIGUSR2', () => { throw new Error('a planted fault') })")
    const { server } = await start({ NODE_OPTIONS: `--require ${preload}` })
    server.signal('SIGUSR2')
    expect(await server.ended).toBe(1)
  })
})

it('OPS-4: a log whose disk was full for long continues once there is room, after the waiting lines', () => {
  let isFull = true
  let written = ''
  const write = vi.spyOn(fs, 'writeSync').mockImplementation((_file, text) => {
    if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    written += String(text)
    return Buffer.byteLength(String(text))
  })
  const log = createLog('info')
  for (let line = 0; line < 2000; line++) log.info({ line })
  isFull = false
  for (let line = 2000; line < 2010; line++) log.info({ line })
  write.mockRestore()
  const lines = [...written.matchAll(/"line":(\d+)/g)].map(([, line]) => Number(line))
  expect(lines.slice(0, 2)).toEqual([0, 1])
  expect(lines.slice(-9)).toEqual([2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009])
})
