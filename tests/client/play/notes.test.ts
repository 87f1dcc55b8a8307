import { describe, expect, it } from 'vitest'
import { shuffleChoiceAtom } from '#client/features/play/atoms.ts'
import { followBoard, setMarked } from '#client/features/play/board.ts'
import { carryNotes, readNotes, writeNotes } from '#client/features/play/notes-storage.ts'
import { saveNote } from '#client/features/play/notes.ts'
import { store } from '#client/lib/store.ts'
import { shownCardAtom } from '#client/sync/card-store.ts'
import { carryMarks, type MarksState } from '#shared/rules/carry-marks.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { markWords } from '#client/features/play/mark-words.ts'
import { readMarks } from '#client/features/play/marks-storage.ts'
import type { Card } from '#shared/schemas/card.ts'

const card = sampleCard()

/** The notes by words after the host's change, which carries the marks of the noted squares. */
function carried(notes: Record<string, string>, change: (cells: string[]) => string[]) {
  const marks = Object.keys(notes).map((words) => card.cells.indexOf(words))
  const before: MarksState = { version: 1, cells: card.cells, marks, edited: [], setAside: [], round: 1 }
  const now = carryMarks(before, { ...card, version: 2, cells: change([...card.cells]) })
  writeNotes(card.cardId, new Map(Object.entries(notes)))
  carryNotes(card.cardId, before, now)
  return Object.fromEntries(readNotes(card.cardId))
}

const show = (shown: typeof card) =>
  store.set(shownCardAtom, { cardId: card.cardId, status: 'ready', card: shown })

/** Marks and notes a square, and leaves. */
async function leaveNote(): Promise<void> {
  show(card)
  const leave = followBoard(card.cardId)
  await setMarked(1, true)
  saveNote(card.cardId, 'Square 2', 'Maria')
  leave()
}

it('PLAY-30: as the host changes the card, notes stay with words that move, and take no words that moved to their square', () => {
  const swapped = (cells: string[]) => cells.with(2, cells[6]!).with(6, cells[2]!)
  expect(carried({ 'Square 3': 'Ann' }, swapped)).toEqual({ 'Square 3': 'Ann' })
  const replaced = (cells: string[]) => swapped(cells).with(6, 'Something else')
  expect(carried({ 'Square 3': 'Ann', 'Square 7': 'Bo' }, replaced)).toEqual({
    'Square 3': 'Ann',
    'Square 7': 'Bo',
  })
})

describe('notes on a page that is left before its later scripts have loaded', () => {
  const replaced = editedCard(card, { 1: 'Replaced' })

  it('PLAY-30: have gone with their marks, through each change', async () => {
    await leaveNote()
    show(replaced)
    const leave = followBoard(card.cardId)
    expect([...readNotes(card.cardId)]).toEqual([['Replaced', 'Maria']])
    const onceMore = editedCard(replaced, { 1: 'Once more' })
    show(onceMore)
    show(editedCard(onceMore, { 1: 'At last' }))
    leave()
    expect([...readNotes(card.cardId)]).toEqual([['At last', 'Maria']])
  })

  it('PLAY-30: have gone with their marks where a first deal meets an edit', async () => {
    await leaveNote()
    store.set(shuffleChoiceAtom, { cardId: card.cardId, seed: 'mine' })
    show(replaced)
    followBoard(card.cardId)()
    expect([...readNotes(card.cardId)]).toEqual([['Replaced', 'Maria']])
  })
})

const sample = sampleCard()
function open(shown: Card): () => void {
  store.set(shownCardAtom, { cardId: shown.cardId, status: 'ready', card: shown })
  return followBoard(shown.cardId)
}
const marksOf = ({ cardId }: Card) => readMarks(cardId)?.marks

describe('Undo of words that were marked for a player', () => {
  const card = sampleCard({ cells: sample.cells.with(6, 'Square 1') })

  it('CALL-8: leaves what the player had marked of the same words, also after they have moved', async () => {
    const leave = open(card)
    await setMarked(6, true)
    const undo = markWords(['Square 1', 'Square 2'])
    expect(marksOf(card)).toEqual([0, 1, 6])
    const moved = editedCard(card, { 1: 'Square 3', 2: 'Square 2' })
    store.set(shownCardAtom, { cardId: card.cardId, status: 'ready', card: moved })
    undo()
    expect(marksOf(card)).toEqual([6])
    leave()
  })

  it('CALL-8: unmarks them on their own card once another one is on the screen', async () => {
    const leave = open(card)
    const undo = markWords(['Square 1'])
    leave()
    const other = { ...sample, cardId: 'otherCard' }
    const leaveOther = open(other)
    await setMarked(0, true)
    undo()
    expect(marksOf(other)).toEqual([0])
    expect(marksOf(card)).toEqual([])
    leaveOther()
  })
})
