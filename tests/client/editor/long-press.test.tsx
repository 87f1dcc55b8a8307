import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cell, freshBrowser, openEditor, storedCard } from './editor-page.tsx'

let cardId: string
beforeEach(() => {
  cardId = storedCard(freshBrowser()).cardId
})

const open = () => openEditor(`/create/${cardId}`)
const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 }

describe('a long press', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Edit Bingo Cell' })
  const press = (pointerType: string) =>
    fireEvent.pointerDown(cell(1, 1), { ...pointer, pointerType, clientX: 10, clientY: 10 })
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('EDIT-17: of 500 ms opens the dialog, with a mouse, a finger or a pen', async () => {
    await open()
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
  })

  it('EDIT-17: of a finger suppresses the browser’s menu; a mouse keeps its menu', async () => {
    await open()
    press('touch')
    expect(fireEvent.contextMenu(cell(1, 1))).toBe(false)
    press('mouse')
    expect(fireEvent.contextMenu(cell(1, 1))).toBe(true)
  })
})
