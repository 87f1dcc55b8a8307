import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sampleCard } from '#tests/support/sample-card.ts'
import { markedWords, openPlay, push, square } from './play-page.tsx'

const card = sampleCard()
const HOUR_MS = 60 * 60 * 1000
const KEY = `cleared:${card.cardId}`

async function mark(...words: string[]): Promise<void> {
  for (const word of words) {
    const before = markedWords().length
    fireEvent.click(square(word))
    await waitFor(() => expect(markedWords()).toHaveLength(before + 1))
  }
}
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const offer = () => screen.queryByRole('button', { name: 'Bring back the last marks' })
const toolsLoaded = () => screen.findByRole('button', { name: 'Shuffle for me' })

async function openTools(shown = card) {
  const page = await openPlay(shown)
  await toolsLoaded()
  return page
}

describe('the marks that were cleared last', () => {
  it('PLAY-29: can be brought back after Reset Marks, also after a reload, in addition to later marks; not after Undo, nor a mark taken back, nor a day', async () => {
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

  it('PLAY-29: can be brought back after the clear of a new round, into that round, with the focus beside it', async () => {
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
