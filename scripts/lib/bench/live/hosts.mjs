import { platform } from 'node:os'
import { callJson, registerHost } from '../calls.mjs'

/** An account saves at most 30 times a second. */
const CARDS_PER_HOST = 16

/** Registrations are limited by address. Only Linux has more than one address without setup. */
const addressOf = (index) => (platform() === 'linux' ? `127.0.1.${1 + (index % 250)}` : undefined)

export const CARD = {
  title: 'Quarterly all-hands',
  gridSize: 5,
  hasFreeSpace: true,
  cells: Array.from({ length: 25 }, (_, index) =>
    index === 12 ? '' : `Someone says the word number ${index}`,
  ),
}

/**
 * Makes cards of as many hosts as their limits need.
 * @returns {Promise<{cardId: string, cookie: string}[]>} the cards in turn of their hosts
 */
export async function makeCards(url, count) {
  const hosts = []
  for (let index = 0; index < Math.ceil(count / CARDS_PER_HOST); index++)
    hosts.push(await registerHost(url, addressOf(index)))
  const cards = []
  for (let index = 0; index < count; index++) {
    const cookie = hosts[index % hosts.length]
    const { body } = await callJson(url, 'POST', '/api/cards', { body: CARD, cookie })
    cards.push({ cardId: body.cardId, cookie })
  }
  return cards
}
