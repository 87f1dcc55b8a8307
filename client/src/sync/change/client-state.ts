import { atom } from 'jotai'
import * as v from 'valibot'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import { readStored, removeStored, writeStored } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../storage-keys.ts'
import { store } from '../../lib/store.ts'
import { userIdAtom } from '../../lib/session-atom.ts'
import { KEEP_NEWS, type News, type NewsListener } from './card-clients.ts'
import { applyCard, keepCard, offlineAtom } from '../card-store.ts'
import { adopt, isIdle, shownCard, type Pending } from './pending.ts'
import { hasOwnUnsent, isEmpty, writeUnsent, type Unsent } from './pending-storage.ts'
import type { Step } from './steps.ts'
import { statusOf, type SyncError, type SyncState } from './sync-status.ts'

type Moved = (News & { type: 'moved' })['words']

/** Creates the state of a card client and stores its unsent edits. The server's card stays in the card store only. */
export function createClientState(card: Card | CardReply, userId: string, unsent: readonly Unsent[]) {
  const { cardId } = card
  const liveKey = STORAGE_KEYS.live(cardId)
  /** The newest card that was seen, since the card store drops it once the client has stopped. */
  let newest = card
  const keep = () => {
    const kept = keepCard(cardId)
    if (!store.get(kept)?.card) applyCard(newest, { replace: true })
    return kept
  }
  const cardAtom = keep()
  const serverAtom = atom((get) => get(cardAtom)?.card ?? newest)
  const waitingAtom = atom<Omit<Pending, 'server'>>({ sent: [], steps: [] })
  const liveAtom = atom(readStored(liveKey, v.boolean()) ?? unsent.every(({ live }) => live))
  const errorAtom = atom<SyncError | undefined>(undefined)
  const stateAtom = atom((get): SyncState => {
    const pending = { ...get(waitingAtom), server: get(serverAtom) }
    const error = get(errorAtom)
    // Another user has signed in since, so offering a log-in would lead back to this state.
    const isOtherUser = error === 'signed-out' && (get(userIdAtom) ?? userId) !== userId
    return { pending, live: get(liveAtom), error: isOtherUser ? 'forbidden' : error }
  })
  /** The index of each square that this author wrote into, by its words. */
  const ownSquares = new Map<string, number>()
  /** News that no screen has shown yet. */
  let undone: readonly Step[] = []
  let moved: Moved = []
  /** The listener of the open screen. */
  let onNews: NewsListener | undefined
  /** Whether the browser stored the entry. If it is missing later, another tab has taken it. */
  let isStored = false

  const state = {
    cardId,
    userId,
    cardAtom,
    serverAtom,
    stateAtom,
    statusAtom: atom((get) => statusOf(get(stateAtom), get(offlineAtom))),
    pending: () => store.get(stateAtom).pending,
    isIdle: () => isIdle(state.pending()),
    /** Puts the card back into the card store, if it was released and no screen has shown it since. */
    keep,
    /** Remembers the newest card. Call it before the card is released. */
    remember: () => (newest = store.get(serverAtom)),
    isOpen: () => onNews !== undefined,
    /** Whether the author is signed in: another user's session must not send their edits. */
    isSignedIn: () => store.get(userIdAtom) === userId,
    error: () => store.get(errorAtom),
    setError: (error: SyncError | undefined) => store.set(errorAtom, error),
    persist: () => {
      state.yieldIfTaken()
      const { pending, live } = store.get(stateAtom)
      const entry = { pending, live, ...(!onNews && { away: true as const }), ...(undone[0] && { undone }) }
      isStored = writeUnsent(userId, cardId, isEmpty(entry) ? undefined : entry)
    },
    /**
     * Drops the unsent edits if the card's own editor, in another tab, has taken them over.
     * @param mayBeTaken false: a missing entry means that storage was cleared, and the author's words are only here
     */
    yieldIfTaken: (mayBeTaken = !onNews) => {
      if (!isStored || !mayBeTaken || hasOwnUnsent(userId, cardId)) return
      isStored = false
      undone = []
      store.set(waitingAtom, { sent: [], steps: [] })
    },
    setPending: ({ server: _server, ...waiting }: Pending) => {
      store.set(waitingAtom, waiting)
      state.persist()
    },
    /** Adds an edit that the author has just made. */
    add: (next: Pending) => {
      const known = new Set(shownCard(state.pending()).cells)
      state.setPending(next)
      for (const [index, word] of shownCard(next).cells.entries())
        if (!known.has(word)) ownSquares.set(word, index)
    },
    /** Applies the steps again to a card that others have changed, and tells the author which of their words moved aside. */
    reapply: (next: Pending, before = shownCard(state.pending())) => {
      state.setPending(next)
      const after = shownCard(next)
      const words = [...ownSquares].flatMap(([word, index]) => {
        const isMoved = after.extra.includes(word) && !before.extra.includes(word)
        return isMoved && after.cells[index] && !after.cells.includes(word) ? { word, index } : []
      })
      if (words.length > 0) state.notify({ type: 'moved', words })
    },
    /** Takes over unsent edits of other tabs or earlier visits. */
    adopt: (others: readonly Unsent[]) => {
      if (others.length === 0) return
      for (const step of others.flatMap(({ pending }) => pending.steps))
        if (step.type === 'words' && step.text !== '') ownSquares.set(step.text, step.index)
      undone = [...undone, ...others.flatMap((other) => other.undone ?? [])]
      state.reapply(others.reduce((pending, other) => adopt(pending, other.pending), state.pending()))
      state.notify()
    },
    isLive: () => store.get(liveAtom),
    setLive: (live: boolean) => {
      store.set(liveAtom, live)
      if (live) removeStored(liveKey)
      else writeStored(liveKey, live)
      state.persist()
    },
    /** Passes news to the open screen, or keeps it for the next one. */
    notify: (news?: News) => {
      if (news?.type === 'moved') moved = [...moved, ...news.words]
      if (news?.type === 'undone') undone = [...undone, ...news.steps]
      if (!onNews || onNews === KEEP_NEWS) {
        if (news) state.persist()
        return
      }
      const [words, steps] = [moved, undone]
      state.forgetNews()
      if (words.length > 0) onNews({ type: 'moved', words })
      if (steps.length === 0) return
      state.persist()
      onNews({ type: 'undone', steps })
    },
    /** Sets the open screen's listener and passes earlier news to it; undefined closes the screen. */
    setScreen: (listener: NewsListener | undefined) => {
      onNews = listener
      if (!isEmpty({ pending: state.pending(), undone })) state.persist()
      state.notify()
    },
    forgetNews: () => {
      undone = []
      moved = []
    },
  }
  state.adopt(unsent)
  return state
}

export type ClientState = ReturnType<typeof createClientState>
