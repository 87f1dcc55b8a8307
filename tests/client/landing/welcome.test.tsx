import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CardReply } from '#shared/schemas/card.ts'
import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { wordsByColumn } from '#shared/rules/words-by-column.ts'
import { answers } from '#tests/support/fake-api.ts'
import { rememberAccount } from '#client/features/auth/had-account.ts'
import { cacheOfflineCard } from '#client/sync/offline/offline-cards.ts'
import { listTemporary, writeTemporary } from '#client/sync/unsaved/temporary-cards.ts'
import { mine } from '../my-cards/my-cards-page.tsx'
import { arrived, MO, openApp, rememberSignIn, useFreshPage } from '../frame/app-page.tsx'

const api = useFreshPage()
const MINUTE_MS = 60_000
const START_MS = Date.parse('2026-11-22T10:00:00.000Z')

/** A card of the user, last changed so many minutes after the start. */
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

describe('the cards of a user who comes back', () => {
  it('LND-6: signed in, the three cards changed or played last, with the way to all of them', async () => {
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

  it('LND-6: a guest sees the temporary cards of this browser, and a place for the next one', async () => {
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

  it('LND-6: a guest who has an account is led to it', async () => {
    rememberSignIn(false)
    rememberAccount()
    cacheOfflineCard(changedAt(0, 'Foreign'), START_MS)
    const { user } = await openApp('/')
    await user.click(within(await band()).getByRole('link', { name: 'Log in for all your cards' }))
    await arrived('/auth')
  })
})

it('COLS-10: one tap on Classic bingo makes a card of numbers, and opens its maker’s own one', async () => {
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
