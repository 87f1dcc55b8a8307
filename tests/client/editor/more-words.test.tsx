import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_EXTRA } from '#shared/product.ts'
import { TOO_MANY_WORDS } from '#shared/rules/card-size.ts'
import { announced } from '#tests/support/announced.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { expectToast } from '#tests/support/toast.ts'
import {
  cards,
  cell,
  field,
  fillFirstRow,
  FIVE,
  freshBrowser,
  openCard,
  press,
  shownWords,
  write,
} from './editor-page.tsx'

beforeEach(() => void freshBrowser())

const panel = () => within(screen.getByRole('region', { name: /^More words/ }))
const words = () =>
  panel()
    .getAllByRole('listitem')
    .map((row) => row.querySelector('span')!.textContent)
const newWord = () => panel().getByRole('textbox', { name: 'Add a word' })
const square = (name: string) => within(screen.getByRole('grid')).getByLabelText(name, { selector: 'button' })

const openWith = (extra: string[]) => openCard({ extra })

describe('more words than squares', () => {
  it('EDIT-30: have no panel while there are none; the first can be added by hand once all squares are full', async () => {
    const { user, card } = await openWith([])
    expect(screen.queryByRole('region', { name: /^More words/ })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Add more words' }))
    expect(newWord()).toHaveFocus()
    await user.keyboard('Mute{Enter}')
    expect(words()).toEqual(['Mute'])
    await waitFor(() => expect(cards.card(card.cardId).extra).toEqual(['Mute']))
    await user.keyboard('Echo{Enter}')
    expect(words()).toEqual(['Mute', 'Echo'])
    expect(screen.queryByRole('button', { name: 'Add more words' })).toBeNull()
  })

  it('EDIT-30: cannot be added while a square is blank', async () => {
    await openCard({ cells: sampleCard().cells.with(3, '') })
    await act(() => import('#client/features/editor/components/panels/more-words.tsx'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(screen.queryByRole('button', { name: 'Add more words' })).toBeNull()
  })

  it('EDIT-30: trade places with the words of the pressed square, with Undo; Cancel and Escape end the choice', async () => {
    const { user, card } = await openWith(['Mute', 'Echo'])
    for (const end of [() => user.click(press('Cancel')), () => user.keyboard('{Escape}')]) {
      await user.click(press('Put on the card: Echo'))
      expect(screen.getByText('Pick the square for “Echo”')).toBeVisible()
      expect(square('Square 1, put it here')).toHaveFocus()
      fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Escape', isComposing: true })
      expect(screen.getByText('Pick the square for “Echo”')).toBeVisible()
      await end()
      expect(screen.queryByText(/^Pick the square/)).toBeNull()
      await user.click(cell(1, 2))
      await user.keyboard('{Escape}')
      expect(words()).toEqual(['Mute', 'Echo'])
      expect(cards.card(card.cardId)).toEqual(card)
    }
    await user.click(press('Put on the card: Echo'))
    await user.click(square('Square 2, put it here'))
    await expectToast('“Echo” is on the card')
    expect(shownWords().slice(0, 3)).toEqual(['Square 1', 'Echo', 'Square 3'])
    expect(words()).toEqual(['Mute', 'Square 2'])
    await waitFor(() => expect(cards.card(card.cardId).extra).toEqual(['Mute', 'Square 2']))
    expect(cards.card(card.cardId).cells[1]).toBe('Echo')
    await user.click(press('Undo'))
    expect(words()).toEqual(['Mute', 'Echo'])
    expect(shownWords().slice(0, 3)).toEqual(['Square 1', 'Square 2', 'Square 3'])
  })

  it('EDIT-30 UI-37: are removed one at a time, even by a double press, and restored in place; Enter adds one or shows why not', async () => {
    const { user, card } = await openWith(['Mute', 'Echo', 'Lag'])
    fireEvent.click(press('Remove: Echo'), { detail: 1 })
    // The second press of a double press hits the next word, which has moved up.
    fireEvent.click(press('Remove: Lag'), { detail: 2 })
    await expectToast('Removed “Echo”')
    expect(words()).toEqual(['Mute', 'Lag'])
    await waitFor(() => expect(cards.card(card.cardId).extra).toEqual(['Mute', 'Lag']))
    await user.click(press('Undo'))
    expect(words()).toEqual(['Mute', 'Echo', 'Lag'])
    await waitFor(() => expect(cards.card(card.cardId).extra).toEqual(['Mute', 'Echo', 'Lag']))

    const sent = cards.writes().length
    const says = async (typed: string, fault: string) => {
      await user.type(newWord(), `${typed}{Enter}`)
      expect(newWord()).toHaveAccessibleDescription(fault)
      await waitFor(() => expect(announced()).toBe(fault), { timeout: 2000 })
      await user.clear(newWord())
    }
    await says(' ', 'Type a word first.')
    await says('square 3', '“square 3” is on the card already.')
    await says('MUTE', '“MUTE” is in the list already.')
    expect(cards.writes()).toHaveLength(sent)
    await user.type(newWord(), '  Noise {Enter}')
    expect(words()).toEqual(['Mute', 'Echo', 'Lag', 'Noise'])
    expect(newWord()).toHaveValue('')
    expect(newWord()).toHaveFocus()
    await waitFor(() => expect(cards.card(card.cardId).extra).toEqual(['Mute', 'Echo', 'Lag', 'Noise']))
  })

  it('EDIT-30: are listed with an explanation, at first 8 of them; a 52nd one, or more than there is room for, is refused', async () => {
    const full = Array.from({ length: MAX_EXTRA }, (_, at) => `Extra ${at}`)
    const { user, unmount } = await openWith(full)
    expect(screen.getByRole('heading', { name: 'More words (51)' })).toBeVisible()
    expect(panel().getByText(/Players with their own card get some of these/)).toBeVisible()
    expect(words()).toEqual(full.slice(0, 8))
    await user.click(press('Show all 51'))
    expect(words()).toEqual(full)
    await user.type(newWord(), 'Echo{Enter}')
    expect(newWord()).toHaveAccessibleDescription('A card has at most 51 more words.')
    unmount()
    // Each emoji takes 4 bytes: together with the squares, these words are just below the limit of 8 kB.
    const long = Array.from({ length: 41 }, (_, at) => '🎉'.repeat(46) + String(at))
    const second = await openWith(long)
    await second.user.type(newWord(), `${'🎉'.repeat(50)}{Enter}`)
    expect(newWord()).toHaveAccessibleDescription(TOO_MANY_WORDS)
    expect(cards.writes()).toEqual([])
  })
})

describe('calling in the editor', () => {
  const calls = (cardId: string) => cards.card(cardId).called
  const callMode = () => screen.getByRole('radio', { name: 'Call' })

  it('CALL-10: a press on a square, or on an extra word in its panel, calls it, and the next press takes it back', async () => {
    const { user, card } = await openWith(['Mute'])
    await user.click(callMode())
    expect(screen.getByText('0 of 25 called')).toBeVisible()
    await user.click(square('Square 2, call'))
    const called = square('Square 2, take back')
    expect(called).toHaveAccessibleDescription('called')
    expect(screen.getByText('1 of 25 called')).toBeVisible()
    await waitFor(() => expect(announced()).toContain('Called: Square 2.'))
    await waitFor(() => expect(calls(card.cardId)).toEqual(['Square 2']))
    await user.click(called)
    await waitFor(() => expect(calls(card.cardId)).toEqual([]))
    await waitFor(() => expect(announced()).toContain('Taken back: Square 2.'))

    await user.click(press('Call: Mute'))
    await waitFor(() => expect(calls(card.cardId)).toEqual(['Mute']))
    expect(panel().getByText('called')).toBeVisible()
    await user.click(press('Take back: Mute'))
    await waitFor(() => expect(calls(card.cardId)).toEqual([]))
    expect(cards.sentCells()).toEqual([])
  })

  it('CALL-10: does not call blank squares, and Edit returns to editing', async () => {
    const { user } = await openCard({ cells: [...FIVE, ...Array<string>(20).fill('')] })
    await user.click(callMode())
    expect(within(screen.getByRole('grid')).getAllByRole('button')).toHaveLength(5)
    await user.click(screen.getByRole('radio', { name: 'Edit' }))
    await user.click(cell(1, 1))
    expect(within(screen.getByRole('grid')).getByRole('textbox')).toHaveValue('One')
    expect(cards.writes()).toEqual([])
  })
})

describe('editing called words', () => {
  const calls = (cardId: string) => cards.card(cardId).called

  it('CALL-13: keeps them called, says so and offers to take the call back; an emptied field waits for its new words', async () => {
    const { user, card } = await openCard({ called: ['Square 1', 'Square 2'] })
    await user.click(cell(1, 1))
    await user.clear(field())
    await act(() => new Promise((resolve) => setTimeout(resolve, 1000)))
    await user.keyboard('First{Enter}')
    await expectToast('Still called', 'First')
    await waitFor(() => expect(calls(card.cardId)).toEqual(['First', 'Square 2']))
    await user.click(press('Take back'))
    await waitFor(() => expect(calls(card.cardId)).toEqual(['Square 2']))
    // Editing a word that was not called shows no toast.
    await write(user, 1, 3, 'Third')
    await waitFor(() => expect(cards.card(card.cardId).cells[2]).toBe('Third'))
    expect(screen.queryByText('Still called')).toBeNull()
    expect(calls(card.cardId)).toEqual(['Square 2'])
  })

  it.each([true, false])(
    'CALL-13: keeps them called if the page is hidden while their field is empty (wide %s)',
    async (wide) => {
      freshBrowser({ wide })
      const { user, card } = await openCard({ called: ['Square 1', 'Square 2'] })
      await user.click(cell(1, 1))
      const typing = () => screen.getByRole('textbox', { name: /^(Text of this square|Cell content)$/ })
      await user.clear(typing())
      const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      fireEvent(document, new Event('visibilitychange'))
      hidden.mockRestore()
      await user.type(typing(), 'First{Enter}')
      await waitFor(() => expect(calls(card.cardId)).toEqual(['First', 'Square 2']))
    },
  )

  it('CALL-13: restores the calls of words that a change of the whole grid removed, when it is undone', async () => {
    const { user, card } = await openCard({ called: ['Square 1', 'Square 2'] })
    await user.click(press('Clear All Cells'))
    await fillFirstRow(user, ...FIVE)
    await waitFor(() => expect(calls(card.cardId)).toEqual([]))
    await user.keyboard('{Escape}{Control>}z{/Control}')
    await waitFor(() => expect(calls(card.cardId)).toEqual(['Square 1', 'Square 2']))
  })
})

it('EDIT-31: the winning pattern is chosen among six small grids, also by keyboard', async () => {
  const { user, card } = await openWith([])
  const group = within(screen.getByRole('group', { name: 'To win: One line' }))
  expect(group.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
    'One line',
    'Two lines',
    'Four corners',
    'X',
    'Frame',
    'Whole card',
  ])
  await user.click(group.getByRole('radio', { name: 'Four corners' }))
  await waitFor(() => expect(cards.card(card.cardId).pattern).toBe('corners'))
  expect(screen.getByRole('group', { name: 'To win: Four corners' })).toBeVisible()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(cards.card(card.cardId).pattern).toBe('x'))
})
