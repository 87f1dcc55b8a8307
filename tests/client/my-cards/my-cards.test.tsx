import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CardReply } from '#shared/schemas/card.ts'
import { MY_CARDS_PAGE_SIZE } from '#shared/product.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { MO, openApp, useFreshPage } from '../frame/app-page.tsx'
import { openTileMenu } from './my-cards-page.tsx'

const api = useFreshPage()
const LIST = 'GET /api/my-cards'
const LOADING_FAILED = 'There was an error loading your bingo cards. Please try again later.'

const mine = (changes: Partial<CardReply> = {}): CardReply => ({
  ...sampleCard(),
  isOwner: true,
  canEdit: true,
  ...changes,
})
const ROAD = mine({ cardId: 'roadTrip00', title: 'Road trip' })
const PARTY = mine({ cardId: 'partyCard0', title: 'Office party' })

beforeEach(() => {
  api.current.on('GET /api/user', answers(200, MO))
})

const tile = (title: string) => screen.getByRole('article', { name: title })
const titles = () =>
  [...document.querySelectorAll('article :is(h2, h3)')].map(({ textContent }) => textContent)
const skeletons = () => document.querySelectorAll('.tile[data-skeleton]')
const lists = () => api.current.of(LIST)

async function openMyCards(cards: CardReply[]) {
  api.current.on(LIST, answers(200, cards))
  const page = await openApp('/my-cards')
  await waitFor(() => expect(titles()).toEqual(cards.map(({ title }) => title || 'Bingo card')))
  return page
}

describe('loading the cards', () => {
  it('CARD-16: shows six skeletons, and announces the loading', async () => {
    api.current.on(LIST, answers(200, [ROAD]))
    const release = api.current.hold(LIST)
    await openApp('/my-cards')
    expect(await screen.findByRole('status', { name: 'Loading your cards' })).toBeVisible()
    expect(skeletons()).toHaveLength(6)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Cards')
    expect(screen.getByRole('link', { name: 'Create New Card' })).toHaveAttribute('href', '/create')
    expect(document.title).toBe('My Cards | BingoBoard')
    release()
    await waitFor(() => expect(titles()).toEqual(['Road trip']))
    expect(skeletons()).toHaveLength(0)
  })
})

describe('a failure to load the cards', () => {
  it.each([
    ['the server fails', refuses(500, 'Something broke.', 'internal')],
    ['there is no network', noNetwork],
  ])('CARD-16: when %s shows an error with Try Again, which loads them again', async (_what, failure) => {
    api.current.on(LIST, failure)
    const { user } = await openApp('/my-cards')
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Error Loading Cards')
    expect(within(screen.getByRole('main')).getByText(LOADING_FAILED)).toBeVisible()
    await expectToast('Error Loading Cards', LOADING_FAILED)
    expect(lists()).toHaveLength(1)

    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(lists()).toHaveLength(2))
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Error Loading Cards')
    await screen.findByRole('button', { name: 'Try Again' })

    api.current.on(LIST, answers(200, [ROAD]))
    const release = api.current.hold(LIST)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('button', { name: 'Trying...' })).toHaveFocus()
    release()
    await waitFor(() => expect(titles()).toEqual(['Road trip']))
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  })
})

