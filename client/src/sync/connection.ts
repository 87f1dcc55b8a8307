import { endpoints } from '#shared/api.ts'
import type { CardJoined } from '#shared/events.ts'
import type { Result } from '#shared/errors.ts'
import { isCardId, isTemporaryId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { ApiError, call } from '../lib/api-client.ts'
import { whenIdle } from '../lib/idle.ts'
import { onResume } from '../lib/on-resume.ts'
import { borrowSocket, reconnectNow, returnSocket, type LiveSocket } from './socket-client.ts'
import { store } from '../lib/store.ts'
import {
  applyCard,
  liveCardAtom,
  offlineAtom,
  playersAtom,
  type CardUse,
  type LiveCard,
} from './card-store.ts'
import { createPolling } from './polling.ts'
import { subscribeToRoom } from './room-subscription.ts'

/** A join without an acknowledgement after this time counts as lost; the card is then fetched by HTTP. */
const JOIN_TIMEOUT_MS = 5000
/** A join that the server failed to answer is retried after this time, plus up to as much again. */
const RETRY_DELAY_MS = 1500

/** Brings the followed card to its newest version; set while a screen follows one. */
let resyncFollowed: (() => Promise<void>) | undefined

/** Fetches the newest version of the card on the screen. Resolves when it is there or the attempt failed. */
export async function resyncCard(): Promise<void> {
  await resyncFollowed?.()
}

const shown = () => store.get(liveCardAtom)
const show = (live: LiveCard) => store.set(liveCardAtom, live)

/** Follows a temporary card. Few visitors have one, so its code is loaded on demand. */
function followTemporary(cardId: string): () => void {
  let stop: (() => void) | undefined
  let isStopped = false
  if (shown().cardId !== cardId) show({ cardId, status: 'loading' })
  import('./follow-temporary.ts').then(
    ({ followTemporaryCard }) => {
      if (!isStopped) stop = followTemporaryCard(cardId)
    },
    () => show({ cardId, status: 'failed' }),
  )
  return () => {
    isStopped = true
    stop?.()
  }
}

/**
 * Keeps the shown card at its newest version (LIV-7, LIV-8): joins its room on every connection and whenever the page
 * resumes, fetches it by HTTP while no socket is open, and applies what the server pushes.
 * @returns stops following and leaves the room
 */
export function followCard(cardId: string, as: CardUse): () => void {
  if (isTemporaryId(cardId)) return followTemporary(cardId)
  if (!isCardId(cardId)) show({ cardId, status: 'missing' })
  else if (shown().cardId !== cardId) show({ cardId, status: 'loading' })
  if (shown().status === 'missing') return () => undefined

  // Presenting is no playing: like the editor, it does not count as a player.
  const joinsAs: 'play' | 'edit' = as === 'play' ? 'play' : 'edit'
  let socket: LiveSocket | undefined
  let leaveRoom: (() => void) | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  /** Whether the server has answered since this screen opened: its first answer replaces a cached card of any version. */
  let hasAnswer = false
  let isOpening = false
  let isStopped = false
  const aborted = new AbortController()

  const shownVersion = () => shown().card?.version
  const receive = (card: Card, replace = false) => {
    if (isStopped || card.cardId !== cardId) return
    applyCard(card, { replace })
    hasAnswer = true
  }
  const showDeleted = () => {
    const live = shown()
    show(live.card ? { ...live, deleted: true } : { cardId, status: 'missing' })
  }

  /** @returns whether the server answered */
  async function fetchCard(): Promise<boolean> {
    const version = shownVersion()
    const { isOwner } = shown()
    // The ETag says whose card it is. An editor that does not know that yet needs the full reply, not a 304.
    const isConditional = version !== undefined && (as !== 'edit' || isOwner !== undefined)
    const etag = `"v${version}${isOwner ? '-o' : ''}"`
    try {
      const card = await call(endpoints.getCard, {
        params: { cardId },
        signal: aborted.signal,
        ...(isConditional && { headers: { 'If-None-Match': etag } }),
      })
      receive(card, !hasAnswer && shownVersion() === version)
      return true
    } catch (error) {
      if (isStopped) return false
      const status = error instanceof ApiError ? error.status : undefined
      if (status === 304) return true
      if (status === 404) showDeleted()
      else if (shownVersion() === undefined) await showOfflineCard()
      return status === 404
    }
  }

  /** Without a network: the card as it was when this browser last played it. */
  async function showOfflineCard(): Promise<void> {
    const cache = as === 'edit' ? undefined : await import('./offline-cards.ts').catch(() => undefined)
    const card = cache?.readOfflineCard(cardId)
    if (isStopped || shownVersion() !== undefined) return
    show(card ? { cardId, status: 'ready', card } : { cardId, status: 'failed' })
  }

  const polling = createPolling(fetchCard, (offline) => store.set(offlineAtom, offline))

  function handleJoined(result: Result<CardJoined>, sentVersion: number | undefined): void {
    if (result.ok) {
      const { data } = result
      if ('card' in data) receive(data.card, data.reset ?? (!hasAnswer && shownVersion() === sentVersion))
      hasAnswer = true
    } else if (result.error.code === 'not-found') showDeleted()
    else if (!retry)
      retry = setTimeout(
        () => {
          retry = undefined
          void resync()
        },
        RETRY_DELAY_MS * (1 + Math.random()),
      )
  }

  async function join(open: LiveSocket): Promise<void> {
    const version = shownVersion()
    const request = { cardId, as: joinsAs, ...(version !== undefined && { version }) }
    try {
      const joined: unknown = await open.timeout(JOIN_TIMEOUT_MS).emitWithAck('card:join', request)
      if (!isStopped) handleJoined(joined as Result<CardJoined>, version)
    } catch {
      if (!isStopped) await fetchCard()
    }
  }

  async function resync(): Promise<void> {
    await (socket?.connected ? join(socket) : fetchCard())
  }

  async function openSocket(): Promise<void> {
    if (isOpening) return
    isOpening = true
    try {
      const borrowed = await borrowSocket()
      if (isStopped) return returnSocket(borrowed)
      socket = borrowed
    } catch {
      // The socket code failed to load (offline). The next resume tries again.
      return polling.start()
    } finally {
      isOpening = false
    }
    const open = socket
    leaveRoom = subscribeToRoom(open, cardId, {
      connect: () => {
        polling.stop()
        void join(open)
      },
      disconnect: () => {
        // Without updates the count would soon be wrong.
        store.set(playersAtom, undefined)
        polling.start()
      },
      connect_error: polling.start,
      'card:changed': ({ card }) => receive(card),
      'card:version': (payload) => {
        if (payload.cardId === cardId && payload.version !== shownVersion()) void resync()
      },
      'card:deleted': (payload) => {
        if (payload.cardId === cardId) showDeleted()
      },
      'card:players': (payload) => {
        if (payload.cardId === cardId) store.set(playersAtom, payload)
      },
    })
  }

  const stopResuming = onResume(() => {
    void resync()
    if (socket) reconnectNow(socket)
    else void openSocket()
  })
  resyncFollowed = resync
  if (as === 'edit' || shown().status !== 'ready') void fetchCard()
  const cancelOpening = whenIdle(() => void openSocket())

  return () => {
    isStopped = true
    aborted.abort()
    clearTimeout(retry)
    cancelOpening()
    stopResuming()
    if (resyncFollowed === resync) resyncFollowed = undefined
    polling.stop()
    store.set(playersAtom, undefined)
    leaveRoom?.()
  }
}
