import { Agent } from 'node:http'
import { platform } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { editTitle } from './hosts.mjs'
import { now } from './measure.mjs'
import { openPlayer } from './player.mjs'

/** Plays many pages, and edits as hosts, for `load-processes.mjs`: receives `{name, args}`, sends `{result}`. */

/** An address of this machine has 28,000 ports. Only Linux has more than one without setup. */
const ADDRESSES = platform() === 'linux' ? 8 : 1

/** @type {Map<string, {pages: {close: () => void}[], onEdit?: (cardId: string) => void}>} by the URL of their server */
const crowds = new Map()
let opened = 0

const commands = {
  /** Opens pages, `concurrency` at a time. @returns when the first began and the last had its card */
  open: async ({ url, cardIds, perCard, concurrency }) => {
    const crowd = { pages: [] }
    crowds.set(url, crowd)
    const waiting = cardIds.flatMap((cardId) => Array.from({ length: perCard }, () => cardId))
    const startedMs = now()
    const openNext = async () => {
      const cardId = waiting.pop()
      if (cardId === undefined) return
      const localAddress = ADDRESSES > 1 ? `127.0.0.${1 + (opened++ % ADDRESSES)}` : undefined
      const onEvent = (name) => name === 'changed' && crowd.onEdit?.(cardId)
      crowd.pages.push(await openPlayer(url, { cardId, localAddress, onEvent }))
      await openNext()
    }
    await Promise.all(Array.from({ length: concurrency }, openNext))
    return { startedMs, lastMs: now() }
  },

  /** @returns when the last page received the next edit */
  nextEdit: ({ url }) =>
    new Promise((resolve) => {
      const crowd = crowds.get(url)
      let missing = crowd.pages.length
      crowd.onEdit = () => --missing === 0 && resolve(now())
    }),

  close: ({ url }) => crowds.get(url).pages.forEach((page) => page.close()),

  /**
   * Edits cards in turn for some seconds, over keep-alive connections, each with one edit in flight. `perSecond`: edits
   * of all connections together, by default as many as are answered.
   * @returns edits a second, how long each took until the last page of its card had it, and how many did not arrive
   */
  edit: async ({ url, cards, perCard, connections, seconds, perSecond = Infinity }) => {
    /** The edit in flight of each card: when it was due, and how many pages wait for it. */
    const inFlight = new Map()
    const waits = []
    let next = 0
    let responseCount = 0
    crowds.get(url).onEdit = (cardId) => {
      const sent = inFlight.get(cardId)
      if (!sent || --sent.missing > 0) return
      waits.push(now() - sent.dueMs)
      inFlight.delete(cardId)
    }
    const agent = new Agent({ keepAlive: true })
    const startedMs = now()
    const editInTurn = async () => {
      for (;;) {
        const dueMs = perSecond === Infinity ? now() : startedMs + (next / perSecond) * 1000
        const card = cards[next++ % cards.length]
        if (dueMs > now()) await delay(dueMs - now())
        if (now() >= startedMs + seconds * 1000) return
        inFlight.set(card.cardId, { dueMs, missing: perCard })
        await editTitle(url, card, agent)
        responseCount++
      }
    }
    await Promise.all(Array.from({ length: connections }, editInTurn))
    const tookMs = now() - startedMs
    agent.destroy()
    await delay(500)
    return { perSecond: (responseCount / tookMs) * 1000, waits, lost: inFlight.size }
  },
}

process.on('message', async ({ name, args }) => process.send({ result: await commands[name](args) }))
process.send({})
