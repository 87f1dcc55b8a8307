import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { applyWithUndo } from '#client/features/editor/history.ts'
import { store } from '#client/lib/store.ts'
import { toastAtom } from '#client/lib/toast.ts'
import { shownCardAtom } from '#client/sync/card-store.ts'
import { startCardClient } from '#client/sync/change/card-client.ts'
import { findCardClient } from '#client/sync/change/card-clients.ts'
import { wordsStep } from '#client/sync/change/steps.ts'
import { MAX_EXTRA } from '#shared/product.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { expectToast } from '#tests/support/toast.ts'
import { MO } from '../frame/app-page.tsx'
import {
  cards,
  cell,
  changeElsewhere,
  field,
  freshBrowser,
  openCard,
  openEditor,
  press,
  settled,
  shownWords,
  storedCard,
} from './editor-page.tsx'

beforeEach(() => void freshBrowser())

type User = Awaited<ReturnType<typeof openEditor>>['user']
/** Returns the grid's words, its number of squares, and whether it has a free space. */
const look = () => {
  const grid = screen.getByRole('grid')
  return [shownWords(), grid.querySelectorAll('[role=gridcell]').length, grid.textContent.includes('FREE')]
}
const undoKey = '{Control>}z{/Control}'
const redoKey = '{Control>}{Shift>}Z{/Shift}{/Control}'

/** Stores a card with words in every square, and opens it in the editor. */
async function openFull(changes: Partial<CardContent> = {}) {
  const { card, user } = await openCard(changes)
  return { user, card, words: shownWords() }
}

async function pasteList(user: User): Promise<void> {
  act(() => cell(1, 1).focus())
  await user.paste('One\nTwo')
  await user.click(screen.getByRole('radio', { name: 'Replace all words' }))
  await user.click(screen.getByRole('button', { name: /^Replace \d+ words/ }))
}

const CHANGES: [name: string, change: (user: User) => Promise<void>, undo: string, redo: string][] = [
  ['Clear All Cells', (user) => user.click(press('Clear All Cells')), undoKey, redoKey],
  [
    'Randomize Order',
    (user) => user.click(press('Randomize Order')),
    '{Meta>}z{/Meta}',
    '{Meta>}{Shift>}z{/Shift}{/Meta}',
  ],
  ['Paste a List', pasteList, undoKey, '{Control>}y{/Control}'],
  ['4x4 Grid', (user) => user.click(screen.getByRole('radio', { name: '4x4' })), undoKey, redoKey],
  ['Free Space Off', (user) => user.click(screen.getByRole('switch', { name: /^Free/ })), undoKey, redoKey],
]

describe('the undo keys', () => {
  it('EDIT-14: undo and redo each change of the whole grid, with announcements', async () => {
    const { user, card } = await openFull()
    const before = look()
    for (const [name, change, undo, redo] of CHANGES) {
      await change(user)
      const after = look()
      expect(after, name).not.toEqual(before)
      await user.keyboard(undo)
      await expectToast(`Undone: ${name}`)
      expect(look(), name).toEqual(before)
      await user.keyboard(redo)
      await expectToast(`Redone: ${name}`)
      expect(look(), name).toEqual(after)
      await user.keyboard(undo)
      await settled()
      const { gridSize, hasFreeSpace, cells } = cards.card(card.cardId)
      expect({ gridSize, hasFreeSpace, cells }, name).toEqual({
        gridSize: 5,
        hasFreeSpace: true,
        cells: card.cells,
      })
    }
  })

  it('EDIT-14 EDIT-16: treat a swap as a separate step, so that undoing an earlier one loses no words', async () => {
    const { user, words } = await openFull()
    await user.click(press('Randomize Order'))
    const mixed = shownWords()
    act(() => cell(1, 1).focus())
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    const swapped = mixed.with(0, mixed[1]!).with(1, mixed[0]!)
    expect(shownWords()).toEqual(swapped)
    await user.keyboard(undoKey)
    await expectToast('Undone: Swap')
    expect(shownWords()).toEqual(mixed)
    await user.keyboard(undoKey)
    expect(shownWords()).toEqual(words)
    await user.keyboard(redoKey)
    await user.keyboard(redoKey)
    expect(shownWords()).toEqual(swapped)
  })
})

/** As many words without a square as a card may have. */
const MORE = Array.from({ length: MAX_EXTRA }, (_, at) => `extra ${at}`)

