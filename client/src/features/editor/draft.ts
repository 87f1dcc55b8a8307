import { atom, type Atom, type PrimitiveAtom } from 'jotai'
import { newCardId } from '#shared/ids.ts'
import { DEFAULT_GRID_SIZE, DEFAULT_THEME } from '#shared/product.ts'
import { applyChange } from '#shared/rules/card-changes.ts'
import { emptyCells } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { onStoredChange, readStored, removeStored, STORAGE_KEYS, writeStored } from '../../lib/storage.ts'
import { store } from '../../lib/store.ts'
import type { Edit } from './edits.ts'
import { isContent } from './stored-shapes.ts'

/** A card that the server does not have yet. */
export interface NewCard extends CardContent {
  /** Made here, so that a save whose answer was lost can be repeated without making a second card. */
  cardId: string
  /** What a copy was made of. */
  base?: CardContent
}

/** A card that is kept in this browser until it is saved for the first time. */
export interface Draft {
  kind: 'draft'
  /** The id of somebody else's card that it is a copy of. */
  copyOf?: string
  cardAtom: PrimitiveAtom<NewCard>
  shownAtom: Atom<CardContent>
  apply: (edit: Edit) => void
  /** Forgets it: it has been saved. */
  discard: () => void
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

function makeDraft(key: string, card: NewCard): Draft {
  const cardAtom = atom(card)
  return {
    kind: 'draft',
    cardAtom,
    shownAtom: cardAtom,
    apply: ({ change }) => {
      const before = store.get(cardAtom)
      const after = { ...before, ...applyChange(before, change) }
      store.set(cardAtom, after)
      writeStored(key, after)
    },
    discard: () => removeStored(key),
  }
}

const readNewCard = () => readStored(STORAGE_KEYS.editorCard, isNewCard) ?? emptyCard()
let newDraft: Draft | undefined

/** The editor's card at `/create`: one for all tabs of this browser, until it is saved. */
export function newCardDraft(): Draft {
  if (newDraft) return newDraft
  const draft = makeDraft(STORAGE_KEYS.editorCard, readNewCard())
  const leave = onStoredChange(STORAGE_KEYS.editorCard, () => store.set(draft.cardAtom, readNewCard()))
  newDraft = {
    ...draft,
    discard: () => {
      draft.discard()
      leave()
      newDraft = undefined
    },
  }
  return newDraft
}

/** Puts a card in the place of the editor's card. */
export function replaceNewCard(card: NewCard): void {
  writeStored(STORAGE_KEYS.editorCard, card)
  store.set(newCardDraft().cardAtom, card)
}

/** A copy of somebody else's card: what was kept of it here, or else the card as it is now. */
export function copyDraft(cardId: string, base: CardContent): Draft {
  const key = STORAGE_KEYS.copy(cardId)
  const card = readStored(key, isNewCard) ?? { ...base, cardId: newCardId(), base }
  return { ...makeDraft(key, card), copyOf: cardId }
}

/** What somebody changed in a copy before it turned out, by signing in, that the card is their own; it is kept no longer. */
export function takeCopy(cardId: string): { from: CardContent; to: CardContent } | undefined {
  const key = STORAGE_KEYS.copy(cardId)
  const copy = readStored(key, isNewCard)
  removeStored(key)
  return copy?.base && { from: copy.base, to: copy }
}
