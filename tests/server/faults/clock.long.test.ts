import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { guestOf, signUp } from '#tests/server/cards/person.ts'
import { gatherCrowd } from '#tests/support/faults/crowd.ts'
import { NO_ANSWER } from '#tests/support/faults/writers.ts'
import { startServer } from '#tests/support/server-process.ts'
import { newFolder } from '#tests/support/new-folder.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The offsets in days to which the clock jumps during saves, one after another. */
const JUMPS = [1, 0, -1, 1, 0]

const dir = newFolder()
const clockFile = join(dir, 'days')

it('FLT-11: sessions, saves and connections survive a server clock that jumps a day forward and back during saves', async () => {
  writeFileSync(clockFile, '0')
  const server = await startServer({
    PORT: '0',
    DATA_DIR: join(dir, 'data'),
    LOG_LEVEL: 'warn',
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import ${import.meta.resolve('#tests/support/faults/shifted-clock.mjs')}`,
  })
  const { url } = server
  const early = await signUp(url)
  const crowd = await gatherCrowd(url, { allowed: [503] })
  const made: { cardId: string; createdAt: string }[] = []
  for (const days of JUMPS) {
    await crowd.moreSaves(40)
    writeFileSync(clockFile, String(days))
    await crowd.moreSaves(40)
    const card = await early.makeCard({ title: `At ${days}` })
    const offMs = Date.parse(card.createdAt) - Date.now()
    // The clock is wrong in the server, but not in this test.
    expect(offMs / DAY_MS).toBeCloseTo(days, 1)
    made.push(card)
    expect((await early.call('GET', '/api/user')).status).toBe(200)
    const late = await signUp(url)
    expect((await late.call('GET', '/api/user')).status).toBe(200)
    expect((await late.makeCard({ title: 'Made late' })).version).toBe(1)
    for (const { ends } of crowd.players) expect(ends).toEqual([])
  }
  await crowd.end()
  expect(crowd.answered(NO_ANSWER)).toBe(0)
  const { body: mine } = await early.call('GET', '/api/my-cards')
  const times = (mine as { createdAt: string }[]).map(({ createdAt }) => Date.parse(createdAt))
  expect(times).toEqual([...times].sort((a, b) => b - a))
  expect(times).toHaveLength(made.length)
  expect((await guestOf(url).call('GET', '/readyz')).status).toBe(200)
  await server.stop()
})
