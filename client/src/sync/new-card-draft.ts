import { atom } from 'jotai'
import * as v from 'valibot'
import { readStored, writeStored } from '../lib/storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { store } from '../lib/store.ts'
import { createDraft, emptyCard, hasWork, storageUnder, type Draft, type NewCard } from './drafts.ts'

/** The draft at `/create`. Another card there is another draft, since a save belongs to the draft it was started from. */
export const newDraftAtom = atom<Draft | undefined>(undefined)

/** The card at `/create` that was saved last. */
const savedSchema = v.object({ draftId: v.string(), savedId: v.string() })

const savedKey = STORAGE_KEYS.savedEditorCard
const storage = storageUnder(STORAGE_KEYS.editorCard, {
  key: savedKey,
  read: ({ cardId }) => {
    const saved = readStored(savedKey, savedSchema)
    return saved?.draftId === cardId ? saved.savedId : undefined
  },
  write: ({ cardId }, savedId) => writeStored(savedKey, { draftId: cardId, savedId }),
})

/** Makes a draft with this card the one at `/create`, without storing the card. */
function openNewDraft(card: NewCard): Draft {
  const isCurrent = () => store.get(newDraftAtom) === draft
  const write = (after: NewCard) => {
    if (isCurrent()) storage.write(after)
  }
  const remove = (saved: NewCard) => {
    if (isCurrent()) store.set(newDraftAtom, undefined)
    storage.remove(saved)
  }
  const handleStored = (now = emptyCard()) => {
    if (!isCurrent()) return
    if (now.cardId === store.get(draft.cardAtom).cardId) store.set(draft.cardAtom, now)
    else openNewDraft(now)
  }
  const draft = createDraft({ ...storage, write, remove }, card, handleStored)
  store.set(newDraftAtom, draft)
  return draft
}

/** The draft at `/create`: all tabs of this browser share it until it is saved. */
export function newCardDraft(): Draft {
  return store.get(newDraftAtom) ?? openNewDraft(storage.read() ?? emptyCard())
}

/**
 * Puts another card at `/create`.
 * @returns puts the former draft back, unless it was saved by then; undefined if that had no work
 */
export function replaceNewCard(card: NewCard): (() => void) | undefined {
  const previous = newCardDraft()
  openNewDraft(card)
  storage.write(card)
  const before = store.get(previous.cardAtom)
  if (!hasWork(before)) return undefined
  return () => {
    // It was saved in the meantime.
    if (previous.savedAs !== undefined) return
    store.set(newDraftAtom, previous)
    storage.write(store.get(previous.cardAtom))
  }
}

/** An empty draft that is not stored, for server rendering. */
export function emptyDraft(): Draft {
  const card = emptyCard()
  const ignore = () => undefined
  return createDraft({ ...storage, read: () => card, write: ignore, remove: ignore }, card)
}
