import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { TOO_MANY_WORDS } from '#shared/rules/card-size.ts'
import { expectToast } from '#tests/support/toast.ts'
import {
  cards,
  cell,
  field,
  freshBrowser,
  hasPlayers,
  openCard,
  openEditor,
  press,
  shownWords,
} from './editor-page.tsx'
import { dialog, enter, list, noDialog, squaresShown } from './paste-page.ts'

beforeEach(() => void freshBrowser())

const apply = () => dialog().getByRole('button', { name: /^(Fill squares|Replace \d+ words)$/ })
const blanks = (count: number) => Array.from({ length: count }, () => '')
/** Returns the words of the squares behind an open dialog. */
const wordsBehind = () =>
  [...document.querySelectorAll('[role="grid"] button .words')].map((words) => words.textContent)
const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index + 1}`)

describe('the dialog for a list', () => {
  it('EDIT-13: first lists duplicates, long items and items without a square; fills in order; shows the number and Undo', async () => {
    const { user } = await openEditor()
    const long = 'x'.repeat(53)
    await enter(user, [long, 'Mute', 'mute', 'MUTE', ...lines(28)].join('\n'))
    expect(await dialog().findByText('24 of 24 squares')).toBeVisible()
    const flagged = (title: string) =>
      within(dialog().getByText(title).closest('li')!)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    const short = `${long.slice(0, 49)}…`
    expect(flagged('2 duplicates skipped')).toEqual(['mute', 'MUTE'])
    expect(flagged('1 shortened to 50 characters')).toEqual([long])
    expect(dialog().getByRole('textbox', { name: long })).toHaveValue(short)
    const more = dialog().getByText('and 3 more')
    expect(flagged('6 go to More words')).toEqual(['Line 23', 'Line 24', 'Line 25'])
    await user.click(more)
    expect(flagged('6 go to More words')).toEqual(lines(28).slice(22))
    expect(squaresShown()).toEqual([short, 'Mute', ...lines(22)])
    await user.clear(dialog().getByRole('textbox', { name: long }))
    await user.type(dialog().getByRole('textbox', { name: long }), 'Ex')
    expect(squaresShown()).toEqual(['Ex', 'Mute', ...lines(22)])
    expect(list()).toHaveAccessibleDescription(
      '24 of 24 squares 6 go to More words 1 shortened to 50 characters 2 duplicates skipped',
    )
    expect(wordsBehind()).toEqual([])
    await user.click(apply())
    noDialog()
    await expectToast('List pasted', '24 squares filled. 6 words went to More words.')
    expect(shownWords()).toEqual(['Ex', 'Mute', ...lines(22)])
    expect(screen.getByRole('heading', { name: 'More words (6)' })).toBeVisible()
    await user.click(press('Undo'))
    expect(screen.queryByRole('heading', { name: /^More words/ })).toBeNull()
    expect(shownWords()).toEqual([])
  })

  it('EDIT-13 EDIT-29: adds up to 51 words for a full card to More words; the button says if they replace its words instead', async () => {
    const { card, user } = await openCard()
    await enter(user, lines(53).join('\n'))
    expect(dialog().getByRole('radio', { name: 'Add to More words' })).toBeChecked()
    expect(dialog().queryByText(/squares$/)).toBeNull()
    await user.click(dialog().getByRole('radio', { name: 'Replace all words' }))
    expect(apply()).toHaveTextContent('Replace 24 words')
    expect(apply()).toHaveAttribute('data-variant', 'danger')
    await user.click(dialog().getByRole('radio', { name: 'Add to More words' }))
    expect(dialog().getByText('51 go to More words')).toBeVisible()
    expect(dialog().getByText("2 won't fit")).toBeVisible()
    await user.click(dialog().getByRole('button', { name: 'Add words' }))
    await expectToast('List pasted', '51 words went to More words.')
    await waitFor(() => expect(cards.card(card.cardId).extra).toEqual(lines(51)))
    expect(cards.card(card.cardId).cells).toEqual(card.cells)
  })

  it('EDIT-13 CALL-3: refuses a list that the card has no room for at its field, before it is sent', async () => {
    const { card, user } = await openCard()
    const wide = Array.from({ length: 60 }, (_, index) => `${'字'.repeat(46)} ${index}`)
    await enter(user, wide.join('\n'))
    await user.click(dialog().getByRole('radio', { name: 'Replace all words' }))
    await waitFor(() => expect(list()).toBeInvalid())
    expect(list()).toHaveAccessibleDescription(`24 of 24 squares 36 go to More words ${TOO_MANY_WORDS}`)
    expect(apply()).toBeDisabled()
    await user.clear(list())
    await user.paste(wide.slice(0, 48).join('\n'))
    await waitFor(() => expect(list()).toBeValid())
    await user.click(apply())
    await waitFor(() => expect(cards.card(card.cardId).extra).toEqual(wide.slice(24, 48)))
    expect(cards.writes()).toHaveLength(1)
  })

  it('EDIT-13: fills the empty squares, or replaces all words, as the author chooses', async () => {
    const { card, user } = await openCard({ cells: ['Mute', 'Two', 'Three', 'Four', 'Five', ...blanks(20)] })
    await enter(user, 'One, mute, Six')
    expect(dialog().getByRole('radio', { name: 'Fill empty squares' })).toBeChecked()
    expect(await dialog().findByText('2 of 19 empty squares')).toBeVisible()
    expect(dialog().getByText('1 already on the card')).toBeVisible()
    await user.click(dialog().getByRole('radio', { name: 'Replace all words' }))
    expect(dialog().getByText('3 of 24 squares')).toBeVisible()
    await user.click(dialog().getByRole('radio', { name: 'Fill empty squares' }))
    await user.click(apply())
    expect(shownWords()).toEqual(['Mute', 'Two', 'Three', 'Four', 'Five', 'One', 'Six'])
    await waitFor(() => expect(cards.card(card.cardId).cells.slice(5, 8)).toEqual(['One', 'Six', '']))

    await enter(user, lines(6).join('\n'))
    await user.click(dialog().getByRole('radio', { name: 'Replace all words' }))
    await user.click(apply())
    await expectToast('List pasted', '6 squares filled.')
    expect(shownWords()).toEqual(lines(6))
  })

  it('EDIT-13 EDIT-12: asks first while people are playing; Cancel keeps the list', async () => {
    const { card, user } = await openCard()
    await hasPlayers(card.cardId, 2)
    await enter(user, lines(24).join('\n'))
    await user.click(dialog().getByRole('radio', { name: 'Replace all words' }))
    await user.click(apply())
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName('2 people are playing. Replace all words?')
    await user.click(press('Cancel'))
    expect(list()).toHaveValue(lines(24).join('\n'))
    expect(cards.writes()).toEqual([])
    await user.click(apply())
    await user.click(press('Replace'))
    noDialog()
    await waitFor(() => expect(shownWords()).toEqual(lines(24)))
    await waitFor(() => expect(cards.card(card.cardId).cells.filter(Boolean)).toEqual(lines(24)))
  })

  it('EDIT-13: closes with Escape; Undo restores the list with its choices, and an empty dialog closes without a message', async () => {
    const { user } = await openEditor()
    await user.click(press('Paste a List'))
    await user.keyboard('{Escape}')
    noDialog()
    expect(screen.queryByText('List closed')).toBeNull()
    const long = 'x'.repeat(53)
    await enter(user, [long, ...lines(3)].join('\n'))
    await user.type(await dialog().findByRole('textbox', { name: long }), '{Control>}a{/Control}Short')
    await user.keyboard('{Escape}')
    noDialog()
    await expectToast('List closed')
    await user.click(press('Undo'))
    expect(list()).toHaveValue([long, ...lines(3)].join('\n'))
    await waitFor(() => expect(squaresShown()).toEqual(['Short', ...lines(3)]))
  })
})

describe('a list pasted into the grid', () => {
  it('EDIT-13: opens the dialog with it, also from the button of a square', async () => {
    const { user } = await openEditor()
    cell(2, 2).focus()
    await user.paste('One\tTwo\r\nThree\tFour\r\n')
    expect(list()).toHaveValue('One\tTwo\r\nThree\tFour\r\n')
    expect(await dialog().findByText('4 of 24 squares')).toBeVisible()
    expect(list()).toHaveAccessibleDescription('4 of 24 squares')
    expect(wordsBehind()).toEqual([])
    await user.click(apply())
    expect(shownWords()).toEqual(['One', 'Two', 'Three', 'Four'])
    expect(cell(2, 2)).toHaveFocus()
  })

  it('EDIT-13: returns the focus to the field into which it was pasted, and stores the words typed there before', async () => {
    const { user } = await openEditor()
    await user.click(cell(1, 1))
    await user.keyboard('Tree')
    await user.paste('One\nTwo')
    expect(await dialog().findByText('2 of 23 empty squares')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('Tree')
    await user.paste('One\nTwo')
    await user.click(apply())
    expect(field()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(shownWords()).toEqual(['Tree', 'One', 'Two'])
  })

  it('EDIT-13: opens nothing outside the grid, or for a single item', async () => {
    const { user } = await openEditor()
    for (const [target, pasted] of [
      [() => screen.getByLabelText('Title'), 'One\nTwo'],
      [() => cell(1, 1), 'One'],
    ] as const) {
      act(() => target().focus())
      await user.paste(pasted)
      noDialog()
      expect(shownWords()).toEqual([])
    }
  })

  it('EDIT-13: shortens words that are too long for a square or the title at the end of a word, and says so', async () => {
    const { user } = await openEditor()
    await user.click(cell(1, 1))
    await user.paste('A speaker accidentally changes slides, or goes in the wrong order')
    await expectToast('Shortened to 50 characters')
    noDialog()
    expect(field()).toHaveValue('A speaker accidentally changes slides, or goes in…')
    await user.click(screen.getByLabelText('Title'))
    await user.paste('Stand-up bingo '.repeat(10))
    await expectToast('Shortened to 100 characters')
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toMatch(/Stand-up…$/)
  })

  it('EDIT-13: shortens dictated words too', async () => {
    const { user } = await openEditor()
    const said = 'Someone forgets to unmute themselves during the whole meeting'
    await user.click(cell(1, 1))
    fireEvent.input(field(), { target: { value: said }, inputType: 'insertText', data: said })
    await expectToast('Shortened to 50 characters')
    expect(field()).toHaveValue('Someone forgets to unmute themselves during the…')
  })

  it('EDIT-13: treats a single item or a sentence with commas as text; commas make a list only if it does not fit the square', async () => {
    const { user } = await openEditor()
    await user.click(cell(1, 1))
    for (const [pasted, expected] of [
      ['One\n', 'One'],
      ['Well, actually, no', 'Well, actually, no'],
    ] as const) {
      await user.paste(pasted)
      noDialog()
      expect(field().value.trim()).toBe(expected)
      await user.clear(field())
    }
    await user.paste(lines(12).join(', '))
    expect(await dialog().findByText('12 of 24 squares')).toBeVisible()
  })
})
