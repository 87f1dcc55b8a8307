import { atom, type PrimitiveAtom } from 'jotai'
import { endpoints, type CardConflictBody } from '#shared/api.ts'
import { newOpId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { ApiError, call, NetworkError } from '../lib/api-client.ts'
import { onResume } from '../lib/on-resume.ts'
import { store } from '../lib/store.ts'
import { sessionAtom } from '../lib/session-atom.ts'
import { applyCard, liveCardAtom } from './card-store.ts'
import {
  registerSync,
  unregisterSync,
  type CardSync,
  type RejectedListener,
  type SyncError,
  type SyncState,
} from './card-clients.ts'
import {
  acknowledge,
  addEdit,
  dequeue,
  discardLocal,
  reapplyLocal,
  receiveCard,
  reject,
  requeue,
  shownCard,
  startQueue,
  waitingCount,
  type EditQueue,
  type PatchRequest,
  type QueueStep,
} from './outbox.ts'
import { takeUnsentEdits, writeUnsentEdits, type UnsentEdits } from './outbox-storage.ts'

const FIRST_RETRY_MS = 1000
const MAX_RETRY_MS = 15_000

function syncErrorOf(error: ApiError | NetworkError): SyncError {
  if (error instanceof NetworkError) return 'offline'
  if (error.status === 401) return 'signed-out'
  if (error.status === 403) return 'forbidden'
  if (error.status === 404) return 'deleted'
  return error.status === 429 || error.status >= 500 ? 'offline' : 'refused'
}

/** Applies the unsent edits of earlier visits to the server's card. */
function restore(card: Card, unsent: readonly UnsentEdits[]): SyncState {
  const [first, ...others] = unsent
  if (!first) return { queue: startQueue(card), live: true }
  let queue = receiveCard(first.queue, card)
  for (const { queue: other } of others) {
    const edits = [...other.conflicts, other.inFlight?.edit, other.later]
    for (const edit of edits) if (edit) queue = addEdit(queue, edit)
  }
  return { queue, live: unsent.every(({ live }) => live) }
}

/**
 * Starts sending the edits of a saved card, including unsent ones of earlier visits.
 * @param card as the server sent it
 * @param userId its owner
 */
export function startSync(card: Card, userId: string): CardSync {
  const { cardId } = card
  const stateAtom: PrimitiveAtom<SyncState> = atom<SyncState>(restore(card, takeUnsentEdits(userId, cardId)))
  /** Set while a screen shows the card. */
  let notifyRejected: RejectedListener | undefined
  let stopListening: (() => void) | undefined
  let sending: Promise<void> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS
  /** The author saved while Live is off: held edits may be sent until the queue is empty. */
  let isReleased = false

  const currentQueue = () => store.get(stateAtom).queue
  const isIdle = () => waitingCount(currentQueue()) === 0
  const persist = () => {
    const { queue, live } = store.get(stateAtom)
    writeUnsentEdits(userId, cardId, isIdle() ? undefined : { queue, live })
  }
  const setQueue = (queue: EditQueue) => {
    store.set(stateAtom, (state) => ({ ...state, queue }))
    persist()
  }
  const setError = (error: SyncError | undefined) =>
    store.set(stateAtom, ({ queue, live }) => ({ queue, live, ...(error && { error }) }))

  function applyStep({ queue, rejected }: QueueStep): void {
    setQueue(queue)
    if (rejected) notifyRejected?.(rejected)
  }

  function receive(sent: Card): void {
    if (sent.version > currentQueue().server.version) setQueue(receiveCard(currentQueue(), sent))
    applyCard(sent)
  }

  /** @returns whether the error is a conflict with another version of the card, which has then been received */
  function handleConflict(error: ApiError): boolean {
    const { card: current } = (error.body ?? {}) as Partial<CardConflictBody>
    if ((error.status !== 409 && error.status !== 412) || !current) return false
    receive(current)
    applyStep(reject(currentQueue(), error.status))
    return true
  }

  /** @returns whether there may be more to send */
  async function send({ opId, edit, ifVersion }: PatchRequest): Promise<boolean> {
    try {
      const { isOwner: _isOwner, ...stored } = await call(endpoints.updateCard, {
        params: { cardId },
        body: { ...edit.change, opId },
        ...(ifVersion !== undefined && { headers: { 'If-Match': `"v${ifVersion}"` } }),
        // The request survives leaving the page.
        keepalive: true,
      })
      receive(stored)
      setQueue(acknowledge(currentQueue()))
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof NetworkError)) throw error
      if (error instanceof NetworkError || !handleConflict(error)) {
        const syncError = syncErrorOf(error)
        if (syncError === 'refused') setQueue(requeue(currentQueue()))
        setError(syncError)
        return false
      }
    }
    setError(undefined)
    retryMs = FIRST_RETRY_MS
    return true
  }

  async function sendAll(): Promise<void> {
    // A request in flight is repeated; new ones are made only with Live on or after a save.
    while (currentQueue().inFlight || store.get(stateAtom).live || isReleased) {
      applyStep(dequeue(currentQueue(), newOpId()))
      const { inFlight } = currentQueue()
      if (!inFlight || !(await send(inFlight))) break
    }
    if (store.get(stateAtom).error === 'offline') {
      retry = setTimeout(() => void flush(), retryMs)
      retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
    }
    if (!notifyRejected && isIdle()) stop()
  }

  function flush(): Promise<void> {
    clearTimeout(retry)
    sending ??= sendAll().finally(() => {
      sending = undefined
      if (isIdle()) isReleased = false
    })
    return sending
  }

  function handleLiveCard(): void {
    const live = store.get(liveCardAtom)
    if (live.cardId !== cardId || !live.card) return
    const { queue, error } = store.get(stateAtom)
    if (live.deleted && error !== 'deleted') setError('deleted')
    // A lower version is a restored backup, which the live card accepts too (LIV-8).
    if (live.card.version !== queue.server.version) setQueue(receiveCard(queue, live.card))
  }

  /** Sends again when the cause of the error may be gone: the network is back, or the owner has signed in. */
  function handleResume(): void {
    const { error } = store.get(stateAtom)
    const session = store.get(sessionAtom)
    // The session of another user must not send them.
    const isOwner = session.status === 'signed-in' && session.user.id === userId
    if (error === 'offline' || (isOwner && (error === 'signed-out' || error === 'forbidden'))) void flush()
  }

  function start(): void {
    if (stopListening) return
    registerSync(sync)
    const unsubscribes = [
      onResume(handleResume),
      store.sub(sessionAtom, handleResume),
      store.sub(liveCardAtom, handleLiveCard),
    ]
    stopListening = () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
    handleLiveCard()
  }

  function stop(): void {
    clearTimeout(retry)
    stopListening?.()
    stopListening = undefined
    unregisterSync(sync)
  }

  const sync: CardSync = {
    kind: 'saved',
    cardId,
    stateAtom,
    shownAtom: atom((get) => shownCard(get(stateAtom).queue)),
    apply: (edit) => {
      setQueue(addEdit(currentQueue(), edit))
      const { error } = store.get(stateAtom)
      if (error === undefined || error === 'refused') void flush()
    },
    setLive: (live) => {
      store.set(stateAtom, (state) => ({ ...state, live }))
      persist()
      if (live) void flush()
    },
    saveNow: async () => {
      isReleased = true
      await flush()
      const { queue, error } = store.get(stateAtom)
      if (error) return error
      if (queue.conflicts.length > 0) return 'conflict'
      return isIdle() ? 'saved' : 'held'
    },
    resolve: (keep) => {
      setQueue(keep === 'mine' ? reapplyLocal(currentQueue()) : discardLocal(currentQueue()))
      void flush()
    },
    open: (onRejected) => {
      notifyRejected = onRejected
      start()
      return () => {
        notifyRejected = undefined
        if (isIdle()) stop()
      }
    },
    isOpen: () => notifyRejected !== undefined,
    isIdle,
    abandon: () => {
      setQueue(startQueue(currentQueue().server))
      stop()
    },
  }
  registerSync(sync)
  // Edits of an earlier visit are sent now, and stay stored until the server has them.
  if (!isIdle()) {
    persist()
    start()
    void flush()
  }
  return sync
}
