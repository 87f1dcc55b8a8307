import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { contentOf } from '#shared/rules/card-changes.ts'
import { answers, refuses } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
import { MO, useFreshPage } from '../frame/app-page.tsx'
import {
  CREATE,
  hasCards,
  LIST,
  mine,
  openMyCards,
  PARTY,
  ROAD,
  showsCards,
  titles,
  openTileMenu,
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
  await openTileMenu(user, 'All of it')
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
}
const created = () => api.current.of(CREATE).map(({ body }) => body)

describe('duplicating a card', () => {
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
      Array.from({ length: 3 }, () => ({ ...contentOf(WORDS), title: 'All of it (copy)' })),
    )
    expect(screen.getByRole('link', { name: 'Play All of it (copy)' })).toHaveAttribute(
      'href',
      '/play/theCopy000',
    )
    await waitFor(() => expect(screen.getByRole('button', { name: 'More for All of it' })).toHaveFocus())
  })
})
