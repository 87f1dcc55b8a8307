import { setTimeout as delay } from 'node:timers/promises'
import { median, measurePairs } from '../pairs.mjs'
import { cpuOf } from '../cpu.mjs'

/** P3: how long it takes until all of a crowd that comes at once have their card, to the reference's; and the server's CPU. */
export async function benchJoins({ app, raw, card, crowd, joins, processes, pairs, addresses }) {
  const cpu = { bingo: [], raw: [] }
  const measure =
    (group, { url, pid }) =>
    async () => {
      const before = cpuOf(pid)?.all
      const spans = await crowd.all('open', () => ({
        group: `joins of ${group}`,
        protocol: group,
        url,
        cardIds: [card.cardId],
        perCard: Math.ceil(joins / processes),
        atOnce: joins,
        addresses,
      }))
      cpu[group].push(cpuOf(pid)?.all - before)
      await crowd.all('close', () => ({ group: `joins of ${group}` }))
      await delay(1000)
      return (
        Math.max(...spans.map(({ lastMs }) => lastMs)) - Math.min(...spans.map(({ startedMs }) => startedMs))
      )
    }
  const ours = measure('bingo', app)
  const reference = measure('raw', raw)
  await ours()
  await reference()
  const result = await measurePairs({ ours, reference, pairs })
  return {
    ...result,
    cpuRatio: median(cpu.bingo) / median(cpu.raw),
    cpuPerJoinMs: median(cpu.bingo) / joins / 1000,
  }
}
