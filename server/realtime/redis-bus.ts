import { nanoid } from 'nanoid'
import type { MessageOutcome } from '../activity.ts'
import type { Redis } from '../redis.ts'
import {
  parseCardMessage,
  parseNodeMessage,
  isChangeMessage,
  type CardMessage,
  type NodeMessage,
} from './bus-messages.ts'
import type { OpenCards } from './open-cards.ts'
import { takeFirst } from './rooms.ts'

/** The most channels in one command. */
const BATCH = 500
/** How long until refused channels are tried again: the user of REDIS_URL may have got the right to them meanwhile. */
const AGAIN_MS = 1000

/**
 * Keeps the subscriptions of a connection to Redis equal to the wanted ones, with one command in flight at a time:
 * rooms open and close faster than a slow Redis answers.
 */
function createSubscriptions({
  redis,
  onMessage,
  onSubscribed,
}: {
  redis: Pick<Redis, 'isUp' | 'onUp' | 'subscribe' | 'unsubscribe'>
  onMessage: (message: string, channel: string) => void
  /** Called with newly subscribed channels. Earlier messages may have been missed. */
  onSubscribed: (channels: string[]) => void
}) {
  const wanted = new Set<string>()
  /** The channels subscribed to on the present connection. */
  let subscribed = new Set<string>()
  /** Channels to subscribe to or to unsubscribe from. */
  let differing = new Set<string>()
  let isRunning = false

  async function settle(batch: string[]): Promise<void> {
    const added = batch.filter((channel) => wanted.has(channel) && !subscribed.has(channel))
    const removed = batch.filter((channel) => !wanted.has(channel) && subscribed.has(channel))
    if (added.length > 0) {
      await redis.subscribe(added, onMessage)
      for (const channel of added) subscribed.add(channel)
      onSubscribed(added.filter((channel) => wanted.has(channel)))
    }
    if (removed.length > 0) {
      await redis.unsubscribe(removed)
      for (const channel of removed) subscribed.delete(channel)
    }
    // Channels whose wanted state has changed during the command.
    for (const channel of batch) if (wanted.has(channel) !== subscribed.has(channel)) differing.add(channel)
  }

  function settleLater(batch: string[]): void {
    setTimeout(() => {
      for (const channel of batch) differing.add(channel)
      void run()
    }, AGAIN_MS).unref()
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    while (redis.isUp() && differing.size > 0) {
      const batch = takeFirst(differing, BATCH)
      // Not retried if the connection is lost: the next one begins anew.
      await settle(batch).catch(() => redis.isUp() && settleLater(batch))
    }
    isRunning = false
  }

  function update(channel: string): void {
    if (!redis.isUp()) return
    differing.add(channel)
    void run()
  }

  redis.onUp(() => {
    subscribed = new Set()
    differing = new Set(wanted)
    void run()
  })

  return {
    add: (channel: string): void => {
      wanted.add(channel)
      update(channel)
    },
    remove: (channel: string): void => {
      if (wanted.delete(channel)) update(channel)
    },
  }
}

const CARD_CHANNEL = 'bingoboard:card:'
const NODES_CHANNEL = 'bingoboard:nodes'
const NODE_ID_LENGTH = 12
/** Messages lost within this time are made up for together. */
const MAKE_UP_MS = 500

export interface BusListeners {
  /** A message of another node. The card may have been closed here since. */
  onCardMessage: (cardId: string, message: CardMessage, nodeId: string) => void
  /** The card has changed, but the message, from a server of another version, lacks some of it. */
  onUnreadChange: (cardId: string) => void
  onNodeLeft: (nodeId: string) => void
  /** Other nodes' messages about any card may have been missed. */
  onMissed: () => void
  /** These cards' channels are subscribed to. Earlier messages may have been missed. */
  onSubscribed: (cardIds: string[]) => void
  onOutcome: (outcome: MessageOutcome) => void
}

/**
 * Carries messages between the nodes, over one channel of Redis for each card. A node subscribes to a card's channel
 * only while the card is open on it. Messages can be lost while Redis is down or slow; afterwards all nodes read the
 * stored versions.
 */
export function createRedisBus({
  redis,
  open,
  ...listeners
}: BusListeners & { redis: Redis; open: OpenCards }) {
  const nodeId = nanoid(NODE_ID_LENGTH)
  /** Whether a message of this node was lost and the other nodes don't know yet. */
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
      () => listeners.onOutcome('sent'),
      () => {
        listeners.onOutcome('lost')
        // Numbers of players are repeated anyway.
        if (message.kind === 'players') return
        hasLost = true
        makeUpSoon()
      },
    )
  }

  /** @returns whether the message had a known shape */
  function receive(channel: string, text: string, sender: string): boolean {
    if (channel === NODES_CHANNEL) {
      const message = parseNodeMessage(text)
      if (message?.kind === 'check') listeners.onMissed()
      else if (message) listeners.onNodeLeft(sender)
      return message !== undefined
    }
    const cardId = channel.slice(CARD_CHANNEL.length)
    const message = parseCardMessage(text)
    if (!message && isChangeMessage(text)) listeners.onUnreadChange(cardId)
    if (!message || (message.kind === 'changed' && message.card.cardId !== cardId)) return false
    listeners.onCardMessage(cardId, message, sender)
    return true
  }

  const subscriptions = createSubscriptions({
    redis,
    onMessage: (message, channel) => {
      if (message.startsWith(nodeId)) return
      const sender = message.slice(0, NODE_ID_LENGTH)
      listeners.onOutcome(receive(channel, message.slice(NODE_ID_LENGTH), sender) ? 'received' : 'ignored')
    },
    onSubscribed: (channels) =>
      listeners.onSubscribed(
        channels
          .filter((channel) => channel !== NODES_CHANNEL)
          .map((channel) => channel.slice(CARD_CHANNEL.length)),
      ),
  })
  open.onOpened((cardId) => subscriptions.add(CARD_CHANNEL + cardId))
  open.onClosed((cardId) => subscriptions.remove(CARD_CHANNEL + cardId))
  subscriptions.add(NODES_CHANNEL)
  redis.onUp(makeUpSoon)

  return {
    /** Sends a message to the other nodes that have the card open. */
    publish: (cardId: string, message: CardMessage): void => send(CARD_CHANNEL + cardId, message),
    /** Tells the other nodes that this node's players are gone. */
    leave: (): void => send(NODES_CHANNEL, { kind: 'left' }),
    close: (): void => clearTimeout(makeUpTimer),
  }
}
