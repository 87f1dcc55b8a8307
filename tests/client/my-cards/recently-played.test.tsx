import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Card } from '#shared/schemas/card.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { noToast } from '#tests/support/toast.ts'
import { MO, useFreshPage } from '../frame/app-page.tsx'
import {
  hasCards,
  HISTORY,
  LIST,
  mine,
  openMyCards,
  PARTY,
  ROAD,
  showsCards,
  openTileMenu,
} from './my-cards-page.tsx'

const api = useFreshPage(MO)
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

beforeEach(() => {
  hasCards(api.current, [PARTY])
})

const played = (card: Card, agoMs: number) => ({
  card: { ...card, isOwner: false, canEdit: false },
  playedAt: new Date(Date.now() - agoMs).toISOString(),
})
const section = async () => within(await screen.findByRole('region', { name: 'Recently played' }))
const noSection = () => expect(screen.queryByRole('region', { name: 'Recently played' })).toBeNull()

describe('recently played', () => {
  it('CARD-19: each has its title, its theme and when it was played, and leads to its play screen', async () => {
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
      ['Road trip less than a minute ago', '/play/roadTrip00'],
      ['Bingo card about 3 hours ago', '/play/noTitle000'],
      ['Office party 2 days ago', '/play/partyCard0'],
    ])
    const themes = (await section()).getAllByRole('listitem').map(({ dataset }) => dataset.theme)
    expect(themes).toEqual(['red', 'green', 'blue'])
  })

  it('CARD-19: while it loads, cards that are there already count as loading, and not as failed', async () => {
    const release = api.current.hold(HISTORY)
    await openMyCards()
    await waitFor(() => expect(api.current.calls.some(({ name }) => name === LIST)).toBe(true))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.getByRole('status', { name: 'Loading your cards' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
    release()
    await showsCards('Office party')
  })

  it('CARD-19: of more than six the newest six are shown', async () => {
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
  ])('CARD-19: when %s the list is not shown, and no message', async (_what, answer) => {
    api.current.on(HISTORY, answer)
    await openMyCards()
    await showsCards('Office party')
    await waitFor(() => expect(api.current.of(HISTORY)).toHaveLength(1))
    await act(() => Promise.resolve())
    noSection()
    noToast()
  })

  it('CARD-19 CARD-16: a card that is deleted here leaves it at once', async () => {
    api.current.on(HISTORY, answers(200, [played(PARTY, 0), played(ROAD, HOUR_MS)]))
    api.current.on('DELETE /api/cards/:cardId', answers(204))
    const { user } = await openMyCards()
    await section()
    await openTileMenu(user, 'Office party')
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect((await section()).getAllByRole('link')).toHaveLength(1))
    expect((await section()).getByRole('link')).toHaveTextContent('Road trip')
  })
})
