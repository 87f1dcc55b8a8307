import { callJson, registerHost } from '../calls.mjs'
import { get, patch } from './load.mjs'

const CELLS = 25
const EDITED_CELL = 7
const HOSTS_PER_ADDRESS = 50

/** A card like those that people make, of 2 kB. */
const contentOf = (index) => ({
  title: `Bench card ${index}`,
  cells: Array.from({ length: CELLS }, (_, cell) =>
    `Someone says the word number ${cell}, take ${index}`.slice(0, 50),
  ),
})

/**
 * Registers hosts and makes their cards.
 * @param {{url: string, hosts: number, cards: number}} options
 * @returns {Promise<Target[]>} one for each card, hosts in turn
 */
export async function makeCards({ url, hosts, cards }) {
  const cookies = []
  for (let host = 0; host < hosts; host++) {
    // Registrations of an address are limited. Only Linux has more than one address without setup.
    const address = Math.floor(host / HOSTS_PER_ADDRESS)
    cookies.push(await registerHost(url, address === 0 ? undefined : `127.0.0.${1 + address}`))
  }
  const made = []
  for (let index = 0; index < cards; index++) {
    const cookie = cookies[index % hosts]
    const content = contentOf(index)
    const { body } = await callJson(url, 'POST', '/api/cards', { body: content, cookie })
    made.push({ cookie, cardId: body.cardId, text: content.cells[EDITED_CELL] })
  }
  return made
}

/**
 * What is measured. Each makes the requests of a connection, which has its own cards where it writes.
 * @typedef {{cookie: string, cardId: string, text?: string}} Target
 * @type {Record<string, (cards: Target[], connections: number) => (connection: number) => string>}
 */
export const CALLS = {
  /** P8: guests who ask for one card. */
  card: ([{ cardId }]) => always(get(`/api/cards/${cardId}`)),
  /** Guests who ask for many cards in turn. */
  cards: (cards) => inTurn(cards, ({ cardId }) => get(`/api/cards/${cardId}`)),
  /** Hosts who ask for their own cards. */
  own: (cards) => inTurn(cards, ({ cardId, cookie }) => get(`/api/cards/${cardId}`, { cookie })),
  /** Guests who open the page of one card. */
  page: ([{ cardId }]) => always(get(`/play/${cardId}`, { 'accept-encoding': 'br' })),
  /** Hosts who edit one square each, as the editor sends it. */
  edit: (cards, connections) => {
    const turns = Array.from({ length: connections }, () => 0)
    return (connection) => {
      const own = Math.floor((cards.length - connection - 1) / connections) + 1
      return edit(cards[connection + (turns[connection]++ % own) * connections])
    }
  },
}

const always = (request) => () => request

function inTurn(cards, requestOf) {
  const requests = cards.map(requestOf)
  let next = 0
  return () => requests[next++ % requests.length]
}

let edits = 0

function edit(target) {
  const was = target.text
  target.text = `Edit ${++edits}`
  return patch(
    `/api/cards/${target.cardId}`,
    { cookie: target.cookie },
    {
      cells: { [EDITED_CELL]: target.text },
      gridSize: 5,
      hasFreeSpace: true,
      opId: `bench-${process.pid}-${edits}`,
      was: { cells: { [EDITED_CELL]: was } },
    },
  )
}
