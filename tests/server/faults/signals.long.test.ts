import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startDbProcess } from '#tests/support/embedded-db/processes.ts'
import { gatherCrowd } from '#tests/support/faults/crowd.ts'
import { freePort } from '#tests/support/free-port.ts'
import { withSeed } from '#tests/support/faults/seeded.ts'
import { NO_ANSWER } from '#tests/support/faults/writers.ts'
import { endServers, startServer } from '#tests/support/server-process.ts'
import { newFolder } from '#tests/support/new-folder.ts'

const KILLS = 50
/** The database is verified after every tenth kill, because each verification starts another process. */
const KILLS_PER_VERIFICATION = 10
/** The server is killed within this time after the first saves of a round. */
const KILL_WITHIN_MS = 120
const TERMINATIONS = 5

let dir: string
let env: Record<string, string>

beforeEach(async () => {
  dir = newFolder()
  env = { PORT: String(await freePort()), DATA_DIR: dir, LOG_LEVEL: 'warn' }
})
afterEach(endServers)

/** Expects that documents and indexes agree, while the server is not running. */
async function expectWholeDatabase(): Promise<void> {
  const db = await startDbProcess(dir)
  expect(await db.verify()).toMatchObject({ problems: [] })
  expect(await db.end('SIGTERM')).toBe(0)
}

it(
  `FLT-1: kill -9 during the saves of 16 writers, ${KILLS} times, loses nothing acknowledged and applies nothing twice`,
  { timeout: 900_000 },
  () =>
    withSeed(async (random) => {
      let server = await startServer(env)
      const crowd = await gatherCrowd(server.url, { allowed: [NO_ANSWER], pauseMs: 10 })
      for (let round = 1; round <= KILLS; round++) {
        await crowd.moreSaves(8)
        await delay(random() * KILL_WITHIN_MS)
        server.signal('SIGKILL')
        expect(await server.ended).toBe(null)
        if (round % KILLS_PER_VERIFICATION === 0) await expectWholeDatabase()
        server = await startServer(env)
      }
      await crowd.moreSaves(16)
      await crowd.allBack()
      await crowd.end()
      // Every kill interrupted saves. Some were stored without a response, and their retries recognized by `opId`.
      expect(crowd.answered(NO_ANSWER)).toBeGreaterThan(KILLS)
      expect(crowd.storedUnanswered()).toBeGreaterThan(0)
      await server.stop()
      await expectWholeDatabase()
    }),
)

it(
  `FLT-2: SIGTERM during the saves of 16 writers, ${TERMINATIONS} times, cuts off no save, and every client reconnects`,
  { timeout: 600_000 },
  () =>
    withSeed(async (random) => {
      let server = await startServer(env)
      const crowd = await gatherCrowd(server.url, { allowed: [NO_ANSWER, 503], pauseMs: 10 })
      for (let round = 1; round <= TERMINATIONS; round++) {
        await crowd.moreSaves(30)
        await delay(random() * 100)
        await server.stop()
        expect(server.errors()).toBe('')
        server = await startServer(env)
        await crowd.allBack()
      }
      await crowd.moreSaves(16)
      await crowd.end()
      // Saves without a response had not been started by the server.
      expect(crowd.storedUnanswered()).toBe(0)
      expect(crowd.answered(NO_ANSWER)).toBeGreaterThan(0)
      // After 'io server disconnect', a client would not have reconnected.
      const ends = new Set(crowd.players.flatMap((player) => player.ends.slice(0, TERMINATIONS)))
      expect([...ends]).toEqual(['transport close'])
    }),
)
