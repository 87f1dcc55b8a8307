import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listTemporary } from '#client/sync/unsaved/temporary-cards.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { sampleItems } from '#tests/support/sample-category.ts'
import { expectToast } from '#tests/support/toast.ts'
import { address, NOT_SIGNED_IN, MO, useFreshPage } from '../frame/app-page.tsx'
import { button, hasCategory, openCategory, OWN, section, theirs } from './category-page.tsx'

const CREATE = 'POST /api/cards'
const STORED = { ...sampleCard({ cardId: 'storedCard' }), isOwner: true }
const WORDS = Array.from({ length: 30 }, (_, at) => `Item ${at}`)
const api = useFreshPage(MO)
beforeEach(() => {
  hasCategory(api.current, theirs(), sampleItems(WORDS))
})

const asGuest = () => api.current.on('GET /api/user', NOT_SIGNED_IN)
const grid = () => within(screen.getByRole('grid', { name: 'Stand-up bingo' }))
const words = () =>
  grid()
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent)
const play = () => button('Play this card')
const bodies = () => api.current.of(CREATE).map(({ body }) => body as { cells: string[] })

describe('the card that starts from a category', () => {
  it('CAT-30: has each item once and a free space; Shuffle draws it again, and its size can be chosen', async () => {
    const { user } = await openCategory()
    expect(screen.getByText('Drawn from 30 items')).toBeVisible()
    expect(words()).toHaveLength(25)
    const drawn = words().filter((_, at) => at !== 12)
    expect(new Set(drawn).size).toBe(24)
    expect(WORDS).toEqual(expect.arrayContaining(drawn))
    const before = words()
    await user.click(button('Shuffle'))
    expect(words()).not.toEqual(before)
    await user.click(screen.getByRole('radio', { name: '3x3' }))
    expect(words()).toHaveLength(9)
  })

  it('UI-36: marks the language of its name and squares if the page has another language', async () => {
    const foreign = { ...theirs(), type: 'official', language: 'de' } as const
    hasCategory(api.current, foreign, sampleItems(WORDS))
    await openCategory()
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de')
    const [square] = grid().getAllByText(/^Item/)
    expect(square!.closest('[lang]')).toHaveAttribute('lang', 'de')
    expect(grid().getByText('FREE').closest('[lang=de]')).toBeNull()
  })

  it.each([
    [8, '1 item more to make a card'],
    [0, '9 items more to make a card'],
  ])('CAT-30: says how many items %i lack, and offers no card', async (count, sentence) => {
    hasCategory(api.current, OWN, sampleItems(WORDS.slice(0, count)))
    await openCategory()
    expect(screen.getByText(sentence)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Play this card|Shuffle/ })).toBeNull()
  })
})

describe('playing that card', () => {
  it('CAT-30 CAT-48: stores exactly that card in the account and opens it; a refusal shows a toast and keeps the card', async () => {
    const full = 'You have 1,000 cards. Delete one first.'
    api.current.on(CREATE, refuses(403, full, 'quota-exceeded'))
    api.current.on('GET /api/cards/:cardId', answers(200, STORED))
    // The play screen records the visit in the history once the page is idle.
    api.current.on('POST /api/history', answers(204))
    const { user } = await openCategory()
    const drawn = words()
    await user.click(play())
    await expectToast('Failed to create card', full)
    expect(words()).toEqual(drawn)
    expect(play()).toBeEnabled()
    api.current.on(CREATE, answers(201, STORED))
    await user.click(play())
    await waitFor(() => expect(address()).toBe('/play/storedCard'))
    expect(bodies()[1]).toMatchObject({ title: 'Stand-up bingo', gridSize: 5, hasFreeSpace: true })
    expect(bodies()[1]!.cells.map((text, at) => (at === 12 ? drawn[at] : text))).toEqual(drawn)
  })

  it('CAT-30 CAT-47: keeps a guest’s card in this browser, even without a network', async () => {
    asGuest()
    const { user } = await openCategory()
    const [first] = words()
    api.current.on(CREATE, noNetwork)
    await user.click(play())
    await waitFor(() => expect(address()).toMatch(/^\/play\/temp-/))
    expect(bodies()).toEqual([])
    expect(listTemporary().map(({ cells }) => cells[0])).toEqual([first])
  })
})

it('CAT-34: the items are collapsed for users who may only play; expanded, they are chips without types, tags and tools', async () => {
  const chips = () =>
    section()
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent)
  const { user } = await openCategory()
  expect(chips()).toEqual([])
  expect(button('Show')).toHaveAttribute('aria-expanded', 'false')
  await user.click(button('Show'))
  expect(chips()).toEqual(WORDS)
  expect(screen.queryByRole('searchbox')).toBeNull()
  await user.click(button('Hide'))
  expect(chips()).toEqual([])
})
