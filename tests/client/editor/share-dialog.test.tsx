import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeTemporary } from '#client/sync/temporary-cards.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { Card } from '#shared/schemas/card.ts'
import type { FakeCards } from '#tests/support/fake-cards.ts'
import { qrModules, shownModules } from '#tests/support/qr-modules.ts'
import { stubMedia } from '#tests/support/media.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { showsAddress } from '#tests/support/link-address.ts'
import { address, freshBrowser, openEditor, signOut, storedCard } from './editor-page.tsx'

const matchMediaOfPage = window.matchMedia
let cards: FakeCards
beforeEach(() => {
  cards = freshBrowser()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  vi.stubGlobal('matchMedia', matchMediaOfPage)
})

const TEMPORARY_ID = 'temp-1763719200000-AbCdEfGh12'
const CODE = { name: 'QR code of the link' }
const linkOf = (card: Card) => new URL(`/play/${card.cardId}`, location.origin).href
/** The address on the ticket: the link without its scheme. */
const addressOf = (card: Card) => linkOf(card).replace('http://', '')
const shareDialog = () => within(screen.getByRole('dialog', { name: 'Share BingoBoard' }))

async function openShare(changes: Partial<Card> = {}) {
  const card = storedCard(cards, changes)
  const { user } = await openEditor(`/create/${card.cardId}`)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  return { card, user, dialog: shareDialog() }
}

/** A browser with a share sheet, which answers as given. */
function withShareSheet(answer: () => Promise<void>) {
  const share = vi.fn<(data: ShareData) => Promise<void>>(answer)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  return share
}

describe('the QR code of the link', () => {
  it('SHARE-1: encodes the exact link, dark on light, with a quiet zone of 4 around it', async () => {
    const { card, user, dialog } = await openShare()
    await user.click(dialog.getByRole('button', { name: 'QR code' }))
    const drawing = await screen.findByRole('img', CODE)
    expect(shownModules(drawing)).toEqual(qrModules(linkOf(card)))
    expect(drawing.querySelector('path')).toHaveAttribute('fill', '#000')
    expect(drawing.parentElement!.className).toContain('bg-[#fff]')
  })
})

describe('the large code', () => {
  it('SHARE-2: covers the screen with title, code and address; Escape returns to the dialog and its button', async () => {
    const { card, user, dialog } = await openShare({ title: 'Road trip' })
    const button = dialog.getByRole('button', { name: 'QR code' })
    await user.click(button)
    const large = screen.getByRole('dialog', { name: 'Road trip' })
    expect(shownModules(await within(large).findByRole('img', CODE))).toEqual(qrModules(linkOf(card)))
    expect(within(large).getByText(showsAddress(linkOf(card)))).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: 'Road trip' })).toBeNull()
    expect(screen.getByRole('dialog', { name: 'Share BingoBoard' })).toBeVisible()
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('SHARE-2 EDIT-24: its Close leads back as well; a card without a title is a Bingo card', async () => {
    const { user, dialog } = await openShare({ title: '' })
    const button = dialog.getByRole('button', { name: 'QR code' })
    await user.click(button)
    const large = screen.getByRole('dialog', { name: 'Bingo card' })
    await user.click(within(large).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(button).toHaveFocus())
    expect(large).not.toBeInTheDocument()
  })
})

