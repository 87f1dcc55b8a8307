import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startEmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import { bundledScript } from '#tests/support/bundled-script.ts'
import { startDbProcess } from '#tests/support/embedded-db/processes.ts'
import { connect, temporaryDir } from '#tests/support/embedded-db/test-db.ts'
import { momentOf, write, writeCards } from '#tests/support/embedded-db/written-cards.ts'
import { eventually } from '#tests/support/eventually.ts'

const CARDS = 40
const CARD_BYTES = 50_000

let dir: ReturnType<typeof temporaryDir>
let reader: ChildProcess | undefined

beforeEach(() => {
  dir = temporaryDir()
})
afterEach(() => {
  reader?.kill('SIGKILL')
  dir.remove()
})

/** Reads the directory in another process. @returns how many cards it found */
async function read(): Promise<string> {
  const script = await bundledScript('tests/support/embedded-db/snapshot-process.ts')
  reader = spawn(process.execPath, [script, dir.path], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [seen] = (await once(reader.stdout!, 'data')) as [Buffer]
  return seen.toString()
}

it('MOV-6: the file grows while a process reads it that was there before the owner, and no longer once that one was killed', async () => {
  const filled = await startEmbeddedDb({ dataDir: dir.path })
  const filling = await connect(filled.uri)
  await writeCards(filling, CARDS, () => CARD_BYTES)
  await filling.close()
  await filled.close()
  expect(await read()).toBe(`${CARDS}\n`)

  const db = await startEmbeddedDb({ dataDir: dir.path, ttlIntervalMs: 100 })
  const client = await connect(db.uri)
  let n = CARDS
  /** By how many bytes a round of changes makes the file grow. */
  async function growth(): Promise<number> {
    const size = () => statSync(join(dir.path, 'database', 'data.mdb')).size
    const before = size()
    for (let i = 0; i < CARDS; i++) await write(client, CARDS, n++)
    return size() - before
  }
  expect(await growth()).toBeGreaterThan((CARDS * CARD_BYTES) / 2)
  expect(await growth()).toBeGreaterThan((CARDS * CARD_BYTES) / 2)
  reader!.kill('SIGKILL')
  await once(reader!, 'exit')
  await eventually(growth, (bytes) => bytes === 0)
  await client.close()
  await db.close()
})

it('OPS-12 MOV-6: a process that reads a running database reads a copy: no write is lost, the file does not grow, no copy is left', async () => {
  const owner = await startDbProcess(dir.path)
  const client = await connect(owner.uri)
  await writeCards(client, CARDS, () => CARD_BYTES)
  let n = CARDS
  let isOver = false
  const writing = (async () => {
    for (; !isOver; n++) await write(client, CARDS, n)
  })()
  expect(await read()).toBe(`${CARDS}\n`)
  const size = () => statSync(join(dir.path, 'database', 'data.mdb')).size
  const [before, seen] = [size(), n]
  while (n < seen + 2 * CARDS) await client.db().command({ ping: 1 })
  expect(size()).toBe(before)
  isOver = true
  await writing
  expect(await momentOf(client, CARDS)).toBe(n - 1)
  await client.close()
  expect((await owner.verify()).problems).toEqual([])
  expect(readdirSync(join(dir.path, 'database')).filter((name) => name.startsWith('copy'))).toEqual([])
  expect(await owner.end('SIGTERM')).toBe(0)
})
