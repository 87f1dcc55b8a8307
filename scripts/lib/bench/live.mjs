import { mkdtemp, rm } from 'node:fs/promises'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { onPath } from '../testing/on-path.mjs'
import { startCrowd } from './crowd.mjs'
import { callJson, changeCard, contentOf, editTitle, makeCards } from './hosts.mjs'
import { openBingo } from './light-socket.mjs'
import { comparePairs, median, ms, now, quantile } from './measure.mjs'
import { allThreadsUs, keepOnCores, startBuiltApp, startServer, withServers } from './server.mjs'

/** A process can have some 20,000 files open, and Node's own loop is one core. */
const LOAD_PROCESSES = 2
/** 10,000 players of each server come from one machine. Its addresses have 28,000 ports each. Only Linux has more without setup. */
const ADDRESSES = platform() === 'linux' ? 8 : 1
const RAW_SERVER = join(import.meta.dirname, 'raw-server.mjs')
/** Connections that are opened at a time where the wait for them is not measured. */
const AT_ONCE = 200
/** Longer than the server holds back a second snapshot of a card. */
const PAUSE_MS = 400
const WRITERS = 16
/** An account saves at most 30 times a second. */
const CARDS_PER_HOST = 8
const SHARE_OF_MOST = 0.6
const WARM_UP_SECONDS = 2

const JOINS = 5000
const ROOMS = 1000
const PER_ROOM = 5
const SECONDS = 10

const OPTIONS = {
  players: { type: 'string', default: '10000' },
  /** Cores of both servers, and of the load, such as `0`. Only Linux can keep them there; without these all share all cores. */
  'server-cores': { type: 'string' },
  'load-cores': { type: 'string' },
  only: { type: 'string' },
}

/** Opens a crowd on one card of a server. @returns ms until all have their card */
async function openCrowd({ crowd, card }, { protocol, url }, players, atOnce) {
  const spans = await crowd.all('open', () => ({
    group: protocol,
    protocol,
    url,
    cardIds: [card.cardId],
    perCard: Math.ceil(players / LOAD_PROCESSES),
    atOnce,
    addresses: ADDRESSES,
  }))
  return Math.max(...spans.map(({ lastMs }) => lastMs)) - Math.min(...spans.map(({ startedMs }) => startedMs))
}

const closeCrowd = ({ crowd }, { protocol }) => crowd.all('close', () => ({ group: protocol }))

/** P1: how long one edit takes to the last of all players of a card, to the reference's; and one call, to the edit's. */
async function benchFanout(shared, players) {
  const { app, raw, crowd, card } = shared
  for (const server of [app, raw]) await openCrowd(shared, server, players, AT_ONCE)
  const firsts = []
  const measure = (server, edit) => async () => {
    await delay(PAUSE_MS)
    const received = crowd.all('nextEdit', () => ({ group: server.protocol }))
    // The processes begin to wait before the edit goes out.
    await delay(20)
    const sentMs = now()
    const [times] = await Promise.all([received, edit()])
    if (server === app) firsts.push(Math.min(...times.flat()) - sentMs)
    return times.flat().reduce((last, atMs) => Math.max(last, atMs), 0) - sentMs
  }
  let edits = 0
  const edit = measure(app, () => editTitle(app.url, card, `Edit ${++edits}`))
  const edited = await comparePairs({
    ours: edit,
    reference: measure(raw, () => callJson(raw.url, 'POST', '/', { body: {} })),
  })
  const first = ms(median(firsts))
  const words = card.content.cells.filter(Boolean)
  const called = await comparePairs({
    ours: measure(app, () => changeCard(app.url, card, { call: words.pop() })),
    reference: edit,
    name: 'an edit',
  })
  for (const server of [app, raw]) await closeCrowd(shared, server)
  return `P1 one edit to the last player: ${edited}, the first player after ${first}\nP1 one call to the last player: ${called}`
}

/** P2: edits a second that the app takes in many rooms, and how long an edit takes at 60 % of that. */
async function benchRooms({ app, crowd }) {
  const { url } = app
  const hosts = await makeCards({ url, hosts: Math.ceil(ROOMS / CARDS_PER_HOST), cards: ROOMS })
  const group = 'rooms'
  const cardIds = hosts.map(({ cardId }) => cardId)
  const perCard = PER_ROOM
  await crowd.one('open', { group, protocol: 'bingo', url, cardIds, perCard, atOnce: AT_ONCE, addresses: 1 })
  const edit = (options) =>
    crowd.one('edit', {
      group,
      url,
      hosts,
      perCard,
      seconds: SECONDS,
      warmUpSeconds: WARM_UP_SECONDS,
      ...options,
    })
  const most = await edit({ writers: WRITERS })
  const usual = await edit({ writers: 256, perSecond: most.perSecond * SHARE_OF_MOST })
  await crowd.one('close', { group })
  const [middle, p99] = [0.5, 0.99].map((share) => ms(quantile(usual.waits, share)))
  return `P2 edits of many rooms: ${most.perSecond.toFixed(0)} a second at most; at 60 % of that median ${middle}, p99 ${p99}; ${most.lost + usual.lost} not seen`
}

