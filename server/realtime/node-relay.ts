import type { DomainEventMap, DomainEvents } from '../domain-events.ts'
import type { Redis } from '../redis.ts'
import type { CardMessage } from './bus-messages.ts'
import { createRedisBus, type BusListeners } from './redis-bus.ts'
import { createPlayersElsewhere } from './players-elsewhere.ts'
import { MAX_JOINED_CARDS, onCardRooms, playersHere, type LiveServer } from './rooms.ts'
import { createSnapshotThrottle } from './snapshot-throttle.ts'

export interface NodeRelay {
  /** Players of a card on the other nodes. */
  playersElsewhere: (cardId: string) => number
  /** The hosts whose pages edit a card on the other nodes. */
  editorsElsewhere: (cardId: string) => string[]
  /** Tells the other nodes how many players of a card are here, and which hosts, if that has changed. */
  tellPlayers: (cardId: string) => void
  /** Tells the other nodes that all players here are gone. Call it before they are, one by one. */
  leave: () => void
  /** Sends what waits. Call it after the last write. */
  close: () => void
}

/**
 * Tells the other nodes of what is stored here, after this node's own players, and emits what they tell as domain events of this
 * node. Of a card that changes often they get as many snapshots as players do (LIV-6).
 */
export function createNodeRelay({
  redis,
  io,
  events,
  snapshotIntervalMs,
  playersRepeatMs,
  silentNodeMs,
  hostsHere,
  onMissed,
  onPlayersMoved,
  onOutcome,
}: {
  redis: Redis
  io: LiveServer
  events: DomainEvents
  snapshotIntervalMs: number
  playersRepeatMs: number
  /** After this time the players of a node that says nothing are not counted. */
  silentNodeMs: number
  /** The hosts whose pages edit a card on this node. */
  hostsHere: (cardId: string) => string[]
  /** The messages of other nodes about these cards, or about all, may have been missed. */
  onMissed: (cardIds?: string[]) => void
  /** The players or the hosts of a card on other nodes have changed. */
  onPlayersMoved: (cardId: string) => void
} & Pick<BusListeners, 'onOutcome'>): NodeRelay {
  /** The newest version of each open card that was emitted here: messages may be overtaken (LIV-7). */
  const newest = new Map<string, number>()

  function onCardMessage(cardId: string, message: CardMessage, nodeId: string): void {
    const known = newest.get(cardId)
    if (known === undefined) return
    if (message.kind === 'players') players.receive(cardId, nodeId, message)
    else if (message.kind === 'rights') events.emit('card.editorRemoved', { cardId, isElsewhere: true })
    else if (message.kind === 'deleted') events.emit('card.deleted', { cardId, isElsewhere: true })
    else if (message.card.version > known)
      events.emit('card.changed', { card: message.card, isElsewhere: true })
  }

  const bus = createRedisBus({
    redis,
    io,
    onCardMessage,
    onNodeLeft: (nodeId) => players.forgetNode(nodeId),
    onMissed: () => onMissed(),
    onHeard: (cardIds) => {
      onMissed(cardIds)
      players.ask(cardIds)
    },
    onOutcome,
  })
  const players = createPlayersElsewhere({
    send: bus.publish,
    here: (cardId) => ({ count: playersHere(io, cardId), hosts: hostsHere(cardId) }),
    onMoved: onPlayersMoved,
    intervalMs: playersRepeatMs,
    silentMs: silentNodeMs,
  })
  const outgoing = createSnapshotThrottle({
    intervalMs: snapshotIntervalMs,
    send: (card) => bus.publish(card.cardId, { kind: 'changed', card }),
  })
  const onChanged = (...[{ card, isElsewhere }]: DomainEventMap['card.changed']) => {
    const known = newest.get(card.cardId)
    if (known !== undefined) newest.set(card.cardId, Math.max(known, card.version))
    if (!isElsewhere) outgoing.push(card)
  }
  const onDeleted = (...[{ cardId, isElsewhere }]: DomainEventMap['card.deleted']) => {
    outgoing.drop(cardId)
    if (!isElsewhere) bus.publish(cardId, { kind: 'deleted' })
  }
  const onEditorRemoved = (...[{ cardId, isElsewhere }]: DomainEventMap['card.editorRemoved']) => {
    if (!isElsewhere) bus.publish(cardId, { kind: 'rights' })
  }
  events.on('card.changed', onChanged)
  events.on('card.deleted', onDeleted)
  events.on('card.editorRemoved', onEditorRemoved)
  const stopWatching = onCardRooms(io, {
    opened: (cardId) => {
      if (newest.size >= MAX_JOINED_CARDS) return
      newest.set(cardId, 0)
      players.opened(cardId)
    },
    closed: (cardId) => {
      newest.delete(cardId)
      players.closed(cardId)
    },
  })

  return {
    playersElsewhere: players.countOf,
    editorsElsewhere: players.hostsOf,
    tellPlayers: players.tellHere,
    leave: () => {
      players.close()
      bus.leave()
    },
    close: () => {
      events.off('card.changed', onChanged)
      events.off('card.deleted', onDeleted)
      events.off('card.editorRemoved', onEditorRemoved)
      stopWatching()
      outgoing.flush()
      bus.close()
    },
  }
}
