import { join } from 'node:path'
import { callJson, editRequest, makeCards } from './hosts.mjs'
import { comparePairs } from './measure.mjs'
import { load, requestText } from './requests.mjs'
import { startBuiltApp, startServer, withServers } from './server.mjs'

const REFERENCE = join(import.meta.dirname, 'reference.mjs')
const SECONDS = 2
const CONNECTIONS = 32
/** Each has a card, and may write 30 times a second. */
const HOSTS = 100

const read = ({ cardId }) => requestText('GET', `/api/cards/${cardId}`)

/** What asks for the next card in turn. */
const CALLS = {
  /** P8: guests who ask for one card. */
  card: (_next, first) => read(first),
  /** Guests who ask for many cards in turn. */
  cards: read,
  /** Hosts who edit one card each. */
  edit: editRequest,
}

/** Prints how many calls a second the server answers, to bare Express sending the same in the same run. */
export async function benchApi() {
  await withServers(async (start, folder) => {
    const app = await start(startBuiltApp(folder))
    const cards = await makeCards({ url: app.url, hosts: HOSTS, cards: HOSTS })
    const { body } = await callJson(app.url, 'GET', `/api/cards/${cards[0].cardId}`)
    const reference = await start(startServer([REFERENCE, JSON.stringify(body)]))
    for (const [name, request] of Object.entries(CALLS)) {
      let next = 0
      const requestOf = () => request(cards[next++ % cards.length], cards[0])
      const measure =
        ({ url }) =>
        () =>
          load({ url, connections: CONNECTIONS, seconds: SECONDS, requestOf })
      const sides = { ours: measure(app), reference: measure(reference) }
      console.log(`${name}: ${await comparePairs({ ...sides, name: 'bare Express', unit: 'a second' })}`)
    }
  })
}
