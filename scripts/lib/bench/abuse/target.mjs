import { setTimeout as delay } from 'node:timers/promises'
import { callJson, CallRefused, registerHost } from '../calls.mjs'

const FULL_CATEGORY = 2000
const ITEMS_PER_CALL = 500
/** More than the server keeps pictures and pages in their best form for. */
const CARDS = 240
/** An account can save 30 times a second, with bursts. */
const SAVE_PAUSE_MS = 40

/**
 * What the attacks read, made by one signed-in host: a category with 2,000 items and 240 cards.
 * @param {string} url
 * @returns {Promise<{cookie: string, categoryId: string, cardIds: string[]}>}
 */
export async function prepareTarget(url) {
  const cookie = await registerHost(url)
  const post = async (path, body) => {
    for (;;) {
      await delay(SAVE_PAUSE_MS)
      try {
        return (await callJson(url, 'POST', path, { body, cookie })).body
      } catch (error) {
        if (!(error instanceof CallRefused) || error.status !== 429) throw error
        await delay(1000)
      }
    }
  }
  const { categoryId } = await post('/api/categories', { name: 'All of it' })
  for (let from = 0; from < FULL_CATEGORY; from += ITEMS_PER_CALL)
    await post(`/api/categories/${categoryId}/content`, {
      items: Array.from({ length: ITEMS_PER_CALL }, (_, index) => ({
        content: `A dog barks, take ${from + index}`,
      })),
    })
  const cardIds = []
  for (let index = 0; index < CARDS; index++) {
    const cells = Array.from({ length: 25 }, (_, cell) => `Word ${cell} of card ${index}`)
    cardIds.push((await post('/api/cards', { title: `Card ${index}`, cells })).cardId)
  }
  return { cookie, categoryId, cardIds }
}
