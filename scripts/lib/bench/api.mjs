import { join } from 'node:path'
import { makeCards } from './hosts.mjs'
import { load, requestText } from './load.mjs'
import { alternate, median, PAIRS, spread } from './measure.mjs'
import { mainThreadUs, startBuiltApp, startServer, withServers } from './server.mjs'

const REFERENCE = join(import.meta.dirname, 'reference.mjs')
const SECONDS = 2
const EDITED_CELL = 7
const CONNECTIONS = 32
/** Each has a card, and may write 30 times a second. */
const HOSTS = 100

/**
 * Each makes the requests of a connection, which has its own cards where it writes.
 * @typedef {{cookie: string, cardId: string, content: {cells: string[]}, text?: string}} Target `text`: of its last edit
 * @type {Record<string, (cards: Target[]) => (connection: number) => string>}
 */
const CALLS = {
  /** P8: guests who ask for one card. */
  card: ([first]) => inTurn([first]),
  /** Guests who ask for many cards in turn. */
  cards: (cards) => inTurn(cards),
  /** Hosts who edit one square each, as the editor sends it. */
  edit: (cards) => {
    const turns = Array.from({ length: CONNECTIONS }, () => 0)
    return (connection) => {
      const own = Math.floor((cards.length - connection - 1) / CONNECTIONS) + 1
      return edit(cards[connection + (turns[connection]++ % own) * CONNECTIONS])
    }
  },
}

function inTurn(cards) {
  const requests = cards.map(({ cardId }) => requestText('GET', `/api/cards/${cardId}`))
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
 * @param {string[]} names of calls, all by default
 */
export async function benchApi(names) {
  await withServers(async (start) => {
    const app = await start(startBuiltApp())
    const targets = await makeCards({ url: app.url, hosts: HOSTS, cards: HOSTS })
    const { cardId } = targets[0]
    const card = await (await fetch(`${app.url}/api/cards/${cardId}`)).text()
    const reference = await start(startServer([REFERENCE, card]))
    const table = {}
    for (const name of names.length > 0 ? names : Object.keys(CALLS)) {
      const runOn = ({ url, pid }) => {
        // Cards of its own for each server: an edit sends what the server's card held before.
        const requestOf = CALLS[name](targets.map((target) => ({ ...target })))
        return async () => {
          const beforeUs = mainThreadUs(pid)
          const perSecond = await load({ url, connections: CONNECTIONS, seconds: SECONDS, requestOf })
          return { perSecond, us: (mainThreadUs(pid) - beforeUs) / (perSecond * SECONDS) }
        }
      }
      const [onApp, onReference] = [runOn(app), runOn(reference)]
      // The first pair compiles the code.
      await onApp()
      await onReference()
      const runs = await alternate(onApp, onReference)
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
      `The median of ${PAIRS} pairs of ${SECONDS} s over ${CONNECTIONS} connections, ratio to bare Express:`,
    )
    console.table(table)
  })
}
