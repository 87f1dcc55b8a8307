import { REDIS } from './ways.mjs'

/**
 * When each snapshot reaches each node.
 * @param {object} options
 * @param {{node: number, from: number, rank: number, depth: number}[]} options.hops see `ways.mjs`
 * @param {{atMs: number}[]} options.snapshots when each leaves the node that stored it
 * @param {() => number} options.hopMs draws the time of a hop
 * @param {object} options.fault see `faults.mjs`
 * @param {{perSubscriberMs: number, perChildMs: number}} options.figures
 * @returns {Map<number, number[]>} by node, the times of all snapshots; Infinity for those that it never hears of
 */
export function arrivalsAtNodes({ hops, snapshots, hopMs, fault, figures }) {
  const arrivals = new Map([[0, snapshots.map(({ atMs }) => atMs)]])
  const senders = new Map(hops.map(({ node, from }) => [node, from]))
  for (const { node, from, rank } of hops) {
    const perWriteMs = from === REDIS ? figures.perSubscriberMs : figures.perChildMs * fault.slownessOf(from)
    const writtenMs = (rank + 1) * perWriteMs
    const sent = arrivals.get(from)
    const lostAtMs = fault.lostAtMs(from)
    /** When this node listens to the one that its lost sender listened to. */
    const returnsAtMs = lostAtMs === Infinity ? Infinity : fault.nodeReturnsAtMs()
    const beyond = lostAtMs === Infinity ? undefined : arrivals.get(senders.get(from) ?? 0)
    const times = []
    sent.forEach((atMs, index) => {
      const isLost = atMs + writtenMs >= lostAtMs
      let leftMs = isLost ? Math.max(returnsAtMs, beyond[index]) + writtenMs : atMs + writtenMs
      if (node === REDIS) leftMs = fault.heardAtMs(leftMs)
      // A connection keeps the order.
      times.push(Math.max(leftMs + hopMs() * fault.slownessOf(node), times.at(-1) ?? 0))
    })
    arrivals.set(node, times)
  }
  return arrivals
}

/**
 * What a node sends to its players, one after the other. A snapshot that waits while an older one is on its way gives place to a newer one.
 * @param {{arrivals: number[], snapshots: {version: number}[], sendMs: number, lostAtMs: number}} options `sendMs`: to all of its players
 * @returns {{version: number, startMs: number}[]}
 */
export function sendsOf({ arrivals, snapshots, sendMs, lostAtMs }) {
  const sends = []
  let freeMs = 0
  arrivals.forEach((atMs, index) => {
    const startMs = Math.max(atMs, freeMs)
    if (startMs >= lostAtMs || startMs >= (arrivals[index + 1] ?? Infinity)) return
    sends.push({ version: snapshots[index].version, startMs })
    freeMs = startMs + sendMs
  })
  return sends
}
