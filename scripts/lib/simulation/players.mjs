/**
 * Plays the sends of one node to its players.
 * @param {object} options
 * @param {{version: number, startMs: number}[]} options.sends
 * @param {number} options.players
 * @param {number} options.perPlayerMs what a write takes
 * @param {number} options.lostAtMs when the node ends; nothing is written from then on
 * @param {() => number} options.lastMileMs draws the time from the node to a player
 * @param {(version: number, shown: number, socketMs: number, phoneMs: number) => void} options.onShown a player who showed version `shown` shows `version`
 * @returns {{versions: Uint32Array, phoneMs: Float64Array}} what each player shows at the end, and since when
 */
export function playSends({ sends, players, perPlayerMs, lostAtMs, lastMileMs, onShown }) {
  const versions = new Uint32Array(players)
  const phoneMs = new Float64Array(players)
  for (const { version, startMs } of sends)
    for (let player = 0; player < players; player++) {
      const socketMs = startMs + (player + 1) * perPlayerMs
      if (socketMs >= lostAtMs) break
      // A connection keeps the order.
      const shownMs = Math.max(phoneMs[player], socketMs + lastMileMs())
      onShown(version, versions[player], socketMs, shownMs)
      versions[player] = version
      phoneMs[player] = shownMs
    }
  return { versions, phoneMs }
}

/** There and back for TCP, TLS and the WebSocket, and there for Socket.IO's CONNECT with the join. */
const TRIPS_OF_A_JOIN = 7

/**
 * The players of a lost node join other nodes, at random, and get there what they missed and what follows.
 * @param {object} options
 * @param {Uint32Array} options.versions what each of them shows
 * @param {{node: number, sends: {version: number, startMs: number}[], sendMs: number}[]} options.others the nodes that are left
 * @param {number[]} options.stored when each edit was stored
 * @param {() => number} options.returnsAtMs when a player's page connects again
 * @param {number} options.perJoinMs what a join takes of a node
 * @param {() => number} options.lastMileMs
 * @param {() => number} options.random
 * @param {(version: number, shown: number, socketMs: number, phoneMs: number) => void} options.onShown
 * @returns {{joinedMs: number[], mostOfANode: number}} when each had joined, and how many came to the node that got most
 */
export function rejoin({ versions, others, stored, returnsAtMs, perJoinMs, lastMileMs, random, onShown }) {
  const returning = Array.from(versions, (version) => ({ version, atMs: returnsAtMs() })).toSorted(
    (one, other) => one.atMs - other.atMs,
  )
  const busyUntilMs = new Map()
  const counts = new Map()
  const joinedMs = []
  for (const { version, atMs } of returning) {
    const { node, sends, sendMs } = others[Math.floor(random() * others.length)]
    counts.set(node, (counts.get(node) ?? 0) + 1)
    let askedMs = atMs
    for (let trip = 0; trip < TRIPS_OF_A_JOIN; trip++) askedMs += lastMileMs()
    // A node serves one join after the other.
    const socketMs = Math.max(askedMs, busyUntilMs.get(node) ?? 0) + perJoinMs
    busyUntilMs.set(node, socketMs)
    joinedMs.push(socketMs)
    let shown = version
    let shownMs = socketMs + lastMileMs()
    const newest = stored.findLastIndex((storedMs) => storedMs <= socketMs) + 1
    if (newest > shown) {
      onShown(newest, shown, socketMs, shownMs)
      shown = newest
    }
    for (const send of sends) {
      // What was sent before the join is in its answer.
      if (send.version <= shown || send.startMs + sendMs < socketMs) continue
      // The newest member of a room is written to last.
      shownMs = Math.max(shownMs, send.startMs + sendMs + lastMileMs())
      onShown(send.version, shown, send.startMs + sendMs, shownMs)
      shown = send.version
    }
  }
  return { joinedMs, mostOfANode: Math.max(0, ...counts.values()) }
}
