import { setTimeout as delay } from 'node:timers/promises'
import { openBingo, openRaw } from './light-socket.mjs'
import { load, requestText } from './load.mjs'
import { now } from './measure.mjs'

/** A process that plays many pages, and hosts that edit, driven by `crowd.mjs`: `{call, name, args}` in, `{call, result}` or `{call, error}` out. */

/** @type {Map<string, {pages: {destroy: () => void}[], onEdit?: (cardId: string) => void}>} */
const groups = new Map()
let lastSource = 0
let edits = 0

/** Addresses of this machine have 28,000 ports each. Only Linux has more than one without setup. */
const sourceOf = (addresses) => (addresses > 1 ? `127.0.0.${1 + (lastSource++ % addresses)}` : undefined)

const commands = {
  /** Opens pages, `atOnce` at a time. @returns when the first began and the last had its card */
  open: ({ group, protocol, url, cardIds, perCard, atOnce, addresses }) =>
    new Promise((resolve) => {
      const open = protocol === 'bingo' ? openBingo : openRaw
      const state = { pages: [] }
      groups.set(group, state)
      const waiting = cardIds.flatMap((cardId) => Array.from({ length: perCard }, () => cardId))
      const total = waiting.length
      const startedMs = now()
      let joined = 0
      const next = () => {
        const cardId = waiting.pop()
        if (cardId === undefined) return
        const onJoined = () => {
          joined++
          next()
          if (joined === total) resolve({ startedMs, lastMs: now() })
        }
        const onEdit = () => state.onEdit?.(cardId)
        state.pages.push(open(url, { cardId, localAddress: sourceOf(addresses), onJoined, onEdit }))
      }
      for (let at = 0; at < Math.min(atOnce, total); at++) next()
    }),

  /** @returns when each page of a group received the next edit */
  nextEdit: ({ group }) =>
    new Promise((resolve) => {
      const state = groups.get(group)
      const atMs = []
      state.onEdit = () => {
        atMs.push(now())
        if (atMs.length === state.pages.length) resolve(atMs)
      }
    }),

  close: ({ group }) => {
    for (const socket of groups.get(group).pages) socket.destroy()
    groups.delete(group)
  },

  /**
   * Edits the cards of some hosts in turn, after `warmUpSeconds` that are not counted.
   * @returns edits a second, how long each took until the last page of its card had it, and how many did not arrive
   */
  edit: async ({ group, url, hosts, writers, perCard, seconds, perSecond, warmUpSeconds }) => {
    /** The edit under way of a card: when it was due, and how many pages wait for it. */
    const underWay = new Map()
    const waits = []
    const countedFromMs = now() + warmUpSeconds * 1000
    groups.get(group).onEdit = (cardId) => {
      const sent = underWay.get(cardId)
      if (!sent || --sent.missing > 0) return
      if (sent.dueMs >= countedFromMs) waits.push(now() - sent.dueMs)
      underWay.delete(cardId)
    }
    const requestOf = (_connection, dueMs) => {
      const { cardId, cookie } = hosts[++edits % hosts.length]
      underWay.set(cardId, { dueMs, missing: perCard })
      // An opId, as the app sends it: without one an edit is not stored together with others.
      const body = { opId: `bench-${process.pid}-${edits}`, title: `Edit ${edits}` }
      return requestText('PATCH', `/api/cards/${cardId}`, { cookie }, body)
    }
    const answered = await load({
      url,
      connections: writers,
      seconds: seconds + warmUpSeconds,
      perSecond: perSecond ?? undefined,
      requestOf,
    })
    await delay(500)
    return { perSecond: answered, waits, lost: underWay.size }
  },
}

process.on('message', async ({ call, name, args }) => {
  try {
    process.send({ call, result: await commands[name](args) })
  } catch (error) {
    process.send({ call, error: error.stack })
  }
})
process.send({ call: 0, result: 'ready' })
