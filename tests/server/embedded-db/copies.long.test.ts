import { execFile } from 'node:child_process'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RefusedStart, startDbProcess, type DbProcess } from '#tests/support/embedded-db/processes.ts'
import { connect, type Client } from '#tests/support/embedded-db/test-db.ts'
import { momentOf, write, writeCards } from '#tests/support/embedded-db/written-cards.ts'
import { runBundled } from '#tests/support/server-process.ts'
import { newFolder } from '#tests/support/new-folder.ts'

const COUNT = 20_000
const BYTES = 3000
const COPIES = 10
const CARDS = 40
const CARD_BYTES = 50_000
const run = promisify(execFile)

const root = newFolder()
const dataDir = join(root, 'data')
const copy = join(root, 'copy')

let source: DbProcess
let client: Client
let n = COUNT

beforeAll(async () => {
  source = await startDbProcess(dataDir)
  client = await connect(source.uri)
  await writeCards(client, COUNT, () => BYTES)
}, 300_000)
afterAll(() => client.close())

/** Opens the copy and reads all of it. Expects that it is of one point in time, or is refused with a message. */
async function judge(written: { before: number; after: number }): Promise<void> {
  try {
    const opened = await startDbProcess(copy)
    const reader = await connect(opened.uri)
    const moment = await momentOf(reader, COUNT)
    expect(moment).toBeGreaterThanOrEqual(written.before)
    expect(moment).toBeLessThanOrEqual(written.after)
    expect((await opened.verify()).problems).toEqual([])
    await reader.close()
    await opened.end('SIGTERM')
  } catch (error) {
    if (!(error instanceof RefusedStart)) throw error
    expect(error.message).toMatch(/holds a damaged database|that is not whole/)
  }
}

it.each([5, 15, 50])(
  'OPS-44: a copy by cp from under a running server at %i writes a second is complete, or is refused',
  async (rate) => {
    let isOver = false
    const writing = (async () => {
      for (; !isOver; n++) {
        await write(client, COUNT, n)
        await delay(1000 / rate)
      }
    })()
    for (let number = 0; number < COPIES; number++) {
      const before = n - 1
      await run('cp', ['-a', dataDir, copy])
      await judge({ before, after: n })
      rmSync(copy, { recursive: true, force: true })
    }
    isOver = true
    await writing
  },
  1_200_000,
)

it('OPS-12: a backup of a running database loses no write, stops its file from growing, and leaves no copy in its folder', async () => {
  const backedUp = join(root, 'backed-up')
  const owner = await startDbProcess(backedUp)
  const reader = await connect(owner.uri)
  await writeCards(reader, CARDS, () => CARD_BYTES)
  let n = CARDS
  let isOver = false
  const writing = (async () => {
    for (; !isOver; n++) await write(reader, CARDS, n)
  })()
  const backup = await runBundled('backup', [join(root, 'backup')], { DATA_DIR: backedUp })
  expect(backup).toMatchObject({ code: 0, stderr: '' })
  const size = () => statSync(join(backedUp, 'database', 'data.mdb')).size
  const [before, seen] = [size(), n]
  while (n < seen + 2 * CARDS) await reader.db().command({ ping: 1 })
  expect(size()).toBe(before)
  isOver = true
  await writing
  expect(await momentOf(reader, CARDS)).toBe(n - 1)
  await reader.close()
  expect((await owner.verify()).problems).toEqual([])
  expect(readdirSync(join(backedUp, 'database')).filter((name) => name.startsWith('copy'))).toEqual([])
  expect(await owner.end('SIGTERM')).toBe(0)
})
