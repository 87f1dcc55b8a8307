import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { store } from '#client/lib/store.ts'
import { toastAtom } from '#client/lib/toast.ts'
import { shownCardAtom } from '#client/sync/card-store.ts'
import type { Card } from '#shared/schemas/card.ts'
import { announced } from '#tests/support/announced.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { grid, markedWords, openPlay, push, square } from './play-page.tsx'
import { shuffleChoiceAtom } from '#client/features/play/atoms.ts'
import { followBoard, setMarked } from '#client/features/play/board.ts'
import { carryNotes, readNotes, writeNotes } from '#client/features/play/notes-storage.ts'
import { saveNote } from '#client/features/play/notes.ts'
import { carryMarks, type MarksState } from '#shared/rules/carry-marks.ts'
import { markWords } from '#client/features/play/mark-words.ts'
import { readMarks } from '#client/features/play/marks-storage.ts'

const card = sampleCard()
const TOP = ['Square 1', 'Square 2', 'Square 3', 'Square 4', 'Square 5']

beforeEach(() => {
  wantLessMotion()
  localStorage.setItem('device', JSON.stringify({ sound: false, awake: false, mark: true }))
})

let version = 1
/** Returns the next version of the card, with these calls. */
const calling = (called: string[], changes: Partial<Card> = {}): Card => ({
  ...card,
  ...changes,
  called,
  version: ++version,
})
const areMarked = (words: string[]) => waitFor(() => expect(markedWords()).toEqual(words))

it('UI-28: a call tells screen readers where its square is, or that the card does not have it', async () => {
  await openPlay(calling([], { extra: ['Echo', 'Lag'] }))
  push(calling(['Echo', 'Square 7'], { extra: ['Echo', 'Lag'] }))
  await waitFor(() =>
    expect(announced()).toBe('Called: Square 7, Row 2, column 2. Called, not on your card: Echo'),
  )
})

