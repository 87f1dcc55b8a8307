import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { Card } from '#shared/schemas/card.ts'
import { browserHas } from '#tests/support/browser-has.ts'
import { classicBingo } from '#tests/support/classic-card.ts'
import { qrModules, shownModules } from '#tests/support/qr-modules.ts'
import { stubMedia } from '#tests/support/media.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { address } from '../frame/app-page.tsx'
import { cards, freshBrowser, openShare, press, shareDialog } from './editor-page.tsx'

beforeEach(() => void freshBrowser())

const CODE = { name: 'QR code of the link' }
const linkOf = (card: Card) => new URL(`/play/${card.cardId}`, location.origin).href
/** Returns the address on the ticket: the link without its scheme. */
const addressOf = (card: Card) => linkOf(card).replace('http://', '')

/** Simulates a browser with a share sheet that responds as given. */
function withShareSheet(answer: () => Promise<void>) {
  const share = vi.fn<(data: ShareData) => Promise<void>>(answer)
  browserHas(navigator, { share })
  return share
}

describe("the phone's share sheet", () => {
  const filled = (dialog: ReturnType<typeof shareDialog>) =>
    dialog
      .getAllByRole('button')
      .filter(({ dataset }) => dataset.variant === 'filled')
      .map((button) => button.textContent)

  it('EDIT-7 SHARE-8: is not the main way on a computer, where Copy link is the only filled button', async () => {
    stubMedia((query) => query === '(pointer: fine)')
    withShareSheet(() => Promise.resolve())
    const { card, user, dialog } = await openShare()
    expect(filled(dialog)).toEqual(['Copy link'])
    await user.click(dialog.getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(linkOf(card))
  })

  it('SHARE-3 SHARE-8: is the main way on a phone, with link and title; is silent if dismissed, and copies the link on failure', async () => {
    stubMedia((query) => query === '(pointer: coarse)')
    const share = withShareSheet(() => Promise.resolve())
    const { card, user, dialog } = await openShare({ title: 'Road trip' })
    expect(filled(dialog)).toEqual(['Share'])
    const pressShare = () => user.click(dialog.getByRole('button', { name: 'Share' }))
    await pressShare()
    const text = 'Play “Road trip” on BingoBoard'
    expect(share.mock.calls).toEqual([[{ title: text, text, url: linkOf(card) }]])
    noToast()

    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    share.mockRejectedValue(new DOMException('Share canceled', 'AbortError'))
    await pressShare()
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2))
    // Another press works, which shows that the previous one is finished.
    await pressShare()
    expect(copied).not.toHaveBeenCalled()
    noToast()

    share.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'))
    await pressShare()
    await expectToast('Link Copied', 'Share link copied to clipboard!')
    expect(await navigator.clipboard.readText()).toBe(linkOf(card))
  })
})

it('SHARE-3 SHARE-4: Facebook and Twitter open the link in a window without access to ours, also without a share sheet', async () => {
  const TITLE = 'Tom & “Jerry” = 100% #fun?'
  const { card, user, dialog } = await openShare({ title: TITLE })
  expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Share' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'More' }))
  for (const [name, page, parameters] of [
    ['Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: linkOf(card) }],
    [
      'Twitter',
      'https://twitter.com/intent/tweet',
      { url: linkOf(card), text: `Play “${TITLE}” on BingoBoard` },
    ],
  ] as const) {
    const link = dialog.getByRole<HTMLAnchorElement>('link', {
      name: `Share on ${name} (opens in a new window)`,
    })
    const address = new URL(link.href)
    expect(address.origin + address.pathname).toBe(page)
    expect(Object.fromEntries(address.searchParams)).toEqual(parameters)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

describe('a different layout for every player', () => {
  const ownOrder = { name: 'A different layout for each player' }

  it('COLS-10: is on by default if words stay in their column', async () => {
    const { card, dialog } = await openShare({ ...contentOf(classicBingo()) })
    await waitFor(() => expect(dialog.getByRole('switch', ownOrder)).toBeChecked())
    expect(dialog.getByLabelText('Link to this card')).toHaveTextContent(`${addressOf(card)}?shuffle`)
  })

  it('SHARE-6: is off by default; while on, everything shared is the link with ?shuffle, until the dialog is closed', async () => {
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
    await user.click(press('Share'))
    expect(shareDialog().getByLabelText('Link to this card')).toHaveTextContent(addressOf(card))
  })
})

it('SHARE-7: Present opens from the dialog, and keeps an edit that is not sent yet', async () => {
  const { card, user } = await openShare()
  await user.keyboard('{Escape}')
  cards.isAway = true
  const title = screen.getByLabelText('Title')
  await user.clear(title)
  await user.type(title, 'Not sent yet')
  await user.click(press('Share'))
  await user.click(shareDialog().getByRole('link', { name: 'Present' }))
  expect(address()).toBe(`/present/${card.cardId}`)
  expect(cards.card(card.cardId).title).toBe(card.title)
  expect(localStorage.getItem(`steps:mo:${card.cardId}`)).toContain('Not sent yet')
})

it('EDIT-24 SHARE-2: without a title the QR code says Bingo card; the ticket asks for one, stores it on blur, shares changes', async () => {
  const field = (name: string) => shareDialog().getByRole('textbox', { name })
  const share = withShareSheet(() => Promise.resolve())
  const { card, user, dialog } = await openShare({ title: '' })
  const button = dialog.getByRole('button', { name: 'QR code' })
  await user.click(button)
  const large = screen.getByRole('dialog', { name: 'Bingo card' })
  await user.click(within(large).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(button).toHaveFocus())
  expect(large).not.toBeInTheDocument()

  const asked = field('What should we call it?')
  expect(asked).toHaveAttribute('placeholder', 'Monday stand-up')
  await user.type(asked, ' Road  trip ')
  await user.tab()
  await waitFor(() => expect(cards.card(card.cardId).title).toBe('Road trip'))
  expect(asked).toHaveValue('Road trip')

  await user.clear(asked)
  await user.type(asked, 'Long way home{Enter}')
  await waitFor(() => expect(cards.card(card.cardId).title).toBe('Long way home'))
  await user.click(dialog.getByRole('button', { name: 'Share' }))
  expect(share.mock.calls[0]![0].text).toBe('Play “Long way home” on BingoBoard')
})
