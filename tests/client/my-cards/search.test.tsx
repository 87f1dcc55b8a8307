import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MY_CARDS_PAGE_SIZE } from '#shared/product.ts'
import { answers } from '#tests/support/fake-api.ts'
import { noToast } from '#tests/support/toast.ts'
import { address, arrived, MO, useFreshPage } from '../frame/app-page.tsx'
import { hasCards, LIST, mine, openMyCards, PARTY, ROAD, showsCards, titles } from './my-cards-page.tsx'

const api = useFreshPage(MO)
const NIGHT = mine({ cardId: 'roadNight0', title: 'Night on the road' })

beforeEach(() => {
  hasCards(api.current, [ROAD, PARTY, NIGHT])
})

const field = () => screen.getByRole('searchbox', { name: 'Search your cards by title or square' })
const searches = () => api.current.of(LIST).map(({ query }) => query.q)
/** Enters the text in one step; the debouncing of single key presses has its own test. */
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const found = (words: string) =>
  waitFor(() => expect(screen.getByRole('search')).toHaveTextContent(new RegExp(`^${words}$`)))

describe('searching by title', () => {
  it('UI-12: keeps a menu open that was opened before the search begins', async () => {
    const { user } = await openMyCards()
    await showsCards('Road trip', 'Office party', 'Night on the road')
    type('road')
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    expect(await screen.findByRole('menu')).toBeVisible()
    await arrived('/my-cards?q=road')
    expect(screen.getByRole('menu')).toBeVisible()
  })

  it('CARD-17: shows what the server finds and how many, and is written to the URL', async () => {
    const { user } = await openMyCards()
    await showsCards('Road trip', 'Office party', 'Night on the road')
    await user.type(field(), ' ROAD ')
    await showsCards('Road trip', 'Night on the road')
    await found('2 cards found')
    await arrived('/my-cards?q=ROAD')
    expect(field()).toHaveValue(' ROAD ')
    await user.clear(field())
    await user.type(field(), 'party')
    await showsCards('Office party')
    await found('1 card found')
    await user.clear(field())
    await showsCards('Road trip', 'Office party', 'Night on the road')
    await found('')
    await arrived('/my-cards')
    noToast()
  })

  it('CARD-17: starts with the search in the URL, tidied as on the server', async () => {
    await openMyCards('/my-cards?q=%20night%07%20%20on')
    await showsCards('Night on the road')
    expect(field()).toHaveValue('night on')
    expect(searches()).toEqual(['night on'])
  })

  it('CARD-17: waits for a pause in typing; Enter does not wait', async () => {
    await openMyCards()
    await showsCards('Road trip', 'Office party', 'Night on the road')
    vi.useFakeTimers({ shouldAdvanceTime: false })
    for (const text of ['r', 'ro', 'roa']) {
      type(text)
      act(() => void vi.advanceTimersByTime(299))
    }
    expect(address()).toBe('/my-cards')
    act(() => void vi.advanceTimersByTime(1))
    expect(searches()).toEqual([undefined, 'roa'])
    type('part')
    fireEvent.submit(screen.getByRole('search'))
    expect(searches()).toEqual([undefined, 'roa', 'part'])
    act(() => void vi.advanceTimersByTime(1000))
    vi.useRealTimers()
    await showsCards('Office party')
    expect(searches()).toEqual([undefined, 'roa', 'part'])
  })

  it('CARD-17: shows a message for an empty result; Clear search shows all cards again, with the focus in the field', async () => {
    const { user } = await openMyCards('/my-cards?q=unicorn')
    expect(await screen.findByRole('heading', { name: 'No cards found' })).toBeVisible()
    expect(screen.getByText(/No titles or squares match/).parentElement).toHaveTextContent(
      'No titles or squares match “unicorn”.',
    )
    await found('0 cards found')
    expect(screen.queryByRole('link', { name: 'Create BingoBoard' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    await showsCards('Road trip', 'Office party', 'Night on the road')
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('')
    expect(address()).toBe('/my-cards')
  })

  it.each([
    ['mine', 'quiz'],
    ['shared', 'road'],
    ['played', 'road'],
  ])('CARD-17 CARD-22: counts what the filter shows, and offers Clear search: %s', async (show, q) => {
    const quiz = { ...mine({ title: 'Quiz' }), isOwner: false, ownerName: 'Ada', sharedAt: PARTY.createdAt }
    api.current.on('GET /api/shared-cards', (call) =>
      answers(200, call.query.q === 'road' ? [] : [quiz])(call),
    )
    const { user } = await openMyCards(`/my-cards?show=${show}&q=${q}`)
    expect(await screen.findByRole('heading', { name: 'No cards found' })).toBeVisible()
    await found('0 cards found')
    await user.click(await screen.findByRole('button', { name: 'Clear search' }))
    await arrived(`/my-cards?show=${show}`)
  })

  it('CARD-16 CARD-11 CARD-17: loads more after a hundred cards, which continue after the last one of the same search', async () => {
    const hundred = Array.from({ length: MY_CARDS_PAGE_SIZE }, (_, at) =>
      mine({ cardId: `card-${String(at).padStart(5, '0')}`, title: `Card ${at}` }),
    )
    api.current.on(LIST, (call) => answers(200, call.query.before === undefined ? hundred : [ROAD])(call))
    await openMyCards('/my-cards?q=r')
    await found('Showing the first 100 matches')
    // Found by text and clicked without user-event: queries by role are slow with so many tiles.
    fireEvent.click(screen.getByText('Show more'))
    await found('101 cards found')
    expect(titles().slice(99)).toEqual(['Card 99', 'Road trip'])
    expect(screen.queryByText('Show more')).toBeNull()
    expect(api.current.of(LIST).map(({ query }) => query)).toEqual([
      { q: 'r' },
      { before: 'card-00099', q: 'r' },
    ])
  })
})
