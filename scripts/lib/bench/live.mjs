import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { onPath } from '../testing/programs.mjs'
import { callJson, sampleContent, editTitle, makeCards } from './hosts.mjs'
import { startLoad } from './load-processes.mjs'
import { comparePairs, formatMs, now, formatTimes } from './measure.mjs'
import { openPlayer } from './player.mjs'
import { cpuMs, startBuiltApp, startServer, withServers } from './server.mjs'

/** More than one, because a process of Node uses one core, and can have some 20,000 files open. */
const LOAD_PROCESSES = 2
const RAW_SERVER = join(import.meta.dirname, 'raw-server.mjs')
/** Connections opened at a time if the wait for them is not measured. */
const CONCURRENCY = 200
/** Longer than the server holds back a second snapshot of a card. */
const PAUSE_MS = 400
/** An account saves at most 30 times a second. */
const CARDS_PER_HOST = 8
const SHARE_OF_PEAK = 0.6

const JOINS = 5000
const ROOMS = 1000
const PER_ROOM = 5
const SECONDS = 10

/** Opens a crowd on one card of a server. @returns ms until all have their card */
async function openCrowd({ players, card }, { url }, count, concurrency) {
  const perCard = Math.ceil(count / LOAD_PROCESSES)
  const spans = await players.all('open', { url, cardIds: [card.cardId], perCard, concurrency })
  return Math.max(...spans.map(({ lastMs }) => lastMs)) - Math.min(...spans.map(({ startedMs }) => startedMs))
}

const compareToRaw = (ours, reference) => comparePairs({ ours, reference, name: 'raw ws' })
const closeCrowd = ({ players }, { url }) => players.all('close', { url })

/** P1: how long one edit takes to reach the last of a card's players, as a ratio to the reference. */
async function benchFanout(shared, count) {
  const { app, raw, players, card } = shared
  for (const server of [app, raw]) await openCrowd(shared, server, count, CONCURRENCY)
  const measure = (server, edit) => async () => {
    await delay(PAUSE_MS)
    const received = players.all('nextEdit', { url: server.url })
    // The processes begin to wait before the edit goes out.
    await delay(20)
    const sentMs = now()
    const [lastMs] = await Promise.all([received, edit()])
    return Math.max(...lastMs) - sentMs
  }
  const edit = measure(app, () => editTitle(app.url, card))
  const editRaw = measure(raw, () => callJson(raw.url, 'POST', '/', { body: {} }))
  const result = await compareToRaw(edit, editRaw)
  for (const server of [app, raw]) await closeCrowd(shared, server)
  return `P1 one edit to the last player: ${result}`
}

/** P2: edits a second that the app takes in many rooms, how long an edit takes at 60 % of that, and the CPU for each. */
async function benchRooms({ app: { url, pid }, players }) {
  const cards = await makeCards({ url, hosts: Math.ceil(ROOMS / CARDS_PER_HOST), cards: ROOMS })
  const cardIds = cards.map(({ cardId }) => cardId)
  await players.one('open', { url, cardIds, perCard: PER_ROOM, concurrency: CONCURRENCY })
  const edit = async (options) => {
    const beforeMs = cpuMs(pid)
    const done = await players.one('edit', { url, cards, perCard: PER_ROOM, seconds: SECONDS, ...options })
    return { ...done, cpu: formatMs((cpuMs(pid) - beforeMs) / (done.waits.length + done.lost)) }
  }
  const peak = await edit({ connections: 16 })
  const sustained = await edit({ connections: 256, perSecond: peak.perSecond * SHARE_OF_PEAK })
  await players.one('close', { url })
  return `P2 edits of many rooms: ${peak.perSecond.toFixed(0)} a second at most, ${peak.cpu} of CPU each; at 60 % of that ${formatTimes(sustained.waits, 99)}, ${sustained.cpu} of CPU each; ${peak.lost + sustained.lost} not seen`
}

/** P3: how long it takes until all of a crowd that comes at once have their card, as a ratio to the reference. */
async function benchJoins(shared) {
  const measure = (server) => async () => {
    const tookMs = await openCrowd(shared, server, JOINS, JOINS)
    await closeCrowd(shared, server)
    await delay(1000)
    return tookMs
  }
  return `P3 joins at once: ${await compareToRaw(measure(shared.app), measure(shared.raw))}`
}

const WARM_UP_EDITS = 20
const EDITS = 200
const PORT = '7379'
const REDIS = ['--port', PORT, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
const REDIS_READY = /(Ready to accept connections)/

/** P5: how long an edit takes through Redis, from a page of one node to a page of another. */
async function benchRedis({ start, folder }) {
  if (onPath('redis-server').length === 0)
    return 'redis: Redis is not installed (apt-get install redis-server)'
  await start(startServer(REDIS, { command: 'redis-server', cwd: folder, pattern: REDIS_READY }))
  const env = { DATA_DIR: folder }
  const database = await start(startServer(['scripts/run.mjs', 'db'], { env, pattern: /^(mongodb:\S+)$/m }))
  const SESSION_SECRET = 'a secret of the benchmark, which no one keeps'
  const settings = { MONGODB_URI: database.url, SESSION_SECRET, REDIS_URL: `redis://127.0.0.1:${PORT}` }
  const nodes = [await start(startBuiltApp(folder, settings)), await start(startBuiltApp(folder, settings))]
  const [card] = await makeCards({ url: nodes[0].url })
  const seen = []
  for (const [node, { url }] of nodes.entries())
    await openPlayer(url, { cardId: card.cardId, onEvent: (name) => name === 'changed' && seen[node](now()) })
  const hops = []
  for (let edit = 0; edit < WARM_UP_EDITS + EDITS; edit++) {
    const received = nodes.map((_, node) => new Promise((resolve) => (seen[node] = resolve)))
    await editTitle(nodes[0].url, card)
    const [hereMs, thereMs] = await Promise.all(received)
    if (edit >= WARM_UP_EDITS) hops.push(thereMs - hereMs)
    await delay(PAUSE_MS)
  }
  return `P5 from a page of one node to a page of another, by Redis: ${formatTimes(hops, 99)}`
}

const PARTS = { joins: benchJoins, rooms: benchRooms, fanout: benchFanout, redis: benchRedis }
const OPTIONS = {
  players: { type: 'string', default: '10000' },
  only: { type: 'string' },
  build: { type: 'string' },
}

/**
 * Measures live play against the simplest loop written with `ws`, in the same run.
 * @param {string[]} args see OPTIONS; `--only` names parts, `--build` the folder of another build
 */
export async function benchLive(args) {
  const { values } = parseArgs({ args, options: OPTIONS })
  const parts = values.only?.split(',') ?? Object.keys(PARTS)
  await withServers(async (start, folder) => {
    const app = await start(startBuiltApp(folder, {}, values.build))
    const raw = await start(startServer([RAW_SERVER, JSON.stringify(sampleContent(0))]))
    const players = await start(startLoad(LOAD_PROCESSES))
    const [card] = await makeCards({ url: app.url })
    for (const part of parts)
      console.log(await PARTS[part]({ app, raw, players, card, start, folder }, Number(values.players)))
  })
}
