import { callJson } from '../calls.mjs'
import { makeCards } from '../hosts.mjs'
import { median, quantile } from '../pairs.mjs'

const WRITERS = 16
/** An account saves at most 30 times a second. */
const CARDS_PER_HOST = 16
const SHARE_OF_MOST = 0.6
const AT_ONCE = 200
/** New connections of the writers, and what the storm before has left behind. */
const WARM_UP_SECONDS = 2

/** P2: edits a second that the app takes in many rooms, and how long an edit takes at 60 % of that. */
export async function benchRooms({ app, crowd, rooms, perRoom, seconds }) {
  const hosts = await makeCards({ url: app.url, hosts: Math.ceil(rooms / CARDS_PER_HOST), cards: rooms })
  const group = 'rooms'
  const cardIds = hosts.map(({ cardId }) => cardId)
  await crowd.one('open', {
    group,
    protocol: 'bingo',
    url: app.url,
    cardIds,
    perCard: perRoom,
    atOnce: AT_ONCE,
  })
  const storm = (options) =>
    crowd.one('edit', { group, url: app.url, hosts, writers: WRITERS, perCard: perRoom, ...options })
  await storm({ seconds: 3 })
  const most = await storm({ seconds })
  const usual = await storm({
    seconds: seconds + WARM_UP_SECONDS,
    warmUpSeconds: WARM_UP_SECONDS,
    writers: 256,
    perSecond: most.perSecond * SHARE_OF_MOST,
  })
  await crowd.one('close', { group })
  return {
    perSecond: most.perSecond,
    refused: most.refused + usual.refused,
    lost: most.lost + usual.lost,
    atPerSecond: usual.perSecond,
    medianMs: median(usual.waits),
    p99Ms: quantile(usual.waits, 0.99),
  }
}

const SMALL_ROOM = 5
const SMALL_EDITS_PER_SECOND = 3
const LARGE_EDIT_EVERY_MS = 250

/**
 * P2b: p99 of an edit in a small room, alone and beside a large room that is edited four times a second, in turn.
 * @param card of the large room, whose pages are open as group "bingo"
 */
export async function benchSmallRoom({ app, card, crowd, seconds, pairs }) {
  const hosts = await makeCards({ url: app.url, hosts: 1, cards: 1 })
  const group = 'small'
  await crowd.one('open', {
    group,
    protocol: 'bingo',
    url: app.url,
    cardIds: [hosts[0].cardId],
    perCard: SMALL_ROOM,
    atOnce: SMALL_ROOM,
  })
  const measure = async () => {
    const options = { group, url: app.url, hosts, writers: 4, perCard: SMALL_ROOM, seconds }
    return (await crowd.one('edit', { ...options, perSecond: SMALL_EDITS_PER_SECOND })).waits
  }
  const alone = []
  const beside = []
  for (let pair = 0; pair < pairs; pair++) {
    alone.push(...(await measure()))
    let edit = 0
    const timer = setInterval(() => {
      const body = { title: `Large edit ${edit++}` }
      void callJson(app.url, 'PATCH', `/api/cards/${card.cardId}`, { body, cookie: card.cookie })
    }, LARGE_EDIT_EVERY_MS)
    beside.push(...(await measure()))
    clearInterval(timer)
  }
  await crowd.one('close', { group })
  return {
    aloneP99Ms: quantile(alone, 0.99),
    besideP99Ms: quantile(beside, 0.99),
    besideMedianMs: median(beside),
  }
}
