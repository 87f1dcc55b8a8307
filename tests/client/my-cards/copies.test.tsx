import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CARD_ID_PATTERN } from '#shared/ids.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
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
} from './my-cards-page.tsx'

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
const created = () => api.current.of(CREATE).map(({ body }) => body)

describe('duplicating a card', () => {
  it('CARD-18: one whose answer was lost is asked for again under its id, and is the copy', async () => {
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

  it('CARD-18: a failure changes nothing; creates a card with the same content and a title that says so, which comes first', async () => {
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
  let saved: { name: string; file: Blob }[]
  beforeEach(() => {
    saved = []
    let file: Blob
    vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
      file = given as Blob
      return 'blob:card'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, file })
    })
  })

  async function download(name: string): Promise<unknown> {
    const { user } = await openMyCards()
    await choose(user, name, 'Download as JSON')
    return JSON.parse(await saved[0]!.file.text()) as unknown
  }

  it('DATA-4: saves what the author decides of a card, under its title, in a form that can be imported', async () => {
    const card = mine({ title: 'Road/trip: "2026"', theme: 'purple' })
    hasCards(api.current, [card])
    const content = await download('Road/trip: "2026"')
    expect(saved[0]?.name).toBe('Road trip 2026.json')
    expect(content).toEqual(contentOf(card))
    expect(createCardBody.safeParse(content).success).toBe(true)
    expect(await saved[0]!.file.text()).toContain('\n  "title": ')
  })

  it('DATA-4: saves a temporary card too', async () => {
    hasCards(api.current, [])
    const content = contentOf(mine({ title: 'Kept here' }))
    writeTemporary('temp-1700000000000-abc', content, 'savedAs000')
    expect(await download('Kept here')).toEqual(content)
  })
})
