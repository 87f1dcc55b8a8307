import { nanoid } from 'nanoid'
import type { MessageOutcome } from '../activity.ts'
import type { Redis } from '../redis.ts'
import { parseCardMessage, parseNodeMessage, type CardMessage, type NodeMessage } from './bus-messages.ts'
import { onCardRooms, type LiveServer } from './rooms.ts'
import { createSubscriptions } from './subscriptions.ts'

const CARD_CHANNEL = 'bingoboard:card:'
const NODES_CHANNEL = 'bingoboard:nodes'
const NODE_ID_LENGTH = 12
/** Lost messages within this time are made up for together. */
const MAKE_UP_MS = 500

export interface BusListeners {
  /** A message of another node. The card may have been closed here since. */
  onCardMessage: (cardId: string, message: CardMessage, nodeId: string) => void
  onNodeLeft: (nodeId: string) => void
  /** Other nodes' messages about any card may have been missed. */
  onMissed: () => void
  /** These cards' channels are subscribed to. Earlier messages may have been missed. */
  onSubscribed: (cardIds: string[]) => void
  onOutcome: (outcome: MessageOutcome) => void
}

/**
 * Carries messages between the nodes, over one channel of Redis for each card. A node subscribes to a card's channel only while
 * the card is open on it. Messages can be lost while Redis is away or slow; afterwards all nodes look at the stored versions.
 */
export function createRedisBus({
  redis,
  io,
  onCardMessage,
  onNodeLeft,
  onMissed,
  onSubscribed,
  onOutcome,
}: BusListeners & { redis: Redis; io: LiveServer }) {
  const nodeId = nanoid(NODE_ID_LENGTH)
  /** A message of this node was lost, and the others have not been told. */
  let hasLost = false
  let makeUpTimer: NodeJS.Timeout | undefined

  function makeUpSoon(): void {
    makeUpTimer ??= setTimeout(() => {
      makeUpTimer = undefined
      if (!hasLost || !redis.isUp()) return
      hasLost = false
      send(NODES_CHANNEL, { kind: 'check' })
    }, MAKE_UP_MS).unref()
  }

  function send(channel: string, message: CardMessage | NodeMessage): void {
    redis.publish(channel, nodeId + JSON.stringify(message)).then(
      () => onOutcome('sent'),
      () => {
        onOutcome('lost')
        // Numbers of players are repeated anyway.
        if (message.kind === 'players') return
        hasLost = true
        makeUpSoon()
      },
    )
  }

  /** @returns whether it had a known shape */
  function receive(channel: string, text: string, sender: string): boolean {
    if (channel === NODES_CHANNEL) {
      const message = parseNodeMessage(text)
      if (message?.kind === 'check') onMissed()
      else if (message) onNodeLeft(sender)
      return message !== undefined
    }
    const cardId = channel.slice(CARD_CHANNEL.length)
    const message = parseCardMessage(text)
    if (!message || (message.kind === 'changed' && message.card.cardId !== cardId)) return false
    onCardMessage(cardId, message, sender)
    return true
  }

  const subscriptions = createSubscriptions({
    redis,
    onMessage: (message, channel) => {
      if (message.startsWith(nodeId)) return
      const sender = message.slice(0, NODE_ID_LENGTH)
      onOutcome(receive(channel, message.slice(NODE_ID_LENGTH), sender) ? 'received' : 'ignored')
    },
    onSubscribed: (channels) =>
      onSubscribed(
        channels
          .filter((channel) => channel !== NODES_CHANNEL)
          .map((channel) => channel.slice(CARD_CHANNEL.length)),
      ),
  })
  const stopWatching = onCardRooms(io, {
    opened: (cardId) => subscriptions.add(CARD_CHANNEL + cardId),
    closed: (cardId) => subscriptions.remove(CARD_CHANNEL + cardId),
  })
  subscriptions.add(NODES_CHANNEL)
  redis.onUp(makeUpSoon)

  return {
    /** Sends to the other nodes that have the card open. */
    publish: (cardId: string, message: CardMessage): void => send(CARD_CHANNEL + cardId, message),
    /** Tells the others that this node's players are gone. */
    leave: (): void => send(NODES_CHANNEL, { kind: 'left' }),
    close: (): void => {
      stopWatching()
      clearTimeout(makeUpTimer)
    },
  }
}
