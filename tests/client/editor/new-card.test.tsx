import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { startNewCard } from '#client/features/editor/start-new-card.ts'
import type { FakeCards } from '#tests/support/fake-cards.ts'
import { expectToast } from '#tests/support/toast.ts'
import {
  address,
  cell,
  fillFirstRow,
  FIVE,
  freshBrowser,
  openEditor,
  save,
  shownWords,
  storedCard,
} from './editor-page.tsx'

let cards: FakeCards
beforeEach(() => {
  cards = freshBrowser()
})

describe('a new card at /create', () => {
  it('EDIT-6 EDIT-9: New Card while the save is pending keeps the saved card whole, and opens no screen', async () => {
    const { user } = await openEditor()
    await user.type(screen.getByLabelText('Title'), 'Slow network')
    await fillFirstRow(user, ...FIVE)
    const answer = cards.holdAnswers()
    await user.click(save())
    act(() => startNewCard())
    await waitFor(() => expect(shownWords()).toEqual([]))
    await fillFirstRow(user, 'Of the new card')
    answer()
    await expectToast('Success', 'BingoBoard saved successfully!')
    const [cardId] = cards.ids()
    expect(screen.getByRole('button', { name: 'Open' })).toBeVisible()
    expect(address()).toBe('/create')
    expect(shownWords()).toEqual(['Of the new card'])
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(cards.card(cardId!)).toMatchObject({ title: 'Slow network', version: 1 })
    expect(cards.card(cardId!).cells.filter(Boolean)).toEqual(FIVE)
    expect(JSON.parse(localStorage.getItem('BingoBoard') ?? '{}')).toMatchObject({
      cells: expect.arrayContaining(['Of the new card']) as string[],
    })
  })

  it('EDIT-9: a title that is being typed belongs to the card that New Card puts away', async () => {
    const { user } = await openEditor()
    await user.type(screen.getByLabelText('Title'), 'Half typed')
    act(() => startNewCard())
    expect(screen.getByLabelText('Title')).toHaveValue('')
    const toast = await expectToast('New card')
    await user.click(within(toast).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Half typed'))
  })

  it('EDIT-9 EDIT-10: Save as new puts the unsaved card away, and Undo restores it', async () => {
    const { user, unmount } = await openEditor()
    await fillFirstRow(user, 'Precious')
    unmount()
    const card = storedCard(cards)
    const deleted = await openEditor(`/create/${card.cardId}`)
    cards.remove(card.cardId)
    await deleted.user.click(cell(1, 1))
    await deleted.user.keyboard('{Control>}a{/Control}Late{Enter}')
    await deleted.user.click(await screen.findByRole('button', { name: 'Save as new' }))
    await waitFor(() => expect(shownWords()[0]).toBe('Late'))
    const toast = await expectToast('New card')
    await deleted.user.click(within(toast).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(shownWords()).toEqual(['Precious']))
  })
})
