import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../build-state.mjs'
import { ROOT } from '../../project.mjs'
import { startBuiltApp } from '../built-app.mjs'
import { cpuOf } from '../cpu.mjs'
import { makeCards } from '../hosts.mjs'
import { alternate, PAIRS, spread } from '../pairs.mjs'
import { startServer } from '../server-process.mjs'
import { CALLS } from './calls.mjs'
import { load } from './load.mjs'

const REFERENCE = join(import.meta.dirname, 'reference.mjs')
const WARM_UP_SECONDS = 2

const OPTIONS = {
  pairs: { type: 'string', default: String(PAIRS) },
  seconds: { type: 'string', default: '2' },
  connections: { type: 'string', default: '32' },
  /** Each may write 30 times a second. */
  hosts: { type: 'string', default: '100' },
  cards: { type: 'string', default: '100' },
  json: { type: 'string' },
}

/** One run against a server: answers a second, and microseconds of its CPU for each. */
async function measure({ url, pid }, options) {
  const before = cpuOf(pid)
  const { answers, seconds } = await load({ url, ...options })
  const after = cpuOf(pid)
  return {
    perSecond: answers / seconds,
    mainUs: before && (after.main - before.main) / answers,
    allUs: before && (after.all - before.all) / answers,
  }
}

function summaryOf(runs) {
  return {
    ratio: spread(runs.map(({ app, reference }) => app.perSecond / reference.perSecond)),
    perSecond: spread(runs.map(({ app }) => app.perSecond)),
    reference: spread(runs.map(({ reference }) => reference.perSecond)),
    mainUs: spread(runs.map(({ app }) => app.mainUs)),
    allUs: spread(runs.map(({ app }) => app.allUs)),
    referenceUs: spread(runs.map(({ reference }) => reference.mainUs)),
  }
}

const rounded = (range) => (range === undefined ? '' : Math.round(range.median))

function rowOf({ ratio, perSecond, reference, mainUs, allUs, referenceUs }) {
  return {
    ratio: `${ratio.median.toFixed(2)} (${ratio.min.toFixed(2)} to ${ratio.max.toFixed(2)})`,
    'a second': rounded(perSecond),
    'bare Express': rounded(reference),
    'main thread, µs': rounded(mainUs),
    'all threads, µs': rounded(allUs),
    'bare Express, µs': rounded(referenceUs),
  }
}

/**
 * Prints how many calls a second the server answers, for bare Express sending the same in the same run, and the CPU time of each.
 * @param {string[]} args names of calls, all by default, and the sizes of `OPTIONS`
 * @returns {Promise<number>} exit code
 */
export async function benchApi(args) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const [pairs, seconds, connections, hosts, cards] = [
    'pairs',
    'seconds',
    'connections',
    'hosts',
    'cards',
  ].map((name) => Number(values[name]))
  const names = positionals.length > 0 ? positionals : Object.keys(CALLS)
  process.chdir(ROOT)
  if (!(await ensureBuilt())) return 1
  const app = await startBuiltApp()
  let reference
  try {
    const targets = await makeCards({ url: app.url, hosts, cards: Math.max(cards, hosts, connections) })
    const { cardId } = targets[0]
    const card = await (await fetch(`${app.url}/api/cards/${cardId}`)).text()
    reference = await startServer([REFERENCE, card, `${app.url}/play/${cardId}`])
    const calls = {}
    for (const name of names) {
      // Cards of its own for each: an edit sends what the server's card held before.
      const runOn = (server, cardsThere) => {
        const requestOf = CALLS[name](cardsThere, connections)
        return (seconds) => measure(server, { connections, seconds, requestOf })
      }
      const onApp = runOn(app, targets)
      const onReference = runOn(
        reference,
        targets.map((target) => ({ ...target })),
      )
      await onApp(WARM_UP_SECONDS)
      await onReference(WARM_UP_SECONDS)
      calls[name] = summaryOf(
        await alternate(
          pairs,
          () => onApp(seconds),
          () => onReference(seconds),
        ),
      )
    }
    console.log(
      `The median of ${pairs} pairs of ${seconds} s, ${connections} connections, ratio to bare Express (smallest to largest):`,
    )
    console.table(Object.fromEntries(names.map((name) => [name, rowOf(calls[name])])))
    if (values.json !== undefined) {
      const result = { date: new Date().toISOString(), pairs, seconds, connections, hosts, cards, calls }
      await writeFile(values.json, `${JSON.stringify(result, undefined, 2)}\n`)
    }
    return 0
  } finally {
    await reference?.stop()
    await app.stop()
  }
}