describe('called squares that are marked automatically', () => {
  it('CALL-8 COLS-9: marks words called while the tab was closed; the toast has Undo and a single one’s letter; only the banner follows', async () => {
    const first = await openPlay(calling(['Square 1'], { columns: true }))
    await areMarked(['Square 1'])
    expect(store.get(toastAtom)).toMatchObject({ text: 'B Square 1' })
    first.unmount()
    const { user } = await openPlay(calling(TOP))
    await areMarked(TOP)
    expect(await screen.findByText('BINGO!')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(store.get(toastAtom)).toMatchObject({ title: 'Marked for you' })
    act(() => store.get(toastAtom)!.action!.run())
    await areMarked(['Square 1'])
    // Marks that were taken back are not set again.
    push(calling([...TOP, 'Square 6']))
    await areMarked(['Square 1', 'Square 6'])
    await user.click(square('Square 6'))
    push(calling([...TOP, 'Square 6', 'Square 7']))
    await areMarked(['Square 1', 'Square 7'])
  })

  it("CALL-8: waits for the answer to a new round's question, and catches up after either answer", async () => {
    for (const answer of ['Keep', 'Clear'] as const) {
      const page = await openPlay(calling(['Square 1']))
      await areMarked(['Square 1'])
      push(calling([], { round: 2 }))
      await screen.findByRole('button', { name: new RegExp(`^${answer}`) })
      push(calling(['Square 8', 'Square 9'], { round: 2 }))
      expect(markedWords()).toEqual(['Square 1'])
      await page.user.click(screen.getByRole('button', { name: new RegExp(`^${answer}`) }))
      push(calling(['Square 8', 'Square 9', 'Square 10'], { round: 2 }))
      await areMarked([...(answer === 'Keep' ? ['Square 1'] : []), 'Square 8', 'Square 9', 'Square 10'])
      page.unmount()
      localStorage.removeItem(`marks:${card.cardId}`)
    }
  })

  it('CALL-8 CALL-13: neither announces nor marks mended words again, whether the page was open or closed', async () => {
    const page = await openPlay(calling(['Square 1', 'Square 2', 'Square 6', 'Square 7']))
    await areMarked(['Square 1', 'Square 2', 'Square 6', 'Square 7'])
    await page.user.click(square('Square 2'))
    const called = ['Square 1', 'Second', 'Square 6', 'Square 7']
    const mended = editedCard(card, { 1: 'Second' }, { version: ++version, called })
    push(mended)
    await act(async () => {})
    expect(markedWords()).toEqual(['Square 1', 'Square 6', 'Square 7'])
    expect(announced()).not.toContain('Called: Second')
    page.unmount()
    await openPlay({
      ...editedCard(mended, { 0: 'First', 1: 'Third' }),
      called: ['First', 'Third', 'Square 6', 'Square 7', 'Square 3'],
      version: ++version,
    })
    await areMarked(['First', 'Square 3', 'Square 6', 'Square 7'])
  })

  it('CALL-8: are unaffected by a new pattern and reset marks', async () => {
    const { user } = await openPlay(calling(['Square 1']))
    await areMarked(['Square 1'])
    push(calling(['Square 1', 'Square 2'], { pattern: 'x' }))
    await areMarked(['Square 1', 'Square 2'])
    await user.click(screen.getByRole('button', { name: /^Reset Marks/ }))
    await areMarked([])
    push(calling(['Square 1', 'Square 2', 'Square 3']))
    await areMarked(['Square 3'])
  })
})

it('CALL-14: hidden calls show no ring, list or words, and mark nothing, until the host shows them', async () => {
  await openPlay(calling(TOP, { showsCalls: false }))
  await act(async () => {})
  expect(grid().querySelectorAll('[data-called]')).toHaveLength(0)
  expect(screen.queryByText(/^Called/)).toBeNull()
  expect(markedWords()).toEqual([])
  // The page still gets the calls, which it needs for showing a bingo.
  expect(store.get(shownCardAtom).card?.called).toEqual(TOP)
  push(calling(TOP))
  await areMarked(TOP)
  expect(grid().querySelectorAll('[data-called]')).toHaveLength(5)
  push(calling([...TOP, 'Square 6'], { showsCalls: false }))
  expect(grid().querySelectorAll('[data-called]')).toHaveLength(0)
  expect(markedWords()).toEqual(TOP)
  // The question in the strip has no list of calls either.
  push(calling(['Square 9'], { showsCalls: false, round: 2 }))
  expect(screen.getByRole('group', { name: 'New round' })).toBeVisible()
  expect(screen.queryByText(/^Called/)).toBeNull()
})

/** Returns the notes by words after the host's change, which carries the marks of the squares with notes. */
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

/** Marks a square, adds a note, and leaves the card. */
async function leaveNote(): Promise<void> {
  show(card)
  const leave = followBoard(card.cardId)
  await setMarked(1, true)
  saveNote(card.cardId, 'Square 2', 'Maria')
  leave()
}

it('PLAY-30: notes stay with words that move when the host edits, and never go to words that moved into their square', () => {
  const swapped = (cells: string[]) => cells.with(2, cells[6]!).with(6, cells[2]!)
  expect(carried({ 'Square 3': 'Ann' }, swapped)).toEqual({ 'Square 3': 'Ann' })
  const replaced = (cells: string[]) => swapped(cells).with(6, 'Something else')
  expect(carried({ 'Square 3': 'Ann', 'Square 7': 'Bo' }, replaced)).toEqual({
    'Square 3': 'Ann',
    'Square 7': 'Bo',
  })
})

describe('notes on a page that is left before its later scripts load', () => {
  const replaced = editedCard(card, { 1: 'Replaced' })

  it('PLAY-30: have moved with their marks through every change', async () => {
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

  it('PLAY-30: have moved with their marks when a first deal coincides with an edit', async () => {
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

describe('undoing automatic marks', () => {
  const card = sampleCard({ cells: sample.cells.with(6, 'Square 1') })

  it('CALL-8: keeps what the player had marked of the same words, also after they have moved', async () => {
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

  it('CALL-8: unmarks them on their own card even if another one is on the screen', async () => {
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
