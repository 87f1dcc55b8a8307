import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { carryMarks, noMarks } from '#shared/rules/carry-marks.ts'
import type { Card } from '#shared/schemas/card.ts'
import { announced } from '#tests/support/announced.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { cards, cell, freshBrowser, openEditor, settled, storedCard, write } from './editor-page.tsx'

let card: Card
beforeEach(() => {
  card = storedCard(freshBrowser())
})

const open = () => openEditor(`/create/${card.cardId}`)
const stored = () => cards.card(card.cardId)
const words = (row: number, column: number) => cell(row, column).textContent
const square = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-index="${(row - 1) * 5 + column - 1}"]`)!
const free = () => within(screen.getByRole('grid')).getByText('FREE')
const lifted = () => document.querySelector('.lifted')
const strip = () => document.querySelector('.strip')
const isEditing = () => within(screen.getByRole('grid')).queryByRole('textbox') !== null

/** The pointer properties of a mouse whose button is down; `drop` releases the button. */
const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1 }
function lift(from: HTMLElement, over: HTMLElement): void {
  fireEvent.pointerDown(from, { ...mouse, clientX: 10, clientY: 10 })
  fireEvent.pointerMove(from, { ...mouse, clientX: 30, clientY: 10 })
  fireEvent.pointerMove(over, { ...mouse, clientX: 90, clientY: 40 })
}
function drop(at: HTMLElement): void {
  fireEvent.pointerUp(at, { ...mouse, buttons: 0, clientX: 90, clientY: 40 })
}

describe('a swap by dragging with a mouse', () => {
  it('EDIT-16 LIV-5 LIV-13: shows a lifted copy and the target, and is sent as one change when dropped; marks follow the words', async () => {
    await open()
    const marked = { ...noMarks({ ...card, round: 0 }), marks: [0, 3] }
    lift(cell(1, 1), cell(2, 3))
    expect(lifted()).toHaveTextContent('Square 1')
    expect(square(1, 1).dataset.swap).toBe('from')
    expect(square(2, 3).dataset.swap).toBe('over')
    expect(cards.writes()).toEqual([])
    drop(cell(2, 3))
    expect(lifted()).toBeNull()
    expect(square(2, 3).dataset.swap).toBeUndefined()
    expect([words(1, 1), words(2, 3)]).toEqual(['Square 8', 'Square 1'])
    await expectToast('Swapped with Square 8')
    await settled()
    expect(cards.writes()).toHaveLength(1)
    expect(cards.writes()[0]).toMatchObject({
      ifMatch: null,
      body: { cells: { 0: 'Square 8', 7: 'Square 1' }, was: { cells: { 0: 'Square 1', 7: 'Square 8' } } },
    })
    expect([stored().cells[0], stored().cells[7]]).toEqual(['Square 8', 'Square 1'])
    expect(stored().version).toBe(card.version + 1)
    const state = carryMarks(marked, stored())
    expect(state.marks).toEqual([3, 7])
    expect(state.edited).toEqual([])
  })

  it('EDIT-16: Undo swaps them back, and keeps words that were typed since', async () => {
    const { user } = await open()
    lift(cell(1, 1), cell(1, 2))
    drop(cell(1, 2))
    const toast = await expectToast('Swapped with Square 2')
    await write(user, 1, 1, 'Newer')
    await user.click(within(toast).getByRole('button', { name: 'Undo' }))
    expect([words(1, 1), words(1, 2)]).toEqual(['Square 1', 'Newer'])
    await settled()
    expect(stored().cells.slice(0, 2)).toEqual(['Square 1', 'Newer'])
  })

  it('EDIT-16: the click that ends a drag, on another square or the same, opens no square; the next click does', async () => {
    const { user } = await open()
    lift(cell(1, 1), cell(1, 2))
    drop(cell(1, 2))
    fireEvent.click(cell(1, 2), { detail: 1 })
    expect(isEditing()).toBe(false)
    lift(cell(1, 1), cell(1, 1))
    drop(cell(1, 1))
    fireEvent.click(cell(1, 1), { detail: 1 })
    expect(isEditing()).toBe(false)
    expect(words(1, 1)).toBe('Square 2')
    await user.click(cell(1, 1))
    expect(isEditing()).toBe(true)
  })

  it('EDIT-16: Escape, a canceled pointer, leaving the window or grid, and the free space end the drag without a change', async () => {
    await open()
    for (const cancel of [
      () => fireEvent.keyDown(window, { key: 'Escape' }),
      () => fireEvent.pointerCancel(window, mouse),
      () => fireEvent.blur(window),
      // The button was released outside the window.
      () => fireEvent.pointerMove(cell(1, 3), { ...mouse, buttons: 0, clientX: 140, clientY: 10 }),
    ]) {
      lift(cell(1, 1), cell(1, 2))
      expect(lifted(), String(cancel)).not.toBeNull()
      cancel()
      expect(lifted(), String(cancel)).toBeNull()
      expect(square(1, 1).dataset.swap).toBeUndefined()
      drop(cell(1, 2))
      expect([words(1, 1), words(1, 2)], String(cancel)).toEqual(['Square 1', 'Square 2'])
    }
    lift(cell(1, 1), free())
    expect(document.querySelector('[data-swap="over"]')).toBeNull()
    drop(free())
    lift(free(), cell(1, 2))
    expect(lifted()).toBeNull()
    drop(cell(1, 2))
    lift(cell(1, 1), screen.getByLabelText('Title'))
    drop(screen.getByLabelText('Title'))
    expect(words(1, 1)).toBe('Square 1')
    expect(cards.writes()).toEqual([])
    noToast()
  })
})

it('EDIT-16 UI-28: Alt and an arrow key swap with the next square, skipping the free space, and the focus follows the words', async () => {
  type Place = [row: number, column: number]
  const press = (key: string) => `{Alt>}{${key}}{/Alt}`
  const { user } = await open()
  for (const { key, from, to } of [
    { key: 'ArrowRight', from: [2, 2], to: [2, 3] },
    { key: 'ArrowLeft', from: [2, 2], to: [2, 1] },
    { key: 'ArrowUp', from: [2, 2], to: [1, 2] },
    { key: 'ArrowDown', from: [2, 2], to: [3, 2] },
    { key: 'ArrowRight', from: [3, 2], to: [3, 4] },
    { key: 'ArrowDown', from: [2, 3], to: [4, 3] },
  ] satisfies { key: string; from: Place; to: Place }[]) {
    const [moved, other] = [words(...from), words(...to)]
    act(() => cell(...from).focus())
    await user.keyboard(press(key))
    expect([words(...from), words(...to)], `${key} at ${from.join()}`).toEqual([other, moved])
    expect(cell(...to)).toHaveFocus()
    // Screen readers read the toast, so the swap is not announced a second time.
    await expectToast(`Swapped with ${other}`)
    expect(announced()).not.toContain('Swapped')
  }
})

it('EDIT-16: Swap... in the dialog swaps with the square pressed next; Cancel, Escape and the same square end the choice', async () => {
  freshBrowser({ wide: false })
  card = storedCard(cards)
  const { user } = await open()
  const choose = async () => {
    await user.click(cell(1, 1))
    await user.click(screen.getByRole('button', { name: 'Swap...' }))
  }
  for (const cancel of [
    () => screen.getByRole('button', { name: 'Cancel' }).click(),
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    () => screen.getByRole('button', { name: 'Square 1, cancel swap' }).click(),
  ]) {
    await choose()
    act(() => void cancel())
    expect(strip(), String(cancel)).toHaveTextContent('24 of 24 squares filled')
    await user.click(cell(2, 1))
    expect(screen.getByRole('dialog', { name: 'Edit Bingo Cell' })).toBeVisible()
    await user.keyboard('{Escape}')
  }
  expect(cards.writes()).toEqual([])

  await choose()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(strip()).toHaveTextContent('Pick the square to swap with')
  expect(square(1, 1).dataset.swap).toBe('from')
  await waitFor(() => expect(announced()).toContain('Pick the square to swap with'))
  await user.click(screen.getByRole('button', { name: 'Square 6, swap with this' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect([words(1, 1), words(2, 1)]).toEqual(['Square 6', 'Square 1'])
  expect(strip()).toHaveTextContent('24 of 24 squares filled')
  await settled()
  expect(cards.sentCells()).toEqual([{ 0: 'Square 6', 5: 'Square 1' }])
})