describe("the phone's share sheet", () => {
  it.each([
    ['a phone', 'coarse', 'Share'],
    ['a computer', 'fine', 'Copy link'],
  ])('SHARE-8: on %s the one filled button is the main way', async (_device, pointer, name) => {
    stubMedia((query) => query === `(pointer: ${pointer})`)
    withShareSheet(() => Promise.resolve())
    const { dialog } = await openShare()
    const filled = dialog.getAllByRole('button').filter(({ dataset }) => dataset.variant === 'filled')
    expect(filled.map((button) => button.textContent)).toEqual([name])
  })

  it('SHARE-3: is offered only if there is one', async () => {
    const { dialog } = await openShare()
    expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Share' })).toBeNull()
  })

  it('SHARE-3: gets the link and the title of the card', async () => {
    const share = withShareSheet(() => Promise.resolve())
    const { card, user, dialog } = await openShare({ title: 'Road trip' })
    await user.click(dialog.getByRole('button', { name: 'Share' }))
    const text = 'Play “Road trip” on BingoBoard'
    expect(share.mock.calls).toEqual([[{ title: text, text, url: linkOf(card) }]])
    noToast()
  })

  it('SHARE-3: says and copies nothing if closed without a choice', async () => {
    const share = withShareSheet(() => Promise.reject(new DOMException('Share canceled', 'AbortError')))
    const { user, dialog } = await openShare()
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(dialog.getByRole('button', { name: 'Share' }))
    await waitFor(() => expect(share).toHaveBeenCalledOnce())
    // One more press works, and so the first has come to its end.
    await user.click(dialog.getByRole('button', { name: 'Share' }))
    expect(copied).not.toHaveBeenCalled()
    noToast()
  })

  it('SHARE-3: if it fails, the link is copied instead', async () => {
    withShareSheet(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')))
    const { card, user, dialog } = await openShare()
    await user.click(dialog.getByRole('button', { name: 'Share' }))
    await expectToast('Link Copied', 'Share link copied to clipboard!')
    expect(await navigator.clipboard.readText()).toBe(linkOf(card))
  })
})

describe('Facebook and Twitter', () => {
  const TITLE = 'Tom & “Jerry” = 100% #fun?'

  it.each([
    ['Facebook', 'https://www.facebook.com/sharer/sharer.php', 'u', undefined],
    ['Twitter', 'https://twitter.com/intent/tweet', 'url', `Play “${TITLE}” on BingoBoard`],
  ])('SHARE-4: %s gets the link in a window without access to ours', async (name, page, parameter, text) => {
    const { card, user, dialog } = await openShare({ title: TITLE })
    await user.click(dialog.getByRole('button', { name: 'More' }))
    const link = dialog.getByRole<HTMLAnchorElement>('link', {
      name: `Share on ${name} (opens in a new window)`,
    })
    const address = new URL(link.href)
    expect(address.origin + address.pathname).toBe(page)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      [parameter]: linkOf(card),
      ...(text !== undefined && { text }),
    })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})

describe('a shuffle for every player', () => {
  const ownOrder = { name: 'A different layout for each player' }

  it('SHARE-6: is off at first; when on, everything shared is the link with ?shuffle, until the dialog is closed', async () => {
    const share = withShareSheet(() => Promise.resolve())
    const { card, user, dialog } = await openShare({ title: 'Road trip' })
    const link = () => dialog.getByLabelText('Link to this card').textContent
    await user.click(dialog.getByRole('button', { name: 'More' }))
    expect(dialog.getByRole('switch', ownOrder)).not.toBeChecked()
    expect(dialog.getByRole('switch', ownOrder)).toHaveAccessibleDescription(/shuffled for each player/)
    expect(link()).toBe(addressOf(card))
    await user.click(dialog.getByRole('switch', ownOrder))
    const shuffled = `${linkOf(card)}?shuffle`
    expect(link()).toBe(`${addressOf(card)}?shuffle`)
    await user.click(dialog.getByRole('button', { name: 'QR code' }))
    expect(shownModules(await screen.findByRole('img', CODE))).toEqual(qrModules(shuffled))
    await user.keyboard('{Escape}')
    await user.click(dialog.getByRole('button', { name: 'Share' }))
    expect(share.mock.calls[0]![0].url).toBe(shuffled)
    const parameter = (name: RegExp, of: string) =>
      new URL(dialog.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams.get(of)
    expect(parameter(/Facebook/, 'u')).toBe(shuffled)
    expect(parameter(/Twitter/, 'url')).toBe(shuffled)
    expect(dialog.getByRole('link', { name: 'Present' })).toHaveAttribute(
      'href',
      `/present/${card.cardId}?shuffle`,
    )
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(shareDialog().getByLabelText('Link to this card')).toHaveTextContent(addressOf(card))
  })
})

describe('Present', () => {
  it('SHARE-7: opens from the dialog, and an edit that is not sent is kept', async () => {
    const { card, user } = await openShare()
    await user.keyboard('{Escape}')
    cards.isAway = true
    const title = screen.getByLabelText('Title')
    await user.clear(title)
    await user.type(title, 'Not sent yet')
    await user.click(screen.getByRole('button', { name: 'Share' }))
    await user.click(shareDialog().getByRole('link', { name: 'Present' }))
    expect(address()).toBe(`/present/${card.cardId}`)
    expect(cards.card(card.cardId).title).toBe(card.title)
    expect(localStorage.getItem(`draft:mo:${card.cardId}`)).toContain('Not sent yet')
  })

  it('SHARE-7: shows a card that only this browser has, and recommends no shuffle for it', async () => {
    signOut()
    writeTemporary(TEMPORARY_ID, contentOf(sampleCard()), 'saveAs0001')
    const { user } = await openEditor(`/create/${TEMPORARY_ID}`)
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(shareDialog().queryByRole('switch')).toBeNull()
    expect(shareDialog().getByRole('link', { name: 'Present' })).toHaveAttribute(
      'href',
      `/present/${TEMPORARY_ID}`,
    )
  })
})

describe('the title on the ticket', () => {
  const field = (name: string) => shareDialog().getByRole('textbox', { name })

  it('EDIT-24: is asked for if the card has none, and stored when the field is left', async () => {
    const { card, user } = await openShare({ title: '' })
    const asked = field('What should we call it?')
    expect(asked).toHaveAttribute('placeholder', 'Monday stand-up')
    await user.type(asked, ' Road  trip ')
    await user.tab()
    await waitFor(() => expect(cards.card(card.cardId).title).toBe('Road trip'))
    expect(asked).toHaveValue('Road trip')
  })

  it('EDIT-24: can be changed, and goes with the link', async () => {
    const share = withShareSheet(() => Promise.resolve())
    const { card, user, dialog } = await openShare({ title: 'Road trip' })
    await user.clear(field('Title'))
    await user.type(field('Title'), 'Long way home{Enter}')
    await waitFor(() => expect(cards.card(card.cardId).title).toBe('Long way home'))
    await user.click(dialog.getByRole('button', { name: 'Share' }))
    expect(share.mock.calls[0]![0].text).toBe('Play “Long way home” on BingoBoard')
  })
})
