import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { cell, freshBrowser, openEditor, storedCard } from './editor-page.tsx'

it('EDIT-17: holding mouse, finger or pen for 500 ms opens the dialog; no menu or selection by finger, but a mouse keeps its menu', async () => {
  const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 }
  const dialog = () => screen.queryByRole('dialog', { name: 'Edit Bingo Cell' })
  const press = (pointerType: string) =>
    fireEvent.pointerDown(cell(1, 1), { ...pointer, pointerType, clientX: 10, clientY: 10 })
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await openEditor(`/create/${storedCard(freshBrowser()).cardId}`)
  vi.useFakeTimers()
  for (const pointerType of ['mouse', 'touch', 'pen']) {
    press(pointerType)
    await wait(499)
    expect(dialog(), pointerType).toBeNull()
    await wait(1)
    expect(dialog(), pointerType).toBeVisible()
    expect(within(dialog()!).getByRole('textbox')).toHaveValue('Square 1')
    fireEvent.pointerUp(document.body, { ...pointer, pointerType, buttons: 0 })
    fireEvent.click(document.querySelector('[data-index="0"] button')!, { detail: 1 })
    expect(dialog(), pointerType).toBeVisible()
    expect(document.querySelector('.cell-typing')).toBeNull()
    fireEvent.click(within(dialog()!).getByRole('button', { name: 'Cancel' }))
    await wait(1000)
  }
  press('touch')
  expect(fireEvent.contextMenu(cell(1, 1))).toBe(false)
  await wait(500)
  // The finger is still down, and now above the dialog.
  expect(fireEvent.contextMenu(dialog()!)).toBe(false)
  expect(fireEvent(dialog()!, new Event('selectstart', { bubbles: true, cancelable: true }))).toBe(false)
  fireEvent.pointerUp(dialog()!, { ...pointer, pointerType: 'touch', buttons: 0 })
  expect(fireEvent.contextMenu(dialog()!)).toBe(false)
  await wait(400)
  expect(fireEvent.contextMenu(dialog()!)).toBe(true)
  fireEvent.click(within(dialog()!).getByRole('button', { name: 'Cancel' }))
  await wait(1000)
  press('mouse')
  expect(fireEvent.contextMenu(cell(1, 1))).toBe(true)
})
