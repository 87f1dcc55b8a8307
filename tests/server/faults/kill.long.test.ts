import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { endAllDbProcesses, startDbProcess } from '#tests/support/embedded-db/processes.ts'
import { temporaryDir } from '#tests/support/embedded-db/test-db.ts'
import { gatherCrowd } from '#tests/support/faults/crowd.ts'
import { lastingPort } from '#tests/support/faults/port.ts'
import { withSeed } from '#tests/support/faults/seeded.ts'
import { NO_ANSWER } from '#tests/support/faults/writers.ts'
import { endServers, startServer } from '#tests/support/server-process.ts'

const ROUNDS = 50
/** Each costs the start of another process. */
const ROUNDS_PER_VERIFICATION = 10
/** The kill comes within this time after the first saves of a round. */
const KILL_WITHIN_MS = 120

const dir = temporaryDir()

afterAll(async () => {
  await endServers()
  endAllDbProcesses()
  dir.remove()
})

/** Documents and indexes, read while the server is dead. */
async function expectWholeDatabase(): Promise<void> {
  const db = await startDbProcess(dir.path)
  expect(await db.verify()).toMatchObject({ problems: [] })
  expect(await db.end('SIGTERM')).toBe(0)
}

it(
  `FLT-1: kill -9 of the server amid the saves of 16 writers, ${ROUNDS} times, loses nothing acknowledged and applies nothing twice`,
  { timeout: 900_000 },
  () =>
    withSeed(async (random) => {
      const env = { PORT: String(await lastingPort()), DATA_DIR: dir.path, LOG_LEVEL: 'warn' }
      let server = await startServer(env)
      const crowd = await gatherCrowd(server.url, { allowed: [NO_ANSWER], pauseMs: 10 })
      for (let round = 1; round <= ROUNDS; round++) {
        await crowd.moreSaves(8)
        await delay(random() * KILL_WITHIN_MS)
        server.signal('SIGKILL')
        expect(await server.ended).toBe(null)
        if (round % ROUNDS_PER_VERIFICATION === 0) await expectWholeDatabase()
        server = await startServer(env)
      }
      await crowd.moreSaves(16)
      await crowd.allBack()
      await crowd.end()
      // Every kill met saves, and some of those were stored without an answer: their repeats were known by their `opId`.
      expect(crowd.answered(NO_ANSWER)).toBeGreaterThan(ROUNDS)
      expect(crowd.storedUnanswered()).toBeGreaterThan(0)
      server.signal('SIGTERM')
      expect(await server.ended).toBe(0)
      await expectWholeDatabase()
    }),
)
