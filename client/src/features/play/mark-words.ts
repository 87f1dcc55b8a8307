import type { MarksState } from '#shared/rules/carry-marks.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { store } from '../../lib/store.ts'
import { playedCardAtom, shownBoardAtom } from './atoms.ts'
import { carryTo, sortMarks, played, replaceMarks } from './board.ts'
import { readMarks, writeMarks } from './marks-storage.ts'

/**
 * Marks all squares with these words. This does not count as a tap: completed lines open no dialog.
 * @returns a function that undoes this and leaves other marks alone
 */
export function markWords(words: readonly string[]): () => void {
  const card = store.get(playedCardAtom)
  if (!card) return () => undefined
  const { cardId } = card
  const before = carryTo(card, readMarks(cardId) ?? store.get(shownBoardAtom)?.marks)
  const free = freeIndexOf(card)
  const isNew = (text: string, index: number) =>
    index !== free && words.includes(text) && !before.marks.includes(index)
  const newMarks = card.cells.flatMap((text, index) => (isNew(text, index) ? [index] : []))
  const game = before.game ?? { begun: Date.now() }
  replaceMarks(cardId, { ...before, marks: sortMarks([...before.marks, ...newMarks]), game })
  return () => unmark(cardId, { ...before, marks: newMarks, edited: [], setAside: [] })
}

/** Removes these marks from a card, wherever their squares are now. */
function unmark(cardId: string, made: MarksState): void {
  // An Undo toast can outlive its card.
  const card = played(cardId)
  const stored = readMarks(cardId)
  if (!stored) return
  const now = card ? carryTo(card, stored) : stored
  const carried = card ? carryTo(card, made).marks : made.marks
  const without = (indexes: readonly number[]) => indexes.filter((index) => !carried.includes(index))
  const marks = without(now.marks)
  const after = { ...now, marks, edited: without(now.edited), game: marks.length > 0 ? now.game : undefined }
  if (card) replaceMarks(cardId, after)
  else writeMarks(cardId, after, true)
}
