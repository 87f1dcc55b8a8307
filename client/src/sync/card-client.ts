import { atom } from 'jotai'
import * as v from 'valibot'
import { newOpId } from '#shared/ids.ts'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import { onResume } from '../lib/on-resume.ts'
import { sessionAtom } from '../lib/session-atom.ts'
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '../lib/storage.ts'
import { store } from '../lib/store.ts'
import { createBackoff } from './backoff.ts'
import { createPatches } from './card-patches.ts'
import { registerSync, unregisterSync, type CardSync, type RejectedListener } from './card-clients.ts'
import { applyCard, applyAbsent, applyRemoved, holdCard, offlineAtom, releaseCard } from './card-store.ts'
import type { Operation } from './operations.ts'
import {
  acknowledge,
  addEdit,
  addUnaware,
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
import { endsWhenDone, retriesOnEdit, statusOf, type SyncError, type SyncState } from './sync-status.ts'

/** The unsent edits of a card, without the server's card. */
type Outbox = Omit<EditQueue, 'server'>

/**
 * Starts sending the edits of a saved card.
 * @param userId its owner or a co-host
 * @param unsent edits of earlier visits, as `takeUnsentEdits` returns them
 */
export function startSync(
  card: Card | CardReply,
  userId: string,
  unsent: readonly UnsentEdits[] = [],
): CardSync {
  const { cardId } = card
  const liveKey = STORAGE_KEYS.live(cardId)
  const cardAtom = holdCard(cardId)
  if (!store.get(cardAtom)?.card) applyCard(card, { replace: true })
  const rightAtom = atom((get) => get(cardAtom)?.canEdit)
  const serverAtom = atom((get) => get(cardAtom)?.card ?? card)
  /** The unsent edits; the server's card is in the card store only. */
  const outboxAtom = atom<Outbox>(restoreQueue(store.get(serverAtom), unsent))
  const liveAtom = atom(readStored(liveKey, v.boolean()) ?? unsent.every(({ live }) => live))
  const errorAtom = atom<SyncError | undefined>(undefined)
  const stateAtom = atom((get): SyncState => {
    const queue = { ...get(outboxAtom), server: get(serverAtom) }
    return { queue, live: get(liveAtom), error: get(errorAtom) }
  })
  const statusAtom = atom((get) => statusOf(get(stateAtom), get(offlineAtom)))
  /** Structural changes that were dropped while no screen was there to show it. */
  let rejectedUnseen: readonly Operation[] = unsent.flatMap(({ rejected }) => rejected ?? [])
  let notifyRejected: RejectedListener | undefined
  let stopListening: (() => void) | undefined
  let isSending = false
  let sending = Promise.resolve()
  const patches = createPatches(cardId)
  const retry = createBackoff(() => void flush())
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

  /** @returns whether there may be more to send */
  async function send(inFlight: PatchRequest): Promise<boolean> {
    const { server } = currentQueue()
    const outcome = await patches.send(inFlight)
    switch (outcome.kind) {
      case 'superseded':
        return true
      case 'stored':
        applyCard(outcome.card)
        setQueue(acknowledge(currentQueue()))
        break
      case 'conflict':
        // If nothing newer has arrived since, it is the present card even with a lower version: a backup was restored.
        applyCard(outcome.card, { replace: currentQueue().server === server })
        applyStep(reject(currentQueue(), outcome.status))
        break
      case 'error':
        if (outcome.error === 'refused') setQueue(requeue(currentQueue()))
        if (outcome.error === 'deleted') applyAbsent(cardId, 'gone')
        setError(outcome.error)
        if (outcome.error === 'forbidden') applyRemoved(cardId)
        return false
    }
    setError(undefined)
    retry.reset()
    return true
  }

  /** A request in flight is repeated; new ones are made only with Live on or after a save. */
  const mayHaveMore = () => currentQueue().inFlight ?? (store.get(liveAtom) || isReleased)

  async function sendAll(): Promise<void> {
    let conflicting: string | undefined
    try {
      while (mayHaveMore()) {
        applyStep(dequeue(currentQueue(), newOpId()))
        const { inFlight, server } = currentQueue()
        if (!inFlight && endsWhenDone(store.get(errorAtom))) setError(undefined)
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
    } catch (error) {
      // A defect: the edits stay stored, and the author sees that they are not saved.
      console.error(error)
      setError('failed')
    }
    // In the same turn as the last look at the queue, so that an edit made right after it starts anew.
    isSending = false
    const error = store.get(errorAtom)
    // What could not be sent now is still released; what waits for another reason needs another save.
    if (!error) isReleased = false
    if (error === 'offline') retry.schedule()
    if (!notifyRejected && isIdle()) stop()
  }

  function flush(): Promise<void> {
    retry.cancel()
    if (!isSending) {
      isSending = true
      sending = sendAll()
    }
    return sending
  }

  function apply(queue: EditQueue): void {
    setQueue(queue)
    if (retriesOnEdit(store.get(errorAtom))) void flush()
  }

  /** Makes the unsent edits fit a card that has changed. */
  function handleServerCard(): void {
    setQueue(receiveCard(currentQueue(), store.get(serverAtom)))
    // It may have ended what edits waited for: 5 filled squares, or a conflict.
    if (!store.get(errorAtom)) void flush()
  }

  function handleDeleted(): void {
    if (store.get(cardAtom)?.absent) return setError('deleted')
    // A newer version was seen, so the card is not deleted.
    if (store.get(errorAtom) !== 'deleted') return
    setError(undefined)
    void flush()
  }

  /** The session of another user must not send the edits. */
  function isSignedIn(): boolean {
    const session = store.get(sessionAtom)
    return session.status === 'signed-in' && session.user.id === userId
  }

  /** The server says whether the user may edit the card: a co-host may be removed, and added again. */
  function handleRights(): void {
    const canEdit = store.get(rightAtom)
    const error = store.get(errorAtom)
    // Without a session no one may, and logging in is what helps.
    if (!isSignedIn()) return
    if (canEdit === false && error !== 'deleted') setError('forbidden')
    if (!canEdit || error !== 'forbidden') return
    setError(undefined)
    void flush()
  }

  /** Sends again when the cause of the error may be gone: the network is back, or the user has signed in. */
  function handleResume(): void {
    const error = store.get(errorAtom)
    // No request is left that could end it: they logged out, and what was on its way was refused.
    if (error === 'signed-out' && isSignedIn() && isIdle()) return setError(undefined)
    const isCured = isSignedIn() && (error === 'signed-out' || error === 'forbidden')
    if (error === 'offline' || error === 'failed' || isCured) void flush()
    else patches.dropStale()
  }

  function start(): void {
    if (stopListening) return
    holdCard(cardId)
    registerSync(sync)
    const absentAtom = atom((get) => get(cardAtom)?.absent)
    const unsubscribes = [
      onResume(handleResume),
      store.sub(sessionAtom, handleResume),
      store.sub(serverAtom, handleServerCard),
      store.sub(absentAtom, handleDeleted),
      store.sub(rightAtom, handleRights),
    ]
    stopListening = () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
    if (store.get(absentAtom)) setError('deleted')
    else handleRights()
  }

  function stop(): void {
    retry.cancel()
    stopListening?.()
    stopListening = undefined
    releaseCard(cardId)
    unregisterSync(sync)
  }

  const sync: CardSync = {
    kind: 'saved',
    cardId,
    userId,
    stateAtom,
    statusAtom,
    shownAtom: atom((get) => shownCard(get(stateAtom).queue)),
    apply: (edit) => apply(addEdit(currentQueue(), edit)),
    applyUnaware: (edit) => apply(addUnaware(currentQueue(), [edit])),
    setLive: (live) => {
      store.set(liveAtom, live)
      if (live) removeStored(liveKey)
      else writeStored(liveKey, live)
      persist()
      if (live) void flush()
    },
    saveNow: async () => {
      // What is being sent may have looked at the held edits already.
      const wasSending = isSending
      await sending
      isReleased = true
      // A request that has just failed to reach the server, after up to 15 s, is retried soon.
      if (!wasSending || store.get(errorAtom) !== 'offline') await flush()
      return store.get(statusAtom)
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
      // The editor stays open after a log-out, and must learn of the next sign-in.
      if (!notifyRejected) stop()
    },
  }
  registerSync(sync)
  // Edits of an earlier visit are sent now, and stay stored until the server has them.
  if (!isIdle() || rejectedUnseen.length > 0) persist()
  if (!isIdle()) {
    start()
    // The server would refuse what the user may no longer change.
    if (store.get(errorAtom) !== 'forbidden') void flush()
  }
  return sync
}
