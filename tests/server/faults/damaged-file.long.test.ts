import { cpSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { signUp } from '#tests/server/cards/person.ts'
import { temporaryDir } from '#tests/support/embedded-db/test-db.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openPlayer } from '#tests/support/faults/players.ts'
import { lastingPort } from '#tests/support/faults/port.ts'
import { endServers, spawnServer, startServer } from '#tests/support/server-process.ts'
import { cardOf, closeListeners, listenTo } from '#tests/support/sockets.ts'

const dir = temporaryDir()
const dataDir = join(dir.path, 'data')
const copy = join(dir.path, 'copy')
const file = join(dataDir, 'database', 'data.mdb')

afterAll(async () => {
  closeListeners()
  await endServers()
  dir.remove()
})

const damages: [string, () => void][] = [
  ['cut short', () => truncateSync(file, 100_000)],
  [
    'overwritten',
    () => {
      const bytes = readFileSync(file)
      bytes.fill(0xa5, 0, 16_384)
      writeFileSync(file, bytes)
    },
  ],
]

it('FLT-7: a damaged file is refused by name and stays as it is; a copy of an older state serves, and pages that were ahead of it go back with it', async () => {
  const env = { PORT: String(await lastingPort()), DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  let server = await startServer(env)
  const host = await signUp(server.url)
  const { isOwner: _, canEdit: __, ...card } = await host.makeCard({ title: 'Made' })
  await host.patch(card.cardId, { title: 'Copied' })
  server.signal('SIGTERM')
  expect(await server.ended).toBe(0)
  cpSync(dataDir, copy, { recursive: true })

  server = await startServer(env)
  const player = await openPlayer(server.url, card)
  await host.patch(card.cardId, { title: 'Later' })
  await host.patch(card.cardId, { title: 'Latest' })
  await eventually(
    () => player.shown().version,
    (version) => version === 4,
  )
  server.signal('SIGKILL')
  await server.ended

  for (const [name, damage] of damages) {
    cpSync(copy, dataDir, { recursive: true })
    damage()
    const { size } = statSync(file)
    const bytes = readFileSync(file)
    const refused = await spawnServer(env)
    expect([name, await refused.ended]).toEqual([name, 1])
    expect(refused.errors()).toMatch(
      /^DATA_DIR \S+ holds a damaged database [^\n]+Restore it from a backup[^\n]+\n$/,
    )
    expect(refused.output()).toBe('')
    expect([name, statSync(file).size, readFileSync(file).equals(bytes)]).toEqual([name, size, true])
  }

  rmSync(dataDir, { recursive: true })
  cpSync(copy, dataDir, { recursive: true })
  await startServer(env)
  await eventually(
    () => player.isJoined,
    (isJoined) => isJoined,
  )
  // The page showed version 4, which no longer exists: its join is answered with the stored card, and a reset.
  expect(player.shown()).toMatchObject({ title: 'Copied', version: 2 })
  expect(player.taken).toEqual([2, 3, 4, 2].slice(4 - player.taken.length))
  const ahead = await (await listenTo(server.url)).join({ cardId: card.cardId, version: 4 })
  expect(cardOf(ahead)).toMatchObject({ title: 'Copied', version: 2 })
  expect(ahead).toMatchObject({ data: { reset: true } })
  expect(player.foreign).toEqual([])
  player.socket.disconnect()
})
