import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import { browserHas } from '#tests/support/browser-has.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { noToast } from '#tests/support/toast.ts'
import { address, arrived, MO, useFreshPage } from '../frame/app-page.tsx'
import {
  hasCards,
  HISTORY,
  LIST,
  mine,
  openMyCards,
  choose,
  PARTY,
  ROAD,
  showsCards,
} from './my-cards-page.tsx'

const api = useFreshPage(MO)
const SHARED = 'GET /api/shared-cards'
const QUIZ = {
  ...mine({ cardId: 'quizNight0', title: 'Quiz night' }),
  isOwner: false,
  ownerName: 'Ada',
  sharedAt: '2026-11-20T10:00:00.000Z',
}
const HOUR_MS = 3_600_000
const played = (card: Card, agoMs: number) => ({
  card: { ...card, isOwner: false, canEdit: false },
  playedAt: new Date(Date.now() - agoMs).toISOString(),
})
const filter = (name: string) => screen.getByRole('radio', { name })

/** Returns cards that were edited on these days. */
const editedOn = (...days: string[]): CardReply[] =>
  days.map((day, at) =>
    mine({
      cardId: `edited${String(at).padStart(4, '0')}`,
      title: `Card ${at}`,
      updatedAt: `${day}T12:00:00.000Z`,
    }),
  )

it('CARD-22: cards are ordered by when they were last played or edited', async () => {
  const cards = editedOn('2026-03-03', '2026-03-02', '2026-03-01')
  hasCards(api.current, cards.toReversed())
  api.current.on(HISTORY, answers(200, [played(cards[1]!, 0)]))
  await openMyCards()
  await showsCards('Card 1', 'Card 0', 'Card 2')
})

