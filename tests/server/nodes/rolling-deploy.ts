import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { openPages } from '#tests/support/faults/pages.ts'
import { startThreeNodes, type Look } from './three-nodes.ts'
import { openTypingHost } from './typing-host.ts'

/** Three times what NODE-6 promises: players, nodes, proxy and database share the machine here. */
const BACK_MS = 3 * 3000
const NEWEST_MS = 3 * 1000
/** What a node gets within this time it gets at once. */
const AT_ONCE_MS = 500

/** The most players that a node but `ended` got within half a second. */
function mostAtOnce(looks: Look[], ended: number): number {
  let most = 0
  for (const [at, { ms, sockets }] of looks.entries())
    for (const later of looks.slice(at))
      if (later.ms - ms <= AT_ONCE_MS)
        for (const [node, before] of sockets.entries())
          if (node !== ended) most = Math.max(most, later.sockets[node]! - before!)
  return most
}

/** Replaces `ends` of three nodes, one after the other, while `count` players watch a host who types. */
export async function expectNothingLost({ count, ends }: { count: number; ends: number }): Promise<void> {
  const nodes = await startThreeNodes()
  const host = await openTypingHost(nodes)
  const pages = await openPages(nodes.url, host.card, count)
  try {
    await pages.until(1, ({ joined }) => joined === count)

    for (let node = 0; node < ends; node++) {
      if (node > 0) await nodes.inTurnAgain()
      const { sockets } = await nodes.sockets()
      const looks = await nodes.replace(node)
      await pages.until(1, ({ joined }) => joined === count)
      expect(mostAtOnce(looks, node)).toBeLessThanOrEqual(sockets[node]! / 2)
      await delay(1000)
    }
    const { stored, savedMs } = await host.end()
    const report = await pages.until(stored.version, ({ current }) => current === count)
    expect(report).toMatchObject({ connected: count, joined: count, failedAttempts: 0, problems: [] })
    expect(report.awayMs).toBeLessThan(BACK_MS)
    expect(report.shownMs - savedMs).toBeLessThan(NEWEST_MS)
  } finally {
    pages.close()
    await host.close()
    await nodes.dispose()
  }
}
