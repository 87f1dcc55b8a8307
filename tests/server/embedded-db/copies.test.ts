import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { endAllDbProcesses, startDbProcess } from '#tests/support/embedded-db/processes.ts'
import { connect, temporaryDir } from '#tests/support/embedded-db/test-db.ts'
import { momentOf, write, writeCards } from '#tests/support/embedded-db/written-cards.ts'
import { runBundled } from '#tests/support/server-process.ts'

const CARDS = 40
const CARD_BYTES = 50_000

const root = temporaryDir()
const dataDir = join(root.path, 'data')
afterAll(() => {
  endAllDbProcesses()
  root.remove()
})

it('OPS-12: a backup of a running database loses no write of it, makes its file grow no more, and leaves no copy in its folder', async () => {
  const owner = await startDbProcess(dataDir)
  const client = await connect(owner.uri)
  await writeCards(client, CARDS, () => CARD_BYTES)
  let n = CARDS
  let isOver = false
  const writing = (async () => {
    for (; !isOver; n++) await write(client, CARDS, n)
  })()
  const backup = await runBundled('backup', [join(root.path, 'backup')], { DATA_DIR: dataDir })
  expect(backup).toMatchObject({ code: 0, stderr: '' })
  const size = () => statSync(join(dataDir, 'database', 'data.mdb')).size
  const [before, seen] = [size(), n]
  while (n < seen + 2 * CARDS) await client.db().command({ ping: 1 })
  expect(size()).toBe(before)
  isOver = true
  await writing
  expect(await momentOf(client, CARDS)).toBe(n - 1)
  await client.close()
  expect((await owner.verify()).problems).toEqual([])
  expect(readdirSync(join(dataDir, 'database')).filter((name) => name.startsWith('copy'))).toEqual([])
  expect(await owner.end('SIGTERM')).toBe(0)
})