describe('more than twelve cards', () => {
  const days = Array.from(
    { length: 13 },
    (_, at) => `2026-${at < 5 ? '03' : '02'}-${String(20 - at).padStart(2, '0')}`,
  )

  it('CARD-22: are rows grouped by month with Share, Edit, Play and a menu; the first four say how many are playing', async () => {
    hasCards(api.current, editedOn(...days))
    const { user } = await openMyCards()
    const march = within(await screen.findByRole('region', { name: 'March 2026' }))
    expect(march.getAllByRole('article')).toHaveLength(5)
    expect(
      within(screen.getByRole('region', { name: 'February 2026' })).getAllByRole('article'),
    ).toHaveLength(8)
    const row = (name: string) => within(march.getByRole('article', { name }))
    const first = row('Card 0')
    expect(first.getByRole('link', { name: 'Play Card 0' })).toHaveAttribute('href', '/play/edited0000')
    expect(first.getByRole('link', { name: 'Edit Card 0' })).toHaveAttribute('href', '/create/edited0000')
    expect(first.getByRole('button', { name: 'More for Card 0' })).toBeVisible()

    await waitFor(() => expect(socket.listens('card:players')).toBe(true))
    act(() => socket.opens())
    await waitFor(() =>
      expect(socket.joins()).toEqual([0, 1, 2, 3].map((at) => ({ cardId: `edited000${at}`, as: 'edit' }))),
    )
    act(() => socket.hears('card:players', { cardId: 'edited0001', count: 3 }))
    act(() => socket.hears('card:players', { cardId: 'edited0002', count: 1 }))
    expect(row('Card 1').getByText('people play now').parentElement).toHaveTextContent(/^3/)
    expect(row('Card 2').getByText('person plays now')).toBeInTheDocument()
    expect(row('Card 0').queryByText(/plays? now/)).toBeNull()

    // The dialog shows the known number of players, and closing it leaves the row subscribed.
    await user.click(row('Card 1').getByRole('button', { name: 'More for Card 1' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(await screen.findByText(/^3 people are playing it right now/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    act(() => socket.hears('card:players', { cardId: 'edited0001', count: 0 }))
    expect(row('Card 1').queryByText(/plays? now/)).toBeNull()
  })

  it('CARD-22 COLS-10: open the share sheet with Share, or copy the link if there is none', async () => {
    hasCards(api.current, editedOn(...days).with(3, mine({ ...editedOn(...days)[3]!, columns: true })))
    await openMyCards()
    const share = await screen.findByRole('button', { name: 'Share Card 3' })
    const link = `${location.origin}/play/edited0003?shuffle`
    fireEvent.click(share)
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link))
    const sheet = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
    browserHas(navigator, { share: sheet })
    fireEvent.click(share)
    expect(sheet.mock.calls).toMatchObject([[{ text: 'Play “Card 3” on BingoBoard', url: link }]])
  })
})

describe('the filter', () => {
  beforeEach(() => {
    hasCards(api.current, [ROAD, PARTY])
    api.current.on(SHARED, answers(200, [QUIZ]))
    api.current.on(HISTORY, answers(200, [played(QUIZ, HOUR_MS)]))
  })

  it('CARD-22: shows the user’s own, shared or played cards, and is kept in the URL', async () => {
    const { user } = await openMyCards()
    await showsCards('Road trip', 'Office party', 'Quiz night')
    await user.click(filter('Mine'))
    await showsCards('Road trip', 'Office party')
    await arrived('/my-cards?show=mine')
    await user.click(filter('Shared'))
    await showsCards('Quiz night')
    await user.click(filter('Played'))
    await showsCards()
    expect(await screen.findByRole('link', { name: /^Quiz night/ })).toHaveAttribute(
      'href',
      '/play/quizNight0',
    )
    await user.click(filter('All'))
    await showsCards('Road trip', 'Office party', 'Quiz night')
    expect(address()).toBe('/my-cards')
  })

  it.each([
    ['shared', 'Cards that others invite you to edit will show up here.'],
    ['played', 'Cards that you play will show up here.'],
  ])('CARD-22: says that there is nothing to show: %s', async (show, sentence) => {
    api.current.on(SHARED, answers(200, []))
    api.current.on(HISTORY, answers(200, []))
    await openMyCards(`/my-cards?show=${show}`)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(filter('All')).not.toBeChecked()
  })
})

it('CARD-22 HOST-13: a user whose only card is shared sees it large, and no empty state', async () => {
  hasCards(api.current, [])
  api.current.on(SHARED, answers(200, [QUIZ]))
  const release = api.current.hold(SHARED)
  await openMyCards()
  await waitFor(() => expect(api.current.of(LIST)).toHaveLength(1))
  await api.current.settle()
  expect(screen.queryByText('No cards here')).toBeNull()
  release()
  await showsCards('Quiz night')
  expect(screen.queryByText('No cards here')).toBeNull()
  expect(screen.queryByText('Or play one of ours')).toBeNull()
})

describe('recently played', () => {
  beforeEach(() => hasCards(api.current, [PARTY]))
  const section = async () => within(await screen.findByRole('region', { name: 'Recently played' }))
  const noSection = () => expect(screen.queryByRole('region', { name: 'Recently played' })).toBeNull()

  it('CARD-19: lists cards with title, theme and when they were played, and links to their play screens', async () => {
    api.current.on(
      HISTORY,
      answers(200, [
        played(mine({ ...ROAD, theme: 'red' }), 0),
        played(mine({ cardId: 'noTitle000', title: '', theme: 'green' }), 3 * HOUR_MS),
        played(PARTY, 50 * HOUR_MS),
      ]),
    )
    await openMyCards()
    const links = (await section()).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Road trip now', '/play/roadTrip00'],
      ['Bingo card 3 hours ago', '/play/noTitle000'],
      ['Office party 2 days ago', '/play/partyCard0'],
    ])
    const themes = (await section()).getAllByRole('listitem').map(({ dataset }) => dataset.theme)
    expect(themes).toEqual(['red', 'green', 'blue'])
  })

  it('CARD-19: counts cards that are already there as loading, not failed, while it loads', async () => {
    const release = api.current.hold(HISTORY)
    await openMyCards()
    await waitFor(() => expect(api.current.calls.some(({ name }) => name === LIST)).toBe(true))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.getByRole('status', { name: 'Loading your cards' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
    release()
    await showsCards('Office party')
  })

  it('CARD-19: shows the newest six if there are more', async () => {
    const seven = [1, 2, 3, 4, 5, 6, 7].map((at) =>
      played(mine({ cardId: `played000${at}`, title: `Played ${at}` }), at * HOUR_MS),
    )
    api.current.on(HISTORY, answers(200, seven))
    await openMyCards()
    const shown = (await section()).getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(shown).toEqual([1, 2, 3, 4, 5, 6].map((at) => `/play/played000${at}`))
  })

  it.each([
    ['nothing was played', answers(200, [])],
    ['the server fails', refuses(500, 'Something broke.', 'internal')],
    ['there is no network', noNetwork],
  ])('CARD-19: is omitted without a message when %s', async (_what, answer) => {
    api.current.on(HISTORY, answer)
    await openMyCards()
    await showsCards('Office party')
    await waitFor(() => expect(api.current.of(HISTORY)).toHaveLength(1))
    await act(() => Promise.resolve())
    noSection()
    noToast()
  })

  it('CARD-19 CARD-16: immediately drops a card that is deleted here', async () => {
    api.current.on(HISTORY, answers(200, [played(PARTY, 0), played(ROAD, HOUR_MS)]))
    api.current.on('DELETE /api/cards/:cardId', answers(204))
    const { user } = await openMyCards()
    await section()
    await choose(user, 'Office party', 'Delete')
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect((await section()).getAllByRole('link')).toHaveLength(1))
    expect((await section()).getByRole('link')).toHaveTextContent('Road trip')
  })
})
