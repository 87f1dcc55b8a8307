/**
 * What goes wrong in a run, always with node 1, which relays to others where there is a tree. Times are those of the product.
 */

/** Engine.IO's: a page gives up a silent connection so long after the last ping. */
const PING_INTERVAL_MS = 25_000
const PING_TIMEOUT_MS = 20_000
/** A page comes back after this time at random (`client/src/sync/socket-client.ts`). */
const RETURN_MS = [500, 1500]
/** A node gives up a silent connection (`server/redis.ts`), and tries again after this time at random. */
const SILENT_NODE_MS = 2000
const RETRY_MS = [400, 800]
/** How often a node looks at the stored versions of its cards (LIV-8). */
const HEARTBEAT_MS = 25_000

export const FAULTS = ['none', 'slow', 'killed', 'silent', 'no-redis']
export const FAULTY_NODE = 1

const between = ([from, to], random) => from + (to - from) * random()

/**
 * @param {string} kind one of FAULTS: `slow` takes longer for everything, `killed` is a process whose connections end at once, `silent` a machine
 *   whose connections end by time-outs, `no-redis` a Redis that is away
 * @param {{atMs: number, slowFactor: number, outageMs: number, random: () => number}} options
 */
export function faultOf(kind, { atMs, slowFactor, outageMs, random }) {
  const isLost = kind === 'killed' || kind === 'silent'
  return {
    /** How many times as long a node takes. */
    slownessOf: (node) => (kind === 'slow' && node === FAULTY_NODE ? slowFactor : 1),
    /** When a node ends. */
    lostAtMs: (node) => (isLost && node === FAULTY_NODE ? atMs : Infinity),
    /** When a page of the lost node connects to another one. */
    pageReturnsAtMs: () =>
      atMs +
      (kind === 'silent' ? PING_TIMEOUT_MS + PING_INTERVAL_MS * random() : 0) +
      between(RETURN_MS, random),
    /** When a node that listened to the lost one listens to another. */
    nodeReturnsAtMs: () => atMs + (kind === 'silent' ? SILENT_NODE_MS : 0) + between(RETRY_MS, random),
    /** When a node hears through Redis what was sent at a time: then, or when it next compares versions. */
    heardAtMs(sentMs) {
      if (kind !== 'no-redis' || sentMs < atMs || sentMs >= atMs + outageMs) return sentMs
      const back = atMs + outageMs + between(RETRY_MS, random)
      return Math.min(back, sentMs + HEARTBEAT_MS * random())
    },
  }
}
