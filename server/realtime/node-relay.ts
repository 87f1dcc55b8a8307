import { listenTo, type DomainEvents } from '../domain-events.ts'
import type { Card } from '#shared/schemas/card.ts'
import type { Redis } from '../redis.ts'
import type { CardMessage } from './bus-messages.ts'
import { createRedisBus, type BusListeners } from './redis-bus.ts'
import { createRemotePlayers } from './remote-players.ts'
import type { OpenCards } from './open-cards.ts'
import { playersHere, type LiveServer } from './rooms.ts'
import { createSnapshotThrottle } from './snapshot-throttle.ts'

interface NodeRelayDeps extends Pick<BusListeners, 'onOutcome'> {
  redis: Redis
  io: LiveServer
  open: OpenCards
  events: DomainEvents
  snapshotIntervalMs: number
  playersRepeatMs: number
  /** The players of a node that is silent for longer are not counted. */
  silentNodeMs: number
  /** Reads the card as stored. */
  findCard: (cardId: string) => Promise<Card | null>
  /** Returns the hosts who edit a card on this node. */
  hostsHere: (cardId: string) => string[]
  /** Called when messages of other nodes about these cards, or about all, may have been missed. */
  onMissed: (cardIds?: string[]) => void
  /** Called when the players or the hosts of a card on other nodes have changed. */
  onPresenceMoved: (cardId: string) => void
}

export type NodeRelay = ReturnType<typeof createNodeRelay>

/**
 * Publishes this node's writes to the other nodes, after sending them to its own players, and emits the messages of
 * other nodes as domain events. Of a card that changes often, nodes get as many snapshots as players do (LIV-6).
 */
export function createNodeRelay(deps: NodeRelayDeps) {
  const { redis, io, open, events, onMissed } = deps

  function onCardMessage(cardId: string, message: CardMessage, nodeId: string): void {
    if (open.newestOf(cardId) === undefined) return
    if (message.kind === 'players') players.receive(cardId, nodeId, message)
    else if (message.kind === 'rights') events.emit('card.editorRemoved', { cardId, isElsewhere: true })
    else if (message.kind === 'deleted')
      events.emit('card.deleted', { cardId, isRemoved: message.isRemoved, isElsewhere: true })
    else emitChanged(message.card)
  }

  function emitChanged(card: Card): void {
    const known = open.newestOf(card.cardId)
    // A newer message may have overtaken this one (LIV-7).
    if (known !== undefined && card.version > known) events.emit('card.changed', { card, isElsewhere: true })
  }

  function emitStored(cardId: string): void {
    if (open.newestOf(cardId) === undefined) return
    deps.findCard(cardId).then(
      (card) => card && emitChanged(card),
      () => onMissed([cardId]),
    )
  }

  const bus = createRedisBus({
    redis,
    open,
    onCardMessage,
    onUnreadChange: emitStored,
    onNodeLeft: (nodeId) => players.forgetNode(nodeId),
    onMissed: () => onMissed(),
    onSubscribed: (cardIds) => {
      onMissed(cardIds)
      players.ask(cardIds)
    },
    onOutcome: deps.onOutcome,
  })
  const players = createRemotePlayers({
    send: bus.publish,
    here: (cardId) => ({ count: playersHere(io, cardId), hosts: deps.hostsHere(cardId) }),
    onMoved: deps.onPresenceMoved,
    intervalMs: deps.playersRepeatMs,
    silentMs: deps.silentNodeMs,
  })
  const outgoing = createSnapshotThrottle({
    intervalMs: deps.snapshotIntervalMs,
    send: (card) => bus.publish(card.cardId, { kind: 'changed', card }),
  })
  const stopListening = listenTo(events, {
    'card.changed': ({ card, isElsewhere }) => {
      if (!isElsewhere) outgoing.push(card)
    },
    'card.deleted': ({ cardId, isRemoved, isElsewhere }) => {
      outgoing.drop(cardId)
      if (!isElsewhere) bus.publish(cardId, { kind: 'deleted', ...(isRemoved && { isRemoved }) })
    },
    'card.editorRemoved': ({ cardId, isElsewhere }) => {
      if (!isElsewhere) bus.publish(cardId, { kind: 'rights' })
    },
  })
  open.onOpened(players.opened)
  open.onClosed(players.closed)

  return {
    /** Returns the number of a card's players on the other nodes. */
    playersElsewhere: players.countOf,
    /** Returns the hosts with pages that edit a card on the other nodes. */
    editorsElsewhere: players.hostsOf,
    /** Publishes how many players of a card are here, and which hosts, if that has changed. */
    tellPresence: players.publishChange,
    /** Tells the other nodes that all players here are gone. Call it before they leave one by one. */
    leave: () => {
      players.close()
      bus.leave()
    },
    /** Sends the waiting snapshots. Call it after the last write. */
    close: () => {
      stopListening()
      outgoing.flush()
      bus.close()
    },
  }
}
