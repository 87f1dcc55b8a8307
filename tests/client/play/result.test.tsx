import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PUBLIC_URL_META } from '#shared/page.ts'
import { dealCard } from '#shared/rules/deal.ts'
import type { CardPicture } from '#client/features/picture/draw-card.ts'
import { browserHas } from '#tests/support/browser-has.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { useDownloads } from '#tests/support/downloads.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { mark, openPlay } from './play-page.tsx'

const drawCard = vi.hoisted(() => vi.fn<(picture: CardPicture) => Promise<Blob | undefined>>())
vi.mock('#client/features/picture/draw-card.ts', () => ({ drawCard }))

const card = sampleCard()
const LINK = `https://bingo.example/play/${card.cardId}`
const png = new Blob(['a picture'], { type: 'image/png' })
const copied = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  wantLessMotion()
  drawCard.mockReset().mockResolvedValue(png)
  copied.mockReset().mockResolvedValue()
  document.head.innerHTML = `<meta name="${PUBLIC_URL_META}" content="https://bingo.example">`
})

const clipboardIs = (clipboard: Partial<Clipboard>) => browserHas(navigator, { clipboard })
/** Opens a card with a clipboard for text only. user-event's accepts pictures too, unlike that of some browsers. */
async function open(shown = card) {
  const opened = await openPlay(shown)
  clipboardIs({ writeText: copied })
  return opened
}
/** A fake ClipboardItem, as in browsers whose clipboard also accepts pictures. */
class ClipboardItem {
  readonly parts: unknown
  constructor(parts: unknown) {
    this.parts = parts
  }
}
const way = (name: string) => screen.queryByRole('button', { name })
const shareButton = () => screen.findByRole('button', { name: 'Share my result' })

/** Opens the result of a card with some squares marked. */
async function openResult(marks = [1, 7], shown = card) {
  const { user } = await open(shown)
  mark(...marks)
  await user.click(await shareButton())
  const dialog = await screen.findByRole('dialog', { name: 'My Result' })
  return { user, dialog: within(dialog) }
}
const press = async (opened: Awaited<ReturnType<typeof openResult>>, name: string) =>
  opened.user.click(await opened.dialog.findByRole('button', { name }))

describe('Share my result', () => {
  it('RES-1 RES-3 RES-4: can be pressed while there is a mark; omits a link that leads nowhere and what the device can’t do', async () => {
    const { user } = await open()
    expect(await shareButton()).toBeDisabled()
    expect(await shareButton()).toHaveAccessibleDescription('Mark a square first')
    mark(1)
    await waitFor(async () => expect(await shareButton()).toBeEnabled())
    mark(1)
    await waitFor(async () => expect(await shareButton()).toBeDisabled())

    mark(1)
    act(() => socket.hears('card:deleted', { cardId: card.cardId }))
    await waitFor(async () => expect(await shareButton()).toBeEnabled())
    await user.click(await shareButton())
    const emojis = await screen.findByRole('button', { name: 'Copy as emoji' })
    for (const absent of ['Share', 'Copy picture']) expect(way(absent)).toBeNull()
    expect(way('Download picture')).toBeVisible()
    copied.mockRejectedValueOnce(new DOMException('Denied', 'NotAllowedError'))
    await user.click(emojis)
    expect(await screen.findByText('Failed to copy the result. Please try again.')).toBeVisible()
    expect(copied.mock.calls[0]![0]).not.toContain('bingo.example')
    expect(drawCard.mock.calls[0]![0]).not.toHaveProperty('link')
  })

  it('PROOF-7: offers Show my bingo while there is one, even after the BINGO! dialog was closed', async () => {
    const { user, dialog } = await openResult()
    await dialog.findByRole('button', { name: 'Copy as emoji' })
    expect(way('Show my bingo')).toBeNull()
    await user.keyboard('{Escape}')
    mark(19, 25)
    await user.click(await screen.findByRole('button', { name: 'Continue Playing' }))
    await user.click(await shareButton())
    await user.click(await screen.findByRole('button', { name: 'Show my bingo' }))
    expect(await screen.findByRole('dialog', { name: 'Show My Bingo' })).toBeVisible()
  })

  it('COLS-10 RES-1 RES-3: opens from the BINGO! dialog and returns to it; shares the line and, with columns, a ?shuffle link', async () => {
    const { user } = await open(sampleCard({ columns: true }))
    mark(2, 1, 7, 19, 25)
    const bingo = await screen.findByRole('alertdialog', { name: 'BINGO!' })
    await user.click(within(bingo).getByRole('button', { name: 'Share my result' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'My Result' }))
    expect(dialog.getByRole('heading', { name: 'BINGO!' })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Copy as emoji' }))
    const head = ['Stand-up bingo', 'BINGO!', '“Square 25” did it in under a minute.']
    const rows = ['🟩🟦⬜⬜⬜', '⬜🟩⬜⬜⬜', '⬜⬜⭐⬜⬜', '⬜⬜⬜🟩⬜', '⬜⬜⬜⬜🟩']
    expect(copied.mock.calls).toEqual([[[...head, ...rows, `${LINK}?shuffle`].join('\n')]])
    expect(drawCard.mock.calls[0]![0].link).toBe('bingo.example/play/sampleCard?shuffle')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'My Result' })).toBeNull())
    expect(await screen.findByRole('alertdialog', { name: 'BINGO!' })).toBeVisible()
    await waitFor(() => expect(way('Share my result')).toHaveFocus())
  })
})

