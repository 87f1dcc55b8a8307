import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { cell, field, freshBrowser, openEditor, shownWords } from './editor-page.tsx'

const isEditing = () => within(screen.getByRole('grid')).queryByRole('textbox') !== null
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })

describe('editing in place, on a wide screen', () => {
  beforeEach(() => void freshBrowser())

  it('EDIT-2: a press opens the square with the focus in it and no dialog; Enter saves the words', async () => {
    const { user } = await openEditor()
    await user.click(cell(1, 1))
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.keyboard('Coffee spilled{Enter}')
    expect(cell(1, 1)).toHaveAccessibleName('Edit row 1, column 1: Coffee spilled')
    expect(shownWords()).toEqual(['Coffee spilled'])
  })

  it('EDIT-2: Enter opens the next empty square, past the free one, and only focuses one that has words', async () => {
    const { user } = await openEditor()
    await user.click(cell(3, 4))
    await user.keyboard('After free{Enter}')
    expect(field()).toHaveAccessibleName('Text for row 3, column 5')
    expect(field()).toHaveFocus()
    await user.keyboard('{Escape}')
    await user.click(cell(3, 2))
    await user.keyboard('Before free{Enter}')
    expect(isEditing()).toBe(false)
    expect(cell(3, 4)).toHaveFocus()
    expect(shownWords()).toEqual(['Before free', 'After free'])
  })

  it('EDIT-2: Shift, Control, Alt or Meta and Enter do not save', async () => {
    const { user } = await openEditor()
    await user.click(cell(1, 1))
    for (const modifier of ['Shift', 'Control', 'Alt', 'Meta']) {
      await user.keyboard(`Half{${modifier}>}{Enter}{/${modifier}}`)
      expect(field(), modifier).toHaveAccessibleName('Text for row 1, column 1')
    }
    await user.keyboard('{Escape}')
    expect(shownWords()).toEqual([])
  })

  it('EDIT-2: Tab saves the words and opens the next square, past the free one, Shift+Tab the previous one', async () => {
    const { user } = await openEditor()
    await user.click(cell(3, 2))
    await user.keyboard('Before free{Tab}After free{Shift>}{Tab}{/Shift}')
    expect(field()).toHaveValue('Before free')
    await user.keyboard('{Enter}')
    expect(shownWords()).toEqual(['Before free', 'After free'])
    expect(cell(3, 4)).toHaveAccessibleName('Edit row 3, column 4: After free')
  })

  it('EDIT-2: Escape restores the old words, and leaving the square saves the new ones', async () => {
    const { user } = await openEditor()
    await user.click(cell(1, 1))
    await user.keyboard('First{Enter}')
    await user.click(cell(1, 1))
    await user.keyboard('Second{Escape}')
    expect(shownWords()).toEqual(['First'])
    await user.click(cell(1, 1))
    await user.keyboard('{Control>}a{/Control}Third')
    await user.click(screen.getByLabelText('Title'))
    expect(isEditing()).toBe(false)
    expect(shownWords()).toEqual(['Third'])
  })

  it('EDIT-2 GRID-6: a square takes at most 50 characters, an emoji counts as one, and white space is tidied', async () => {
    const { user } = await openEditor()
    await user.click(cell(1, 1))
    type(field(), '🎉'.repeat(60))
    expect(field()).toHaveValue('🎉'.repeat(50))
    type(field(), '  two \n words\u0007 ')
    await user.keyboard('{Enter}')
    expect(shownWords()).toEqual(['two words'])
  })

  it('EDIT-3: Enter during IME composition chooses a character and saves nothing', async () => {
    const { user } = await openEditor()
    await user.click(cell(1, 1))
    fireEvent.compositionStart(field())
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
    expect(isEditing()).toBe(true)
    expect(shownWords()).toEqual([])
  })

  it('EDIT-2: the arrow keys move between squares, and stay in the field during editing', async () => {
    const { user } = await openEditor()
    await waitFor(() => expect(cell(1, 2).tabIndex).toBe(-1))
    act(() => cell(1, 1).focus())
    await user.keyboard('{ArrowRight}')
    expect(cell(1, 2)).toHaveFocus()
    await user.keyboard('{Enter}Words{ArrowLeft}{ArrowDown}')
    expect(isEditing()).toBe(true)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(isEditing()).toBe(false))
    const stops = [...screen.getByRole('grid').querySelectorAll('button')].filter(
      ({ tabIndex }) => tabIndex === 0,
    )
    expect(stops).toHaveLength(1)
  })
})

describe('editing in the dialog, on a narrow screen', () => {
  beforeEach(() => void freshBrowser({ wide: false }))
  const dialog = () => screen.getByRole('dialog', { name: 'Edit Bingo Cell' })
  const content = () => within(dialog()).getByRole('textbox')

  async function openCell(row: number, column: number) {
    const page = await openEditor()
    await page.user.click(cell(row, column))
    return page
  }

  it('EDIT-2 EDIT-3: a press opens it with the words, the counter counts down, and Enter saves', async () => {
    const { user } = await openCell(1, 1)
    expect(within(dialog()).getByText('Enter cell content (max 50 characters)')).toBeVisible()
    expect(within(dialog()).getByText('50 characters remaining')).toBeVisible()
    await user.type(content(), 'Dog barks')
    expect(within(dialog()).getByText('41 characters remaining')).toBeVisible()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shownWords()).toEqual(['Dog barks'])
    await user.click(cell(1, 1))
    expect(content()).toHaveValue('Dog barks')
  })

  it.each(['Cancel', 'Close'])('EDIT-3: %s discards the draft', async (name) => {
    const { user } = await openCell(1, 1)
    await user.type(content(), 'Dropped')
    await user.click(within(dialog()).getByRole('button', { name }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shownWords()).toEqual([])
    await user.click(cell(1, 1))
    expect(content()).toHaveValue('')
  })

  it('EDIT-3: it takes at most 50 characters, and Enter during IME composition does not save', async () => {
    await openCell(1, 1)
    type(content(), 'é'.repeat(70))
    expect(content()).toHaveValue('é'.repeat(50))
    expect(within(dialog()).getByText('0 characters remaining')).toBeVisible()
    fireEvent.keyDown(content(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(content(), { key: 'Enter', keyCode: 229 })
    expect(dialog()).toBeVisible()
  })
})
