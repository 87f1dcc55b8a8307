import { atom, type Atom, type PrimitiveAtom } from 'jotai'
import * as v from 'valibot'
import { newCardId, newTemporaryId } from '#shared/ids.ts'
import { DEFAULT_GRID_SIZE, DEFAULT_THEME } from '#shared/product.ts'
import { applyChange, contentOf } from '#shared/rules/card-changes.ts'
import { emptyCells } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import {
  onStoredChange,
  readStored,
  removeStored,
  STORAGE_KEYS,
  writeStored,
  type StoredSchema,
} from '../lib/storage.ts'
import { store } from '../lib/store.ts'
import { rememberSaved } from './saved-temporary.ts'
import { contentSchema } from './stored-card.ts'
import { blankTemporary, readTemporary, writeTemporary, type TemporaryCard } from './temporary-cards.ts'
import type { Edit } from './edits.ts'

/** A card that the server does not have yet. */
export interface NewCard extends CardContent {
  /** Made in the browser, so that a retried save does not make a second card. */
  cardId: string
  /** For a copy: the original's content when it was copied. */
  base?: CardContent
  /** Its content at the first attempt to save it: what an attempt whose answer was lost has stored. */
  posted?: CardContent
}

/** The screen that shows a draft. */
export interface DraftScreen {
  /** Commits what is being typed. */
  commit: () => void
  /** Another tab has saved the draft as `cardId`. */
  onSaved: (cardId: string) => void
}

/** An unsaved card, stored in this browser until its first save to an account. */
export interface Draft {
  kind: 'draft'
  /** For a copy: the id of the original, which another user owns. */
  copyOf?: string
  /** Its id in this browser, once it was saved without an account. */
  temporaryId?: string
  /** Its id once it was saved, until the address has changed to it. */
  savedAs?: string
  cardAtom: PrimitiveAtom<NewCard>
  shownAtom: Atom<CardContent>
  apply: (edit: Edit) => void
  /** Call before an attempt to save it. @returns what the first attempt posted */
  markPosted: () => CardContent
  /** Follows changes by other tabs. Returns an unsubscribe function. */
  follow: (screen: DraftScreen) => () => void
  /** Removes it from this browser's storage after it was saved as `cardId`. */
  discard: (cardId: string) => void
}

export interface DraftStorage {
  key: string
  read: () => NewCard | undefined
  write: (card: NewCard) => void
}

export const newCardSchema: StoredSchema<NewCard> = v.intersect([
  contentSchema,
  v.object({
    cardId: v.string(),
    base: v.exactOptional(contentSchema),
    posted: v.exactOptional(contentSchema),
  }),
])

/** A new card: 5x5, blue, with a free space, and empty. */
export function emptyCard(): NewCard {
  return {
    cardId: newCardId(),
    title: '',
    gridSize: DEFAULT_GRID_SIZE,
    hasFreeSpace: true,
    cells: emptyCells(DEFAULT_GRID_SIZE),
    theme: DEFAULT_THEME,
    freeSpaceImageUrl: null,
  }
}

/** Whether the card has a title or any words. */
export function hasWork(card: CardContent): boolean {
  return card.title !== '' || card.cells.some((text) => text !== '')
}

/** A draft that is stored with every change. */
export function createDraft({ key, read, write }: DraftStorage, card: NewCard): Draft {
  const cardAtom = atom(card)
  const replace = (after: NewCard) => {
    store.set(cardAtom, after)
    write(after)
  }
  const draft: Draft = {
    kind: 'draft',
    cardAtom,
    shownAtom: cardAtom,
    apply: ({ change }) => {
      const before = store.get(cardAtom)
      replace({ ...before, ...applyChange(before, change) })
    },
    markPosted: () => {
      const now = store.get(cardAtom)
      if (!now.posted) replace({ ...now, posted: contentOf(now) })
      return now.posted ?? contentOf(now)
    },
    follow: () =>
      onStoredChange(key, () => {
        const now = read()
        if (now) store.set(cardAtom, now)
      }),
    discard: (cardId) => {
      removeStored(key)
      draft.savedAs = cardId
    },
  }
  return draft
}

