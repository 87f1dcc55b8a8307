import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectToast } from '#tests/support/toast.ts'
import { cell, field, freshBrowser, openEditor, shownWords } from './editor-page.tsx'

const isEditing = () => within(screen.getByRole('grid')).queryByRole('textbox') !== null
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })

describe('editing in place, on a wide screen', () => {
  beforeEach(() => void freshBrowser())

  it('EDIT-2: a press opens the square with the focus in it and no dialog; Enter or leaving the square saves, Escape restores', async () => {
    const { user } = await openEditor()
    await user.click(cell(1, 1))
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
    for (const modifier of ['Shift', 'Control', 'Alt', 'Meta']) {
      await user.keyboard(`Half{${modifier}>}{Enter}{/${modifier}}`)
      expect(field(), modifier).toHaveFocus()
    }
    await user.keyboard('{Escape}')
    expect(shownWords()).toEqual([])

    await user.click(cell(1, 1))
    await user.keyboard('Coffee spilled{Enter}')
    expect(cell(1, 1)).toHaveAccessibleName('Coffee spilled')
    expect(shownWords()).toEqual(['Coffee spilled'])
    await user.click(cell(1, 1))
    await user.keyboard('Second{Escape}')
    expect(shownWords()).toEqual(['Coffee spilled'])
    await user.click(cell(1, 1))
    await user.keyboard('{Control>}a{/Control}Third')
    await user.click(screen.getByLabelText('Title'))
    expect(isEditing()).toBe(false)
    expect(shownWords()).toEqual(['Third'])
  })

  it('EDIT-2: Enter opens the next square if blank and else focuses it; Tab and Shift+Tab open the next or previous one', async () => {
    const { user } = await openEditor()
    await user.click(cell(3, 4))
    await user.keyboard('After free{Enter}')
    expect(field()).toHaveAccessibleName('Text of this square')
    expect(field().closest('[data-index]')).toHaveAttribute('data-index', '14')
    expect(field()).toHaveFocus()
    await user.keyboard('{Escape}')
    await user.click(cell(3, 2))
    await user.keyboard('Before free{Enter}')
    expect(isEditing()).toBe(false)
    expect(cell(3, 4)).toHaveFocus()
    expect(shownWords()).toEqual(['Before free', 'After free'])

    await user.click(cell(3, 2))
    await user.keyboard('{Control>}a{/Control}Before{Tab}{Control>}a{/Control}After{Shift>}{Tab}{/Shift}')
    expect(field()).toHaveValue('Before')
    await user.keyboard('{Enter}')
    expect(shownWords()).toEqual(['Before', 'After'])
    expect(cell(3, 4)).toHaveAccessibleName('After')
  })

  it('EDIT-2 EDIT-3 GRID-6: a square takes 50 characters or emoji and tidies white space; Enter in an IME saves nothing', async () => {
    const { user } = await openEditor()
    await user.click(cell(1, 1))
    fireEvent.compositionStart(field())
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
    expect(isEditing()).toBe(true)
    expect(shownWords()).toEqual([])
    fireEvent.compositionEnd(field())
    type(field(), '🎉'.repeat(60))
    expect(field()).toHaveValue('🎉'.repeat(50))
    type(field(), '  two \n words\u0007 ')
    await user.keyboard('{Enter}')
    expect(shownWords()).toEqual(['two words'])
  })

  it('EDIT-3: refuses text inserted into the middle of a full square there, and keeps the words behind it and the caret', async () => {
    const { user } = await openEditor()
    await user.click(cell(1, 1))
    const full = 'Someone talks for five whole minutes while on mute'
    await user.keyboard(full)
    field().setSelectionRange(13, 13)
    await user.keyboard(' again')
    expect(field()).toHaveValue(full)
    expect(field().selectionStart).toBe(13)
    await user.keyboard('{Backspace}{Backspace}k!!')
    expect(field()).toHaveValue(full.replace('talks', 'talk!'))
    // Autocorrection by an on-screen keyboard.
    field().setRangeText('chatters', 8, 13)
    field().setSelectionRange(16, 16)
    fireEvent.compositionEnd(field(), { data: 'chatters' })
    expect(field()).toHaveValue(full.replace('talks', 'chatt'))
    await user.paste('and shouts')
    await expectToast('Shortened to 50 characters')
    expect(field()).toHaveValue(full.replace('talks', 'chatt'))
    // A word composed at the end of the text, whose composition ends because a tap moves the caret elsewhere.
    fireEvent.input(field(), { target: { value: `${full} again` }, isComposing: true })
    field().setSelectionRange(4, 4)
    fireEvent.compositionEnd(field(), { data: 'again' })
    expect(field()).toHaveValue(full)
    expect(field().selectionStart).toBe(4)
  })

  it('EDIT-2: the arrow keys move between squares, and stay in the field while it is edited', async () => {
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

  it('EDIT-2 EDIT-3: shows words and a counter; Enter saves, Cancel and Close discard, keys of an IME composition do neither', async () => {
    const { user } = await openEditor()
    await user.click(cell(1, 1))
    expect(within(dialog()).getByText('Enter cell content (max 50 characters)')).toBeVisible()
    expect(within(dialog()).getByText('50 characters remaining')).toBeVisible()
    type(content(), 'é'.repeat(49))
    expect(within(dialog()).getByText('1 character remaining')).toBeVisible()
    type(content(), 'é'.repeat(70))
    expect(content()).toHaveValue('é'.repeat(50))
    expect(within(dialog()).getByText('0 characters remaining')).toBeVisible()
    fireEvent.keyDown(content(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(content(), { key: 'Enter', keyCode: 229 })
    fireEvent.keyDown(content(), { key: 'Escape', isComposing: true })
    fireEvent.keyDown(content(), { key: 'Escape', keyCode: 229 })
    expect(dialog()).toBeVisible()
    await user.clear(content())
    await user.type(content(), 'Dog barks')
    expect(within(dialog()).getByText('41 characters remaining')).toBeVisible()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shownWords()).toEqual(['Dog barks'])

    for (const name of ['Cancel', 'Close']) {
      await user.click(cell(1, 1))
      expect(content()).toHaveValue('Dog barks')
      await user.type(content(), 'Dropped')
      await user.click(within(dialog()).getByRole('button', { name }))
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(shownWords(), name).toEqual(['Dog barks'])
    }
    await user.click(cell(1, 1))
    expect(content()).toHaveValue('Dog barks')
  })

  it('EDIT-3 EDIT-10: keeps what is typed when the page is hidden or left, and Cancel still discards it', async () => {
    const { user, unmount } = await openEditor()
    await user.click(cell(1, 1))
    await user.type(content(), 'Call from Mum')
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    hidden.mockRestore()
    expect(JSON.parse(localStorage.getItem('BingoBoard') ?? '')).toMatchObject({
      cells: expect.arrayContaining(['Call from Mum']) as string[],
    })
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }))
    expect(shownWords()).toEqual([])
    await user.click(cell(1, 2))
    await user.type(content(), 'Back')
    unmount()
    await openEditor()
    expect(shownWords()).toEqual(['Back'])
  })
})
