import { setTimeout as delay } from 'node:timers/promises'
import type { CardMessage } from './bus-messages.ts'

/** The number of messages sent in a row, so that they don't fill the queue of commands. */
const BATCH = 500
const BATCH_PAUSE_MS = 50
/** The most nodes of one card. The players of further nodes are not counted. */
const MAX_NODES = 200

/** The players of a node, and the hosts with pages that edit the card there. */
interface Present {
  count: number
  hosts: string[]
}

interface OpenCard {
  /** This node's last message. */
  told: Present
  others: Map<string, Present & { heardMs: number }>
}

const NO_ONE: Present = { count: 0, hosts: [] }
const isNoOne = ({ count, hosts }: Present) => count === 0 && hosts.length === 0
const isSame = (one: Present, other: Present) =>
  one.count === other.count && one.hosts.join() === other.hosts.join()

const messageOf = ({ count, hosts }: Present): PlayersMessage => ({
  kind: 'players',
  count,
  ...(hosts.length > 0 && { hosts }),
})

type PlayersMessage = Extract<CardMessage, { kind: 'players' }>

/**
 * Tracks the players (LIV-10) and hosts on other nodes, for the cards open here. Drops a node silent for `silentMs`.
 */
export function createRemotePlayers(deps: {
  send: (cardId: string, message: PlayersMessage) => void
  here: (cardId: string) => Present
  /** Called when the players or hosts on other nodes have changed. */
  onMoved: (cardId: string) => void
  /** How often this node repeats its numbers. */
  intervalMs: number
  silentMs: number
}) {
  const { send, here, onMoved, intervalMs, silentMs } = deps
  const cards = new Map<string, OpenCard>()
  let isClosed = false

  function publish(cardId: string, message: PlayersMessage): void {
    if (!isClosed) send(cardId, message)
  }

  function forget(isForgotten: (nodeId: string, heardMs: number) => boolean): void {
    for (const [cardId, { others }] of cards) {
      const before = others.size
      for (const [nodeId, { heardMs }] of others) if (isForgotten(nodeId, heardMs)) others.delete(nodeId)
      if (others.size < before) onMoved(cardId)
    }
  }

  async function repeat(): Promise<void> {
    const playing = [...cards].filter(([, { told }]) => !isNoOne(told)).map(([cardId]) => cardId)
    for (let start = 0; start < playing.length; start += BATCH) {
      for (const cardId of playing.slice(start, start + BATCH)) {
        const card = cards.get(cardId)
        if (card) publish(cardId, messageOf(card.told))
      }
      await delay(BATCH_PAUSE_MS, undefined, { ref: false })
    }
  }

  const timer = setInterval(() => {
    const silentSinceMs = performance.now() - silentMs
    forget((_nodeId, heardMs) => heardMs < silentSinceMs)
    void repeat()
  }, intervalMs)
  timer.unref()

  return {
    opened: (cardId: string): void => void cards.set(cardId, { told: NO_ONE, others: new Map() }),
    closed: (cardId: string): void => {
      const told = cards.get(cardId)?.told ?? NO_ONE
      cards.delete(cardId)
      if (!isNoOne(told)) publish(cardId, messageOf(NO_ONE))
    },
    /** Publishes this node's numbers of these cards, and requests those of the other nodes. */
    ask: (cardIds: string[]): void => {
      for (const cardId of cardIds) {
        const card = cards.get(cardId)
        if (!card) continue
        card.told = here(cardId)
        publish(cardId, { ...messageOf(card.told), asks: true })
      }
    },
    /** Publishes the players and hosts here, if they have changed. */
    publishChange: (cardId: string): void => {
      const card = cards.get(cardId)
      const present = here(cardId)
      if (!card || isSame(card.told, present)) return
      card.told = present
      publish(cardId, messageOf(present))
    },
    receive: (cardId: string, nodeId: string, { count, hosts = [], asks }: PlayersMessage): void => {
      const card = cards.get(cardId)
      if (!card) return
      const { others, told } = card
      const present = { count, hosts }
      const before = others.get(nodeId) ?? NO_ONE
      if (isNoOne(present)) others.delete(nodeId)
      else if (others.has(nodeId) || others.size < MAX_NODES)
        others.set(nodeId, { ...present, heardMs: performance.now() })
      if (!isSame(before, present)) onMoved(cardId)
      if (asks && !isNoOne(told)) publish(cardId, messageOf(told))
    },
    forgetNode: (left: string): void => forget((nodeId) => nodeId === left),
    countOf: (cardId: string): number => {
      let sum = 0
      for (const { count } of cards.get(cardId)?.others.values() ?? []) sum += count
      return sum
    },
    hostsOf: (cardId: string): string[] =>
      [...(cards.get(cardId)?.others.values() ?? [])].flatMap(({ hosts }) => hosts),
    /** From now on nothing is sent. */
    close: (): void => {
      isClosed = true
      clearInterval(timer)
    },
  }
}
