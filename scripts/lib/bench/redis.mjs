import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { onPath } from '../testing/on-path.mjs'
import { editTitle, makeCards } from './hosts.mjs'
import { openBingo } from './light-socket.mjs'
import { ms, now, quantile } from './measure.mjs'
import { startBuiltApp, startServer, withServers } from './server.mjs'

const SESSION_SECRET = 'a secret of the benchmark, which no one keeps'
const WARM_UP_EDITS = 20
const EDITS = 200
/** Longer than a node holds back a second snapshot of a card. */
const PAUSE_MS = 300
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
export async function benchRedis() {
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
