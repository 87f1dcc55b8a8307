import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Provider, createStore } from 'jotai'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { CELL_MAX_LENGTH } from '#shared/product.ts'
import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import { newCardDraft, replaceNewCard } from '#client/sync/unsaved/draft.ts'
import { newUnsaved } from '#client/sync/unsaved/unsaved-card.ts'
import { store } from '#client/lib/store.ts'
import { pageDataAtom } from '#client/lib/page/page-data.ts'
import { SAMPLES } from '#client/features/landing/samples.ts'
import LandingScreen from '#client/features/landing/components/landing-screen.tsx'
import { address, arrived, MO, openApp, rememberSignIn, useFreshPage } from '../frame/app-page.tsx'
import { MONDAY, openLanding } from './landing-page.tsx'
import type { CardReply } from '#shared/schemas/card.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { wordsByColumn } from '#shared/rules/words-by-column.ts'
import { answers } from '#tests/support/fake-api.ts'
import { rememberAccount } from '#client/features/auth/had-account.ts'
import { cacheOfflineCard } from '#client/sync/offline/offline-cards.ts'
import { listTemporary, writeTemporary } from '#client/sync/unsaved/temporary-cards.ts'
import { mine } from '../my-cards/my-cards-page.tsx'

const BUTTONS = ['Create Your First Card', 'Get Started Now']
const OCCASIONS: [words: string, category: string][] = [
  ['Movie nights', 'Movie Night'],
  ['Virtual meetings', 'Virtual Meetings'],
  ['Classroom activities', 'Classroom'],
  ['Family gatherings', 'Family Gatherings'],
  ['Road trips', 'Road Trips'],
  ['Office parties', 'Office Parties'],
  ['Sports events', 'Sports Events'],
  ['TV show marathons', 'TV Marathons'],
]
const editorCard = () => store.get(newCardDraft().shownAtom)

/** Returns the page's HTML as the server renders it: with a separate store and without a browser. */
function drawn(weekday = MONDAY): string {
  const ofPage = createStore()
  ofPage.set(pageDataAtom, { weekday })
  return renderToString(
    <Provider store={ofPage}>
      <StaticRouter location="/">
        <LandingScreen />
      </StaticRouter>
    </Provider>,
  )
}

