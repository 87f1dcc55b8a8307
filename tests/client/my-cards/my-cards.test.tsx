import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { CardReply } from '#shared/schemas/card.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { arrived, MO, openApp, useFreshPage } from '../frame/app-page.tsx'
import {
  hasCards,
  LIST,
  mine,
  openMyCards,
  openTileMenu,
  PARTY,
  ROAD,
  showsCards,
  titles,
} from './my-cards-page.tsx'

const api = useFreshPage(MO)
const LOADING_FAILED = 'There was an error loading your bingo cards. Please try again later.'

const tile = (title: string) => screen.getByRole('article', { name: title })
const skeletons = () => document.querySelectorAll('.tile[data-skeleton]')
const lists = () => api.current.of(LIST)

it('CARD-16: loading cards shows six skeletons, is announced, and offers nothing that an empty list would remove', async () => {
  hasCards(api.current, [ROAD])
  const release = api.current.hold(LIST)
  await openApp('/my-cards')
  expect(await screen.findByRole('status', { name: 'Loading your cards' })).toBeVisible()
  expect(skeletons()).toHaveLength(6)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Cards')
  expect(document.title).toBe('My Cards | BingoBoard')
  const create = () => screen.queryByRole('link', { name: 'Create New Card' })
  expect([create(), screen.queryByRole('searchbox')]).toEqual([null, null])
  release()
  await waitFor(() => expect(titles()).toEqual(['Road trip']))
  expect(create()).toHaveAttribute('href', '/create')
  expect(screen.getByRole('searchbox')).toBeVisible()
  expect(skeletons()).toHaveLength(0)
})

it('CARD-16: cards that do not load within 4 s show the error, are still requested, and appear without another toast', async () => {
  hasCards(api.current, [ROAD])
  const release = api.current.hold(LIST)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await openApp('/my-cards')
  await screen.findByRole('status', { name: 'Loading your cards' })
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Error Loading Cards')
  expect(screen.getByRole('button', { name: 'Trying...' })).toBeVisible()
  noToast()
  release()
  await showsCards('Road trip')
})

it('CARD-16: cards that fail to load show an error with Try Again', async () => {
  api.current.on(LIST, refuses(500, 'Something broke.', 'internal'))
  const { user } = await openApp('/my-cards')
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Error Loading Cards')
  expect(within(screen.getByRole('main')).getByText(LOADING_FAILED)).toBeVisible()
  await expectToast('Error Loading Cards', LOADING_FAILED)
  expect(lists()).toHaveLength(1)

  api.current.on(LIST, noNetwork)
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(lists()).toHaveLength(2))
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Error Loading Cards')
  await screen.findByRole('button', { name: 'Try Again' })

  hasCards(api.current, [ROAD])
  const release = api.current.hold(LIST)
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('button', { name: 'Trying...' })).toHaveFocus()
  release()
  await waitFor(() => expect(titles()).toEqual(['Road trip']))
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
})

