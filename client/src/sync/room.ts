import type { CardJoined } from '#shared/events.ts'
import type { Result } from '#shared/errors.ts'
import type { Card } from '#shared/schemas/card.ts'
import { store } from '../lib/store.ts'
import { playersAtom } from './card-store.ts'
import { subscribeToRoom } from './room-subscription.ts'
import { borrowSocket, reconnectNow, returnSocket, type LiveSocket } from './socket-client.ts'

/** A join without an acknowledgement after this time counts as lost; the card is then fetched by HTTP. */
const JOIN_TIMEOUT_MS = 5000
/** A join that failed is repeated after this time, plus up to as much again. */
const RETRY_DELAY_MS = 1500

/** What the room of a card needs of its connection. */
export interface RoomOwner {
  cardId: string
  as: 'play' | 'edit'
  isStopped: () => boolean
  shownVersion: () => number | undefined
  /** @param asked the shown version when the server was asked; undefined for a push */
  receive: (card: Card, asked?: { version: number | undefined; reset: boolean | undefined }) => void
  /** The server has answered that the shown card is current. */
  confirm: () => void
  showDeleted: () => void
  /** Fetches the card by HTTP. */
  fetchCard: () => Promise<unknown>
  onConnect: () => void
  onDisconnect: () => void
}

export interface Room {
  isConnected: () => boolean
  /** Joins once more, to learn of versions that were missed. */
  join: () => Promise<void>
  reconnect: () => void
  leave: () => void
}

/**
 * Joins the room of a card on every connection and hands over what the server pushes. Rejects when the socket's code fails
 * to load.
 * @returns undefined if the owner has stopped by then
 */
export async function openRoom(owner: RoomOwner): Promise<Room | undefined> {
  const socket = await borrowSocket()
  if (!owner.isStopped()) return followRoom(socket, owner)
  returnSocket(socket)
  return undefined
}

/** Joins the room on every connection of a borrowed socket, until the join has an answer. */
export function followRoom(socket: LiveSocket, owner: RoomOwner): Room {
  const { cardId, shownVersion, showDeleted } = owner
  let retry: ReturnType<typeof setTimeout> | undefined
  let hasLeft = false

  function handleJoined(result: Result<CardJoined>, version: number | undefined): void {
    if (result.ok) {
      if ('card' in result.data) owner.receive(result.data.card, { version, reset: result.data.reset })
      else owner.confirm()
    } else if (result.error.code === 'not-found') showDeleted()
    else joinLater()
  }

  function joinLater(): void {
    retry ??= setTimeout(
      () => {
        retry = undefined
        void (socket.connected ? join() : owner.fetchCard())
      },
      RETRY_DELAY_MS * (1 + Math.random()),
    )
  }

  async function join(): Promise<void> {
    const version = shownVersion()
    const request = { cardId, as: owner.as, ...(version !== undefined && { version }) }
    try {
      const joined: unknown = await socket.timeout(JOIN_TIMEOUT_MS).emitWithAck('card:join', request)
      if (!hasLeft) handleJoined(joined as Result<CardJoined>, version)
    } catch {
      if (hasLeft) return
      // The request gets the card of now. Without the room the page would miss every later one.
      joinLater()
      await owner.fetchCard()
    }
  }

  const leaveRoom = subscribeToRoom(socket, cardId, {
    connect: () => {
      owner.onConnect()
      clearTimeout(retry)
      retry = undefined
      void join()
    },
    disconnect: () => {
      // Without updates the count would soon be wrong.
      store.set(playersAtom, undefined)
      owner.onDisconnect()
    },
    connect_error: owner.onDisconnect,
    'card:changed': ({ card }) => owner.receive(card),
    'card:version': (payload) => {
      if (payload.cardId === cardId && payload.version !== shownVersion()) void join()
    },
    'card:deleted': (payload) => {
      if (payload.cardId === cardId) showDeleted()
    },
    'card:players': (payload) => {
      if (payload.cardId === cardId) store.set(playersAtom, payload)
    },
  })
  return {
    isConnected: () => socket.connected,
    join,
    reconnect: () => reconnectNow(socket),
    leave: () => {
      hasLeft = true
      clearTimeout(retry)
      leaveRoom()
    },
  }
}
