import { setTimeout as delay } from 'node:timers/promises'
import type { CardMessage } from './bus-messages.ts'

/** Messages in a row, so that they don't fill the queue of commands. */
const BATCH = 500
const BATCH_PAUSE_MS = 50
/** Nodes of one card. The numbers of further ones are not counted. */
const MAX_NODES = 200

interface OpenCard {
  /** The number that this node told last. */
  told: number
  others: Map<string, { count: number; heardMs: number }>
}

export type PlayersMessage = Extract<CardMessage, { kind: 'players' }>

/** How many players the other nodes have (LIV-10), for the cards that are open here. A node that falls silent is forgotten. */
export function createPlayersElsewhere({
  send,
  countHere,
  onMoved,
  intervalMs,
  silentMs,
}: {
  send: (cardId: string, message: PlayersMessage) => void
  countHere: (cardId: string) => number
  /** The number of a card has changed. */
  onMoved: (cardId: string) => void
  /** How often this node repeats its numbers. */
  intervalMs: number
  silentMs: number
}) {
  const cards = new Map<string, OpenCard>()
  let isClosed = false

  function tell(cardId: string, message: PlayersMessage): void {
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
    const playing = [...cards].filter(([, { told }]) => told > 0).map(([cardId]) => cardId)
    for (let start = 0; start < playing.length; start += BATCH) {
      for (const cardId of playing.slice(start, start + BATCH)) {
        const card = cards.get(cardId)
        if (card) tell(cardId, { kind: 'players', count: card.told })
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
    opened: (cardId: string): void => void cards.set(cardId, { told: 0, others: new Map() }),
    closed: (cardId: string): void => {
      const told = cards.get(cardId)?.told ?? 0
      cards.delete(cardId)
      if (told > 0) tell(cardId, { kind: 'players', count: 0 })
    },
    /** Tells this node's numbers of these cards and asks for those of the others. */
    ask: (cardIds: string[]): void => {
      for (const cardId of cardIds) {
        const card = cards.get(cardId)
        if (!card) continue
        card.told = countHere(cardId)
        tell(cardId, { kind: 'players', count: card.told, asks: true })
      }
    },
    /** Tells this node's number if it has changed. */
    tellHere: (cardId: string): void => {
      const card = cards.get(cardId)
      const count = countHere(cardId)
      if (!card || card.told === count) return
      card.told = count
      tell(cardId, { kind: 'players', count })
    },
    receive: (cardId: string, nodeId: string, { count, asks }: PlayersMessage): void => {
      const card = cards.get(cardId)
      if (!card) return
      const { others, told } = card
      const before = others.get(nodeId)?.count ?? 0
      if (count === 0) others.delete(nodeId)
      else if (others.has(nodeId) || others.size < MAX_NODES)
        others.set(nodeId, { count, heardMs: performance.now() })
      if (count !== before) onMoved(cardId)
      if (asks && told > 0) tell(cardId, { kind: 'players', count: told })
    },
    forgetNode: (left: string): void => forget((nodeId) => nodeId === left),
    countOf: (cardId: string): number => {
      let sum = 0
      for (const { count } of cards.get(cardId)?.others.values() ?? []) sum += count
      return sum
    },
    /** From now on nothing is told. */
    close: (): void => {
      isClosed = true
      clearInterval(timer)
    },
  }
}
