import type { CardJoined, ConnectAuth } from '#shared/events.ts'
import type { Result } from '#shared/errors.ts'
import type { Card } from '#shared/schemas/card.ts'
import { store } from '../../lib/store.ts'
import { userIdAtom } from '../../lib/session-atom.ts'
import { editorsAtom, shownCardAtom, playersAtom, type Absence, type CardUse } from '../card-store.ts'
import { borrowSocket, returnSocket, subscribeToRoom, type LiveSocket } from '../socket-client.ts'

/** A join without an acknowledgement after this time counts as lost; the card is then fetched by HTTP. */
const JOIN_TIMEOUT_MS = 5000
/** Delay before a failed join is repeated, plus up to 100 % jitter. */
const RETRY_DELAY_MS = 1500
/** Delay before the first check whether a deleted card was restored, plus up to 100 % jitter. It doubles each time. */
const RESTORED_DELAY_MS = 5000
const RESTORED_MAX_DELAY_MS = 600_000
/** Returning to the page requests a new connection twice, a few milliseconds apart. */
const SHARED_MS = 100

type JoinRequest = NonNullable<ConnectAuth['join']>

/**
 * Sends the join of a socket's first card with each CONNECT, which saves a round trip.
 * @param request called when a connection opens
 */
function joinInConnect(socket: LiveSocket, request: () => JoinRequest) {
  let sent: JoinRequest | undefined
  let settle: { resolve: (result: Result<CardJoined>) => void; reject: () => void } | undefined
  const auth = (send: (auth: ConnectAuth) => void) => {
    sent = request()
    send({ join: sent })
  }
  // Socket.IO reads this property on every connection. Only the socket's first card may use it.
  const isFirst = typeof socket.auth !== 'function'
  if (isFirst) socket.auth = auth

  return {
    /** Returns the join that was sent with this connection's CONNECT, once. */
    take: () => {
      const request = sent
      sent = undefined
      return request
    },
    /** Resolves with the response to that join. Rejects when the connection ends first, or after `timeoutMs`. */
    answer: (timeoutMs: number) =>
      new Promise<Result<CardJoined>>((resolve, reject) => {
        settle = { resolve, reject }
        setTimeout(reject, timeoutMs)
      }),
    /** Gives up the join. Call it when the connection has ended. */
    fail: () => {
      sent = undefined
      settle?.reject()
    },
    /** Takes the response. Call it with each `card:joined`. */
    receive: (result: Result<CardJoined>) => settle?.resolve(result),
    stop: () => {
      if (isFirst) socket.auth = {}
      const { cardId } = sent ?? {}
      // The join is on its way, and the server will count this page as a player.
      if (cardId !== undefined)
        socket.once('connect', () => socket.emit('card:leave', { cardId }, () => undefined))
      sent = undefined
    },
  }
}

/**
 * Returns a key that tells the hosts of a card apart without revealing who they are. All pages of one host have the same key.
 * @returns 7 characters
 */
export function hostKey(cardId: string, userId: string): string {
  let hash = 0
  for (const character of `${cardId} ${userId}`) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0
  return (hash >>> 0).toString(36).padStart(7, '0')
}

/** The callbacks of a room's connection. */
export interface RoomOwner {
  cardId: string
  as: CardUse
  isStopped: () => boolean
  shownVersion: () => number | undefined
  /** @param asked the version shown at the time of the request; undefined for a push */
  receive: (card: Card, asked?: { version: number | undefined; reset: boolean | undefined }) => void
  /** Called when the server has confirmed that the shown card is current. */
  confirm: () => void
  showAbsent: (why: Absence) => void
  /** Fetches the card by HTTP. */
  fetchCard: () => Promise<unknown>
  /** Does the same, or joins a request that has just begun. */
  fetchOnce: () => Promise<unknown>
  onConnect: () => void
  onDisconnect: () => void
}

export type Room = ReturnType<typeof followRoom>

/**
 * Joins the room of a card on every connection and passes on the server's pushes. Rejects if the socket's code fails
 * to load.
 * @returns undefined if the owner has stopped meanwhile
 */
export async function openRoom(owner: RoomOwner): Promise<Room | undefined> {
  const socket = await borrowSocket()
  if (!owner.isStopped()) return followRoom(socket, owner)
  returnSocket(socket)
  return undefined
}

