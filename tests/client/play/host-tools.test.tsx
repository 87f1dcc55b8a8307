import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionAtom, type Session } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { FakeCards } from '#tests/support/fake-cards.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { openPlay } from './play-page.tsx'

const card = sampleCard()
let cards: FakeCards

beforeEach(() => {
  wantLessMotion()
  cards = new FakeCards()
  vi.stubGlobal('fetch', cards.fetch)
  store.set(sessionAtom, { status: 'signed-in', user: { id: 'u1' } } as Session)
})

describe('the link of the play screen', () => {
  it.each([
    [[], 'Same squares, shuffled for each player. Best with a caller.'],
    [['One more'], 'Squares from all your words for each player. Best with a caller.'],
  ])(
    'SHARE-6: a different layout for each player, of a card with the extra words %j',
    async (extra, hint) => {
      const rich = { ...card, extra }
      cards.put(rich)
      await openPlay(rich)
      expect(await screen.findByRole('switch', { name: /^A different layout/ })).toHaveAccessibleDescription(
        hint,
      )
    },
  )
})

describe('New Round on the play screen', () => {
  it('PLAY-27 PLAY-20 CALL-4: the owner starts one beside Reset Marks, after the same question as in the editor, which says that calls start over', async () => {
    cards.put({ ...card, called: ['Square 3'] })
    const { user } = await openPlay({ ...card, called: ['Square 3'] })
    const button = await screen.findByRole('button', { name: 'New Round' })
    expect(button.parentElement).toBe(screen.getByRole('button', { name: 'Reset Marks' }).parentElement)
    await user.click(button)
    const question = await screen.findByRole('alertdialog', { name: 'Start a new round?' })
    expect(question).toHaveAccessibleDescription(/The calls start over/)
    await user.click(within(question).getByRole('button', { name: /^Start/ }))
    await waitFor(() => expect(cards.card(card.cardId).round).toBe(2))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})
