import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { isCardId, isTemporaryId } from '#shared/ids.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { whenIdle } from '../../lib/lazy/idle.ts'
import { onResume } from '../../lib/page/on-resume.ts'
import { refreshSession } from '../../lib/session.ts'
import { sessionAtom, type Session } from '../../lib/session-atom.ts'
import { store } from '../../lib/store.ts'
import {
  applyCard,
  applyAbsent,
  shownCardAtom,
  offlineAtom,
  playersAtom,
  showCard,
  type Absence,
  type CardUse,
  type CardState,
} from '../card-store.ts'
import { createPolling } from './polling.ts'
import type { Room, RoomOwner } from './room.ts'

/**
 * When a page wakes up, the resume, the polling and a lost join fetch the card within a few milliseconds and share one request. It is
 * shared no longer than this, because a request may also be lost.
 */
const SHARED_MS = 1000

/** On a network that drops packets a request fails after 15 s. A player who has seen the card before does not wait that long. */
const PATIENCE_MS = 1000

/** Updates the followed card to its newest version; set while a screen follows a card. */
let resyncFollowed: (() => Promise<void>) | undefined

/** Fetches the newest version of the card on the screen. Resolves when it has arrived or the attempt has failed. */
export async function resyncCard(): Promise<void> {
  await resyncFollowed?.()
}

const shown = () => store.get(shownCardAtom)
const show = (state: CardState) => store.set(shownCardAtom, state)

/** Follows a card that the server does not have. Few visitors have one, so its code is loaded on demand. */
function followLazily(loading: Promise<{ follow: typeof followCard }>, cardId: string, as: CardUse) {
  let stop: (() => void) | undefined
  let isStopped = false
  loading.then(
    ({ follow }) => {
      if (!isStopped) stop = follow(cardId, as)
    },
    () => {
      if (!shown().card) show({ cardId, status: 'failed' })
    },
  )
  return () => {
    isStopped = true
    stop?.()
  }
}

/** Waits until the screen shows this browser's copy of a missing card, and then follows the card: its owner may restore it. */
function followOnceReady(cardId: string, as: CardUse): () => void {
  let stop = store.sub(shownCardAtom, () => {
    if (shown().cardId !== cardId || shown().status !== 'ready') return
    stop()
    stop = followCard(cardId, as)
  })
  return () => stop()
}

/**
 * Keeps the shown card at its newest version (LIV-7, LIV-8): joins its room on every connection and whenever
 * the page resumes, fetches it by HTTP while no socket is open, and applies the server's pushes.
 * @returns stops following and leaves the room
 */