/** P3: how long it takes until all of a crowd that comes at once have their card, to the reference's; and the server's CPU. */
async function benchJoins(shared) {
  const { app, raw } = shared
  const cpu = { bingo: [], raw: [] }
  const measure = (server) => async () => {
    const beforeUs = allThreadsUs(server.pid)
    const tookMs = await openCrowd(shared, server, JOINS, JOINS)
    cpu[server.protocol].push(allThreadsUs(server.pid) - beforeUs)
    await closeCrowd(shared, server)
    await delay(1000)
    return tookMs
  }
  const result = await comparePairs({ ours: measure(app), reference: measure(raw) })
  const [ours, reference] = [median(cpu.bingo), median(cpu.raw)]
  return `P3 joins at once: ${result}; CPU ${(ours / reference).toFixed(2)} of raw ws, ${ms(ours / JOINS / 1000)} a join`
}

const SESSION_SECRET = 'a secret of the benchmark, which no one keeps'
const WARM_UP_EDITS = 20
const EDITS = 200
const PORT = '7379'
const REDIS = ['--port', PORT, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
const READY = /(Ready to accept connections)/

/** Edits a card on one node. @returns ms from when a page of that node has each edit to when a page of the other has it */
async function hopsBetween(nodes) {
  const [card] = await makeCards({ url: nodes[0].url })
  const seen = []
  const open = ({ url }, node) =>
    new Promise((resolve) => {
      const onEdit = () => seen[node](now())
      const socket = openBingo(url, { cardId: card.cardId, onJoined: () => resolve(socket), onEdit })
    })
  const sockets = await Promise.all(nodes.map(open))
  const hops = []
  for (let edit = 0; edit < WARM_UP_EDITS + EDITS; edit++) {
    const both = nodes.map((_, node) => new Promise((resolve) => (seen[node] = resolve)))
    await editTitle(nodes[0].url, card, `Edit ${edit}`)
    const [hereMs, thereMs] = await Promise.all(both)
    if (edit >= WARM_UP_EDITS) hops.push(thereMs - hereMs)
    await delay(PAUSE_MS)
  }
  for (const socket of sockets) socket.destroy()
  return hops
}

/** P5: how long an edit takes by Redis, from a page of one node to a page of another. */
async function benchRedis() {
  if (onPath('redis-server', process.env).length === 0)
    return 'redis: Redis is not installed (apt-get install redis-server)'
  const dataDir = await mkdtemp(join(tmpdir(), 'bingoboard-bench-'))
  let hops = []
  await withServers(async (start) => {
    await start({ stop: () => rm(dataDir, { recursive: true, force: true }) })
    await start(startServer(REDIS, { command: 'redis-server', pattern: READY }))
    const env = { ...process.env, DATA_DIR: dataDir }
    const database = await start(startServer(['scripts/run.mjs', 'db'], { env, pattern: /^(mongodb:\S+)$/m }))
    const settings = { MONGODB_URI: database.url, SESSION_SECRET, REDIS_URL: `redis://127.0.0.1:${PORT}` }
    const nodes = [await start(startBuiltApp(settings)), await start(startBuiltApp(settings))]
    hops = await hopsBetween(nodes)
  })
  const [middle, p99] = [0.5, 0.99].map((share) => ms(quantile(hops, share)))
  return `P5 from a page of one node to a page of another, by Redis: median ${middle}, p99 ${p99}`
}

const PARTS = { joins: benchJoins, rooms: benchRooms, fanout: benchFanout, redis: benchRedis }

/**
 * Measures live play against the loop that anyone would write with `ws`, in the same run.
 * @param {string[]} args see OPTIONS
 */
export async function benchLive(args) {
  const { values } = parseArgs({ args, options: OPTIONS })
  const parts = values.only?.split(',') ?? Object.keys(PARTS)
  const unknown = parts.find((part) => !(part in PARTS))
  if (unknown !== undefined)
    throw new Error(`There is no part "${unknown}". Parts: ${Object.keys(PARTS).join(', ')}`)
  await withServers(async (start) => {
    const app = { protocol: 'bingo', ...(await start(startBuiltApp())) }
    const raw = {
      protocol: 'raw',
      ...(await start(startServer([RAW_SERVER, JSON.stringify({ card: contentOf(0) })]))),
    }
    const crowd = await start(startCrowd(LOAD_PROCESSES))
    const pids = { 'server-cores': [app.pid, raw.pid], 'load-cores': crowd.pids }
    for (const [name, all] of Object.entries(pids))
      if (values[name] !== undefined) for (const pid of all) keepOnCores(pid, values[name])
    const [card] = await makeCards({ url: app.url })
    for (const part of parts)
      console.log(await PARTS[part]({ app, raw, crowd, card }, Number(values.players)))
  })
}
