import { platform } from 'node:os'
import { callJson, registerHost } from './calls.mjs'

const CELLS = 25
const FREE_SPACE = 12
/** Registrations are limited by address. */
const HOSTS_PER_ADDRESS = 50

/** Only Linux has more than one address without setup. */
const addressOf = (host) =>
  platform() === 'linux' ? `127.0.1.${1 + Math.floor(host / HOSTS_PER_ADDRESS)}` : undefined

/** A card like those that people make, of 2 kB. */
export const contentOf = (index) => ({
  title: `Bench card ${index}`,
  gridSize: 5,
  hasFreeSpace: true,
  cells: Array.from({ length: CELLS }, (_, cell) =>
    cell === FREE_SPACE ? '' : `Someone says the word number ${cell}, take ${index}`,
  ),
})

/**
 * Registers hosts and makes their cards.
 * @param {{url: string, hosts: number, cards: number}} options
 * @returns {Promise<{cardId: string, cookie: string, content: ReturnType<typeof contentOf>}[]>} one for each card, hosts in turn
 */
export async function makeCards({ url, hosts, cards }) {
  const cookies = []
  for (let host = 0; host < hosts; host++) cookies.push(await registerHost(url, addressOf(host)))
  const made = []
  for (let index = 0; index < cards; index++) {
    const cookie = cookies[index % hosts]
    const content = contentOf(index)
    const { body } = await callJson(url, 'POST', '/api/cards', { body: content, cookie })
    made.push({ cardId: body.cardId, cookie, content })
  }
  return made
}
