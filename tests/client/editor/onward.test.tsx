import { screen, within, act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#client/lib/store.ts'
import { temporaryOfferAtom } from '#client/lib/temporary-offer-atom.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { stubMedia } from '#tests/support/media.ts'
import { address, comesBackTo, renderAt } from '../frame/app-page.tsx'
import { cards, FIVE, freshBrowser, openDraft, openEditor, save, signIn, signOut } from './editor-page.tsx'
import { followSignIn } from '#client/app/follow-sign-in.ts'
import TemporaryCardsOffer from '#client/app/temporary-cards-offer.tsx'
import { Toaster } from '#client/app/extras.tsx'
import { writeTemporary, listTemporary } from '#client/sync/unsaved/temporary-cards.ts'
import { toast, toastAtom } from '#client/lib/toast.ts'
import { newCardId, newTemporaryId } from '#shared/ids.ts'
import { contentOf } from '#shared/rules/card-changes.ts'

beforeEach(() => void freshBrowser())

const inToast = async (title: string, action: string) =>
  within(await expectToast(title)).getByRole('button', { name: action })
const share = () => screen.getByRole('button', { name: 'Share' })
const shareDialog = () => screen.findByRole('dialog', { name: 'Share BingoBoard' })
const playTab = () => within(screen.getByRole('navigation')).getByRole('link', { name: 'Play Card' })

describe('from a saved card to playing it', () => {
  it('EDIT-21: the toast after a guest’s save offers to play the card', async () => {
    signOut()
    const { user } = await openDraft(...FIVE)
    await user.click(save())
    await user.click(await inToast('Success', 'Play'))
    expect(address()).toMatch(/^\/play\/temp-/)
  })

  it('EDIT-21: Play Card says why it is disabled for an unsaved card when it is pressed', async () => {
    const { user } = await openDraft(...FIVE)
    expect(playTab()).toHaveAttribute('aria-disabled', 'true')
    expect(playTab()).toHaveAccessibleDescription('Save first, then play')
    await user.click(playTab())
    await user.click(await inToast('Save first, then play', 'Save'))
    await shareDialog()
    expect(cards.ids()).toHaveLength(1)
  })
})

describe('from Cannot Share to the share dialog', () => {
  it('EDIT-7 EDIT-22: an unsaved card cannot be shared yet; Save in the toast saves it and opens its share dialog', async () => {
    const { user } = await openDraft(...FIVE)
    await user.click(share())
    await expectToast('Cannot Share', 'Please save your card first before sharing.')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(await inToast('Cannot Share', 'Save'))
    await shareDialog()
    expect(screen.getByLabelText('Link to this card')).toHaveTextContent(
      `${location.host}/play/${cards.ids()[0]}`,
    )
  })

  it('EDIT-22 GUEST-2 LINK-6: Share saves a guest’s card here and opens its dialog; Sign in to share saves and shares it', async () => {
    signOut()
    const { user, unmount } = await openDraft(...FIVE)
    await user.click(share())
    const dialog = within(await shareDialog())
    noToast()
    expect(address()).toMatch(/^\/create\/temp-/)
    expect(dialog.getByText(/gets a copy to play/)).toBeVisible()
    const temporary = address()
    await user.click(dialog.getByRole('link', { name: 'Sign in to share' }))
    expect([address(), comesBackTo()]).toEqual(['/auth', `${temporary}?share`])
    unmount()
    signIn()
    store.set(temporaryOfferAtom, 1)
    await openEditor(`${temporary}?share`)
    expect(await screen.findByLabelText('Link to this card')).toBeVisible()
    // The code of the offer to keep temporary cards may load only now, and must find nothing to offer.
    expect(store.get(temporaryOfferAtom)).toBe(0)
    expect(address()).toBe(`/create/${cards.ids()[0]}`)
    expect(cards.card(cards.ids()[0]!).cells.slice(0, 5)).toEqual(FIVE)
  })
})

it('EDIT-11: the notice and Play Card of a copy lead to its original; once saved as the user’s own card it is shared', async () => {
  const theirs = cards.put(sampleCard({ cardId: 'theirGame0' }), false)
  const { user } = await openEditor('/create/theirGame0')
  expect(screen.getByRole('link', { name: 'Back to the game' })).toHaveAttribute(
    'href',
    `/play/${theirs.cardId}`,
  )
  expect(playTab()).toHaveAttribute('href', `/play/${theirs.cardId}`)
  await user.click(share())
  await user.click(await inToast('Cannot Share', 'Save'))
  await shareDialog()
  const [own] = cards.ids().filter((id) => id !== theirs.cardId)
  expect(screen.getByLabelText('Link to this card')).toHaveTextContent(`${location.host}/play/${own}`)
})

it('EDIT-23: the title of a new card has the caret on a wide screen with a mouse, and nothing has it on a phone', async () => {
  const onComputer = () => stubMedia((query) => /640|900|pointer: fine/.test(query))
  onComputer()
  const { unmount } = await openEditor()
  expect(screen.getByLabelText('Title')).toHaveFocus()
  unmount()
  freshBrowser({ wide: false })
  await openEditor()
  expect(document.body).toHaveFocus()
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

describe('logging in with temporary cards', () => {
  beforeEach(signOut)

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
    'GUEST-3: counts a stored card as saved, and keeps one that was refused with %s',
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

  it('GUEST-3: Not now keeps them, a reload does not ask again, and without any there is no question', async () => {
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
