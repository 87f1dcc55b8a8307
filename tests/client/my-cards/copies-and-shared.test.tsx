import { screen, waitFor, fireEvent, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { CARD_ID_PATTERN } from '#shared/ids.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
import { useDownloads } from '#tests/support/downloads.ts'
import { createCardBody } from '#shared/schemas/card.ts'
import { writeTemporary } from '#client/sync/unsaved/temporary-cards.ts'
import { MO, useFreshPage } from '../frame/app-page.tsx'
import {
  CREATE,
  hasCards,
  LIST,
  mine,
  openMyCards,
  choose,
  PARTY,
  ROAD,
  showsCards,
  titles,
  openTileMenu,
} from './my-cards-page.tsx'
import type { SharedCard } from '#shared/contract/answers.ts'
import { matchesSearch } from '#shared/rules/card-search.ts'

const api = useFreshPage(MO)
const WORDS = mine({
  cardId: 'allFields0',
  title: 'All of it',
  gridSize: 4,
  hasFreeSpace: false,
  cells: [...'ABCDEFGHIJKLMNOP'],
  theme: 'purple',
  freeSpaceImageUrl: 'https://example.com/star.png',
  version: 7,
  round: 3,
})
const COPY = mine({ ...WORDS, cardId: 'theCopy000', title: 'All of it (copy)', version: 1, round: 1 })

beforeEach(() => {
  hasCards(api.current, [ROAD, WORDS, PARTY])
})

async function duplicate(user: UserEvent): Promise<void> {
  await choose(user, 'All of it', 'Duplicate')
}
const created = () => api.current.bodies(CREATE)

describe('duplicating a card', () => {
  it('CARD-18: uses the copy whose response was lost, after requesting it by its id', async () => {
    const { user } = await openMyCards()
    api.current.on(CREATE, noNetwork)
    await duplicate(user)
    await expectToast('Duplicate Failed')
    const { isOwner: _, canEdit: __, ...card } = COPY
    api.current.on(CREATE, () =>
      Response.json({ message: 'Taken.', code: 'card-id-taken', card }, { status: 409 }),
    )
    await duplicate(user)
    await expectToast('Card Duplicated')
    const [first, again] = created() as { cardId: string }[]
    expect(again).toEqual(first)
    expect(first!.cardId).toMatch(CARD_ID_PATTERN)
  })

  it('CARD-18: changes nothing on a failure; then creates a card with the same content, first and titled as a copy', async () => {
    const { user } = await openMyCards()
    const full = "You've reached 1,000 cards. Delete one to make room."
    for (const [failure, words] of [
      [refuses(500, 'Something broke.', 'internal'), 'Failed to duplicate the BingoBoard. Please try again.'],
      [refuses(403, full, 'quota-exceeded'), full],
    ] as const) {
      api.current.on(CREATE, failure)
      await duplicate(user)
      await expectToast('Duplicate Failed', words)
      expect(titles()).toEqual(['Road trip', 'All of it', 'Office party'])
      expect(api.current.of(LIST)).toHaveLength(1)
    }
    api.current.on(CREATE, (call) => {
      hasCards(api.current, [COPY, ROAD, WORDS, PARTY])
      return answers(201, COPY)(call)
    })
    await duplicate(user)
    await expectToast('Card Duplicated', '“All of it (copy)” is in My Cards.')
    await showsCards('All of it (copy)', 'Road trip', 'All of it', 'Office party')
    expect(created()).toEqual(
      Array.from({ length: 3 }, () => ({
        ...contentOf(WORDS),
        title: 'All of it (copy)',
        cardId: expect.stringMatching(CARD_ID_PATTERN),
      })),
    )
    expect(screen.getByRole('link', { name: 'Play All of it (copy)' })).toHaveAttribute(
      'href',
      '/play/theCopy000',
    )
    await waitFor(() => expect(screen.getByRole('button', { name: 'More for All of it' })).toHaveFocus())
  })
})

describe('Download as JSON', () => {
  const saved = useDownloads()

  async function download(name: string): Promise<unknown> {
    const { user } = await openMyCards()
    await choose(user, name, 'Download as JSON')
    return JSON.parse(await saved[0]!.file.text()) as unknown
  }

  it('DATA-4: saves the card’s content, named after its title, in a form that can be imported', async () => {
    const card = mine({ title: 'Road/trip: "2026"', theme: 'purple' })
    hasCards(api.current, [card])
    const content = await download('Road/trip: "2026"')
    expect(saved[0]?.name).toBe('Road trip 2026.json')
    expect(content).toEqual(contentOf(card))
    expect(createCardBody.safeParse(content).success).toBe(true)
    expect(await saved[0]!.file.text()).toContain('\n  "title": ')
  })

  it('DATA-4: also saves a temporary card', async () => {
    hasCards(api.current, [])
    const content = contentOf(mine({ title: 'Kept here' }))
    writeTemporary('temp-1700000000000-abc', content, 'savedAs000')
    expect(await download('Kept here')).toEqual(content)
  })
})

const SHARED = 'GET /api/shared-cards'
const LEAVE = 'DELETE /api/cards/:cardId/co-hosts/:userId'
const shared = (changes: Partial<SharedCard>): SharedCard => ({
  ...mine(),
  isOwner: false,
  ownerName: 'Ada',
  sharedAt: '2026-11-21T10:00:00.000Z',
  ...changes,
})
const QUIZ = shared({ cardId: 'quizNight0', title: 'Quiz night' })
const ORPHAN = shared({ cardId: 'orphanCard', title: 'Left behind', ownerName: null, canEdit: false })

function isShared(cards: SharedCard[]): void {
  api.current.on(SHARED, ({ query }) =>
    Response.json(cards.filter((card) => matchesSearch(card, query.q ?? ''))),
  )
}

const section = async () => within(await screen.findByRole('region', { name: 'Shared with you' }))

describe('cards that others share', () => {
  beforeEach(() => {
    hasCards(api.current, [ROAD, PARTY])
    isShared([QUIZ, ORPHAN])
  })

  it('HOST-13: are below the user’s own, with owners; can be duplicated and left, and edited unless the owner is gone', async () => {
    const { user } = await openMyCards()
    await showsCards('Road trip', 'Office party', 'Quiz night', 'Left behind')
    const inside = await section()
    expect(inside.getByText("Ada's card")).toBeVisible()
    expect(inside.getByText('Its owner deleted their account. You can duplicate it.')).toBeVisible()
    expect(inside.getByRole('link', { name: 'Play Quiz night' })).toHaveAttribute('href', '/play/quizNight0')
    const rows = async (name: string) => {
      await openTileMenu(user, name)
      const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
      await user.keyboard('{Escape}')
      return items.join(', ')
    }
    expect(await rows('Quiz night')).toBe('Play, Share, Edit, Duplicate, Download as JSON, Stop Co-hosting')
    expect(await rows('Left behind')).toBe('Play, Share, Duplicate, Download as JSON, Stop Co-hosting')
    expect(await rows('Road trip')).toBe('Play, Share, Edit, Co-hosts, Duplicate, Download as JSON, Delete')
  })

  it('HOST-13: Duplicate makes a card of the user’s own; Stop Co-hosting asks, and removes the card from the list', async () => {
    const copy = mine({ cardId: 'theCopy000', title: 'Left behind (copy)' })
    api.current.on(CREATE, (call) => {
      hasCards(api.current, [copy, ROAD, PARTY])
      return answers(201, copy)(call)
    })
    const { user } = await openMyCards()
    await choose(user, 'Left behind', 'Duplicate')
    await showsCards('Left behind (copy)', 'Road trip', 'Office party', 'Quiz night', 'Left behind')
    api.current.on(LEAVE, (call) => {
      isShared([ORPHAN])
      return answers(204)(call)
    })
    await choose(user, 'Quiz night', 'Stop Co-hosting')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop co-hosting?' }))
    await user.click(dialog.getByRole('button', { name: 'Stop Co-hosting' }))
    await showsCards('Left behind (copy)', 'Road trip', 'Office party', 'Left behind')
    await expectToast('You stopped co-hosting', 'You can still play “Quiz night”.')
    expect(api.current.of(LEAVE).map(({ path }) => path)).toEqual(['/api/cards/quizNight0/co-hosts/mo'])
  })

  it('HOST-13: are found by the search too', async () => {
    await openMyCards('/my-cards?q=quiz')
    await showsCards('Quiz night')
    await screen.findByText('1 card found')
    expect(screen.queryByText('No cards found')).toBeNull()
    expect(api.current.of(SHARED).map(({ query }) => query)).toEqual([{ q: 'quiz' }])
  })

  it('HOST-13: load their next page on request', async () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      shared({ cardId: `shared${String(index).padStart(4, '0')}`, title: `Shared ${index}` }),
    )
    api.current.on(SHARED, (call) => answers(200, call.query.before === 'shared0099' ? [QUIZ] : many)(call))
    await openMyCards()
    // Found by text and clicked without user-event below: queries by role are slow with so many tiles.
    const shown = () => titles().filter((title) => title?.startsWith('Shared ') || title === 'Quiz night')
    await waitFor(() => expect(shown()).toHaveLength(100))
    fireEvent.click(screen.getByText('Show more'))
    await waitFor(() => expect(shown().slice(99)).toEqual(['Shared 99', 'Quiz night']))
  })
})
