import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { platform } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { io } from 'socket.io-client'
import { callJson, editTitle, makeCards } from './hosts.mjs'
import { quantile } from './measure.mjs'
import { startBuiltApp, withServers } from './server.mjs'

const SECONDS = 20
const ATTACKS = ['items', 'use of a category', 'pages', 'previews', 'log-in', 'joins']
const CONNECTIONS = [1, 10, 100]
/** Pause in which the server finishes the last attack. */
const REST_MS = 2000
/** Bounds for the observer during every attack. */
const LIMITS = { medianMs: 250, p99Ms: 1000, megabytes: 400 }
/** Another address than the attacker's, so that limits by address spare the observer. Only Linux has it without setup. */
const OBSERVER_ADDRESS = platform() === 'linux' ? '127.0.0.2' : undefined
const PROBE_EVERY_MS = 100
const EDIT_EVERY_MS = 500
const MEMORY_EVERY_MS = 500
/** A wait that counts as this long at least: the call failed. */
const FAILED_MS = 10_000
const ITEMS_PER_CALL = 500
const CALLS_FOR_ITEMS = 4
/** More than the server keeps pictures and pages in their best form for. */
const CARDS = 240

const inMs = ({ median, p99 }) => `${Math.round(median)}, ${Math.round(p99)}`
const holds = ({ live, edit, megabytes }) =>
  [live, edit].every(({ median, p99 }) => median <= LIMITS.medianMs && p99 <= LIMITS.p99Ms) &&
  megabytes <= LIMITS.megabytes

const run = promisify(execFile)
/** The same title twice would be no edit. */
let edit = 0

/** @returns {{median: number, p99: number}} ms */
function summary(waits) {
  const at = (share) => (waits.length > 0 ? quantile(waits, share) : FAILED_MS)
  return { median: at(0.5), p99: at(0.99) }
}

/** Starts `task` at a fixed rate, however long it takes. @returns {() => Promise<void>} stops, and waits for what is running */
function repeat(everyMs, task) {
  const running = new Set()
  const timer = setInterval(() => {
    const promise = task().finally(() => running.delete(promise))
    running.add(promise)
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await Promise.all(running)
  }
}

/** Resolves after at most FAILED_MS, with how long the work took. */
async function timed(work) {
  const startedMs = performance.now()
  const done = work().then(() => performance.now() - startedMs)
  return Promise.race([done.catch(() => FAILED_MS), delay(FAILED_MS, FAILED_MS, { ref: false })])
}

/**
 * Looks at the server as others see it: `/livez`, the time from a host's edit to a player's screen, and its memory.
 * @param {{url: string, pid: number, card: object, localAddress?: string}} options the server, and a card with its host's cookie
 * @returns {Promise<() => Promise<{live: object, edit: object, megabytes: number}>>} stops and says what was seen
 */
async function observe({ url, pid, card, localAddress }) {
  const { cardId } = card
  const player = io(url, { transports: ['websocket'], forceNew: true, localAddress })
  const join = () => player.emit('card:join', { cardId })
  await new Promise((resolve) => player.once('connect', resolve))
  player.on('connect', join)
  await new Promise((resolve) => player.emit('card:join', { cardId }, resolve))

  const waiting = new Map()
  player.on('card:changed', ({ card: { title } }) => waiting.get(title)?.())
  const live = []
  const edits = []
  let megabytes = 0

  const stops = [
    repeat(PROBE_EVERY_MS, async () => {
      live.push(await timed(() => callJson(url, 'GET', '/livez', { localAddress })))
    }),
    repeat(EDIT_EVERY_MS, async () => {
      const title = `Edit ${edit++}`
      edits.push(
        await timed(async () => {
          const arrived = new Promise((resolve) => waiting.set(title, resolve))
          await editTitle(url, card, title, localAddress)
          await arrived
        }),
      )
      waiting.delete(title)
    }),
    repeat(MEMORY_EVERY_MS, async () => {
      const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
      megabytes = Math.max(megabytes, Number(stdout) / 1024)
    }),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
    player.close()
    return { live: summary(live), edit: summary(edits), megabytes }
  }
}

/** The data that the attacks read, made by one signed-in host: cards, and a category with 2,000 items. */
async function prepareTarget(url) {
  const cards = await makeCards({ url, cards: CARDS })
  const [{ cookie }] = cards
  const category = await callJson(url, 'POST', '/api/categories', { body: { name: 'All of it' }, cookie })
  const { categoryId } = category.body
  for (let call = 0; call < CALLS_FOR_ITEMS; call++) {
    const item = (_, index) => ({ content: `A dog barks, take ${index} of ${call}` })
    const body = { items: Array.from({ length: ITEMS_PER_CALL }, item) }
    await callJson(url, 'POST', `/api/categories/${categoryId}/content`, { body, cookie })
  }
  return { card: cards[0], categoryId, cardIds: cards.map(({ cardId }) => cardId) }
}

async function runAttack(app, { card, ...target }, attack, connections) {
  const stopObserving = await observe({ ...app, card, localAddress: OBSERVER_ADDRESS })
  const task = JSON.stringify({ url: app.url, attack, connections, target })
  const attacker =
    connections > 0 &&
    spawn(process.execPath, [join(import.meta.dirname, 'attacker.mjs'), task], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  await delay(SECONDS * 1000)
  if (attacker) {
    attacker.kill('SIGKILL')
    await once(attacker, 'exit')
  }
  const seen = await stopObserving()
  await delay(REST_MS)
  return seen
}

/**
 * Prints what one anonymous client can do to everyone else, for each expensive call and number of connections.
 * @param {string[]} attacks names, all by default
 * @returns {Promise<number>} exit code; 1 when a limit did not hold
 */
export async function benchAbuse(attacks) {
  const rows = []
  await withServers(async (start) => {
    const app = await start(startBuiltApp())
    const target = await prepareTarget(app.url)
    const named = attacks.length > 0 ? attacks : ATTACKS
    const runs = [['nothing', 0], ...named.flatMap((attack) => CONNECTIONS.map((count) => [attack, count]))]
    for (const [attack, connections] of runs) {
      const seen = await runAttack(app, target, attack, connections)
      rows.push({ attack, connections, seen })
      console.log(`${attack}, ${connections} connections: ${holds(seen) ? 'holds' : 'DOES NOT HOLD'}`)
    }
  })
  console.log('\nWait of others in ms (median, p99), and memory of the server in MB:')
  console.table(
    rows.map(({ attack, connections, seen: { live, edit, megabytes } }) => ({
      attack,
      connections,
      '/livez': inMs(live),
      'edit to player': inMs(edit),
      memory: Math.round(megabytes),
    })),
  )
  return rows.every(({ seen }) => holds(seen)) ? 0 : 1
}
