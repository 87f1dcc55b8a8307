import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { saveNote } from '#client/features/play/notes.ts'
import { readNotes } from '#client/features/play/notes-storage.ts'
import { announced } from '#tests/support/announced.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { markedWords, openPlay, push, square, storedMarks } from './play-page.tsx'

const card = sampleCard()
const nextRound = { ...card, version: 2, round: 2 }

const question = () => screen.queryByRole('group', { name: 'New round' })
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

async function mark(...words: string[]): Promise<void> {
  for (const word of words) {
    const before = markedWords().length
    fireEvent.click(square(word))
    await waitFor(() => expect(markedWords()).toHaveLength(before + 1))
  }
}

describe('a new round', () => {
  it('PLAY-20: asks players with marks in each round and on return, quietly; changes nothing until they answer; Clear has Undo', async () => {
    const first = await openPlay(card)
    await mark('Square 2')
    square('Square 2').focus()
    push(nextRound)
    expect(question()).toHaveTextContent('The host started a new round.')
    expect(markedWords()).toEqual(['Square 2'])
    expect(square('Square 2')).toHaveFocus()
    await waitFor(() =>
      expect(announced()).toBe('The host started a new round: choose Keep marks or Clear marks'),
    )
    await mark('Square 3')
    push({ ...nextRound, version: 3, called: ['Square 9'] })
    expect(question()).toBeVisible()
    expect(question()!.nextElementSibling).toHaveTextContent('Called: Square 91')
    press('Keep marks')
    expect(question()).toBeNull()
    push({ ...nextRound, version: 3, title: 'Another title' })
    expect(question()).toBeNull()
    push({ ...nextRound, version: 4, round: 3 })
    expect(question()).toBeVisible()
    expect(markedWords()).toEqual(['Square 2', 'Square 3'])
    press('Keep marks')
    first.unmount()

    const second = await openPlay({ ...nextRound, version: 7, round: 4 })
    expect(question()).toBeVisible()
    second.unmount()
    const third = await openPlay({ ...nextRound, version: 7, round: 4 })
    expect(question()).toBeVisible()
    press('Clear marks')
    expect(markedWords()).toEqual([])
    expect(question()).toBeNull()
    press('Undo')
    expect(markedWords()).toEqual(['Square 2', 'Square 3'])
    expect(question()).toBeNull()
    third.unmount()
    await openPlay({ ...nextRound, version: 7, round: 4 })
    expect(markedWords()).toEqual(['Square 2', 'Square 3'])
    expect(question()).toBeNull()
  })

  it("PLAY-20: removes strip and dialog of the old round's BINGO!, and returns the focus to the square", async () => {
    wantLessMotion()
    await openPlay(card)
    for (const place of [1, 2, 3, 4]) await mark(`Square ${place}`)
    square('Square 5').focus()
    await mark('Square 5')
    const strip = screen.getByText('BINGO!').closest('.strip')
    await screen.findByRole('alertdialog', { name: 'BINGO!' })
    push(nextRound)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(square('Square 5')).toHaveFocus())
    expect(strip).toContainElement(question())
    expect(screen.queryByText('BINGO!')).toBeNull()
    press('Keep marks')
    expect(screen.getByText('BINGO!')).toBeVisible()
  })
})

const HOUR_MS = 60 * 60 * 1000
const KEY = `cleared:${card.cardId}`
const MARKS = `marks:${card.cardId}`

const offer = () => screen.queryByRole('button', { name: 'Bring back the last marks' })
async function openTools() {
  const page = await openPlay(card)
  await screen.findByRole('button', { name: 'Shuffle for me' })
  return page
}

describe('the last marks that were cleared', () => {
  it('PLAY-29: can be restored after Reset Marks and a reload, next to later marks; not after Undo, single unmarking, or a day', async () => {
    const first = await openTools()
    expect(offer()).toBeNull()
    await mark('Square 2')
    fireEvent.click(square('Square 2'))
    await waitFor(() => expect(markedWords()).toEqual([]))
    expect(offer()).toBeNull()
    await mark('Square 2', 'Square 3')
    press('Reset Marks')
    expect(offer()).toBeVisible()
    press('Undo')
    expect(markedWords()).toEqual(['Square 2', 'Square 3'])
    expect(localStorage.getItem(KEY)).toBeNull()
    press('Reset Marks')
    first.unmount()

    const second = await openTools()
    await mark('Square 4')
    await waitFor(() => expect(offer()).toBeVisible())
    press('Bring back the last marks')
    expect(markedWords()).toEqual(['Square 2', 'Square 3', 'Square 4'])
    expect(offer()).toBeNull()
    expect(localStorage.getItem(KEY)).toBeNull()
    press('Reset Marks')
    second.unmount()

    const stored = JSON.parse(localStorage.getItem(KEY) ?? '') as { at: number }
    localStorage.setItem(KEY, JSON.stringify({ ...stored, at: stored.at - 25 * HOUR_MS }))
    await openTools()
    expect(offer()).toBeNull()
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('PLAY-29 PLAY-30: stay when another tab removes their only mark, with the current notes', async () => {
    await openTools()
    await mark('Square 2')
    press('Reset Marks')
    await mark('Square 3')
    saveNote(card.cardId, 'Square 3', 'Ann')
    const before = localStorage.getItem(KEY)
    localStorage.setItem(MARKS, JSON.stringify({ ...storedMarks(card), marks: [] }))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: MARKS })))
    await waitFor(() => expect(markedWords()).toEqual([]))
    expect(localStorage.getItem(KEY)).toBe(before)
    expect([...readNotes(card.cardId)]).toEqual([['Square 3', 'Ann']])
  })

  it('PLAY-30: leave no note without a mark; Undo or their return brings it back', async () => {
    await openTools()
    await mark('Square 2')
    press('Reset Marks')
    saveNote(card.cardId, 'Square 3', 'Ann')
    press('Reset Marks')
    expect(readNotes(card.cardId).size).toBe(0)
    press('Undo')
    expect([...readNotes(card.cardId)]).toEqual([['Square 3', 'Ann']])
    press('Reset Marks')
    press('Bring back the last marks')
    expect(markedWords()).toEqual(['Square 2'])
    expect([...readNotes(card.cardId)]).toEqual([['Square 3', 'Ann']])
  })

  it('PLAY-29 PLAY-30: keep their notes when a later reset, which removed none, is undone', async () => {
    await openTools()
    await mark('Square 2')
    saveNote(card.cardId, 'Square 2', 'Ann')
    press('Reset Marks')
    press('Reset Marks')
    press('Undo')
    expect(markedWords()).toEqual([])
    expect(readNotes(card.cardId).size).toBe(0)
    press('Bring back the last marks')
    expect(markedWords()).toEqual(['Square 2, Ann'])
  })

  it('PLAY-29: can be restored after a new round has cleared them, into that round, with the focus next to it', async () => {
    await openTools()
    await mark('Square 2')
    push({ ...card, version: 2, round: 2 })
    press('Clear marks')
    offer()?.focus()
    press('Bring back the last marks')
    expect(markedWords()).toEqual(['Square 2'])
    expect(screen.queryByRole('group', { name: 'New round' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Reset Marks' })).toHaveFocus()
  })
})