/** Stores a draft as it is. */
export function storageUnder(key: string): DraftStorage {
  return { key, read: () => readStored(key, newCardSchema), write: (card) => writeStored(key, card) }
}

/** An empty draft that is not stored, for server rendering. */
export function emptyDraft(): Draft {
  const card = emptyCard()
  return createDraft({ key: '', read: () => card, write: () => undefined }, card)
}

/** The draft at `/create`. Another card there is another draft, since a save belongs to the draft it was started from. */
export const newDraftAtom = atom<Draft | undefined>(undefined)

const newCardStorage = storageUnder(STORAGE_KEYS.editorCard)

/** Makes a draft with this card the one at `/create`, without storing the card. */
function openNewDraft(card: NewCard): Draft {
  const isCurrent = () => store.get(newDraftAtom) === draft
  const write = (after: NewCard) => {
    if (isCurrent()) newCardStorage.write(after)
  }
  const draft = createDraft({ ...newCardStorage, write }, card)
  const { discard } = draft
  draft.discard = (cardId) => {
    if (isCurrent()) {
      store.set(newDraftAtom, undefined)
      discard(cardId)
    } else draft.savedAs = cardId
  }
  draft.follow = () =>
    onStoredChange(newCardStorage.key, () => {
      const now = newCardStorage.read() ?? emptyCard()
      if (!isCurrent()) return
      if (now.cardId === store.get(draft.cardAtom).cardId) store.set(draft.cardAtom, now)
      else openNewDraft(now)
    })
  store.set(newDraftAtom, draft)
  return draft
}

/** The draft at `/create`: all tabs of this browser share it until it is saved. */
export function newCardDraft(): Draft {
  return store.get(newDraftAtom) ?? openNewDraft(newCardStorage.read() ?? emptyCard())
}

/**
 * Puts another card at `/create`.
 * @returns puts the former draft back, unless it was saved by then; undefined if that had no work
 */
export function replaceNewCard(card: NewCard): (() => void) | undefined {
  const previous = newCardDraft()
  openNewDraft(card)
  newCardStorage.write(card)
  const before = store.get(previous.cardAtom)
  if (!hasWork(before)) return undefined
  return () => {
    // It was saved in the meantime.
    if (previous.savedAs !== undefined) return
    store.set(newDraftAtom, previous)
    newCardStorage.write(store.get(previous.cardAtom))
  }
}

function fromTemporary(card: TemporaryCard): NewCard {
  return { ...contentOf(card), cardId: card.saveAs, ...(card.posted && { posted: card.posted }) }
}

/** The draft of a temporary card; an empty one for an id that this browser does not have. */
export function temporaryDraft(temporaryId: string): Draft {
  const storage: DraftStorage = {
    key: STORAGE_KEYS.temporaryCard(temporaryId),
    read: () => {
      const stored = readTemporary(temporaryId)
      return stored && fromTemporary(stored)
    },
    write: ({ cardId, posted, ...card }) => writeTemporary(temporaryId, contentOf(card), cardId, posted),
  }
  const draft = createDraft(storage, storage.read() ?? fromTemporary(blankTemporary(temporaryId)))
  draft.temporaryId = temporaryId
  const { discard } = draft
  draft.discard = (cardId) => {
    rememberSaved(temporaryId, cardId)
    discard(cardId)
  }
  return draft
}

/**
 * Saves a draft without an account, as a temporary card of this browser.
 * @returns the temporary id
 */
export function saveDraftInBrowser(draft: Draft): string {
  const { cardId, ...card } = store.get(draft.cardAtom)
  const temporaryId = newTemporaryId(Date.now())
  writeTemporary(temporaryId, contentOf(card), cardId)
  draft.discard(temporaryId)
  return temporaryId
}
