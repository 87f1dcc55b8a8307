import { execFileSync } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { signUp } from '#tests/server/cards/person.ts'
import { gatherCrowd } from '#tests/support/faults/crowd.ts'
import { openPages } from '#tests/support/faults/pages.ts'
import { freePort } from '#tests/support/free-port.ts'
import { withSeed } from '#tests/support/faults/seeded.ts'
import { NO_ANSWER } from '#tests/support/faults/writers.ts'
import { startServer } from '#tests/support/server-process.ts'
import { newFolder } from '#tests/support/new-folder.ts'
import { forTest } from '#tests/support/use-started.ts'

const PAGES = 10_000
/** The memory limit of the server, which needs 580 MB while 10,000 connections come back. */
const MEMORY_MB = 900

const dir = newFolder()

function megabytesOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024
}

it(
  `FLT-8: ${PAGES} pages of one card reconnect and get its newest version after a kill and a restart, while others save`,
  { timeout: 1_800_000 },
  () =>
    withSeed(async (random) => {
      const env = { PORT: String(await freePort()), DATA_DIR: dir, LOG_LEVEL: 'warn' }
      let server = await startServer(env)
      const { url } = server
      const crowd = await gatherCrowd(url, { allowed: [NO_ANSWER, 503], pauseMs: 500 })
      const host = await signUp(url)
      const { isOwner: _, canEdit: __, ...card } = await host.makeCard({ title: 'Edit 0' })
      const { until } = await forTest(openPages(url, card, PAGES))
      await until(1, ({ joined }) => joined === PAGES)

      let edits = 0
      /** Saves like the host's browser, which retries until the save is acknowledged. @returns the new version */
      const edit = async (): Promise<number> => {
        const body = { title: `Edit ${++edits}`, opId: `host-edit-${edits}` }
        for (;;) {
          const answer = await host.patch(card.cardId, body).catch(() => undefined)
          if (answer?.status === 200) return answer.body.version
          expect([undefined, 503]).toContain(answer?.status)
          await delay(500)
        }
      }
      let ended = 0
      for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
        await edit()
        await crowd.moreSaves(8)
        await edit()
        // At a random time while the snapshots of the last edit are being sent.
        await delay(random() * 50)
        server.signal(signal)
        await server.ended
        server = await startServer(env)
        const newest = await edit()
        await until(
          newest,
          ({ joined, current, ends }) => ends >= ended + PAGES && joined === PAGES && current === PAGES,
        )
        // All pages are in the card's room again, so an edit is pushed to them.
        const pushed = await edit()
        const report = await until(pushed, (now) => now.pushed === PAGES)
        expect(report).toMatchObject({ connected: PAGES, problems: [] })
        ended = report.ends
        expect(megabytesOf(server.pid)).toBeLessThan(MEMORY_MB)
      }
      await crowd.allBack()
      await crowd.moreSaves(16)
      await crowd.end()
      await server.stop()
    }),
)
