import { atom, type Atom, type PrimitiveAtom } from 'jotai'
import * as v from 'valibot'
import { isTemporaryId, newCardId } from '#shared/ids.ts'
import { DEFAULT_GRID_SIZE, DEFAULT_THEME } from '#shared/product.ts'
import { applyChange, contentOf, guardsHold } from '#shared/rules/card-changes.ts'
import { emptyCells } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { onResume } from '../lib/on-resume.ts'
import { onStoredChange, readStored, removeStored, writeStored, type StoredSchema } from '../lib/storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { store } from '../lib/store.ts'
import { editBetween, type Edit } from './edits.ts'
import { rebaseEdit } from './rebase-edit.ts'
import { savedIdOf } from './saved-temporary.ts'
import { contentSchema } from './stored-card.ts'
import { readTemporary, writeTemporary } from './temporary-cards.ts'

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
  /** Gives it another id for its first save, since another card has this one. */
  renew: () => void
  /** Follows changes by other tabs. Returns an unsubscribe function. */
  follow: (screen: DraftScreen) => () => void
  /** Removes it from this browser's storage after this tab has saved it as `cardId`, and leads other tabs there. */
  discard: (cardId: string) => void
}

/** Where the tabs of this browser share a draft. */
export interface DraftStorage {
  key: string
  read: () => NewCard | undefined
  write: (card: NewCard) => void
  /** Call when it was saved: another card may have taken its place. */
  remove: (draft: NewCard) => void
  /** What a draft was saved as, by any tab. */
  saved: {
    key: string
    read: (draft: NewCard) => string | undefined
    write: (draft: NewCard, savedId: string) => void
  }
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

/** Stores a draft as it is. */
export function storageUnder(key: string, saved: DraftStorage['saved']): DraftStorage {
  const read = () => readStored(key, newCardSchema)
  const remove = ({ cardId }: NewCard) => {
    if (read()?.cardId === cardId) removeStored(key)
  }
  return { key, read, write: (card) => writeStored(key, card), remove, saved }
}

/**
 * Keeps what the saving of a card did not know for the saved card.
 * @param from what was saved
 */
export function handOver(savedId: string, from: CardContent, to: CardContent): void {
  const edit = editBetween(from, to)
  if (!edit) return
  const temporary = isTemporaryId(savedId) ? readTemporary(savedId) : undefined
  if (temporary) {
    const { saveAs, posted } = temporary
    return writeTemporary(savedId, applyChange(temporary, edit.change), saveAs, posted)
  }
  // The editor takes it when it opens the saved card.
  const taken: NewCard = { ...contentOf(to), cardId: savedId, base: contentOf(from) }
  writeStored(STORAGE_KEYS.copy(savedId), taken)
}

/**
 * A draft that is stored with every change. Once any tab has saved it, changes are kept for the saved card.
 * @param onStored called with what another tab has stored; without it the draft takes that
 */
export function createDraft(
  storage: DraftStorage,
  card: NewCard,
  onStored?: (card?: NewCard) => void,
): Draft {
  const { key, read, write, remove, saved } = storage
  const cardAtom = atom(card)
  /** What the saved card has of it. */
  let known: CardContent | undefined
  const replace = (after: NewCard) => {
    store.set(cardAtom, after)
    if (known && draft.savedAs !== undefined) handOver(draft.savedAs, known, after)
    else write(after)
  }
  const settle = (savedId: string, content: CardContent) => {
    known = content
    draft.savedAs = savedId
    remove(store.get(cardAtom))
  }
  const leaveIfSaved = (screen: DraftScreen) => {
    const now = store.get(cardAtom)
    const noted = draft.savedAs === undefined ? saved.read(now) : undefined
    if (noted === undefined) return
    const savedId = savedIdOf(noted) ?? noted
    if (isTemporaryId(savedId) && !readTemporary(savedId)) return
    // All that was committed is in the shared storage, so the other tab had it, unless it came after the save began.
    settle(savedId, now.posted ?? now)
    handOver(savedId, now.posted ?? now, now)
    screen.commit()
    screen.onSaved(savedId)
  }
  const draft: Draft = {
    kind: 'draft',
    cardAtom,
    shownAtom: cardAtom,
    apply: (given) => {
      const before = store.get(cardAtom)
      // Another tab may have replaced the grid that words were typed on.
      const edit = guardsHold(before, given.change) ? given : rebaseEdit(before, given, before).edit
      if (edit) replace({ ...before, ...applyChange(before, edit.change) })
    },
    markPosted: () => {
      const now = store.get(cardAtom)
      if (!now.posted) replace({ ...now, posted: contentOf(now) })
      return now.posted ?? contentOf(now)
    },
    renew: () => replace({ ...store.get(cardAtom), cardId: newCardId() }),
    follow: (screen) => {
      const leave = () => leaveIfSaved(screen)
      const stops = [
        onStoredChange(key, () => {
          const now = read()
          if (onStored) onStored(now)
          else if (now) store.set(cardAtom, now)
        }),
        onStoredChange(saved.key, leave),
        // A tab that the browser has frozen misses storage events.
        onResume(leave),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    discard: (savedId) => {
      const now = store.get(cardAtom)
      // First: other tabs look for it when the draft is gone.
      saved.write(now, savedId)
      settle(savedId, contentOf(now))
    },
  }
  return draft
}
