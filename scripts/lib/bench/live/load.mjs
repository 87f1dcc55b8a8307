import { stormOfEdits } from './edit-storm.mjs'
import { PROTOCOLS } from './protocols.mjs'

/**
 * A process that plays many pages, and hosts that edit, driven by `crowd.mjs`: `{call, name, args}` in, `{call, result}` or `{call, error}` out.
 * All times are of the system's steady clock in milliseconds, which processes share.
 */
const now = () => Number(process.hrtime.bigint()) / 1e6

/**
 * Pages by the name of their group, and what opens one more.
 * @type {Map<string, {pages: object[], onEdit?: (cardId: string, page: object, packet: Buffer) => void, openPage: (cardId: string, onJoined: () => void) => object}>}
 */
const groups = new Map()
let lastSource = 0

/** Addresses of this machine have 28,000 ports each. Only Linux has more than one without setup. */
const sourceOf = (addresses) => (addresses > 1 ? `127.0.0.${1 + (lastSource++ % addresses)}` : undefined)

const commands = {
  /** Opens pages, `atOnce` at a time. @returns when the first began and the last had its card */
  open: ({ group, protocol, url, cardIds, perCard, atOnce, addresses = 1 }) =>
    new Promise((resolve) => {
      const open = PROTOCOLS[protocol]
      const openPage = (cardId, onJoined) => {
        const page = {
          cardId,
          localAddress: sourceOf(addresses),
          onEdit: (packet) => state.onEdit?.(cardId, page, packet),
          onJoined,
        }
        page.socket = open(url, page)
        return page
      }
      const state = { pages: [], openPage }
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
        state.pages.push(openPage(cardId, onJoined))
      }
      for (let at = 0; at < Math.min(atOnce, total); at++) next()
    }),

  /** @returns when the first and the last page of a group received the next edit, and the times of all */
  nextEdit: ({ group }) =>
    new Promise((resolve) => {
      const state = groups.get(group)
      const expected = state.pages.length - (state.stalled ?? 0)
      const atMs = []
      state.onEdit = () => {
        atMs.push(now())
        if (atMs.length === expected) resolve(atMs)
      }
    }),

  /** The first pages of a group stop reading, or all read again. */
  stall: ({ group, count }) => {
    const state = groups.get(group)
    state.stalled = count
    state.pages.forEach(({ socket }, at) => socket.setReading(at >= count))
  },

  close: ({ group }) => {
    for (const { socket } of groups.get(group).pages) socket.destroy()
    groups.delete(group)
  },

  /** @returns edits a second, and how long each took from the request to the last page of its card */
  edit: ({ group, ...options }) => stormOfEdits({ ...options, pages: groups.get(group), now }),
}

process.on('message', async ({ call, name, args }) => {
  try {
    process.send({ call, result: await commands[name](args) })
  } catch (error) {
    process.send({ call, error: error.stack })
  }
})
process.send({ call: 0, result: 'ready' })
