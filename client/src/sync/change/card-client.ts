import { atom } from 'jotai'
import { newOpId } from '#shared/ids.ts'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import { onResume } from '../../lib/page/on-resume.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import { store } from '../../lib/store.ts'
import { findCardClient, registerClient, unregisterClient, type CardClient } from './card-clients.ts'
import { createSender } from './card-sender.ts'
import { releaseCard } from '../card-store.ts'
import { createClientState } from './client-state.ts'
import { claimTab, timesKeptForBack } from './open-tabs.ts'
import { onStoredChange } from '../../lib/storage/storage.ts'
import { addStep, hasEdits, receive, shownCard } from './pending.ts'
import { takeUnsent, type Unsent } from './pending-storage.ts'
import { perform, type Step } from './steps.ts'
import { STORAGE_KEYS } from '../storage-keys.ts'
import { isWaiting, retriesOnEdit } from './sync-status.ts'

/**
 * Starts sending the edits of a saved card.
 * @param userId its owner or a co-host
 * @param unsent unsent edits of earlier visits, as `takeUnsent` returns them
 */
export function startCardClient(
  card: Card | CardReply,
  userId: string,
  unsent: readonly Unsent[] = [],
): CardClient {
  const { cardId } = card
  const state = createClientState(card, userId, unsent)
  const { cardAtom, serverAtom, stateAtom, statusAtom, pending, setPending, error, setError, isIdle } = state
  const rightAtom = atom((get) => get(cardAtom)?.canEdit)
  const absentAtom = atom((get) => get(cardAtom)?.absent)
  const stopWhenDone = () => {
    if (!state.isOpen() && isIdle()) stop()
  }
  const sender = createSender(state, stopWhenDone)
  let stopListening: (() => void) | undefined

  function flushAfterEdit(): void {
    if (retriesOnEdit(error())) void sender.flush()
  }

  function apply(step: Step): void {
    // A toast's Undo outlives its screen. By now another client may be responsible for the card.
    const current = findCardClient(cardId)
    if (current && current !== client) return current.apply(step)
    if (!perform(shownCard(pending()), step)) return state.notify({ type: 'undone', steps: [step] })
    start()
    state.add(addStep(pending(), { ...step, id: newOpId() }))
    flushAfterEdit()
  }

  function adopt(others: readonly Unsent[]): void {
    // The other tab held its edits: Live was turned off there while this tab was open.
    if (others.some(({ live, pending: otherPending }) => !live && hasEdits(otherPending)))
      state.setLive(false)
    state.adopt(others)
    if (others.length > 0) flushAfterEdit()
  }

  /** Takes over the card's unsent edits from tabs that were closed or show another card. */
  function adoptOthers(): void {
    if (state.isOpen()) void takeUnsent(userId, cardId, true).then(adopt)
  }

  function retryWithout(ended: 'deleted' | 'forbidden'): void {
    if (error() !== ended) return
    setError(undefined)
    void sender.flush()
  }

  /** The server's card to which the steps were last applied. */
  let received: Card
  function handleServerCard(): void {
    const before = { ...pending(), server: received }
    received = store.get(serverAtom)
    state.reapply(receive(before, received), shownCard(before))
    // The new card may have filled enough squares (5) for held edits to be sent.
    if (!error()) void sender.flush()
  }

  function handleAbsence(): void {
    if (store.get(cardAtom)?.absent) setError('deleted')
    // A newer version arrived, so the card is not deleted.
    else retryWithout('deleted')
  }

  /** Reacts to a change of the user's right to edit: a co-host can be removed, and added again. */
  function handleRights(): void {
    const canEdit = store.get(rightAtom)
    // A signed-out user has no rights at all; they have to log in first.
    if (!state.isSignedIn()) return
    if (canEdit === false && error() !== 'deleted') setError('forbidden')
    if (canEdit) retryWithout('forbidden')
  }

  /** Retries when the cause of the error may be gone: the network is back, or the user has signed in. */
  let kept = timesKeptForBack()
  function handleResume(): void {
    if (kept !== timesKeptForBack()) {
      state.yieldIfTaken(true)
      sender.dropStale(0)
    }
    kept = timesKeptForBack()
    adoptOthers()
    const now = error()
    const isCured = state.isSignedIn() && (now === 'signed-out' || now === 'forbidden')
    // No request may follow that would clear the error: the user had logged out, and the remaining edits are held.
    if (now === 'signed-out' && isCured) setError(undefined)
    if (isWaiting(now) || now === 'failed' || isCured) void sender.flush()
    else sender.dropStale()
  }

  function handleStorage(): void {
    if (state.isOpen()) return adoptOthers()
    state.yieldIfTaken()
    stopWhenDone()
  }

  function start(): void {
    if (stopListening) return
    state.keep()
    received = store.get(serverAtom)
    registerClient(client)
    const unsubscribes = [
      onResume(handleResume),
      onStoredChange(STORAGE_KEYS.unsent(userId, cardId), handleStorage),
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
    state.remember()
    // Another user has signed in since, and their client needs the card.
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
    shownAtom: atom((get) => shownCard(get(stateAtom).pending)),
    apply,
    call: (word, isCalled) => {
      const { round } = pending().server
      apply({ type: 'call', word, round, ...(!isCalled && { undo: true as const }) })
    },
    applyLate: (steps) => {
      const late = steps.map((step) => ({ ...step, id: newOpId() }))
      adopt([{ pending: { server: pending().server, sent: [], steps: late }, live: state.isLive() }])
    },
    setLive: (live) => {
      state.setLive(live)
      if (live) void sender.flush()
    },
    saveNow: async () => {
      await sender.release()
      return store.get(statusAtom)
    },
    open: (onNews) => {
      // Claimed before the first step, so that no other tab takes this one for closed and takes over its edits.
      claimTab()
      state.setScreen(onNews)
      start()
      return () => {
        state.setScreen(undefined)
        if (isIdle()) stop()
      }
    },
    isOpen: state.isOpen,
    isIdle,
    abandon: () => {
      state.forgetNews()
      setPending({ server: pending().server, sent: [], steps: [] })
      // The editor stays open after a log-out, and has to notice the next sign-in.
      if (!state.isOpen()) stop()
    },
  }
  registerClient(client)
  // Unsent edits of an earlier visit are sent now, and stay stored until the server has them.
  if (!isIdle()) {
    start()
    // The server would refuse the edits of a user who may no longer edit the card.
    if (error() !== 'forbidden') void sender.flush()
  }
  return client
}
