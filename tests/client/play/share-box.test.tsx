import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Session, sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { applyCard } from '#client/sync/card-store.ts'
import { useFakeCards } from '#tests/support/fake-cards.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { qrModules, shownModules } from '#tests/support/qr-modules.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import type { Card } from '#shared/schemas/card.ts'
import { showsAddress } from '#tests/support/link-address.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { expectToast } from '#tests/support/toast.ts'
import { openPlay, push } from './play-page.tsx'

const card = sampleCard()
const cards = useFakeCards()
beforeEach(() => {
  wantLessMotion()
  cards.put(card)
  store.set(sessionAtom, { status: 'signed-in', user: { id: 'u1' } } as Session)
})

const codeButton = () => screen.findByRole('button', { name: 'QR code' })

describe('the share box of the play screen', () => {
  it('SHARE-5 SHARE-2: shows the QR code of the link on the whole screen, and returns to its button; a deleted card has none', async () => {
    const { user } = await openPlay(card)
    expect(screen.queryByRole('img', { name: 'QR code of the link' })).toBeNull()
    await user.click(await codeButton())
    const large = within(await screen.findByRole('dialog', { name: 'Stand-up bingo' }))
    const link = screen.getByLabelText<HTMLInputElement>('Link to this card').value
    expect(link).toBe(new URL(`/play/${card.cardId}`, location.origin).href)
    const drawing = await large.findByRole('img', { name: 'QR code of the link' })
    expect(shownModules(drawing)).toEqual(qrModules(link))
    expect(drawing.parentElement!.className).toContain('bg-[#fff]')
    expect(large.getByText(showsAddress(link))).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(async () => expect(await codeButton()).toHaveFocus())
    expect(screen.queryByRole('dialog')).toBeNull()

    await user.click(await codeButton())
    await screen.findByRole('dialog')
    act(() => socket.hears('card:deleted', { cardId: card.cardId }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('button', { name: 'QR code' })).toBeNull()
  })

  it('SHARE-6 SHARE-7: recommends a shuffle, and leads to the caller’s screen', async () => {
    const { user } = await openPlay(card)
    const link = screen.getByLabelText('Link to this card')
    const plain = new URL(`/play/${card.cardId}`, location.origin).href
    const ownOrder = await screen.findByRole('switch', { name: 'A different layout for each player' })
    const present = screen.getByRole('link', { name: 'Present' })
    expect(link).toHaveValue(plain)
    expect(present).toHaveAttribute('href', `/present/${card.cardId}`)
    await user.click(ownOrder)
    expect(link).toHaveValue(`${plain}?shuffle`)
    expect(present).toHaveAttribute('href', `/present/${card.cardId}?shuffle`)
    await user.click(await codeButton())
    const large = within(await screen.findByRole('dialog'))
    expect(shownModules(await large.findByRole('img', { name: 'QR code of the link' }))).toEqual(
      qrModules(`${plain}?shuffle`),
    )
  })

  it('SHARE-6 PLAY-22 PLAY-27: offers others than the host a link to make their own card instead, and no new round', async () => {
    store.set(sessionAtom, { status: 'signed-out' })
    await openPlay(card)
    expect(await screen.findByRole('link', { name: 'Make your own card' })).toHaveAttribute('href', '/create')
    expect(screen.queryByRole('switch', { name: 'A different layout for each player' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'New Round' })).toBeNull()
  })

  it.each([
    [[], 'Same squares, shuffled for each player. Best with a caller.'],
    [['One more'], 'Squares from all your words for each player. Best with a caller.'],
  ])(
    'SHARE-6: offers a different layout for each player of a card with the extra words %j',
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
  it('PLAY-27 PLAY-20 CALL-4: is offered to the owner next to Reset Marks, and asks as the editor does; calls then start over', async () => {
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
  it('PLAY-27: keeps a round that another host started while the question was open, with its calls', async () => {
    cards.put(card)
    const { user } = await openPlay(card)
    await user.click(await screen.findByRole('button', { name: 'New Round' }))
    const question = await screen.findByRole('alertdialog', { name: 'Start a new round?' })
    push(cards.change(card.cardId, { round: 2, called: ['Square 3'] } as Partial<Card>))
    await user.click(within(question).getByRole('button', { name: /^Start/ }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(cards.card(card.cardId)).toMatchObject({ round: 2, called: ['Square 3'] })
    await expectToast('New round started')
  })
  it('PLAY-27: starts a round if a restored backup is in an earlier one that the page does not know', async () => {
    cards.put({ ...card, round: 2, called: ['Square 3'], title: 'Restored' })
    const { user } = await openPlay({ ...card, version: 9, round: 5 })
    await user.click(await screen.findByRole('button', { name: 'New Round' }))
    const question = await screen.findByRole('alertdialog', { name: 'Start a new round?' })
    await user.click(within(question).getByRole('button', { name: /^Start/ }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expectToast('New round started')
    expect(cards.card(card.cardId)).toMatchObject({ round: 3, called: [] })
    expect(screen.getByRole('heading', { name: 'Restored' })).toBeVisible()
  })
  it('PLAY-27: starts a new round after one whose response was lost', async () => {
    cards.put(card)
    const { user } = await openPlay(card)
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'New Round' }))
      return within(await screen.findByRole('alertdialog', { name: 'Start a new round?' }))
    }
    cards.failures = ['lost answer']
    const lost = await ask()
    await user.click(lost.getByRole('button', { name: /^Start/ }))
    await waitFor(() => expect(cards.card(card.cardId).round).toBe(2))
    await expectToast("Couldn't start a new round")
    act(() => push(cards.card(card.cardId)))
    await user.click(lost.getByRole('button', { name: 'Cancel' }))
    await user.click((await ask()).getByRole('button', { name: /^Start/ }))
    await waitFor(() => expect(cards.card(card.cardId).round).toBe(3))
  })
  it('PLAY-27: is offered to an owner after a log-in, even if the page was first told a guest’s rights', async () => {
    store.set(sessionAtom, { status: 'signed-out' })
    await openPlay(card)
    applyCard({ ...card, isOwner: false, canEdit: false })
    await screen.findByRole('link', { name: 'Make your own card' })
    act(() => store.set(sessionAtom, { status: 'signed-in', user: { id: 'u1' } } as Session))
    expect(await screen.findByRole('button', { name: 'New Round' })).toBeVisible()
  })
})
