import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { platform } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ensureBuilt } from '../../build-state.mjs'
import { ROOT } from '../../project.mjs'
import { startBuiltApp } from '../built-app.mjs'
import { JOINS, REQUESTS } from './attacks.mjs'
import { observe } from './observer.mjs'
import { prepareTarget } from './target.mjs'

const DEFAULT_SECONDS = 20
const CONNECTIONS = [1, 10, 100]
/** What the server finishes of the last attack before the next one. */
const REST_MS = 2000
/** What holds whatever one client does. */
const LIMITS = { medianMs: 250, p99Ms: 1000, megabytes: 400 }
/** Sign-in with Google is only switched on: the attack never reaches Google. */
const SETTINGS = { GOOGLE_CLIENT_ID: 'bench', GOOGLE_CLIENT_SECRET: 'bench' }
/** Another address than the attacker's, so that limits by address spare the observer. Only Linux has it without setup. */
const OBSERVER_ADDRESS = platform() === 'linux' ? '127.0.0.2' : undefined

const ms = (value) => Math.round(value)
const holds = ({ live, edit, megabytes }) =>
  [live, edit].every(({ median, p99 }) => median <= LIMITS.medianMs && p99 <= LIMITS.p99Ms) &&
  megabytes <= LIMITS.megabytes

async function runAttack(app, target, attack, connections, seconds) {
  const stopObserving = await observe({
    ...app,
    cookie: target.cookie,
    cardId: target.cardIds[0],
    localAddress: OBSERVER_ADDRESS,
  })
  const { categoryId, cardIds } = target
  const task = { url: app.url, attack, connections, target: { categoryId, cardIds } }
  const attacker =
    connections > 0 &&
    spawn(process.execPath, [join(import.meta.dirname, 'attacker.mjs'), JSON.stringify(task)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  await delay(seconds * 1000)
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
 * @param {string[]} args seconds of each attack, 20 by default; then the names of attacks, all by default
 * @returns {Promise<number>} exit code; 1 when a limit did not hold
 */
export async function benchAbuse([seconds = String(DEFAULT_SECONDS), ...only]) {
  process.chdir(ROOT)
  if (!(await ensureBuilt())) return 1
  const app = await startBuiltApp(SETTINGS)
  try {
    const target = await prepareTarget(app.url)
    const rows = []
    const attacks = only.length > 0 ? only : [...Object.keys(REQUESTS), JOINS]
    const runs = [['nothing', 0], ...attacks.flatMap((attack) => CONNECTIONS.map((count) => [attack, count]))]
    for (const [attack, connections] of runs) {
      const seen = await runAttack(app, target, attack, connections, Number(seconds))
      rows.push({ attack, connections, seen })
      console.log(`${attack}, ${connections} connections: ${holds(seen) ? 'holds' : 'DOES NOT HOLD'}`)
    }
    console.log('\nWait of others in ms (median, p99), and memory of the server in MB:')
    console.table(
      rows.map(({ attack, connections, seen: { live, edit, megabytes } }) => ({
        attack,
        connections,
        '/livez': `${ms(live.median)}, ${ms(live.p99)}`,
        'edit to player': `${ms(edit.median)}, ${ms(edit.p99)}`,
        memory: ms(megabytes),
      })),
    )
    return rows.every(({ seen }) => holds(seen)) ? 0 : 1
  } finally {
    await app.stop()
  }
}
