import { atom } from 'jotai'
import type { CardConflictBody } from '#shared/api.ts'
import { newOpId } from '#shared/ids.ts'
import type { Card } from '#shared/schemas/card.ts'
import { ApiError, NetworkError } from '../lib/api-client.ts'
import { onResume } from '../lib/on-resume.ts'
import { sessionAtom } from '../lib/session-atom.ts'
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '../lib/storage.ts'
import { store } from '../lib/store.ts'
import { createPatches, Superseded } from './card-patches.ts'
import {
  registerSync,
  syncErrorOf,
  unregisterSync,
  type CardSync,
  type RejectedListener,
  type SyncError,
  type SyncState,
} from './card-clients.ts'
import { applyCard, holdCard, releaseCard } from './card-store.ts'
import type { Operation } from './operations.ts'
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
import { restoreQueue, writeUnsentEdits, type UnsentEdits } from './outbox-storage.ts'

/** The unsent edits of a card, without the server's card. */
type Outbox = Omit<EditQueue, 'server'>

const FIRST_RETRY_MS = 1000
const MAX_RETRY_MS = 15_000

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

/**
 * Starts sending the edits of a saved card.
 * @param card as the server sent it
 * @param userId its owner
 * @param unsent edits of earlier visits, as `takeUnsentEdits` returns them
 */