export function followCard(cardId: string, as: CardUse): () => void {
  const isTemporary = isTemporaryId(cardId)
  if (!isTemporary && !isCardId(cardId)) show({ cardId, status: 'missing' })
  else if (shown().cardId !== cardId) showCard(cardId)
  if (isTemporary) return followLazily(import('../unsaved/temporary-cards.ts'), cardId, as)
  if (shown().status === 'missing') return followOnceReady(cardId, as)
  if (shown().absent === 'linked') return followLazily(import('../offline/linked-card.ts'), cardId, as)

  let room: Room | undefined
  /** Whether the server has responded to this screen: its first response replaces a cached card of any version. */
  let hasAnswer = false
  let isOpening = false
  let isStopped = false
  const aborted = new AbortController()

  /** The version to send in requests; undefined for a remembered card, which any card from the server replaces. */
  const shownVersion = () => (shown().remembered ? undefined : shown().card?.version)
  /** Whether the editor is waiting for the user's rights, which the socket does not send. */
  const needsRights = () => as === 'edit' && shown().canEdit === undefined
  /** @param asked the version shown at the time of the request; the response may be the first card, or a backup's older one */
  const receive: RoomOwner['receive'] = (card, asked) => {
    if (isStopped || card.cardId !== cardId) return
    applyCard(card, { replace: asked?.reset ?? (!!asked && !hasAnswer && shownVersion() === asked.version) })
    hasAnswer = true
  }
  const showAbsent = (absence: Absence) => {
    if (shown().card) applyAbsent(cardId, absence)
    // Only HTTP says why a card is missing, and either of HTTP and the socket may respond last.
    else if (absence === 'removed' || !shown().why)
      show({ cardId, status: 'missing', ...(absence === 'removed' && { why: absence }) })
  }

  /** @returns whether the server responded */
  async function fetchCard(): Promise<boolean> {
    const version = shownVersion()
    const { isOwner, canEdit, absent } = shown()
    // The ETag contains the user's rights. An editor that does not know them needs the full response.
    const isConditional = version !== undefined && !absent && !needsRights()
    const isOf = (status: Session['status']) => store.get(sessionAtom).status === status
    const asGuest = isOf('signed-out')
    const etag = `"v${version}${asGuest ? '' : isOwner ? '-o' : canEdit ? '-c' : ''}"`
    try {
      const card = await call('getCard', {
        params: { cardId },
        signal: aborted.signal,
        ...(isConditional && { headers: { 'If-None-Match': etag } }),
      })
      // The response has a guest's rights, but a user has signed in meanwhile.
      if (asGuest && isOf('signed-in')) return await fetchCard()
      // A session that was ended elsewhere gets a guest's response. The user has not lost the right to edit, and only has to log in.
      if (!asGuest && canEdit && !card.canEdit) await refreshSession()
      const rights = isOf('signed-out') && canEdit ? { isOwner, canEdit } : undefined
      // If the shown version is still the one from the start of the request, a lower one comes from a restored backup.
      receive({ ...card, ...rights }, { version, reset: shownVersion() === version })
      if (room?.isConnected()) polling.stop()
      return true
    } catch (error) {
      if (isStopped) return false
      const status = error instanceof ApiError ? error.status : undefined
      if (status === 304) return true
      const isRemoved = error instanceof ApiError && error.code === 'removed'
      if (status === 404) showAbsent(isRemoved ? 'removed' : 'gone')
      else if (!shown().card) await showOfflineCard()
      if (status !== 404 && needsRights()) polling.start()
      return status === 404
    }
  }

  let shared: Promise<boolean> | undefined
  /** Fetches the card, or joins a request that has just begun. */
  function fetchOnce(): Promise<boolean> {
    if (shared) return shared
    const forget = () => (shared = undefined)
    setTimeout(forget, SHARED_MS)
    return (shared = fetchCard().finally(forget))
  }

  /**
   * Shows the card as this browser last saw it, for when the network is down.
   * @param isLate the request is only late: the server may still respond
   */
  async function showOfflineCard(isLate?: boolean): Promise<void> {
    const cache =
      as === 'edit' ? undefined : await import('../offline/offline-cards.ts').catch(() => undefined)
    const cached = cache?.readOfflineCard(cardId)
    const { status } = shown()
    if (isStopped || status === 'ready' || status === 'missing') return
    if (cache && cached) show(cache.rememberedState(cached))
    else if (!isLate) show({ cardId, status: 'failed' })
  }

  const polling = createPolling(fetchOnce, (offline) => store.set(offlineAtom, offline))

  async function resync(fetch = fetchCard): Promise<void> {
    // The socket does not say whether the user has become a co-host.
    const asksForRights = as === 'edit' && !shown().canEdit
    await (room?.isConnected() && !asksForRights ? room.join() : fetch())
  }

  async function join(): Promise<void> {
    // A resume before the page is idle joins right away.
    if (isOpening || room) return
    isOpening = true
    try {
      const { openRoom } = await import('./room.ts')
      room = await openRoom({
        cardId,
        as,
        isStopped: () => isStopped,
        shownVersion,
        receive,
        confirm: () => (hasAnswer = true),
        showAbsent,
        fetchCard,
        fetchOnce,
        onConnect: () => {
          if (!needsRights()) polling.stop()
        },
        onDisconnect: polling.start,
      })
    } catch {
      // The socket's code failed to load (offline). The next resume tries again.
      polling.start()
    } finally {
      isOpening = false
    }
  }

  const stopResuming = onResume(() => {
    void resync(fetchOnce)
    if (room) room.reconnect()
    else void join()
  })
  resyncFollowed = resync
  if (as === 'edit' || shown().status !== 'ready') {
    void fetchCard()
    // Proof and caller screens do not show a stored card, because only the server's card counts there.
    if (as === 'play') setTimeout(() => void showOfflineCard(true), PATIENCE_MS)
  }
  const cancelOpening = whenIdle(() => void join())

  return () => {
    isStopped = true
    aborted.abort()
    cancelOpening()
    stopResuming()
    if (resyncFollowed === resync) resyncFollowed = undefined
    polling.stop()
    store.set(playersAtom, undefined)
    room?.leave()
  }
}

/**
 * The card with this id, kept at its newest version while the screen is open: fetched if the page's HTML has
 * none, followed by socket, and fetched again whenever updates may have been missed.
 * @param as the purpose of the screen; with `edit` the card also gets `canEdit`
 */
export function useShownCard(cardId: string, as: CardUse): CardState {
  const state = useAtomValue(shownCardAtom)
  const isLinked = state.absent === 'linked'
  useEffect(() => followCard(cardId, as), [cardId, as, isLinked])
  return state.cardId === cardId ? state : { cardId, status: 'loading' }
}
