import { atom } from 'jotai'
import * as v from 'valibot'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import { readStored, removeStored, writeStored } from '../lib/storage/storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { store } from '../lib/store.ts'
import { KEEP_REJECTED, type RejectedListener } from './card-clients.ts'
import { applyCard, holdCard, offlineAtom } from './card-store.ts'
import type { Operation } from './operations.ts'
import { waitingCount, type EditQueue, type QueueStep } from './outbox.ts'
import { restoreQueue, writeUnsentEdits, type UnsentEdits } from './outbox-storage.ts'
import { statusOf, type SyncError, type SyncState } from './sync-status.ts'

/** The state of a card client, which stores the unsent edits. The server's card is in the card store only. */
export function createClientState(card: Card | CardReply, userId: string, unsent: readonly UnsentEdits[]) {
  const { cardId } = card
  const liveKey = STORAGE_KEYS.live(cardId)
  const cardAtom = holdCard(cardId)
  if (!store.get(cardAtom)?.card) applyCard(card, { replace: true })
  const serverAtom = atom((get) => get(cardAtom)?.card ?? card)
  const outboxAtom = atom<Omit<EditQueue, 'server'>>(restoreQueue(store.get(serverAtom), unsent))
  const liveAtom = atom(readStored(liveKey, v.boolean()) ?? unsent.every(({ live }) => live))
  const errorAtom = atom<SyncError | undefined>(undefined)
  const stateAtom = atom((get): SyncState => {
    const queue = { ...get(outboxAtom), server: get(serverAtom) }
    return { queue, live: get(liveAtom), error: get(errorAtom) }
  })
  /** Structural changes that were dropped while no screen was open. */
  let unseenRejected: readonly Operation[] = unsent.flatMap(({ rejected }) => rejected ?? [])
  /** The listener of the open screen. */
  let onRejected: RejectedListener | undefined

  const state = {
    cardId,
    userId,
    cardAtom,
    serverAtom,
    stateAtom,
    statusAtom: atom((get) => statusOf(get(stateAtom), get(offlineAtom))),
    queue: () => store.get(stateAtom).queue,
    isIdle: () => waitingCount(state.queue()) === 0,
    isOpen: () => onRejected !== undefined,
    error: () => store.get(errorAtom),
    setError: (error: SyncError | undefined) => store.set(errorAtom, error),
    persist: () => {
      const { queue, live } = store.get(stateAtom)
      const rejected = unseenRejected.length > 0 && { rejected: unseenRejected }
      writeUnsentEdits(userId, cardId, state.isIdle() && !rejected ? undefined : { queue, live, ...rejected })
    },
    setQueue: ({ server: _server, ...outbox }: EditQueue) => {
      store.set(outboxAtom, outbox)
      state.persist()
    },
    applyStep: ({ queue, rejected = [] }: QueueStep) => {
      const isSeen = onRejected && onRejected !== KEEP_REJECTED
      if (!isSeen) unseenRejected = [...unseenRejected, ...rejected]
      state.setQueue(queue)
      if (rejected.length > 0) onRejected?.(rejected)
    },
    isLive: () => store.get(liveAtom),
    setLive: (live: boolean) => {
      store.set(liveAtom, live)
      if (live) removeStored(liveKey)
      else writeStored(liveKey, live)
      state.persist()
    },
    hasUnseen: () => unseenRejected.length > 0,
    /**
     * Sets the open screen's listener and calls it with changes dropped before; undefined closes the screen.
     */
    setScreen: (listener: RejectedListener | undefined) => {
      onRejected = listener
      if (!listener || listener === KEEP_REJECTED || unseenRejected.length === 0) return
      const unseen = unseenRejected
      state.forgetUnseen()
      state.persist()
      listener(unseen)
    },
    forgetUnseen: () => {
      unseenRejected = []
    },
  }
  return state
}

export type ClientState = ReturnType<typeof createClientState>