export function startSync(card: Card, userId: string, unsent: readonly UnsentEdits[] = []): CardSync {
  const { cardId } = card
  const liveKey = STORAGE_KEYS.live(cardId)
  const cardAtom = holdCard(cardId)
  if (!store.get(cardAtom)?.card) applyCard(card, { isOwner: true, replace: true })
  const serverAtom = atom((get) => get(cardAtom)?.card ?? card)
  /** The unsent edits; the server's card is in the card store only. */
  const outboxAtom = atom<Outbox>(restoreQueue(store.get(serverAtom), unsent))
  const liveAtom = atom(readStored(liveKey, isBoolean) ?? unsent.every(({ live }) => live))
  const errorAtom = atom<SyncError | undefined>(undefined)
  const stateAtom = atom((get): SyncState => {
    const error = get(errorAtom)
    return {
      queue: { ...get(outboxAtom), server: get(serverAtom) },
      live: get(liveAtom),
      ...(error && { error }),
    }
  })
  /** Structural changes that were dropped while no screen was there to show it. */
  let rejectedUnseen: readonly Operation[] = unsent.flatMap(({ rejected }) => rejected ?? [])
  /** Set while a screen shows the card. */
  let notifyRejected: RejectedListener | undefined
  let stopListening: (() => void) | undefined
  let sending: Promise<void> | undefined
  const patches = createPatches(cardId)
  let retry: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS
  /** The author saved while Live is off: what is held now may be sent. */
  let isReleased = false

  const currentQueue = () => store.get(stateAtom).queue
  const isIdle = () => waitingCount(currentQueue()) === 0
  const persist = () => {
    const { queue, live } = store.get(stateAtom)
    const rejected = rejectedUnseen.length > 0 && { rejected: rejectedUnseen }
    writeUnsentEdits(userId, cardId, isIdle() && !rejected ? undefined : { queue, live, ...rejected })
  }
  const setQueue = ({ server: _server, ...outbox }: EditQueue) => {
    store.set(outboxAtom, outbox)
    persist()
  }
  const setError = (error: SyncError | undefined) => store.set(errorAtom, error)

  function applyStep({ queue, rejected = [] }: QueueStep): void {
    if (!notifyRejected) rejectedUnseen = [...rejectedUnseen, ...rejected]
    setQueue(queue)
    if (rejected.length > 0) notifyRejected?.(rejected)
  }

  /**
   * @param before the card when the request was sent
   * @returns whether the error is a conflict with another version of the card, which has then been received
   */
  function handleConflict(error: ApiError, before: Card): boolean {
    const { card: current } = (error.body ?? {}) as Partial<CardConflictBody>
    if ((error.status !== 409 && error.status !== 412) || !current) return false
    // If nothing newer has arrived since, it is the present card even with a lower version: a backup was restored.
    applyCard(current, { replace: currentQueue().server === before })
    applyStep(reject(currentQueue(), error.status))
    return true
  }

  /** @returns whether there may be more to send */
  async function send(inFlight: PatchRequest): Promise<boolean> {
    const { server } = currentQueue()
    try {
      applyCard(await patches.send(inFlight))
      setQueue(acknowledge(currentQueue()))
    } catch (error) {
      if (error instanceof Superseded) return true
      if (!(error instanceof ApiError) && !(error instanceof NetworkError)) throw error
      if (error instanceof NetworkError || !handleConflict(error, server)) {
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
    let conflicting: string | undefined
    // A request in flight is repeated; new ones are made only with Live on or after a save.
    while (currentQueue().inFlight || store.get(liveAtom) || isReleased) {
      applyStep(dequeue(currentQueue(), newOpId()))
      const { inFlight, server } = currentQueue()
      if (!inFlight) break
      // A conflict answered with the same card leads to the same request: sending it once more changes nothing.
      const attempt = JSON.stringify([inFlight.edit, inFlight.ifVersion, server])
      if (attempt === conflicting) {
        setQueue(requeue(currentQueue()))
        setError('refused')
        break
      }
      if (!(await send(inFlight))) break
      conflicting = currentQueue().inFlight ? undefined : attempt
    }
    if (store.get(errorAtom) === 'offline') {
      retry = setTimeout(() => void flush(), retryMs)
      retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
    }
    if (!notifyRejected && isIdle()) stop()
  }

  function flush(): Promise<void> {
    clearTimeout(retry)
    sending ??= sendAll().finally(() => {
      sending = undefined
      // What could not be sent now is still released; what waits for another reason needs another save.
      if (!store.get(errorAtom)) isReleased = false
    })
    return sending
  }

  /** Makes the unsent edits fit a card that has changed. */
  function handleServerCard(): void {
    setQueue(receiveCard(currentQueue(), store.get(serverAtom)))
  }

  function handleDeleted(): void {
    const { deleted = false } = store.get(cardAtom) ?? {}
    if (deleted) return setError('deleted')
    // A newer version was seen, so the card is not deleted.
    if (store.get(errorAtom) !== 'deleted') return
    setError(undefined)
    void flush()
  }

  /** Sends again when the cause of the error may be gone: the network is back, or the owner has signed in. */
  function handleResume(): void {
    const error = store.get(errorAtom)
    const session = store.get(sessionAtom)
    // The session of another user must not send them.
    const isOwner = session.status === 'signed-in' && session.user.id === userId
    if (error === 'offline' || (isOwner && (error === 'signed-out' || error === 'forbidden'))) void flush()
    else patches.dropStale()
  }

  function start(): void {
    if (stopListening) return
    holdCard(cardId)
    registerSync(sync)
    const deletedAtom = atom((get) => get(cardAtom)?.deleted)
    const unsubscribes = [
      onResume(handleResume),
      store.sub(sessionAtom, handleResume),
      store.sub(serverAtom, handleServerCard),
      store.sub(deletedAtom, handleDeleted),
    ]
    stopListening = () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
    if (store.get(deletedAtom)) setError('deleted')
  }

  function stop(): void {
    clearTimeout(retry)
    stopListening?.()
    stopListening = undefined
    releaseCard(cardId)
    unregisterSync(sync)
  }

  const sync: CardSync = {
    kind: 'saved',
    cardId,
    stateAtom,
    shownAtom: atom((get) => shownCard(get(stateAtom).queue)),
    apply: (edit) => {
      setQueue(addEdit(currentQueue(), edit))
      const error = store.get(errorAtom)
      if (error === undefined || error === 'refused') void flush()
    },
    setLive: (live) => {
      store.set(liveAtom, live)
      if (live) removeStored(liveKey)
      else writeStored(liveKey, live)
      persist()
      if (live) void flush()
    },
    saveNow: async () => {
      // What is being sent may have looked at the held edits already.
      await sending
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
      if (rejectedUnseen.length > 0) {
        const unseen = rejectedUnseen
        rejectedUnseen = []
        persist()
        onRejected(unseen)
      }
      return () => {
        notifyRejected = undefined
        if (isIdle()) stop()
      }
    },
    isOpen: () => notifyRejected !== undefined,
    isIdle,
    abandon: () => {
      rejectedUnseen = []
      setQueue(startQueue(currentQueue().server))
      stop()
    },
  }
  registerSync(sync)
  // Edits of an earlier visit are sent now, and stay stored until the server has them.
  if (!isIdle() || rejectedUnseen.length > 0) persist()
  if (!isIdle()) {
    start()
    void flush()
  }
  return sync
}