describe('the picture of a result', () => {
  it('RES-2 RES-3: shows the card as its player sees it, with one sentence for screen readers, without a request', async () => {
    localStorage.setItem(`layout:${card.cardId}`, JSON.stringify({ seed: 'mine' }))
    const asked = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', asked)
    const { dialog } = await openResult([1, 7], {
      ...card,
      freeSpaceImageUrl: 'https://elsewhere.example/a.png',
    })
    const image = await dialog.findByRole('img', {
      name: 'My card Stand-up bingo: 2 of 24 squares marked.',
    })
    expect(image).toHaveAttribute('src', expect.stringMatching(/^blob:/))
    expect(drawCard.mock.calls).toHaveLength(1)
    const [drawn] = drawCard.mock.calls[0]!
    const { cells } = dealCard(card, 'mine')
    const marks = [cells.indexOf('Square 1'), cells.indexOf('Square 7')].sort((one, other) => one - other)
    expect(drawn).toMatchObject({
      card: { cells },
      marks,
      lines: [],
      result: '2 of 24 squares',
      link: `bingo.example/play/${card.cardId}`,
    })
    const emojis = dialog.getByRole('img', { name: '2 of 24 squares marked.' }).textContent ?? ''
    const places = [...emojis.replaceAll('\n', '')].flatMap((emoji, at) => (emoji === '🟦' ? [at] : []))
    expect(places).toEqual(marks)
    expect(asked).not.toHaveBeenCalled()
    expect(socket.sent.map(({ event }) => event)).toEqual(['card:join'])
  })

  it('RES-2 RES-4: is announced while it is rendered, can be retried after a failure, and copied as a picture', async () => {
    let fail: (why: Error) => void = () => undefined
    drawCard.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)))
    const write = vi.fn<(items: unknown[]) => Promise<void>>().mockResolvedValueOnce()
    browserHas(window, { ClipboardItem })
    const { user } = await open()
    clipboardIs({ writeText: copied, write })
    mark(1)
    await user.click(await shareButton())
    const opened = { user, dialog: within(await screen.findByRole('dialog', { name: 'My Result' })) }
    expect(opened.dialog.getByRole('status')).toHaveTextContent('Drawing your card...')
    expect(way('Download picture')).toBeDisabled()
    act(() => fail(new Error('No canvas')))
    expect(await opened.dialog.findByText("We couldn't draw the picture.")).toBeVisible()
    expect(way('Download picture')).toBeDisabled()
    expect(way('Copy as emoji')).toBeEnabled()
    await press(opened, 'Try Again')
    expect(await opened.dialog.findByRole('img', { name: /^My card/ })).toBeVisible()
    expect(way('Download picture')).toBeEnabled()

    await press(opened, 'Copy picture')
    expect(await screen.findByText('Picture Copied')).toBeVisible()
    expect(write.mock.calls).toEqual([[[new ClipboardItem({ 'image/png': png })]]])
    write.mockRejectedValueOnce(new DOMException('Denied', 'NotAllowedError'))
    await press(opened, 'Copy picture')
    expect(await screen.findByText('Download the picture instead.')).toBeVisible()
  })
})

it('RES-3 RES-4: copies the result as emojis, shares them if the share sheet takes no files, and else the picture with a caption', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  browserHas(navigator, { share })
  const opened = await openResult()
  await opened.dialog.findByRole('img', { name: /^My card/ })
  await press(opened, 'Copy as emoji')
  const rows = ['🟦⬜⬜⬜⬜', '⬜🟦⬜⬜⬜', '⬜⬜⭐⬜⬜', '⬜⬜⬜⬜⬜', '⬜⬜⬜⬜⬜']
  const text = ['Stand-up bingo', '2 of 24', ...rows, LINK].join('\n')
  expect(copied.mock.calls).toEqual([[text]])
  expect(await screen.findByText('Result Copied')).toBeVisible()

  for (const canShare of [undefined, () => false]) {
    if (canShare) browserHas(navigator, { canShare })
    await press(opened, 'Share')
    expect(share).toHaveBeenLastCalledWith({ text })
  }
  browserHas(navigator, { canShare: () => true })
  await press(opened, 'Share')
  const { files, text: caption } = share.mock.lastCall![0]
  expect(caption).toBe(['Stand-up bingo', '2 of 24', LINK].join('\n'))
  expect(files?.map(({ name, type }) => [name, type])).toEqual([['Stand-up bingo.png', 'image/png']])
})

describe('a download', () => {
  const downloads = useDownloads()

  it('RES-4: inside another app, which may save nothing, says to open the page in the browser', async () => {
    const userAgent = vi.spyOn(navigator, 'userAgent', 'get')
    const opened = await openResult()
    await press(opened, 'Download picture')
    noToast()
    userAgent.mockReturnValue(
      'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) Chrome/141.0.0.0 Mobile Safari/537.36',
    )
    await press(opened, 'Download picture')
    await expectToast(
      'Nothing Saved?',
      "Apps that open links themselves often can't save files. Open this page in your browser instead.",
    )
    expect(downloads).toHaveLength(2)
  })
})
