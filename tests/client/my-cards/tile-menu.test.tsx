import { act, screen, waitFor, render, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answers, refuses } from '#tests/support/fake-api.ts'
import { MO, useFreshPage, openApp } from '../frame/app-page.tsx'
import { hasCards, openMyCards, ROAD, LIST, mine, choose } from './my-cards-page.tsx'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { DeleteCardDialog } from '#client/features/my-cards/components/delete-dialog.tsx'
import { socket } from '#tests/support/fake-socket.ts'

const api = useFreshPage(MO)
const idle: (() => void)[] = []
const button = () => screen.findByRole('button', { name: 'More for Road trip' })
const rows = () => screen.getAllByRole('menuitem').map((row) => row.textContent)

/** Makes the page idle: runs its idle callbacks and waits for the code that they load. */
async function becomesIdle(): Promise<void> {
  await act(async () => {
    for (const task of idle.splice(0)) task()
    await vi.dynamicImportSettled()
  })
}

describe('the menu of a tile', () => {
  beforeEach(() => {
    idle.length = 0
    vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
    vi.stubGlobal('cancelIdleCallback', () => undefined)
    hasCards(api.current, [ROAD])
  })

  it('UI-18: opens on a press even before the page was idle', async () => {
    const { user } = await openMyCards()
    expect(await button()).toHaveAttribute('aria-haspopup', 'menu')
    expect(await button()).toHaveAttribute('aria-expanded', 'false')
    await user.click(await button())
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible()
    expect(rows()).toEqual(['Play', 'Share', 'Edit', 'Co-hosts', 'Duplicate', 'Download as JSON', 'Delete'])
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(await button()).toHaveFocus()
  })

  it.each([
    ['CARD-22', ROAD, ''],
    ['COLS-10', { ...ROAD, columns: true }, '?shuffle'],
  ])('%s: has Share, which copies the link if there is no share sheet', async (_rule, card, query) => {
    hasCards(api.current, [card])
    const { user } = await openMyCards()
    await user.click(await button())
    await user.click(await screen.findByRole('menuitem', { name: 'Share' }))
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(`${location.origin}/play/${ROAD.cardId}${query}`),
    )
  })

  it('UI-12: stays open while a phone hides its bars and its button’s position is rounded, and closes when the button moves', async () => {
    const { user } = await openMyCards()
    const at = (right: number, bottom: number) =>
      vi
        .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
        .mockReturnValue(new DOMRect(0, 0, right, bottom))
    at(300, 46)
    await user.click(await button())
    await screen.findByRole('menu')
    // Values as in Chromium with a device pixel ratio of 2.625.
    vi.stubGlobal('scrollY', 1.523809552192688)
    at(300, 44.476190477609634)
    act(() => void window.dispatchEvent(new Event('resize')))
    expect(screen.getByRole('menu')).toBeVisible()
    at(500, 44.476190477609634)
    act(() => void window.dispatchEvent(new Event('resize')))
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('UI-12: is left with Tab to what follows its button, closed by a press elsewhere, and Space follows a link', async () => {
    api.current.on(`GET /api/cards/${ROAD.cardId}`, answers(200, ROAD))
    const { user } = await openMyCards()
    const row = (name: string) => screen.findByRole('menuitem', { name })
    await user.click(await button())
    await waitFor(async () => expect(await row('Play')).toHaveFocus())
    await user.tab({ shift: true })
    expect(screen.queryByRole('menu')).toBeNull()
    expect(screen.getByRole('link', { name: /^Play/ })).toHaveFocus()
    await user.click(await button())
    await row('Play')
    await user.click(screen.getByRole('searchbox'))
    expect(screen.queryByRole('menu')).toBeNull()
    await user.click(await button())
    await waitFor(async () => expect(await row('Play')).toHaveFocus())
    await user.keyboard(' ')
    expect(await screen.findByRole('heading', { name: 'Road trip', level: 1 })).toBeVisible()
  })

  it('UI-18: keeps the focus on its button while it loads, and then opens by keyboard', async () => {
    const { user } = await openMyCards()
    const before = await button()
    before.focus()
    await becomesIdle()
    expect(before).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Play' })).toHaveFocus())
  })

  it('UI-18: does not move the focus when it has loaded', async () => {
    await openMyCards()
    ;(await button()).focus()
    const search = screen.getByRole('searchbox')
    search.focus()
    await becomesIdle()
    expect(search).toHaveFocus()
  })
})

const DELETE = 'DELETE /api/cards/:cardId'
const WARNING =
  'and its link will be gone for everyone. You can restore it for 30 days, under Deleted below your cards.'
const PARTY = mine({ cardId: 'partyCard0', title: '' })

const titles = () => screen.queryAllByRole('heading', { level: 2, hidden: true }).map((h2) => h2.textContent)
const deletes = () => api.current.of(DELETE).map(({ path }) => path)
const dialog = () => screen.findByRole('alertdialog', { name: 'Are you sure?' })
const noDialog = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

/** Opens My Cards and chooses Delete for the card with this title, which opens the dialog. */
async function askToDelete(title: string) {
  const page = await openApp('/my-cards')
  await choose(page.user, title, 'Delete')
  return { ...page, asked: within(await dialog()) }
}

describe('deleting a card', () => {
  beforeEach(() => {
    api.current.on(LIST, answers(200, [ROAD, PARTY]))
  })

  it('LANG-10: keeps the brackets and quotes of a title in the other direction in its question', async () => {
    const title = 'יום הולדת (5)'
    api.current.on(LIST, answers(200, [mine({ cardId: 'partyCard1', title })]))
    const { asked } = await askToDelete(title)
    expect(asked.getByText(`“\u2068${title}\u2069” ${WARNING}`)).toBeVisible()
  })

  it('CARD-16: asks first; Cancel and a failed request keep the card, and the failure is shown', async () => {
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

  it('CARD-16 UI-35: deletes only that card, confirms it, and reloads the list', async () => {
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
    await waitFor(() => expect(screen.getByRole('button', { name: 'More for Bingo card' })).toHaveFocus())
    expect(deletes()).toEqual(['/api/cards/roadTrip00'])
    expect(api.current.of(LIST)).toHaveLength(2)
  })

  it('CARD-16: keeps the question about a second card when a slow deletion ends whose dialog was closed', async () => {
    api.current.on(DELETE, answers(204))
    const release = api.current.hold(DELETE)
    const { user, asked } = await askToDelete('Road trip')
    await user.click(asked.getByRole('button', { name: 'Delete' }))
    await user.keyboard('{Escape}')
    await noDialog()
    await choose(user, 'Bingo card', 'Delete')
    await dialog()
    release()
    await expectToast('Card Deleted', 'Your BingoBoard has been deleted.')
    expect(within(await dialog()).getByText(`“Bingo card” ${WARNING}`)).toBeVisible()
  })
})

it('LIV-9 LIV-10: the question before a card is deleted says how many are watching, without counting the editor', async () => {
  const { cardId } = ROAD
  const dialog = <DeleteCardDialog card={ROAD} userId={MO.id} onClose={() => {}} />
  const { unmount } = render(dialog, { wrapper: MemoryRouter })
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