describe('the cards', () => {
  it('CARD-16: an empty list offers to create the first', async () => {
    await openMyCards([])
    expect(await screen.findByRole('heading', { name: 'No cards yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Create BingoBoard' })).toHaveAttribute('href', '/create')
    noToast()
  })

  it.each<[string, Partial<CardReply>, string, string[]]>([
    [
      '5x5 with a free space',
      {},
      '5x5 with free space+ 16 more items, Nov 21, 2026',
      [
        'Square 1',
        'Square 2',
        'Square 3',
        'Square 4',
        'Square 5',
        'Square 6',
        'Square 7',
        'Square 8',
        'Square 9',
      ],
    ],
    [
      '5x5 without one',
      { hasFreeSpace: false, createdAt: '2027-01-03T12:00:00.000Z' },
      '5x5+ 16 more items, Jan 3, 2027',
      [
        'Square 1',
        'Square 2',
        'Square 3',
        'Square 4',
        'Square 5',
        'Square 6',
        'Square 7',
        'Square 8',
        'Square 9',
      ],
    ],
    [
      '4x4 with a free space',
      { gridSize: 4, cells: [...'ABCDEFGH', '', ...'JKLMNOP'] },
      '4x4 with free space+ 7 more items, Nov 21, 2026',
      [...'ABCDEFGH', 'FREE'],
    ],
    [
      '3x3 without one',
      { gridSize: 3, hasFreeSpace: false, cells: [...'ABCDEFGHI'] },
      '3x3Nov 21, 2026',
      [...'ABCDEFGHI'],
    ],
    [
      '3x3 with long words, an emoji among them, and a blank one',
      {
        gridSize: 3,
        cells: [
          'Exactly fifteen',
          'Sixteen letters!',
          'Ends in a space here',
          '🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉',
          '',
          '',
          'g',
          'h',
          'i',
        ],
      },
      '3x3 with free spaceNov 21, 2026',
      [
        'Exactly fifteen',
        'Sixteen letters…',
        'Ends in a space…',
        '🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉…',
        'FREE',
        '',
        'g',
        'h',
        'i',
      ],
    ],
  ])('CARD-16 GRID-6: a tile of %s shows size, cells and date', async (_what, changes, words, cells) => {
    await openMyCards([mine(changes)])
    const shown = within(tile('Stand-up bingo'))
    expect(shown.getAllByRole('listitem').map((cell) => cell.textContent)).toEqual(cells)
    expect(shown.getByRole('paragraph').textContent).toBe(words)
  })

  it('CARD-16: each has its theme, keeps the order of the answer, and has a name even without a title', async () => {
    await openMyCards([
      mine({ cardId: 'roadTrip00', title: 'Road trip', theme: 'red' }),
      mine({ cardId: 'noTitle000', title: '', theme: 'green' }),
    ])
    expect(titles()).toEqual(['Road trip', 'Bingo card'])
    expect(tile('Road trip').dataset.theme).toBe('red')
    expect(tile('Bingo card').dataset.theme).toBe('green')
  })

  it('CARD-16: each can be played, and its menu has Play, Edit, Co-hosts, Duplicate, Download and Delete', async () => {
    const { user } = await openMyCards([ROAD, PARTY])
    expect(screen.getByRole('link', { name: 'Play Office party' })).toHaveAttribute(
      'href',
      '/play/partyCard0',
    )
    await openTileMenu(user, 'Office party')
    const rows = await screen.findAllByRole('menuitem')
    expect(rows.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
      ['Play', '/play/partyCard0'],
      ['Edit', '/create/partyCard0'],
      ['Co-hosts', null],
      ['Duplicate', null],
      ['Download as JSON', null],
      ['Delete', null],
    ])
  })

  it('CARD-16 CARD-11: after a hundred cards there are more to load, which continue after the last one', async () => {
    const hundred = Array.from({ length: MY_CARDS_PAGE_SIZE }, (_, at) =>
      mine({ cardId: `card-${String(at).padStart(5, '0')}`, title: `Card ${at}` }),
    )
    await openMyCards(hundred)
    api.current.on(LIST, (call) => answers(200, call.query.before === 'card-00099' ? [ROAD] : hundred)(call))
    // By its words and bare: asking for roles takes long among so many tiles.
    fireEvent.click(screen.getByText('Show more'))
    await waitFor(() => expect(titles()).toHaveLength(MY_CARDS_PAGE_SIZE + 1))
    expect(titles().slice(-2)).toEqual(['Card 99', 'Road trip'])
    expect(lists().map(({ query }) => query)).toEqual([{}, { before: 'card-00099' }])
    expect(screen.queryByText('Show more')).toBeNull()
  })
})
