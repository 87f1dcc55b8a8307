import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectToast } from '#tests/support/toast.ts'
import { stubMedia } from '#tests/support/media.ts'
import { cards, cell, freshBrowser, openCard, openEditor, shownWords } from './editor-page.tsx'

beforeEach(() => void freshBrowser())

const chips = () => within(screen.getByRole('group', { name: 'Fill the card' }))
const chip = (name: string) => chips().getByRole('button', { name })
const hasChips = () => screen.queryByRole('group', { name: 'Fill the card' }) !== null

describe('an empty card', () => {
  it('EDIT-19: has chips next to the count and a hint in its first square; Examples fills it, and Undo brings the chips back', async () => {
    const { user } = await openEditor()
    expect(screen.getByText('0 of 24 squares filled')).toBeVisible()
    expect(
      chips()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Paste a list', 'From a category', 'Examples'])
    expect(within(cell(1, 1)).getByText('Start here')).toBeVisible()
    expect(cell(1, 1)).toHaveAccessibleName('Blank square, Start here')
    expect(screen.getAllByText('Start here')).toHaveLength(1)
    await user.click(chip('Examples'))
    await expectToast('Examples Added')
    expect(shownWords()).toHaveLength(24)
    expect(cell(1, 1)).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(hasChips()).toBe(true)
    await user.click(cell(2, 2))
    await user.keyboard('One{Enter}')
    expect(hasChips()).toBe(false)
    expect(screen.queryByText('Start here')).toBeNull()
  })

  it('EDIT-19: is filled with a list from its chip, and then the first square gets the focus', async () => {
    const { user } = await openEditor()
    await user.click(chip('Paste a list'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste a List' }))
    await user.click(dialog.getByRole('textbox', { name: 'List' }))
    await user.paste('One\nTwo\nThree')
    await user.click(dialog.getByRole('button', { name: 'Fill squares' }))
    await expectToast('List pasted', '3 squares filled.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(cell(1, 1)).toHaveFocus())
  })
})

it('EDIT-19: a quick action scrolls the ticket back into view, without animation if the user prefers less motion', async () => {
  const scroll = vi.fn<(options: ScrollIntoViewOptions) => void>()
  /** Simulates a one-column screen that is scrolled past the ticket. */
  function scrolledPast({ wantsLessMotion = false } = {}) {
    stubMedia((query) => query.includes('900') || (query.includes('reduced-motion') && wantsLessMotion))
    scroll.mockClear()
    const ticket = screen.getByRole('region', { name: 'Card Editor' })
    vi.spyOn(ticket, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 366, 600))
    ticket.scrollIntoView = scroll
  }
  const { user } = await openEditor()
  for (const [name, wantsLessMotion, behavior] of [
    ['Add Example Prompts', false, 'smooth'],
    ['Clear All Cells', true, 'instant'],
  ] as const) {
    scrolledPast({ wantsLessMotion })
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(scroll).toHaveBeenCalledExactlyOnceWith({ behavior, block: 'start' }))
  }
})

describe('moving from square to square in the dialog', () => {
  beforeEach(() => {
    freshBrowser({ wide: false })
  })
  const dialog = () => within(screen.getByRole('dialog', { name: 'Edit Bingo Cell' }))
  const content = () => dialog().getByRole('textbox')
  const next = () => dialog().getByRole('button', { name: 'Next' })

  it('EDIT-20: Next stores the words and shows the next blank square, skipping full ones and the free space', async () => {
    const cells = Array.from({ length: 25 }, (_, at) => ([10, 12, 13].includes(at) ? '' : `Word ${at}`))
    const { card, user } = await openCard({ cells })
    await user.click(cell(3, 1))
    expect(content()).toHaveAccessibleDescription(/^Row 3, column 1 50 characters/)
    const field = content()
    await user.type(field, ' Rain ')
    await user.click(next())
    expect(dialog().getByText('Row 3, column 4')).toBeVisible()
    expect(content()).toBe(field)
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
    expect(dialog().getByText('50 characters remaining')).toBeVisible()
    await waitFor(() => expect(cards.card(card.cardId).cells[10]).toBe('Rain'))
    await user.type(field, 'Cow')
    expect(dialog().queryByRole('button', { name: 'Next' })).toBeNull()
    await user.click(dialog().getByRole('button', { name: 'Save' }))
    expect(cell(3, 4)).toHaveAccessibleName('Cow')
    await waitFor(() => expect(cell(3, 4)).toHaveFocus())
  })

  it('EDIT-20: Next goes from the last square to the first blank one; Cancel drops only what is not stored', async () => {
    const { user } = await openEditor()
    await user.click(cell(5, 5))
    await user.type(content(), 'Last')
    await user.click(next())
    expect(dialog().getByText('Row 1, column 1')).toBeVisible()
    await user.type(content(), 'Dropped')
    await user.click(dialog().getByRole('button', { name: 'Cancel' }))
    expect(shownWords()).toEqual(['Last'])
  })
})
