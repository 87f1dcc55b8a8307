import { writeFile } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../build-state.mjs'
import { ROOT } from '../../project.mjs'
import { startBuiltApp } from '../built-app.mjs'
import { contentOf, makeCards } from '../hosts.mjs'
import { PAIRS } from '../pairs.mjs'
import { keepOnCores, startServer } from '../server-process.mjs'
import { startCrowd } from './crowd.mjs'
import { benchFanout, benchStalled, openBoth } from './fanout.mjs'
import { benchIdle } from './idle.mjs'
import { benchJoins } from './joins.mjs'
import { benchNodes } from './nodes.mjs'
import { benchRedis } from './redis.mjs'
import { describe } from './report.mjs'
import { benchRooms, benchSmallRoom } from './rooms.mjs'

const PARTS = ['fanout', 'stalled', 'small-room', 'rooms', 'joins', 'idle', 'redis', 'nodes']
/** A process can have some 20,000 files open, and Node's own loop is one core. */
const LOAD_PROCESSES = 2
/** 10,000 players of each server come from one machine, whose addresses have 28,000 ports each. Only Linux has more without setup. */
const ADDRESSES = platform() === 'linux' ? 8 : 1
const RAW_SERVER = join(import.meta.dirname, 'raw-server.mjs')

const OPTIONS = {
  players: { type: 'string', default: '10000' },
  joins: { type: 'string', default: '5000' },
  rooms: { type: 'string', default: '1000' },
  'per-room': { type: 'string', default: '5' },
  seconds: { type: 'string', default: '10' },
  /** Cores of both servers, and of the load, such as `0`. Only Linux can keep them there; without these all share all cores. */
  'server-cores': { type: 'string' },
  'load-cores': { type: 'string' },
  pairs: { type: 'string', default: String(PAIRS) },
  only: { type: 'string', default: PARTS.join(',') },
  json: { type: 'string' },
  /** A folder for CPU profiles of both servers, to be opened in a browser's developer tools. */
  profile: { type: 'string' },
}

/**
 * Measures live play against the loop that anyone would write with `ws`, in the same run.
 * @param {string[]} args sizes and parts, see OPTIONS
 * @returns {Promise<number>} exit code
 */
export async function benchLive(args) {
  process.chdir(ROOT)
  const { values } = parseArgs({ args, options: OPTIONS })
  if (!(await ensureBuilt())) return 1
  const size = (name) => Number(values[name])
  const parts = values.only.split(',')
  const unknown = parts.find((part) => !PARTS.includes(part))
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}". Parts: ${PARTS.join(', ')}`)
  const nodeOptions = [
    ...(parts.includes('idle') ? ['--inspect=127.0.0.1:0'] : []),
    ...(values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : []),
  ]
  const started = []
  const start = async (starting) => {
    const one = await starting
    started.push(one)
    return one
  }
  try {
    const app = await start(startBuiltApp({}, nodeOptions))
    const raw = await start(startServer([...nodeOptions, RAW_SERVER, JSON.stringify({ card: contentOf(0) })]))
    const crowd = await start(startCrowd(LOAD_PROCESSES))
    const keep = (pids, name) => {
      if (values[name] !== undefined) for (const pid of pids) keepOnCores(pid, values[name])
    }
    keep([app.pid, raw.pid], 'server-cores')
    keep(crowd.pids, 'load-cores')
    const [card] = await makeCards({ url: app.url, hosts: 1, cards: 1 })
    const shared = {
      app,
      raw,
      card,
      crowd,
      processes: LOAD_PROCESSES,
      addresses: ADDRESSES,
      pairs: size('pairs'),
    }
    const players = size('players')
    const results = {}
    const measure = async (part, work) => {
      if (!parts.includes(part)) return
      results[part] = await work()
      console.log(describe(part, results[part]))
    }
    await measure('idle', () => benchIdle({ ...shared, players: Math.min(players, 5000) }))
    await measure('joins', () => benchJoins({ ...shared, joins: size('joins') }))
    await measure('rooms', () =>
      benchRooms({ app, crowd, rooms: size('rooms'), perRoom: size('per-room'), seconds: size('seconds') }),
    )
    await measure('redis', benchRedis)
    await measure('nodes', () => benchNodes({ ...shared, players: Math.min(players, 2000) }))
    if (parts.some((part) => ['fanout', 'stalled', 'small-room'].includes(part))) {
      await openBoth({ ...shared, players })
      await measure('fanout', () => benchFanout(shared))
      await measure('small-room', () => benchSmallRoom({ ...shared, seconds: size('seconds') }))
      await measure('stalled', () => benchStalled({ ...shared, players }))
    }
    if (values.json)
      await writeFile(values.json, `${JSON.stringify({ sizes: values, results }, undefined, 2)}\n`)
    return 0
  } finally {
    await Promise.all(started.map(({ stop }) => stop()))
  }
}
