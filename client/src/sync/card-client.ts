import { atom } from 'jotai'
import { newOpId } from '#shared/ids.ts'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import { onResume } from '../lib/page/on-resume.ts'
import { sessionAtom } from '../lib/session-atom.ts'
import { store } from '../lib/store.ts'
import { findCardClient, registerClient, unregisterClient, type CardClient } from './card-clients.ts'
import { createSender } from './card-sender.ts'
import { holdCard, releaseCard } from './card-store.ts'
import { createClientState } from './client-state.ts'
import { addCall } from './outbox-calls.ts'
import {
  addEdit,
  addUnaware,
  discardLocal,
  reapplyLocal,
  receiveCard,
  shownCard,
  startQueue,
  type EditQueue,
} from './outbox.ts'
import type { UnsentEdits } from './outbox-storage.ts'
import { isWaiting, retriesOnEdit } from './sync-status.ts'

/**
 * Starts sending the edits of a saved card.
 * @param userId its owner or a co-host
 * @param unsent edits of earlier visits, as `takeUnsentEdits` returns them
 */
export function startCardClient(
  card: Card | CardReply,
  userId: string,
  unsent: readonly UnsentEdits[] = [],
): CardClient {
  const { cardId } = card
  const state = createClientState(card, userId, unsent)
  const { cardAtom, serverAtom, stateAtom, statusAtom, queue, setQueue, error, setError, isIdle } = state
  const rightAtom = atom((get) => get(cardAtom)?.canEdit)
  const absentAtom = atom((get) => get(cardAtom)?.absent)
  const stopWhenDone = () => {
    if (!state.isOpen() && isIdle()) stop()
  }
  const sender = createSender(state, stopWhenDone)
  let stopListening: (() => void) | undefined

  function apply(next: EditQueue): void {
    setQueue(next)
    if (retriesOnEdit(error())) void sender.flush()
  }

  function retryWithout(ended: 'deleted' | 'forbidden'): void {
    if (error() !== ended) return
    setError(undefined)
    void sender.flush()
  }

  /** What the unsent edits and calls fit already. */
  let fitted = store.get(serverAtom)
  /** Makes the unsent edits fit a card that has changed. */
  function handleServerCard(): void {
    const before = { ...queue(), server: fitted }
    fitted = store.get(serverAtom)
    setQueue(receiveCard(before, fitted))
    // It may have ended a cause for waiting: fewer than 5 filled squares, or a conflict.
    if (!error()) void sender.flush()
  }

  function handleAbsence(): void {
    if (store.get(cardAtom)?.absent) setError('deleted')
    // A newer version was seen, so the card is not deleted.
    else retryWithout('deleted')
  }

  /** The session of another user must not send the edits. */
  function isSignedIn(): boolean {
    const session = store.get(sessionAtom)
    return session.status === 'signed-in' && session.user.id === userId
  }

  /** The server says whether the user may edit the card: a co-host may be removed, and added again. */
  function handleRights(): void {
    const canEdit = store.get(rightAtom)
    // A signed-out user may edit nothing, and has to log in.
    if (!isSignedIn()) return
    if (canEdit === false && error() !== 'deleted') setError('forbidden')
    if (canEdit) retryWithout('forbidden')
  }

  /** Sends again when the cause of the error may be gone: the network is back, or the user has signed in. */
  function handleResume(): void {
    const now = error()
    const isCured = isSignedIn() && (now === 'signed-out' || now === 'forbidden')
    // There may be no request that could end it: the user logged out, and what is left is held.
    if (now === 'signed-out' && isCured) setError(undefined)
    if (isWaiting(now) || now === 'failed' || isCured) void sender.flush()
    else sender.dropStale()
  }

  function start(): void {
    if (stopListening) return
    holdCard(cardId)
    registerClient(client)
    const unsubscribes = [
      onResume(handleResume),
      store.sub(sessionAtom, handleResume),
      store.sub(serverAtom, handleServerCard),
      store.sub(absentAtom, handleAbsence),
      store.sub(rightAtom, handleRights),
    ]
    stopListening = () => {
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
    if (store.get(absentAtom)) setError('deleted')
    else handleRights()
  }

  function stop(): void {
    sender.cancelRetry()
    stopListening?.()
    stopListening = undefined
    // The client of a user who signed in since keeps the card.
    if (findCardClient(cardId) !== client) return
    releaseCard(cardId)
    unregisterClient(cardId)
  }

  const client: CardClient = {
    kind: 'client',
    cardId,
    userId,
    stateAtom,
    statusAtom,
    shownAtom: atom((get) => shownCard(get(stateAtom).queue)),
    apply: (edit) => apply(addEdit(queue(), edit)),
    call: (word, isCalled) =>
      apply(addCall(queue(), { opId: newOpId(), word, ...(!isCalled && { undo: true as const }) })),
    applyUnaware: (edit) => apply(addUnaware(queue(), [edit])),
    setLive: (live) => {
      state.setLive(live)
      if (live) void sender.flush()
    },
    saveNow: async () => {
      await sender.release()
      return store.get(statusAtom)
    },
    resolve: (keep) => {
      setQueue(keep === 'mine' ? reapplyLocal(queue()) : discardLocal(queue()))
      void sender.flush()
    },
    open: (onRejected) => {
      state.setScreen(onRejected)
      start()
      return () => {
        state.setScreen(undefined)
        if (isIdle()) stop()
      }
    },
    isOpen: state.isOpen,
    isIdle,
    abandon: () => {
      state.forgetUnseen()
      setQueue(startQueue(queue().server))
      // The editor stays open after a log-out, and must learn of the next sign-in.
      if (!state.isOpen()) stop()
    },
  }
  registerClient(client)
  // Edits of an earlier visit are sent now, and stay stored until the server has them.
  if (!isIdle() || state.hasUnseen()) state.persist()
  if (!isIdle()) {
    start()
    // The server would refuse edits of a user who may no longer edit.
    if (error() !== 'forbidden') void sender.flush()
  }
  return client
}