describe('undo with other editors and after a save', () => {
  it('EDIT-14: changes nothing and says so if there is no room for newer words, until they are cleared', async () => {
    const { user, card, words } = await openFull({
      gridSize: 3,
      cells: [...'abcd-fghi'].map((one) => (one === '-' ? '' : one)),
      extra: MORE,
    })
    await user.click(screen.getByRole('radio', { name: '5x5' }))
    await settled()
    const { cells } = cards.card(card.cardId)
    await changeElsewhere(card.cardId, { cells: cells.with(3, 'Theirs').with(24, 'Also theirs') })
    const shown = shownWords()
    await user.keyboard(undoKey)
    await expectToast("Can't undo: 5x5 Grid", "2 words wouldn't fit. Remove some of More words first.")
    expect(shownWords()).toEqual(shown)
    expect(cards.card(card.cardId).cells).toEqual(cells.with(3, 'Theirs').with(24, 'Also theirs'))
    await changeElsewhere(card.cardId, { cells })
    await user.keyboard(undoKey)
    await expectToast('Undone: 5x5 Grid')
    expect(shownWords()).toEqual(words)
  })

  it('EDIT-14 LIV-5: is judged again if it arrives after another host’s words', async () => {
    const { user, card } = await openFull({ extra: MORE })
    await user.click(screen.getByRole('switch', { name: /^Free/ }))
    await settled()
    const { cells } = cards.card(card.cardId)
    cards.change(card.cardId, { cells: cells.with(12, 'Middle') })
    await user.keyboard(undoKey)
    await expectToast("Your change can't be applied", "1 word wouldn't fit")
    await settled()
    expect(cards.card(card.cardId)).toMatchObject({ hasFreeSpace: false, cells: cells.with(12, 'Middle') })
    expect(shownWords()[12]).toBe('Middle')
  })

  it('EDIT-4 EDIT-14: leaves a field its own undo; toasts undo and redo once, even after a double press; keys continue there', async () => {
    const { user, words } = await openFull()
    await user.dblClick(press('Clear All Cells'))
    await user.click(screen.getByLabelText('Title'))
    await user.keyboard(undoKey)
    await user.click(cell(1, 1))
    expect(fireEvent.keyDown(field(), { key: 'z', ctrlKey: true })).toBe(true)
    expect(shownWords()).toEqual([])
    await user.click(press('Undo'))
    await expectToast('Undone: Clear All Cells')
    expect(shownWords()).toEqual(words)
    await user.keyboard(redoKey)
    expect(shownWords()).toEqual([])
    await user.keyboard(undoKey)
    await user.click(press('Redo'))
    await expectToast('Redone: Clear All Cells')
    expect(shownWords()).toEqual([])
    await user.click(press('Undo'))
    expect(shownWords()).toEqual(words)
  })

  it('EDIT-14: works for steps from before the first save', async () => {
    const { user } = await openEditor()
    await user.click(press('Add Example Prompts'))
    const prompts = shownWords()
    await user.click(press('Clear All Cells'))
    await user.click(press('Undo'))
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Share BingoBoard' }))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard(redoKey)
    expect(shownWords()).toEqual([])
    await user.keyboard(undoKey)
    expect(shownWords()).toEqual(prompts)
    await user.click(press('Randomize Order'))
    await user.keyboard(undoKey)
    await settled()
    expect(cards.card(cards.ids()[0]!).cells.filter(Boolean)).toEqual(prompts)
  })
})

it.each(['another card is on the screen', 'the card is open again'])(
  'EDIT-14: the undo of a toast works when %s',
  async (where) => {
    const card = storedCard(cards)
    const client = startCardClient(card, MO.id)
    const close = client.open(() => undefined)
    client.apply(wordsStep(6, 'Edited', card.cells[6]!, card))
    const { undo, before, after } = applyWithUndo(client, { type: 'shuffle' })!
    await waitFor(() => expect(client.isIdle()).toBe(true))
    expect(cards.card(card.cardId).cells).toEqual(after.cells)
    close()
    store.set(shownCardAtom, { cardId: 'another000', status: 'loading' })
    const again = where === 'the card is open again'
    const closeAgain = again && startCardClient(cards.card(card.cardId), MO.id).open(() => undefined)
    const reopened = findCardClient(card.cardId)
    undo()
    expect(store.get(toastAtom)).toMatchObject({ title: 'Undone: Randomize Order' })
    expect(findCardClient(card.cardId)).toBe(reopened ?? client)
    await waitFor(() => expect(cards.card(card.cardId).cells).toEqual(before.cells))
    await waitFor(() => expect(findCardClient(card.cardId)).toBe(reopened))
    if (closeAgain) closeAgain()
  },
)
