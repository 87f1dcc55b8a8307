import { get, patch } from './load.mjs'

const EDITED_CELL = 7

/**
 * What is measured. Each makes the requests of a connection, which has its own cards where it writes.
 * @typedef {{cookie: string, cardId: string, content: {cells: string[]}, text?: string}} Target `text`: of its last edit
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
  const was = target.text ?? target.content.cells[EDITED_CELL]
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
