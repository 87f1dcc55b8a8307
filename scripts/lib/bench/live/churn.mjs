import { setTimeout as delay } from 'node:timers/promises'
import { cpuOf } from '../cpu.mjs'

const GROUP = 'churn'
const AT_ONCE = 200
/** Longer than between two numbers of a large room (LIV-10). */
const LAST_NUMBER_MS = 7000

/**
 * What head-counts cost while all of a crowd leave and as many others join: the server's CPU with pages that are counted, to the same
 * with pages that are not, and to the plain loop's.
 */
export async function benchChurn({ app, raw, card, crowd, players, processes, addresses, churnSeconds }) {
  const measure = async (server, protocol, as) => {
    await crowd.all('open', () => ({
      group: GROUP,
      protocol,
      as,
      url: server.url,
      cardIds: [card.cardId],
      perCard: Math.ceil(players / processes),
      atOnce: AT_ONCE,
      addresses,
    }))
    await delay(LAST_NUMBER_MS)
    await server.loopDelay()
    const before = cpuOf(server.pid)
    const churned = await crowd.all('churn', () => ({ group: GROUP, seconds: churnSeconds }))
    const after = cpuOf(server.pid)
    const loop = await server.loopDelay()
    await delay(LAST_NUMBER_MS)
    const miscounted = await crowd.all('miscounted', () => ({ group: GROUP, players }))
    await crowd.all('close', () => ({ group: GROUP }))
    await delay(1000)
    return {
      cores: (after?.main - before?.main) / 1e6 / churnSeconds,
      slowestJoinMs: Math.max(...churned.map(({ slowestMs }) => slowestMs)),
      loop,
      miscounted: miscounted.reduce((sum, count) => sum + count, 0),
    }
  }
  const reference = await measure(raw, 'raw')
  const uncounted = await measure(app, 'bingo', 'edit')
  const counted = await measure(app, 'bingo', 'play')
  return { players, seconds: churnSeconds, counted, uncounted, reference }
}