/** Joins the room on every connection of a borrowed socket, and retries until the join is acknowledged. */
export function followRoom(socket: LiveSocket, owner: RoomOwner) {
  const { cardId, shownVersion, showAbsent } = owner
  let retry: ReturnType<typeof setTimeout> | undefined
  let hasLeft = false
  let restoredDelayMs = RESTORED_DELAY_MS
  /** The host key that was last sent to the server; undefined while the page is not in the room. */
  let toldHost: string | null | undefined

  function handleJoined(result: Result<CardJoined>, version: number | undefined): void {
    if (result.ok) {
      toldHost ??= null
      restoredDelayMs = RESTORED_DELAY_MS
      announceHost()
      if ('card' in result.data) owner.receive(result.data.card, { version, reset: result.data.reset })
      else owner.confirm()
    } else if (result.error.code === 'not-found') awaitRestoration('gone')
    else joinLater()
  }

  /** Keeps trying to join: the server empties a deleted card's room, but the owner may undo the deletion while players still see it. */
  function awaitRestoration(why: Absence): void {
    toldHost = undefined
    showAbsent(why)
    joinLater(restoredDelayMs)
    restoredDelayMs = Math.min(2 * restoredDelayMs, RESTORED_MAX_DELAY_MS)
  }

  /** Tells the server which host is editing the card, so that hosts see how many of them are. Only the editor does this. */
  function announceHost(): void {
    const userId = store.get(userIdAtom)
    const { canEdit } = store.get(shownCardAtom)
    const host = userId !== undefined && canEdit ? hostKey(cardId, userId) : null
    if (owner.as !== 'edit' || toldHost === undefined || host === toldHost) return
    toldHost = host
    socket.emit('card:edit', { cardId, host }, () => undefined)
  }

  function joinLater(delayMs = RETRY_DELAY_MS): void {
    retry ??= setTimeout(
      () => {
        retry = undefined
        void (socket.connected ? join() : owner.fetchOnce())
      },
      delayMs * (1 + Math.random()),
    )
  }

  function newRequest(): JoinRequest {
    const version = shownVersion()
    // Presenting doesn't count as playing.
    const as = owner.as === 'play' ? 'play' : 'edit'
    return { cardId, as, ...(version !== undefined && { version }) }
  }
  const inConnect = joinInConnect(socket, newRequest)

  let reconnectedAt = -Infinity
  /** Opens a new connection without the usual delay. */
  function reconnect(): void {
    if (performance.now() - reconnectedAt < SHARED_MS) return
    reconnectedAt = performance.now()
    socket.disconnect()
    socket.connect()
  }

  /**
   * @param sent the join that was sent with this connection's CONNECT
   * @param mayBeDead nothing was received lately, for example because the page was asleep
   */
  async function join(sent?: JoinRequest, mayBeDead = false): Promise<void> {
    const request = sent ?? newRequest()
    try {
      const joined: unknown = await (sent
        ? inConnect.answer(JOIN_TIMEOUT_MS)
        : socket.timeout(JOIN_TIMEOUT_MS).emitWithAck('card:join', request))
      if (!hasLeft) handleJoined(joined as Result<CardJoined>, request.version)
    } catch {
      if (hasLeft) return
      // HTTP returns the current card, but without the room the page would miss all later ones.
      if (mayBeDead && socket.connected) reconnect()
      else joinLater()
      await owner.fetchOnce()
    }
  }

  const leaveRoom = subscribeToRoom(socket, cardId, {
    connect: () => {
      owner.onConnect()
      toldHost = undefined
      clearTimeout(retry)
      retry = undefined
      void join(inConnect.take())
    },
    disconnect: () => {
      inConnect.fail()
      // Without updates the counts would soon be wrong.
      store.set(playersAtom, undefined)
      store.set(editorsAtom, undefined)
      owner.onDisconnect()
    },
    connect_error: owner.onDisconnect,
    'card:joined': inConnect.receive,
    'card:changed': ({ card }) => owner.receive(card),
    'card:version': (payload) => {
      if (payload.cardId === cardId && payload.version !== shownVersion()) void join()
    },
    'card:deleted': (payload) => {
      if (payload.cardId !== cardId) return
      if (payload.isRemoved) showAbsent('removed')
      else awaitRestoration('deleted')
    },
    'card:players': (payload) => {
      if (payload.cardId === cardId) store.set(playersAtom, payload)
    },
    'card:editors': (payload) => {
      if (payload.cardId === cardId) store.set(editorsAtom, payload)
    },
    'card:rights': (payload) => {
      if (payload.cardId === cardId) void owner.fetchCard()
    },
  })
  const stopTelling = store.sub(shownCardAtom, announceHost)
  return {
    isConnected: () => socket.connected,
    /** Joins again to get missed versions. */
    join: () => join(undefined, true),
    /** Reconnects without the usual delay. */
    reconnect: () => {
      if (!socket.connected) reconnect()
    },
    leave: () => {
      hasLeft = true
      clearTimeout(retry)
      inConnect.stop()
      stopTelling()
      store.set(editorsAtom, undefined)
      leaveRoom()
    },
  }
}
