import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { editorExamples } from '#messages/editor-examples.ts'
import { store } from '#client/lib/store.ts'
import { toastAtom } from '#client/lib/toast.ts'
import { expectToast } from '#tests/support/toast.ts'
import { cards, cell, freshBrowser, openCard, openEditor, press, shownWords, write } from './editor-page.tsx'

beforeEach(() => void freshBrowser())

const undo = () => press('Undo')

describe('card settings', () => {
  it('EDIT-5: title and theme change the screen and the ticket immediately; the title is edited in its place on the ticket', async () => {
    const { user } = await openEditor()
    await user.click(screen.getByRole('textbox', { name: 'Name this card' }))
    await user.keyboard('Monday{Enter}')
    expect(screen.getByLabelText('Title')).toHaveValue('Monday')
    expect(document.body).toHaveFocus()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Monday')
    expect(document.title).toBe('Edit Monday | BingoBoard')
    for (const [name, theme] of [
      ['Purple', 'purple'],
      ['Red', 'red'],
    ] as const) {
      await user.click(screen.getByRole('radio', { name }))
      expect(document.body.dataset.theme).toBe(theme)
      expect(screen.getByText(`Theme: ${name}`)).toBeVisible()
    }
  })

  it('COLS-7 COLS-8: words can be set to stay in their column, with letters above the columns at 5x5', async () => {
    const { user } = await openEditor()
    const letters = () => document.querySelector('.card-letters')?.textContent
    expect(letters()).toBeUndefined()
    const columns = screen.getByRole('switch', { name: 'Words stay in their column' })
    expect(columns).toHaveAccessibleDescription(
      /^On each player's card, a column has only words from that column/,
    )
    await user.click(columns)
    expect(columns).toBeChecked()
    expect(letters()).toBe('BINGO')
    await user.click(screen.getByRole('radio', { name: '4x4' }))
    expect(letters()).toBeUndefined()
    expect(columns).toBeChecked()
  })

  it('EDIT-5 GRID-2: the free space can be turned on and off; the words in its place can be restored', async () => {
    const { user } = await openEditor()
    const free = screen.getByRole('switch', { name: 'Free space in the middle' })
    await user.click(free)
    expect(screen.queryByText('FREE')).toBeNull()
    await user.click(cell(3, 3))
    await user.keyboard('Middle{Enter}')
    await user.click(free)
    expect(screen.getByText('FREE')).toBeVisible()
    expect(shownWords()).toEqual([])
    await expectToast('Free space', '1 word went to More words.')
    await user.click(undo())
    expect(shownWords()).toEqual(['Middle'])
  })
})

describe('quick actions', () => {
  it('EDIT-4 GRID-4: example prompts fill the empty squares, keep existing words, and can be undone', async () => {
    const { user } = await openEditor()
    await user.click(cell(2, 2))
    await user.keyboard('My own{Enter}')
    await user.click(press('Add Example Prompts'))
    await expectToast('Examples Added', 'Empty cells have been filled with movie night examples!')
    expect(shownWords()).toHaveLength(24)
    expect(shownWords()[6]).toBe('My own')
    expect(new Set(shownWords()).size).toBe(24)
    for (const words of shownWords().filter((text) => text !== 'My own'))
      expect(editorExamples.prompts).toContain(words)
    await user.click(undo())
    expect(shownWords()).toEqual(['My own'])
  })

  it('EDIT-4 EDIT-5 GRID-1 GRID-3 GRID-5: a smaller grid keeps the squares that fit and says how many do not, Randomize Order rearranges the words, Clear All Cells empties the card; Undo restores all words except those typed since', async () => {
    const { card, user } = await openCard()
    const before = shownWords()
    await user.click(screen.getByRole('radio', { name: '4x4' }))
    expect(shownWords()).toHaveLength(14)
    expect(shownWords().slice(0, 5)).toEqual(['Square 1', 'Square 2', 'Square 3', 'Square 4', 'Square 6'])
    await expectToast('4x4 grid', '10 words went to More words.')
    await user.click(undo())
    expect(shownWords()).toEqual(before)
    await waitFor(() => expect(cards.card(card.cardId)).toMatchObject({ gridSize: 5, cells: card.cells }))

    await user.click(press('Randomize Order'))
    await expectToast('Randomized', 'Cell order has been randomized!')
    expect(shownWords()).not.toEqual(before)
    expect(shownWords().toSorted()).toEqual(before.toSorted())
    await user.click(undo())
    expect(shownWords()).toEqual(before)

    await user.click(press('Clear All Cells'))
    const toast = await expectToast('Cleared', 'All cells have been cleared.')
    expect(shownWords()).toEqual([])
    await write(user, 1, 1, 'New words')
    await user.click(within(toast).getByRole('button', { name: 'Undo' }))
    expect(shownWords().slice(0, 2)).toEqual(['New words', 'Square 2'])
  })
})

const question = () => screen.queryByRole('alertdialog', { name: 'Start a new round?' })
const pressIn = (dialog: HTMLElement | null, name: string) =>
  within(dialog!).getByRole('button', { name: new RegExp(`^${name}`) })

it('PLAY-20 LIV-3: a new round asks first and raises only the round, by one, also when pressed again after a lost response or a proxy’s timeout; the dialog stays open on a failure', async () => {
  const { card, user } = await openCard()
  const rounds = () => cards.card(card.cardId).round
  await user.click(screen.getByRole('button', { name: 'New Round' }))
  await user.click(pressIn(question(), 'Cancel'))
  expect(question()).toBeNull()
  expect(cards.writes()).toEqual([])

  await user.click(screen.getByRole('button', { name: 'New Round' }))
  for (const failure of [503, 401, 'lost answer'] as const) {
    expect(rounds()).toBe(1)
    cards.failures.push(failure)
    act(() => store.set(toastAtom, null))
    await user.click(pressIn(question(), 'Start'))
    await expectToast("Couldn't start a new round")
    expect(question()).toBeVisible()
  }
  await user.click(pressIn(question(), 'Start'))
  await expectToast('New round started', 'Players can clear their marks with one tap.')
  expect(question()).toBeNull()
  expect(cards.card(card.cardId)).toEqual({ ...card, version: 2, round: 2 })

  await user.click(screen.getByRole('button', { name: 'New Round' }))
  cards.failures.push('gateway timeout')
  act(() => store.set(toastAtom, null))
  await user.click(pressIn(question(), 'Start'))
  await expectToast("Couldn't start a new round")
  await user.click(pressIn(question(), 'Start'))
  await waitFor(() => expect(question()).toBeNull())
  expect(rounds()).toBe(3)
})
