import { act, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answers, refuses } from '#tests/support/fake-api.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { DeleteDialog } from '#client/features/my-cards/components/delete-dialog.tsx'
import { socket } from '#tests/support/fake-socket.ts'
import { MO, openApp, useFreshPage } from '../frame/app-page.tsx'
import { LIST, mine, choose, ROAD } from './my-cards-page.tsx'

const api = useFreshPage(MO)
const DELETE = 'DELETE /api/cards/:cardId'
const WARNING =
  'and its link will be gone for everyone. You can restore it for 30 days, under Deleted below your cards.'
const PARTY = mine({ cardId: 'partyCard0', title: '' })

beforeEach(() => {
  api.current.on(LIST, answers(200, [ROAD, PARTY]))
})

const titles = () => screen.queryAllByRole('heading', { level: 2, hidden: true }).map((h2) => h2.textContent)
const deletes = () => api.current.of(DELETE).map(({ path }) => path)
const dialog = () => screen.findByRole('alertdialog', { name: 'Are you sure?' })
const noDialog = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

/** Opens My Cards and asks to delete the card of that name; the dialog is open then. */
async function askToDelete(title: string) {
  const page = await openApp('/my-cards')
  await choose(page.user, title, 'Delete')
  return { ...page, asked: within(await dialog()) }
}

describe('deleting a card', () => {
  it('LANG-10: a title of the other direction keeps its brackets and quotes in the question', async () => {
    const title = 'יום הולדת (5)'
    api.current.on(LIST, answers(200, [mine({ cardId: 'partyCard1', title })]))
    const { asked } = await askToDelete(title)
    expect(asked.getByText(`“\u2068${title}\u2069” ${WARNING}`)).toBeVisible()
  })

  it('CARD-16: asks first, and Cancel keeps the card, as does a failure, which is said', async () => {
    const { user, asked } = await askToDelete('Bingo card')
    expect(asked.getByText(`“Bingo card” ${WARNING}`)).toBeVisible()
    expect(asked.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Cancel',
      expect.stringContaining('Delete'),
    ])
    await user.click(asked.getByRole('button', { name: 'Cancel' }))
    await noDialog()
    expect(titles()).toEqual(['Road trip', 'Bingo card'])
    expect(deletes()).toEqual([])

    api.current.on(DELETE, refuses(500, 'Something broke.', 'internal'))
    await choose(user, 'Road trip', 'Delete')
    const again = within(await dialog())
    expect(again.getByText(`“Road trip” ${WARNING}`)).toBeVisible()
    noToast()
    await user.click(again.getByRole('button', { name: 'Delete' }))
    await expectToast('Delete Failed', 'Failed to delete the BingoBoard. Please try again.')
    await noDialog()
    expect(titles()).toEqual(['Road trip', 'Bingo card'])
    expect(api.current.of(LIST)).toHaveLength(1)
  })

  it('CARD-16: Delete deletes only that card, confirms it, and the list is loaded again', async () => {
    api.current.on(DELETE, answers(204))
    const release = api.current.hold(DELETE)
    const { user, asked } = await askToDelete('Road trip')
    await user.click(asked.getByRole('button', { name: 'Delete' }))
    const pending = await asked.findByRole('button', { name: 'Deleting...' })
    await user.click(pending)
    expect(titles()).toEqual(['Road trip', 'Bingo card', 'Are you sure?'])
    api.current.on(LIST, answers(200, [PARTY]))
    release()
    await expectToast('Card Deleted', 'Your BingoBoard has been deleted.')
    await noDialog()
    expect(titles()).toEqual(['Bingo card'])
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(deletes()).toEqual(['/api/cards/roadTrip00'])
    expect(api.current.of(LIST)).toHaveLength(2)
  })
})

it('LIV-9 LIV-10: the question before a card is deleted says how many are watching, without counting the editor', async () => {
  const { cardId } = ROAD
  const dialog = <DeleteDialog card={ROAD} pending={false} onCancel={() => {}} onDelete={() => {}} />
  const { unmount } = render(dialog)
  await waitFor(() => expect(socket.listens('card:players')).toBe(true))
  act(() => socket.opens())
  expect(socket.joins()).toEqual([{ cardId, as: 'edit' }])
  expect(screen.queryByText(/watching/)).toBeNull()
  act(() => socket.hears('card:players', { cardId, count: 14 }))
  expect(screen.getByText('14 people are playing it right now. They can finish their game.')).toBeVisible()
  act(() => socket.hears('card:players', { cardId: 'otherCard0', count: 99 }))
  act(() => socket.hears('card:players', { cardId, count: 1 }))
  expect(screen.getByText('1 person is playing it right now. They can finish their game.')).toBeVisible()
  unmount()
  expect(socket.sent.at(-1)).toEqual({ event: 'card:leave', payload: { cardId } })
  expect(socket.listens('card:players')).toBe(false)
})
