import { atom, type Atom, type PrimitiveAtom } from 'jotai'
import { newCardId, newTemporaryId } from '#shared/ids.ts'
import { DEFAULT_GRID_SIZE, DEFAULT_THEME } from '#shared/product.ts'
import { applyChange, contentOf } from '#shared/rules/card-changes.ts'
import { emptyCells } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { onStoredChange, readStored, removeStored, STORAGE_KEYS, writeStored } from '../../lib/storage.ts'
import { store } from '../../lib/store.ts'
import { isContent } from '../card/stored-card.ts'
import { writeTemporary, blankTemporary, readTemporary, type TemporaryCard } from '../card/temporary-cards.ts'
import type { Edit } from './edits.ts'

/** A card that the server does not have yet. */
export interface NewCard extends CardContent {
  /** Made here, so that a save whose answer was lost can be repeated without making a second card. */
  cardId: string
  /** What a copy was made of. */
  base?: CardContent
}

/** A card that is kept in this browser until its first save to an account. */
export interface Draft {
  kind: 'draft'
  /** The id of somebody else's card that it is a copy of. */
  copyOf?: string
  /** Its own id, where it has been saved without an account. */
  temporaryId?: string
  /** Its id once it has been saved: the address follows it a moment later. */
  savedAs?: string
  cardAtom: PrimitiveAtom<NewCard>
  shownAtom: Atom<CardContent>
  apply: (edit: Edit) => void
  /** Takes over what another tab makes of it. Returns what stops that. */
  follow: () => () => void
  /** Forgets it: it has been saved as `cardId`. */
  discard: (cardId: string) => void
}

/** The card of New Card: 5x5, blue, with a free space, and empty. */
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

/** Whether its author has put anything into it. */
export function hasWork(card: CardContent): boolean {
  return card.title !== '' || card.cells.some((text) => text !== '')
}

function isNewCard(value: unknown): value is NewCard {
  if (!isContent(value)) return false
  const { cardId, base } = value as Partial<NewCard>
  return typeof cardId === 'string' && (base === undefined || isContent(base))
}

interface Keeping {
  key: string
  read: () => NewCard | undefined
  write: (card: NewCard) => void
}

function makeDraft({ key, read, write }: Keeping, card: NewCard): Draft {
  const cardAtom = atom(card)
  const draft: Draft = {
    kind: 'draft',
    cardAtom,
    shownAtom: cardAtom,
    apply: ({ change }) => {
      const before = store.get(cardAtom)
      const after = { ...before, ...applyChange(before, change) }
      store.set(cardAtom, after)
      write(after)
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

function keptUnder(key: string): Keeping {
  return { key, read: () => readStored(key, isNewCard), write: (card) => writeStored(key, card) }
}

/** One that is kept nowhere. */
export function emptyDraft(): Draft {
  const card = emptyCard()
  return makeDraft({ key: '', read: () => card, write: () => undefined }, card)
}

let newDraft: Draft | undefined

/** The editor's card at `/create`: one for all tabs of this browser, until it is saved. */
export function newCardDraft(): Draft {
  if (newDraft) return newDraft
  const keeping = keptUnder(STORAGE_KEYS.editorCard)
  const readOrEmpty = () => keeping.read() ?? emptyCard()
  const draft = makeDraft({ ...keeping, read: readOrEmpty }, readOrEmpty())
  const { discard } = draft
  draft.discard = (cardId) => {
    discard(cardId)
    newDraft = undefined
  }
  newDraft = draft
  return draft
}

/** Puts a card in the place of the editor's card. */
export function replaceNewCard(card: NewCard): void {
  writeStored(STORAGE_KEYS.editorCard, card)
  store.set(newCardDraft().cardAtom, card)
}

/** A copy of somebody else's card: what was kept of it here, or else the card as it is now. */
export function copyDraft(cardId: string, base: CardContent): Draft {
  const keeping = keptUnder(STORAGE_KEYS.copy(cardId))
  const draft = makeDraft(keeping, keeping.read() ?? { ...base, cardId: newCardId(), base })
  draft.copyOf = cardId
  return draft
}

/** What somebody changed in a copy before it turned out, by signing in, that the card is their own; it is kept no longer. */
export function takeCopy(cardId: string): { from: CardContent; to: CardContent } | undefined {
  const key = STORAGE_KEYS.copy(cardId)
  const copy = readStored(key, isNewCard)
  removeStored(key)
  return copy?.base && { from: copy.base, to: copy }
}

function fromTemporary(card: TemporaryCard): NewCard {
  return { ...contentOf(card), cardId: card.saveAs }
}

/** A card that was saved without an account, or the empty one that stands for it where this browser does not have it. */
export function temporaryDraft(temporaryId: string): Draft {
  const keeping: Keeping = {
    key: STORAGE_KEYS.temporaryCard(temporaryId),
    read: () => {
      const stored = readTemporary(temporaryId)
      return stored && fromTemporary(stored)
    },
    write: ({ cardId, ...card }) => writeTemporary(temporaryId, contentOf(card), cardId),
  }
  const draft = makeDraft(keeping, keeping.read() ?? fromTemporary(blankTemporary(temporaryId)))
  draft.temporaryId = temporaryId
  return draft
}

/**
 * Saves a draft without an account: in this browser, under an id of its own.
 * @returns that id
 */
export function saveDraftInBrowser(draft: Draft): string {
  const { cardId, ...card } = store.get(draft.cardAtom)
  const temporaryId = newTemporaryId(Date.now())
  writeTemporary(temporaryId, contentOf(card), cardId)
  draft.discard(temporaryId)
  return temporaryId
}
