import { endpoints } from '#shared/api.ts'
import type { CardJoined } from '#shared/events.ts'
import type { Result } from '#shared/errors.ts'
import { isCardId, isTemporaryId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { whenIdle } from '../../lib/idle.ts'
import { borrowSocket, reconnectNow, returnSocket, type LiveSocket } from '../../lib/socket-client.ts'
import { store } from '../../lib/store.ts'
import {
  applyCard,
  liveCardAtom,
  offlineAtom,
  playersAtom,
  type CardUse,
  type LiveCard,
} from './live-card.ts'
import { createPolling } from './polling.ts'

/** A join that is not acknowledged by then is taken for lost, and the card is asked for by HTTP. */
const JOIN_TIMEOUT_MS = 5000
/** A server that could not answer is asked again after this and up to as much more. */
const RETRY_DELAY_MS = 1500

/** Brings the card that is being followed to its newest version; set while a screen follows one. */
let syncFollowed: (() => Promise<void>) | undefined

/** Asks for the newest version of the card on the screen. Resolves when it has come, or could not be had. */
export async function resyncCard(): Promise<void> {
  await syncFollowed?.()
}

const shown = () => store.get(liveCardAtom)
const show = (live: LiveCard) => store.set(liveCardAtom, live)

/** A card that only this browser has: few have one, and so its code comes when it is asked for. */
function followTemporary(cardId: string): () => void {
  let stop: (() => void) | undefined
  let stopped = false
  if (shown().cardId !== cardId) show({ cardId, status: 'loading' })
  import('./follow-temporary.ts').then(
    ({ followTemporaryCard }) => {
      if (!stopped) stop = followTemporaryCard(cardId)
    },
    () => show({ cardId, status: 'failed' }),
  )
  return () => {
    stopped = true
    stop?.()
  }
}

/**
 * Keeps the shown card at its newest version (LIV-7, LIV-8): joins its room on every connection and whenever the page
 * comes back, asks by HTTP where no socket is open, and follows what is pushed.
 * @returns stops following and leaves the room
 */
export function followCard(cardId: string, as: CardUse): () => void {
  if (isTemporaryId(cardId)) return followTemporary(cardId)
  if (!isCardId(cardId)) show({ cardId, status: 'missing' })
  else if (shown().cardId !== cardId) show({ cardId, status: 'loading' })
  if (shown().status === 'missing') return () => undefined

  // Whoever only shows the card to others is counted as little as its editor.
  const joinsAs: 'play' | 'edit' = as === 'play' ? 'play' : 'edit'
  let socket: LiveSocket | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  /** Whether anything has been heard since this screen opened: the first answer replaces what was remembered. */
  let heard = false
  let opening = false
  let stopped = false
  const ended = new AbortController()

  const shownVersion = () => shown().card?.version
  const take = (card: Card, replace = false) => {
    if (stopped || card.cardId !== cardId) return
    applyCard(card, { replace })
    heard = true
  }
  const gone = () => {
    const live = shown()
    show(live.card ? { ...live, deleted: true } : { cardId, status: 'missing' })
  }

  /** @returns whether an answer came */
  async function fetchCard(): Promise<boolean> {
    const asked = shownVersion()
    const { isOwner } = shown()
    // The card as this reader has it: an editor that does not know yet whose it is has to be told.
    const current = asked !== undefined && (as !== 'edit' || isOwner !== undefined)
    const etag = `"v${asked}${isOwner ? '-o' : ''}"`
    try {
      const card = await call(endpoints.getCard, {
        params: { cardId },
        signal: ended.signal,
        ...(current && { headers: { 'If-None-Match': etag } }),
      })
      take(card, !heard && shownVersion() === asked)
      return true
    } catch (error) {
      if (stopped) return false
      const status = error instanceof ApiError ? error.status : undefined
      if (status === 304) return true
      if (status === 404) gone()
      else if (shownVersion() === undefined) await showOfflineCard()
      return status === 404
    }
  }
  /** Without a network: the card as it was when it was played here the last time. */
  async function showOfflineCard(): Promise<void> {
    const seen = as === 'edit' ? undefined : await import('./offline-cards.ts').catch(() => undefined)
    const card = seen?.readOfflineCard(cardId)
    if (stopped || shownVersion() !== undefined) return
    show(card ? { cardId, status: 'ready', card } : { cardId, status: 'failed' })
  }
  const polling = createPolling(fetchCard, (offline) => store.set(offlineAtom, offline))

  function handleJoined(result: Result<CardJoined>, asked: number | undefined): void {
    if (result.ok) {
      const { data } = result
      if ('card' in data) take(data.card, data.reset ?? (!heard && shownVersion() === asked))
      heard = true
    } else if (result.error.code === 'not-found') gone()
    else if (!retry)
      retry = setTimeout(
        () => {
          retry = undefined
          void sync()
        },
        RETRY_DELAY_MS * (1 + Math.random()),
      )
  }

  async function join(open: LiveSocket): Promise<void> {
    const version = shownVersion()
    const request = { cardId, as: joinsAs, ...(version !== undefined && { version }) }
    try {
      const joined: unknown = await open.timeout(JOIN_TIMEOUT_MS).emitWithAck('card:join', request)
      if (!stopped) handleJoined(joined as Result<CardJoined>, version)
    } catch {
      if (!stopped) await fetchCard()
    }
  }

  async function sync(): Promise<void> {
    await (socket?.connected ? join(socket) : fetchCard())
  }

  const handleConnect = () => {
    polling.stop()
    if (socket) void join(socket)
  }
  const handleChanged = ({ card }: { card: Card }) => take(card)
  const handleVersion = (told: { cardId: string; version: number }) => {
    if (told.cardId === cardId && told.version !== shownVersion()) void sync()
  }
  const handleDeleted = (told: { cardId: string }) => {
    if (told.cardId === cardId) gone()
  }

  const handlePlayers = (told: { cardId: string; count: number }) => {
    if (told.cardId === cardId) store.set(playersAtom, told)
  }
  // A number that nobody keeps up to date is worse than none.
  const handleDisconnect = () => {
    store.set(playersAtom, undefined)
    polling.start()
  }

  async function openSocket(): Promise<void> {
    if (opening) return
    opening = true
    try {
      const borrowed = await borrowSocket()
      if (stopped) return returnSocket(borrowed)
      socket = borrowed
    } catch {
      // Its code did not come (offline). Coming back tries again.
      return polling.start()
    } finally {
      opening = false
    }
    socket.on('connect', handleConnect)
    socket.on('card:changed', handleChanged)
    socket.on('card:version', handleVersion)
    socket.on('card:deleted', handleDeleted)
    socket.on('card:players', handlePlayers)
    socket.on('disconnect', handleDisconnect)
    socket.on('connect_error', polling.start)
    if (socket.connected) handleConnect()
  }

  const comeBack = () => {
    if (document.visibilityState !== 'visible') return
    void sync()
    if (socket) reconnectNow(socket)
    else void openSocket()
  }
  // Also fired by the first load, which needs nothing; `persisted` is a page that was put away and taken out again.
  const wakeUp = (event: PageTransitionEvent) => {
    if (event.persisted) comeBack()
  }
  document.addEventListener('visibilitychange', comeBack)
  window.addEventListener('online', comeBack)
  window.addEventListener('pageshow', wakeUp)

  syncFollowed = sync
  if (as === 'edit' || shown().status !== 'ready') void fetchCard()
  const cancelOpening = whenIdle(() => void openSocket())

  return () => {
    stopped = true
    ended.abort()
    clearTimeout(retry)
    cancelOpening()
    if (syncFollowed === sync) syncFollowed = undefined
    document.removeEventListener('visibilitychange', comeBack)
    window.removeEventListener('online', comeBack)
    window.removeEventListener('pageshow', wakeUp)
    polling.stop()
    store.set(playersAtom, undefined)
    if (!socket) return
    socket.off('connect', handleConnect)
    socket.off('card:changed', handleChanged)
    socket.off('card:version', handleVersion)
    socket.off('card:deleted', handleDeleted)
    socket.off('card:players', handlePlayers)
    socket.off('disconnect', handleDisconnect)
    socket.off('connect_error', polling.start)
    if (socket.connected) socket.emit('card:leave', { cardId }, () => undefined)
    returnSocket(socket)
  }
}
