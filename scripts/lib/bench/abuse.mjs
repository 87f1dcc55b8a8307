import { platform } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { editTitle, makeCards } from './hosts.mjs'
import { startLoad } from './load-processes.mjs'
import { median, now, quantile, waits } from './measure.mjs'
import { openPlayer } from './player.mjs'
import { requestText } from './requests.mjs'
import { mostMegabytes, startBuiltApp, withServers } from './server.mjs'

const SECONDS = 20
const CONNECTIONS = [10, 100]
/** Most requests that the server has in work for one connection. */
const IN_WORK = 8
/** Pause in which the server finishes the last attack. */
const REST_MS = 2000
/** Bounds for the others during every attack. */
const LIMITS = { medianMs: 250, p99Ms: 1000, megabytes: 400 }
/** Another address than the attacker's, so that limits by address spare the observer. Only Linux has it without setup. */
const OBSERVER_ADDRESS = platform() === 'linux' ? '127.0.0.2' : undefined
const EDIT_EVERY_MS = 400
/** An edit that takes longer counts as this long. */
const FAILED_MS = 10_000
/** More than the server keeps pictures and pages in their best form for. */
const CARDS = 240
const GUESSES = 1000

const BROTLI = { 'accept-encoding': 'br' }
const guess = (_, index) => ({ email: `guess${index}@example.com`, password: `guess ${index}` })

/** The requests of each attack, in turn, from some cards. */
const ATTACKS = {
  pages: (cards) => cards.map(({ cardId }) => requestText('GET', `/play/${cardId}`, BROTLI)),
  previews: (cards) => cards.map(({ cardId }) => requestText('GET', `/preview/${cardId}.png`)),
  'log-in': () =>
    Array.from({ length: GUESSES }, guess).map((body) => requestText('POST', '/api/login', {}, body)),
}

/** Edits a card for a while. @returns {Promise<number[]>} how long each edit took to a player's screen, in ms */
async function watchEdits(url, card) {
  let onEdit = () => undefined
  const { cardId } = card
  const localAddress = OBSERVER_ADDRESS
  const player = await openPlayer(url, {
    cardId,
    localAddress,
    onEvent: (name) => name === 'changed' && onEdit(),
  })
  const took = []
  for (const endMs = now() + SECONDS * 1000; now() < endMs; await delay(EDIT_EVERY_MS)) {
    const seen = new Promise((resolve) => (onEdit = resolve))
    const startedMs = now()
    await editTitle(url, card, localAddress)
    await Promise.race([seen, delay(FAILED_MS)])
    took.push(now() - startedMs)
  }
  player.close()
  return took
}

/** Runs an attack and prints what others saw of it. @returns {Promise<boolean>} whether the limits held */
async function runAttack({ url, pid }, card, { name, requests, connections }) {
  const attacker = await startLoad(1)
  attacker.all('attack', { url, connections, inWork: IN_WORK, requests }).catch(() => undefined)
  const took = await watchEdits(url, card).finally(attacker.stop)
  const megabytes = mostMegabytes(pid)
  const isFast = median(took) <= LIMITS.medianMs && quantile(took, 0.99) <= LIMITS.p99Ms
  const holds = isFast && !(megabytes > LIMITS.megabytes)
  const result = `an edit to a player ${waits(took, 99)}; most memory so far ${megabytes.toFixed(0)} MB`
  console.log(`${name}, ${connections} connections: ${holds ? 'holds' : 'DOES NOT HOLD'}: ${result}`)
  await delay(REST_MS)
  return holds
}

/**
 * Prints what one anonymous client can do to everyone else, for each expensive call and number of connections.
 * @param {string[]} names of attacks, all by default
 * @returns {Promise<number>} exit code; 1 when a limit did not hold
 */
export async function benchAbuse(names) {
  let held = true
  await withServers(async (start, folder) => {
    const app = await start(startBuiltApp(folder))
    const cards = await makeCards({ url: app.url, cards: CARDS })
    const runs = [{ name: 'nothing', requests: [], connections: 0 }]
    for (const name of names.length > 0 ? names : Object.keys(ATTACKS))
      for (const connections of CONNECTIONS) runs.push({ name, requests: ATTACKS[name](cards), connections })
    for (const run of runs) held = (await runAttack(app, cards[0], run)) && held
  })
  return held ? 0 : 1
}