describe('the cards', () => {
  it('CARD-16 CARD-17: offer to create the first, once, and no search while there are none', async () => {
    await openMyCards()
    expect(await screen.findByRole('heading', { name: 'No cards here' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Create BingoBoard' })).toHaveAttribute('href', '/create')
    expect(screen.queryByRole('link', { name: 'Create New Card' })).toBeNull()
    expect(screen.queryByRole('searchbox')).toBeNull()
    noToast()
  })

  it('CARD-16 GRID-6: are tiles with size, squares, date and theme; they can be played, and their menu has the rest', async () => {
    const nine = Array.from({ length: 9 }, (_, at) => `Square ${at + 1}`)
    const long = '🎉'.repeat(16)
    const cases: [changes: Partial<CardReply>, words: string, cells: string[]][] = [
      [{ theme: 'red' }, '5x5 with free space+ 15 more items, Nov 21, 2026', nine],
      [
        { hasFreeSpace: false, createdAt: '2027-01-03T12:00:00.000Z', theme: 'green' },
        '5x5+ 15 more items, Jan 3, 2027',
        nine,
      ],
      // Squares without words do not count as items.
      [
        { gridSize: 4, cells: [...'ABCDEFGH', '', '', 'K', ...Array<string>(5).fill('')] },
        '4x4 with free space+ 1 more item, Nov 21, 2026',
        [...'ABCDEFGH', 'FREE'],
      ],
      [{ gridSize: 3, hasFreeSpace: false, cells: [...'ABCDEFGHI'] }, '3x3Nov 21, 2026', [...'ABCDEFGHI']],
      [
        {
          gridSize: 3,
          cells: ['Exactly fifteen', 'Sixteen letters!', 'Ends in a space here', long, '', '', ...'ghi'],
        },
        '3x3 with free spaceNov 21, 2026',
        [
          'Exactly fifteen',
          'Sixteen letters…',
          'Ends in a space…',
          `${'🎉'.repeat(15)}…`,
          'FREE',
          '',
          ...'ghi',
        ],
      ],
    ]
    // Cards are in the order of the response. Without a title, a card has a default name.
    const names = ['Road trip', 'Bingo card', 'Office party', 'Stand-up', 'Choir']
    hasCards(
      api.current,
      cases.map(([changes], at) =>
        mine({ cardId: `tile00000${at}`, title: at === 1 ? '' : names[at]!, ...changes }),
      ),
    )
    const { user } = await openMyCards()
    await showsCards(...names)
    for (const [at, [, words, cells]] of cases.entries()) {
      const shown = within(tile(names[at]!))
      expect(shown.getAllByRole('listitem').map((cell) => cell.textContent)).toEqual(cells)
      expect(shown.getByRole('paragraph').textContent).toBe(words)
    }
    expect(tile('Road trip').dataset.theme).toBe('red')
    expect(tile('Bingo card').dataset.theme).toBe('green')
    expect(screen.getByRole('link', { name: 'Play Office party' })).toHaveAttribute(
      'href',
      '/play/tile000002',
    )
    await openTileMenu(user, 'Office party')
    const rows = await screen.findAllByRole('menuitem')
    expect(rows.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
      ['Play', '/play/tile000002'],
      ['Share', null],
      ['Edit', '/create/tile000002'],
      ['Co-hosts', null],
      ['Duplicate', null],
      ['Download as JSON', null],
      ['Delete', null],
    ])
  })
})

describe('starting from My Cards', () => {
  it('CARD-21: offers three of our cards in their themes if there are none, each played with one tap', async () => {
    const USE = 'POST /api/categories/road-trips/use'
    const made = mine({ cardId: 'roadTrip11', title: 'Road Trips' })
    hasCards(api.current, [])
    api.current.on(USE, answers(201, made))
    api.current.on('GET /api/cards/roadTrip11', answers(200, made))
    const { user } = await openMyCards()
    const starters = within(await screen.findByRole('region', { name: 'Or play one of ours' }))
    const tickets = starters.getAllByRole('article')
    expect(tickets.map((ticket) => within(ticket).getByRole('heading').textContent)).toEqual([
      'Movie Night',
      'Virtual Meetings',
      'Road Trips',
    ])
    expect(tickets.map((ticket) => ticket.dataset.theme)).toEqual(['purple', 'blue', 'green'])
    expect(screen.getByRole('link', { name: 'Create BingoBoard' })).toBeVisible()
    await user.click(starters.getByRole('button', { name: 'Play Road Trips' }))
    await arrived('/play/roadTrip11')
    expect(api.current.bodies(USE)).toEqual([
      { cardId: expect.any(String), gridSize: 5, hasFreeSpace: true, count: 25, temporary: false },
    ])
  })

  it('CARD-21: ends the row with a place for the next card if there are one or two', async () => {
    hasCards(api.current, [ROAD, PARTY])
    await openMyCards()
    await showsCards('Road trip', 'Office party')
    expect(screen.getByRole('link', { name: 'New card' })).toHaveAttribute('href', '/create')
    expect(screen.queryByText('Or play one of ours')).toBeNull()
  })
})
