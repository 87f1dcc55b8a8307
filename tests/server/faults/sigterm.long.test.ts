import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { temporaryDir } from '#tests/support/embedded-db/test-db.ts'
import { gatherCrowd } from '#tests/support/faults/crowd.ts'
import { lastingPort } from '#tests/support/faults/port.ts'
import { withSeed } from '#tests/support/faults/seeded.ts'
import { NO_ANSWER } from '#tests/support/faults/writers.ts'
import { endServers, startServer } from '#tests/support/server-process.ts'

const ROUNDS = 5

const dir = temporaryDir()

afterAll(async () => {
  await endServers()
  dir.remove()
})

it(
  `FLT-2: SIGTERM under the saves of 16 writers, ${ROUNDS} times, cuts no save, and every client is back after the restart`,
  { timeout: 600_000 },
  () =>
    withSeed(async (random) => {
      const env = { PORT: String(await lastingPort()), DATA_DIR: dir.path, LOG_LEVEL: 'warn' }
      let server = await startServer(env)
      const crowd = await gatherCrowd(server.url, { allowed: [NO_ANSWER, 503], pauseMs: 10 })
      for (let round = 1; round <= ROUNDS; round++) {
        await crowd.moreSaves(30)
        await delay(random() * 100)
        server.signal('SIGTERM')
        expect(await server.ended).toBe(0)
        expect(server.errors()).toBe('')
        server = await startServer(env)
        await crowd.allBack()
      }
      await crowd.moreSaves(16)
      await crowd.end()
      // A save without an answer had not begun.
      expect(crowd.storedUnanswered()).toBe(0)
      expect(crowd.answered(NO_ANSWER)).toBeGreaterThan(0)
      // After 'io server disconnect' a client would not have come back.
      const ends = new Set(crowd.players.flatMap((player) => player.ends.slice(0, ROUNDS)))
      expect([...ends]).toEqual(['transport close'])
      server.signal('SIGTERM')
      expect(await server.ended).toBe(0)
    }),
)