describe('the landing page', () => {
  it('LND-1: explains the steps: make, send, shout; Create, Share, Play', () => {
    openLanding()
    expect(screen.getByRole('heading', { level: 1, name: 'Make it. Send it. Shout it.' })).toBeVisible()
    for (const words of [
      'Create a card of things that always happen.',
      'Share one link. Everyone plays.',
      'Play tap by tap. A line is a BINGO.',
    ])
      expect(
        screen.getByText(
          (_text, element) =>
            element?.tagName === 'LI' && element.textContent?.replace('\u00a0', ' ') === words,
        ),
      ).toBeVisible()
    expect(document.title).toBe('BingoBoard')
  })

  it.each(BUTTONS)("LND-1: %s puts the editor's card away and opens the editor", async (name) => {
    replaceNewCard({
      ...newUnsaved(),
      title: 'Not saved yet',
      cells: Array.from({ length: 25 }, () => 'words'),
    })
    const { user } = openLanding()
    const button = screen.getByRole('link', { name })
    expect(button).toHaveAttribute('href', '/create')
    await user.click(button)
    await waitFor(() => expect(address()).toBe('/create'))
    expect(editorCard().title).not.toBe('Not saved yet')
    expect(editorCard().cells.filter(Boolean)).toEqual([])
  })

  it('LND-5: carries the sample’s typed title into the new card; Enter ends the typing, except that of an input method', async () => {
    const { user } = openLanding()
    const field = screen.getByRole('textbox', { name: 'Name your card' })
    await user.type(field, ' Family   reunion ')
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    expect(field).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(field).not.toHaveFocus()
    expect(screen.getByRole('heading', { level: 2, name: /^Try it: *Family reunion$/ })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Create Your First Card' }))
    await waitFor(() => expect(address()).toBe('/create'))
    expect(editorCard().title).toBe('Family reunion')
    expect(editorCard().cells.filter(Boolean)).toEqual([])
  })

  it('LND-3: has a ticket for each of the eight occasions, in the theme of its category, to which it leads', () => {
    openLanding()
    const tickets = within(
      screen.getByRole('region', { name: 'What are you watching, attending, enduring?' }),
    ).getAllByRole('listitem')
    expect(tickets.map((ticket) => ticket.textContent)).toEqual([
      'Classic bingo, 1 to 75',
      ...OCCASIONS.map(([words]) => words),
      'Surprise me',
    ])
    OCCASIONS.forEach(([words, name], place) => {
      const category = OFFICIAL_CATEGORIES.find((official) => official.name === name)
      expect(screen.getByRole('link', { name: words })).toHaveAttribute(
        'href',
        `/categories/${category?.categoryId}`,
      )
      expect(tickets[place + 1]).toHaveAttribute('data-theme', category?.theme)
    })
  })
})

describe('the landing page without scripts', () => {
  it('LND-4: is complete, and the same at every render', () => {
    const html = drawn()
    for (const words of [
      'Make it.',
      'One to go',
      '“Could have been an email”',
      ...BUTTONS,
      ...OCCASIONS.map(([name]) => name),
    ])
      expect(html).toContain(words)
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(6)
    expect(drawn()).toBe(html)
  })

  it('LND-5: has another sample for each weekday, with sixteen words that fit their squares', () => {
    const titles = SAMPLES.map(({ title }, weekday) => {
      expect(drawn(weekday)).toContain(title)
      return title
    })
    expect(new Set(titles).size).toBe(7)
    for (const { cells } of SAMPLES) {
      expect(new Set(cells).size).toBe(16)
      for (const text of cells) expect([...text].length).toBeLessThanOrEqual(CELL_MAX_LENGTH)
    }
  })
})

const api = useFreshPage()
const MINUTE_MS = 60_000
const START_MS = Date.parse('2026-11-22T10:00:00.000Z')

/** Returns a card of the user that was last changed so many minutes after the start. */
function changedAt(minutes: number, title: string): CardReply {
  const cardId = `card${title}`.padEnd(10, '0').slice(0, 10)
  return mine({ cardId, title, updatedAt: new Date(START_MS + minutes * MINUTE_MS).toISOString() })
}
function signIn(cards: CardReply[]): void {
  api.current.on('GET /api/user', answers(200, MO))
  api.current.on('GET /api/my-cards', answers(200, cards))
}
const band = () => screen.findByRole('region', { name: 'Your cards' })
const titlesIn = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

describe('the cards of a returning user', () => {
  it('LND-6: are the three changed or played last, with a link to all of them, for a logged-in user', async () => {
    signIn([changedAt(1, 'One'), changedAt(2, 'Two'), changedAt(3, 'Three')])
    cacheOfflineCard({ ...changedAt(0, 'Foreign'), cardId: 'foreign000' }, START_MS + 9 * MINUTE_MS)
    await openApp('/')
    const region = await band()
    await waitFor(() => expect(titlesIn(region)).toEqual(['Foreign', 'Three', 'Two']))
    expect(within(region).getByRole('link', { name: 'Play Three' })).toHaveAttribute(
      'href',
      '/play/cardThree0',
    )
    expect(within(region).getByRole('link', { name: 'Edit Three' })).toHaveAttribute(
      'href',
      '/create/cardThree0',
    )
    expect(within(region).queryByRole('link', { name: 'Edit Foreign' })).toBeNull()
    expect(within(region).getByRole('link', { name: 'All my cards' })).toHaveAttribute('href', '/my-cards')
    expect(within(region).queryByRole('link', { name: 'New card' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Create Your First Card' })).toBeNull()
    expect(screen.queryByText('Log in to edit live.')).not.toBeVisible()
  })

  it('LND-6: are a guest’s temporary cards in this browser, and a place for the next one', async () => {
    rememberSignIn(false)
    writeTemporary('temp-1-abc', { ...contentOf(mine()), title: 'Family reunion' }, 'saveAs0000')
    await openApp('/')
    const region = await band()
    expect(titlesIn(region)).toEqual(['Family reunion'])
    expect(within(region).getByRole('link', { name: 'Edit Family reunion' })).toBeVisible()
    expect(within(region).getByRole('link', { name: 'New card' })).toHaveAttribute('href', '/create')
    expect(within(region).queryByRole('link', { name: 'Log in for all your cards' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Create Your First Card' })).toBeNull()
  })

  it('LND-6: are behind a link to the log-in for a guest who has an account', async () => {
    rememberSignIn(false)
    rememberAccount()
    cacheOfflineCard(changedAt(0, 'Foreign'), START_MS)
    const { user } = await openApp('/')
    await user.click(within(await band()).getByRole('link', { name: 'Log in for all your cards' }))
    await arrived('/auth')
  })
})

it('COLS-10: one tap on Classic bingo makes a card of numbers, and opens its maker’s own card', async () => {
  rememberSignIn(false)
  const { user } = await openApp('/')
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Log In' })[0]).toBeVisible())
  await user.click(screen.getByRole('button', { name: 'Classic bingo, 1 to 75' }))
  await waitFor(() => expect(listTemporary()).toHaveLength(1))
  const [card] = listTemporary()
  await arrived(`/play/${card!.cardId}?shuffle`)
  const columns = wordsByColumn(card!).map((words) => words.map(Number).toSorted((one, other) => one - other))
  expect(columns).toEqual(
    [0, 1, 2, 3, 4].map((column) => Array.from({ length: 15 }, (_, at) => 15 * column + at + 1)),
  )
  expect(card).toMatchObject({ title: 'Classic bingo, 1 to 75', columns: true, hasFreeSpace: true })
})

it('LND-6 LND-7: a new visitor sees no cards; Surprise me makes a card from a random official category and opens it', async () => {
  const USE = OFFICIAL_CATEGORIES.map(({ categoryId }) => `POST /api/categories/${categoryId}/use` as const)
  rememberSignIn(false)
  const card = { ...mine(), cardId: 'temp-2-abc', title: 'Road Trips' }
  for (const call of USE) api.current.on(call, answers(200, card))
  const { user } = await openApp('/')
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Log In' })[0]).toBeVisible())
  expect(screen.queryByText('Your cards')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Surprise me' }))
  await arrived('/play/temp-2-abc')
  expect(USE.flatMap((call) => api.current.of(call)).map(({ body }) => body)).toEqual([
    { gridSize: 5, hasFreeSpace: true, count: 25, temporary: true },
  ])
  expect(listTemporary().map(({ title }) => title)).toEqual(['Road Trips'])
})
