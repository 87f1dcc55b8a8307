import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { followSignIn } from '#client/app/follow-sign-in.ts'
import TemporaryCardsOffer from '#client/app/temporary-cards-offer.tsx'
import { Toaster } from '#client/app/extras.tsx'
import { temporaryOfferAtom } from '#client/lib/temporary-offer-atom.ts'
import { writeTemporary, listTemporary } from '#client/sync/unsaved/temporary-cards.ts'
import { store } from '#client/lib/store.ts'
import { toast, toastAtom } from '#client/lib/toast.ts'
import { newCardId, newTemporaryId } from '#shared/ids.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { expectToast } from '#tests/support/toast.ts'
import { renderAt } from '../frame/app-page.tsx'
import { cards, freshBrowser, signIn, signOut } from './editor-page.tsx'

beforeEach(() => {
  freshBrowser()
  signOut()
})

function keepTemporary(title: string, saveAs = newCardId()): void {
  writeTemporary(newTemporaryId(Date.now()), contentOf(sampleCard({ title })), saveAs)
}

function openAt(address: string) {
  followSignIn()
  renderAt(
    address,
    <>
      <TemporaryCardsOffer />
      <Toaster />
    </>,
  )
}
const offer = () => screen.queryByRole('dialog', { name: 'Keep your temporary cards?' })
const press = (name: RegExp) => act(() => screen.getByRole('button', { name }).click())

describe('signing in with temporary cards', () => {
  it('GUEST-3: offers to save them all, and removes them here', async () => {
    keepTemporary('One')
    keepTemporary('Two')
    openAt('/')
    expect(offer()).toBeNull()
    act(() => toast({ title: 'Login successful' }))
    signIn()
    expect(offer()).toHaveTextContent('You made 2 cards in this browser.')
    expect(store.get(toastAtom)).toBeNull()
    press(/^Save to My Account/)
    await expectToast('Success', '2 cards saved to your account!')
    expect(
      cards
        .ids()
        .map((id) => cards.card(id).title)
        .sort(),
    ).toEqual(['One', 'Two'])
    expect(listTemporary()).toEqual([])
    expect(offer()).toBeNull()
  })

  it.each([
    [500, 'Failed to save BingoBoard. Still in this browser only: 2 cards.'],
    ['full', 'Your account is full. Still in this browser only: 2 cards.'],
  ] as const)(
    'GUEST-3: a stored card counts as saved, and one refused with %s stays',
    async (failure, text) => {
      const stored = cards.put(sampleCard({ cardId: newCardId() }))
      keepTemporary('Refused')
      keepTemporary('Stored', stored.cardId)
      vi.spyOn(Date.prototype, 'toISOString').mockReturnValue('2026-11-21T10:00:00.000Z')
      cards.failures = [failure]
      openAt('/my-cards')
      signIn()
      press(/^Save to My Account/)
      await expectToast('Error', text)
      expect(listTemporary()).not.toEqual([])
      expect(cards.ids()).toEqual([stored.cardId])
    },
  )

  it('GUEST-3: Not now keeps them, a reload does not ask, and without any there is no question', async () => {
    keepTemporary('One')
    openAt('/')
    signIn()
    press(/^Not now/)
    expect(offer()).toBeNull()
    expect(listTemporary()).toHaveLength(1)
    expect(cards.seen).toEqual([])

    localStorage.clear()
    signOut()
    signIn()
    await waitFor(() => expect(store.get(temporaryOfferAtom)).toBe(0))
    expect(offer()).toBeNull()
  })
})
