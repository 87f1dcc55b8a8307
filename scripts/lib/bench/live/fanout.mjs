import { callJson } from '../calls.mjs'
import { measurePairs, quantile } from '../pairs.mjs'

/** Longer than the server holds back a second snapshot of a card. */
const PAUSE_MS = 400
/** Connections that are opened at a time: the wait for them is not measured here. */
const AT_ONCE = 200

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
const steadyNow = () => Number(process.hrtime.bigint()) / 1e6

/** Opens a crowd on one card of the app, and one as large on the reference. */
export async function openBoth({ app, raw, card, crowd, players, processes, addresses }) {
  const perProcess = Math.ceil(players / processes)
  const open = (group, protocol, url) =>
    crowd.all('open', () => ({
      group,
      protocol,
      url,
      cardIds: [card.cardId],
      perCard: perProcess,
      atOnce: AT_ONCE,
      addresses,
    }))
  await open('bingo', 'bingo', app.url)
  await open('raw', 'raw', raw.url)
}

/** @returns ms from the request to each page of a group, on all processes */
export async function waitsOfOneEdit(crowd, group, edit) {
  await pause()
  const received = crowd.all('nextEdit', () => ({ group }))
  // The processes begin to wait before the edit goes out.
  await new Promise((resolve) => setTimeout(resolve, 20))
  const sentMs = steadyNow()
  const [times] = await Promise.all([received, edit()])
  return times.flat().map((atMs) => atMs - sentMs)
}

let edits = 0
export const editCard = (app, { cardId, cookie }) =>
  callJson(app.url, 'PATCH', `/api/cards/${cardId}`, { body: { title: `Edit ${++edits}` }, cookie })
export const editRaw = (raw) => callJson(raw.url, 'POST', '/', { body: {} })

/** P1: how long one edit takes to the last of all players of a card, to the reference's. */
export async function benchFanout({ app, raw, card, crowd, pairs }) {
  const first = []
  const last = (group, edit) => async () => {
    const waits = await waitsOfOneEdit(crowd, group, edit)
    if (group === 'bingo') first.push(quantile(waits, 0))
    return quantile(waits, 1)
  }
  const ours = last('bingo', () => editCard(app, card))
  const reference = last('raw', () => editRaw(raw))
  // Not counted: code that is compiled, pages of memory that are new.
  for (let warmUp = 0; warmUp < 3; warmUp++) {
    await ours()
    await reference()
  }
  first.length = 0
  const result = await measurePairs({ ours, reference, pairs })
  return { ...result, firstMs: quantile(first, 0.5) }
}

const STALLED_SHARE = 0.01
/** As many as fill what the system buffers for a client that doesn't read, and the server's own limit. */
const EDITS_WHILE_STALLED = 10

/** P4: what 1 % of players who stopped reading cost the others: the p99 with them, to the p99 without. */
export async function benchStalled({ app, card, crowd, players, processes, pairs }) {
  const p99 = async () => quantile(await waitsOfOneEdit(crowd, 'bingo', () => editCard(app, card)), 0.99)
  const stall = (count) => crowd.all('stall', () => ({ group: 'bingo', count }))
  const count = Math.ceil((players * STALLED_SHARE) / processes)
  return measurePairs({
    pairs,
    ours: async () => {
      await stall(count)
      const waits = []
      for (let edit = 0; edit < EDITS_WHILE_STALLED; edit++) waits.push(await p99())
      await stall(0)
      return quantile(waits, 0.5)
    },
    reference: async () => {
      const waits = []
      for (let edit = 0; edit < EDITS_WHILE_STALLED; edit++) waits.push(await p99())
      return quantile(waits, 0.5)
    },
  })
}
