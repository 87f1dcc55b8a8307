import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeCards } from './hosts.mjs'
import { load, requestText } from './load.mjs'
import { alternate, median, PAIRS, spread } from './measure.mjs'
import { mainThreadUs, startBuiltApp, startServer, withServers } from './server.mjs'

const REFERENCE = join(import.meta.dirname, 'reference.mjs')
const WARM_UP_SECONDS = 2
const EDITED_CELL = 7

const OPTIONS = {
  pairs: { type: 'string', default: String(PAIRS) },
  seconds: { type: 'string', default: '2' },
  connections: { type: 'string', default: '32' },
  /** Each may write 30 times a second. */
  hosts: { type: 'string', default: '100' },
  cards: { type: 'string', default: '100' },
}

/**
 * Each makes the requests of a connection, which has its own cards where it writes.
 * @typedef {{cookie: string, cardId: string, content: {cells: string[]}, text?: string}} Target `text`: of its last edit
 * @type {Record<string, (cards: Target[], connections: number) => (connection: number) => string>}
 */
const CALLS = {
  /** P8: guests who ask for one card. */
  card: ([first]) => inTurn([first], readOf),
  /** Guests who ask for many cards in turn. */
  cards: (cards) => inTurn(cards, readOf),
  /** Hosts who ask for their own cards. */
  own: (cards) => inTurn(cards, ({ cardId, cookie }) => readOf({ cardId }, { cookie })),
  /** Guests who open the page of one card. */
  page: ([first]) =>
    inTurn([first], ({ cardId }) => requestText('GET', `/play/${cardId}`, { 'accept-encoding': 'br' })),
  /** Hosts who edit one square each, as the editor sends it. */
  edit: (cards, connections) => {
    const turns = Array.from({ length: connections }, () => 0)
    return (connection) => {
      const own = Math.floor((cards.length - connection - 1) / connections) + 1
      return edit(cards[connection + (turns[connection]++ % own) * connections])
    }
  },
}

const readOf = ({ cardId }, headers) => requestText('GET', `/api/cards/${cardId}`, headers)

function inTurn(cards, requestOf) {
  const requests = cards.map((card) => requestOf(card))
  let next = 0
  return () => requests[next++ % requests.length]
}

let edits = 0

function edit(target) {
  const was = target.text ?? target.content.cells[EDITED_CELL]
  target.text = `Edit ${++edits}`
  const body = {
    cells: { [EDITED_CELL]: target.text },
    gridSize: 5,
    hasFreeSpace: true,
    opId: `bench-${process.pid}-${edits}`,
    was: { cells: { [EDITED_CELL]: was } },
  }
  return requestText('PATCH', `/api/cards/${target.cardId}`, { cookie: target.cookie }, body)
}

/**
 * Prints how many calls a second the server answers, for bare Express sending the same in the same run, and the CPU time of each.
 * @param {string[]} args names of calls, all by default, and the sizes of `OPTIONS`
 */
export async function benchApi(args) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const [pairs, seconds, connections, hosts, cards] = Object.keys(OPTIONS).map((name) => Number(values[name]))
  const names = positionals.length > 0 ? positionals : Object.keys(CALLS)
  await withServers(async (start) => {
    const app = await start(startBuiltApp())
    const targets = await makeCards({ url: app.url, hosts, cards: Math.max(cards, hosts, connections) })
    const { cardId } = targets[0]
    const card = await (await fetch(`${app.url}/api/cards/${cardId}`)).text()
    const reference = await start(startServer([REFERENCE, card, `${app.url}/play/${cardId}`]))
    const table = {}
    for (const name of names) {
      const runOn = ({ url, pid }) => {
        // Cards of its own for each server: an edit sends what the server's card held before.
        const requestOf = CALLS[name](
          targets.map((target) => ({ ...target })),
          connections,
        )
        return async (duration) => {
          const beforeUs = mainThreadUs(pid)
          const perSecond = await load({ url, connections, seconds: duration, requestOf })
          return { perSecond, us: (mainThreadUs(pid) - beforeUs) / (perSecond * duration) }
        }
      }
      const [onApp, onReference] = [runOn(app), runOn(reference)]
      await onApp(WARM_UP_SECONDS)
      await onReference(WARM_UP_SECONDS)
      const runs = await alternate(
        pairs,
        () => onApp(seconds),
        () => onReference(seconds),
      )
      const middle = (server, value) => Math.round(median(runs.map((run) => run[server][value])))
      table[name] = {
        ratio: spread(runs.map((run) => run.app.perSecond / run.reference.perSecond)),
        'a second': middle('app', 'perSecond'),
        'bare Express': middle('reference', 'perSecond'),
        'main thread, µs': middle('app', 'us'),
        'bare Express, µs': middle('reference', 'us'),
      }
    }
    console.log(
      `The median of ${pairs} pairs of ${seconds} s over ${connections} connections, ratio to bare Express:`,
    )
    console.table(table)
  })
}
