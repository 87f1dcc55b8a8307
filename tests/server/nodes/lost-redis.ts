import { expect } from 'vitest'
import { signUp } from '#tests/server/cards/person.ts'
import type { JoinedNodes } from '#tests/support/nodes.ts'
import { newVisitor } from '#tests/support/visitor.ts'
import { followingPlayer } from './following-player.ts'

/** A Redis that hangs is given up after 2 s, so anything that waits for it takes as long. */
const GIVEN_UP_MS = 2000
/** Less than the 25 s of the heartbeat, which would make up for a lost push. */
const LIVE_AGAIN_MS = 20_000

/**
 * Expects that an edit while Redis is away reaches players on the same node at once, and players on the other node when
 * Redis is back.
 * @param nodes two nodes that have just connected
 */
export async function playThroughLoss(
  { nodes, redisIs, here, there }: JoinedNodes,
  { lose, comeBack }: { lose: () => Promise<void> | void; comeBack: () => Promise<void> | void },
): Promise<void> {
  const host = await signUp(here)
  const { cardId } = await host.makeCard()
  const [local, remote] = [await followingPlayer(here, cardId), await followingPlayer(there, cardId)]
  const allSay = async (state: string) => {
    for (const url of [here, there]) {
      const { status, body } = await newVisitor(url).get('/readyz')
      expect([status, body]).toMatchObject([200, { status: 'ready', database: 'up', redis: state }])
    }
  }
  const edit = async (version: number) => {
    expect((await host.patch(cardId, { title: `Edit ${version}` })).status).toBe(200)
    await local.shows(version)
  }
  await edit(2)
  await remote.shows(2)
  await allSay('up')

  await lose()
  for (const version of [3, 4, 5]) {
    const startedMs = performance.now()
    await edit(version)
    expect(performance.now() - startedMs).toBeLessThan(GIVEN_UP_MS)
  }
  await redisIs('down')
  await edit(6)
  await allSay('down')

  await comeBack()
  const backMs = performance.now()
  await redisIs('up')
  await remote.shows(6)
  expect(performance.now() - backMs).toBeLessThan(LIVE_AGAIN_MS)
  await allSay('up')
  await edit(7)
  await remote.listener.until(
    (received) => received.event === 'card:changed' && received.payload.card.version === 7,
  )
  expect(local.shown).toEqual([1, 2, 3, 4, 5, 6, 7])
  for (const { logged } of nodes)
    expect(logged.map(({ event }) => event).filter((event) => /^redis_/.test(event))).toEqual([
      'redis_up',
      'redis_down',
      'redis_up',
    ])
}
