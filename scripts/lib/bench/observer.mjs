import { execFile } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { io } from 'socket.io-client'
import { callJson, editTitle } from './hosts.mjs'
import { quantile } from './measure.mjs'

const PROBE_EVERY_MS = 100
const EDIT_EVERY_MS = 500
const MEMORY_EVERY_MS = 500
/** A wait that counts as this long at least: the call failed. */
const FAILED_MS = 10_000

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
export async function observe({ url, pid, card, localAddress }) {
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
