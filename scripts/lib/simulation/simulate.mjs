import { Delays } from './delays.mjs'
import { faultOf, FAULTY_NODE } from './faults.mjs'
import { arrivalsAtNodes, sendsOf } from './nodes.mjs'
import { playSends, rejoin } from './players.mjs'
import { randomOf, timesLike } from './random.mjs'
import { snapshotsOf } from './snapshots.mjs'
import { REDIS, throughRedis, throughTree } from './ways.mjs'

/** What goes wrong begins after this share of the edits. */
const FAULT_AFTER = 1 / 4
const WAYS = { redis: throughRedis, tree: throughTree }

/**
 * @typedef {{nodes: number, players: number, fanOut: number, edits: number, everyMs: number, slowFactor: number, outageMs: number, seed: number,
 *   figures: typeof import('./figures.mjs').FIGURES}} Sizes
 * @typedef {{p50: number, p99: number, p999: number, last: number}} Spread ms since the host's request
 */

/** The nodes whose players a fault concerns: the faulty one, and those that hear through it. */
function concernedNodes(kind, hops) {
  const concerned = new Set(kind === 'none' ? [] : [FAULTY_NODE])
  if (kind === 'no-redis') concerned.add(REDIS)
  for (const { node, from } of hops) if (concerned.has(from)) concerned.add(node)
  return concerned
}

/**
 * Sends a host's edits to all players of one card on many nodes.
 * @param {'redis' | 'tree'} way from node to node
 * @param {string} kind of fault, see `faults.mjs`
 * @param {Sizes} sizes
 * @returns what each stage of the way takes; `missed`: edits that a player never got, over all players
 */
export function simulate(way, kind, sizes) {
  const { nodes, players, fanOut, edits, everyMs, slowFactor, outageMs, seed, figures } = sizes
  const random = randomOf(seed)
  const draw = (quantiles) => timesLike(quantiles, random)
  const [saveMs, relayMs, networkMs, lastMileMs] = [
    figures.saveMs,
    figures.hopMs,
    figures.networkMs,
    figures.lastMileMs,
  ].map(draw)
  const fault = faultOf(kind, { atMs: edits * everyMs * FAULT_AFTER, slowFactor, outageMs, random })
  const hops = WAYS[way](nodes, fanOut)
  const { stored, snapshots } = snapshotsOf({ edits, everyMs, saveMs })
  // What is measured is the way to Redis and on: one of its two halves.
  const hopMs = () => relayMs() / 2 + networkMs()
  const arrivals = arrivalsAtNodes({ hops, snapshots, hopMs, fault, figures })

  const stages = { stored: new Delays() }
  stored.forEach((atMs, edit) => stages.stored.add(atMs - edit * everyMs))
  /** Adds a delay for each edit after `shown` up to `version`. */
  const addTo = (delays, version, shown, atMs) => {
    for (let edit = shown; edit < version; edit++) delays.add(atMs - edit * everyMs)
  }
  for (const { node, depth } of hops) {
    if (node === REDIS) continue
    const name = `nodes, hop ${depth}`
    stages[name] ??= new Delays()
    let shown = 0
    arrivals.get(node).forEach((atMs, index) => {
      if (atMs >= fault.lostAtMs(node)) return
      addTo(stages[name], snapshots[index].version, shown, atMs)
      shown = snapshots[index].version
    })
  }

  const sockets = new Delays()
  const phones = new Delays()
  const concerned = { nodes: concernedNodes(kind, hops), phones: new Delays() }
  const others = new Delays()
  let skipped = 0
  const showOn = (node) => {
    const own = concerned.nodes.has(node) ? concerned.phones : others
    return (version, shown, socketMs, phoneMs) => {
      addTo(sockets, version, shown, socketMs)
      addTo(phones, version, shown, phoneMs)
      addTo(own, version, shown, phoneMs)
    }
  }
  const left = []
  let lost
  for (let node = 0; node < nodes; node++) {
    const playersHere = Math.floor(players / nodes) + (node < players % nodes ? 1 : 0)
    const perPlayerMs = figures.perPlayerMs * fault.slownessOf(node)
    const lostAtMs = fault.lostAtMs(node)
    const sendMs = playersHere * perPlayerMs
    const sends = sendsOf({ arrivals: arrivals.get(node), snapshots, sendMs, lostAtMs })
    const onShown = showOn(node)
    const { versions } = playSends({
      sends,
      players: playersHere,
      perPlayerMs,
      lostAtMs,
      lastMileMs,
      onShown,
    })
    if (lostAtMs === Infinity) {
      left.push({ node, sends, sendMs })
      skipped += snapshots.length - sends.length
    } else lost = { versions, onShown }
  }
  const back =
    lost &&
    rejoin({
      ...lost,
      others: left,
      stored,
      returnsAtMs: fault.pageReturnsAtMs,
      perJoinMs: figures.perJoinMs,
      lastMileMs,
      random,
    })
  return {
    way,
    fault: kind,
    stages: Object.fromEntries(Object.entries(stages).map(([name, delays]) => [name, delays.summary()])),
    sockets: sockets.summary(),
    phones: phones.summary(),
    ...(concerned.phones.count > 0 && { concerned: concerned.phones.summary(), others: others.summary() }),
    ...(back && { rejoined: back.joinedMs.length, mostOfANode: back.mostOfANode }),
    snapshots: snapshots.length,
    skipped,
    missed: players * edits - phones.count,
  }
}
