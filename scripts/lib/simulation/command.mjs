import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { FAULTS } from './faults.mjs'
import { FIGURES } from './figures.mjs'
import { report } from './report.mjs'
import { simulate } from './simulate.mjs'
import { trafficOf } from './traffic.mjs'

const OPTIONS = {
  seed: { type: 'string', default: '1' },
  nodes: { type: 'string', default: '100' },
  players: { type: 'string', default: '1000000' },
  /** Nodes that a node of the tree tells. */
  'fan-out': { type: 'string', default: '10' },
  edits: { type: 'string', default: '40' },
  /** Milliseconds between two edits. */
  every: { type: 'string', default: '1000' },
  /** How many times as long the slow node takes. */
  slow: { type: 'string', default: '20' },
  /** Seconds that Redis is away. */
  outage: { type: 'string', default: '10' },
  /** Dollars for a GB of traffic to the internet. */
  price: { type: 'string', default: '0.09' },
  faults: { type: 'string', default: FAULTS.join(',') },
  json: { type: 'string' },
}

/** A tree needs no Redis. */
const isPossible = (way, fault) => way === 'redis' || fault !== 'no-redis'

/**
 * Simulates a host's edits of one card on their way to the players of many nodes.
 * @param {string[]} args sizes, see OPTIONS
 * @returns {{sizes: object, traffic: object, runs: object[]}} the same for the same arguments
 */
export function simulateAll(args) {
  const { values } = parseArgs({ args, options: OPTIONS })
  const size = (name, least) => {
    const number = Number(values[name])
    if (!(number >= least)) throw new Error(`--${name} must be at least ${least}`)
    return number
  }
  const faults = values.faults.split(',')
  const unknown = faults.find((fault) => !FAULTS.includes(fault))
  if (unknown !== undefined) throw new Error(`There is no fault "${unknown}". Faults: ${FAULTS.join(', ')}`)
  const sizes = {
    seed: size('seed', 0),
    // The first one stores, the second one fails.
    nodes: size('nodes', 3),
    players: size('players', 1),
    fanOut: size('fan-out', 1),
    edits: size('edits', 1),
    everyMs: size('every', 0),
    slowFactor: size('slow', 1),
    outageMs: size('outage', 0) * 1000,
  }
  const { players, nodes } = sizes
  return {
    sizes,
    traffic: trafficOf({ players, nodes, frameBytes: FIGURES.frameBytes, pricePerGb: size('price', 0) }),
    runs: faults.flatMap((fault) =>
      ['redis', 'tree']
        .filter((way) => isPossible(way, fault))
        .map((way) => simulate(way, fault, { ...sizes, figures: FIGURES })),
    ),
    json: values.json,
  }
}

/**
 * Prints what `simulateAll` finds, and writes it where `--json FILE` says.
 * @returns {Promise<number>} exit code
 */
export async function simulateNodes(args) {
  const { json, ...result } = simulateAll(args)
  console.log(report(result))
  if (json !== undefined) await writeFile(json, `${JSON.stringify(result, undefined, 2)}\n`)
  return 0
}
