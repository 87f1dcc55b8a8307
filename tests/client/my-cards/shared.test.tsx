import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SharedCard } from '#shared/contract/answers.ts'
import { isFoundBy } from '#shared/rules/card-search.ts'
import { answers } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
import { MO, useFreshPage } from '../frame/app-page.tsx'
import {
  CREATE,
  hasCards,
  mine,
  openMyCards,
  choose,
  openTileMenu,
  PARTY,
  ROAD,
  showsCards,
  titles,
} from './my-cards-page.tsx'

const api = useFreshPage(MO)
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
  api.current.on(SHARED, (call) =>
    answers(
      200,
      cards.filter((card) => isFoundBy(card, call.query.q ?? '')),
    )(call),
  )
}

beforeEach(() => {
  hasCards(api.current, [ROAD, PARTY])
  isShared([QUIZ, ORPHAN])
})

const section = async () => within(await screen.findByRole('region', { name: 'Shared with you' }))

describe('cards that others share', () => {
  it('HOST-13: come below one’s own, each with its owner; one can edit, duplicate and leave them, and a card without an owner only be duplicated and left', async () => {
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

  it('HOST-13: Duplicate makes a card of one’s own; Stop Co-hosting asks, and the card is gone from the list', async () => {
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

  it('HOST-13: the search finds them too', async () => {
    await openMyCards('/my-cards?q=quiz')
    await showsCards('Quiz night')
    await screen.findByText('1 card found')
    expect(screen.queryByText('No cards found')).toBeNull()
    expect(api.current.of(SHARED).map(({ query }) => query)).toEqual([{ q: 'quiz' }])
  })

  it('HOST-13: the next page comes on request', async () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      shared({ cardId: `shared${String(index).padStart(4, '0')}`, title: `Shared ${index}` }),
    )
    api.current.on(SHARED, (call) => answers(200, call.query.before === 'shared0099' ? [QUIZ] : many)(call))
    await openMyCards()
    // By its words and bare: asking for roles takes long among so many tiles.
    const shown = () => titles().filter((title) => title?.startsWith('Shared ') || title === 'Quiz night')
    await waitFor(() => expect(shown()).toHaveLength(100))
    fireEvent.click(screen.getByText('Show more'))
    await waitFor(() => expect(shown().slice(99)).toEqual(['Shared 99', 'Quiz night']))
  })
})
