import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { signUp } from '#tests/server/cards/person.ts'
import { startNodes } from '#tests/support/nodes.ts'
import { closeListeners } from '#tests/support/sockets.ts'
import { followingPlayer } from './following-player.ts'

const BEHIND_MS = 25_000
/** The server's look at the versions, the join and its answer, on a busy machine. */
const ANSWER_MS = 3000
const BETWEEN_EDITS_MS = 4000

afterEach(closeListeners)

it('NODE-4: without REDIS_URL and with the intervals of the app, players of the other node are 25 s behind at most', async () => {
  const { nodes, close } = await startNodes([undefined, undefined])
  const [here, there] = nodes.map(({ app }) => app.url) as [string, string]
  const host = await signUp(here)
  const { cardId } = await host.makeCard()
  const player = await followingPlayer(there, cardId)
  let edits = 0
  const lateness: Promise<number>[] = []
  for (const startedMs = performance.now(); performance.now() - startedMs < 2 * BEHIND_MS;) {
    const { version } = (await host.patch(cardId, { title: `Edit ${++edits}` })).body
    const storedMs = performance.now()
    lateness.push(player.shows(version).then(() => performance.now() - storedMs))
    await delay(BETWEEN_EDITS_MS)
  }
  expect(Math.max(...(await Promise.all(lateness)))).toBeLessThan(BEHIND_MS + ANSWER_MS)
  // They came by the look at the versions, not by a push of each.
  expect(player.shown.length).toBeLessThan(edits)
  expect(player.shown).toEqual([...player.shown].sort((a, b) => a - b))
  await close()
})
