import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writeTemporary } from '#client/sync/temporary-cards.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { dealt } from '#shared/rules/deal.ts'
import { sheetCard } from '#shared/rules/sheets.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { openAddress, push } from '../play/play-page.tsx'
import { openPrint, rememberSheets } from './print-page.ts'

const drawCard = vi.hoisted(() => vi.fn())
vi.mock('#client/features/picture/draw-card.ts', () => ({ drawCard }))

const card = sampleCard()
const speak = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
const sorted = (words: string[]) => [...words].sort()

beforeEach(() => {
  wantLessMotion()
  speak('de-DE')
})

describe('printing this card', () => {
  it('PRT-5: prints one sheet of the current card, with its link, and without a network', async () => {
    const { print, dialog } = await openPrint(card)
    expect(dialog.getByRole('status')).toHaveTextContent('1 page, A4')
    expect(await print()).toEqual([
      {
        size: 'A4 portrait',
        sheets: [
          {
            title: 'Stand-up bingo',
            words: card.cells.with(12, 'FREE'),
            foot: `Play on a phone${new URL('/play/sampleCard', location.origin).href.replace('http://', '')}`,
            hasQrCode: true,
          },
        ],
        calls: [],
      },
    ])
  })

  it('PRT-5 PRT-12: prints and draws a player’s own card, and deals sheets of the host’s', async () => {
    rememberSheets(2, 'card')
    const rich = sampleCard({ extra: Array.from({ length: 16 }, (_, index) => `More ${index + 1}`) })
    localStorage.setItem(`layout:${rich.cardId}`, JSON.stringify({ seed: 'mine' }))
    const own = dealt(rich, 'mine').cells
    const { user, dialog, print } = await openPrint(rich)
    expect((await print())?.[0]?.sheets[0]?.words).toEqual(own.with(12, 'FREE'))
    await user.click(dialog.getByRole('button', { name: /^Download PNG/ }))
    await waitFor(() =>
      expect(drawCard).toHaveBeenCalledWith(expect.objectContaining({ card: dealt(rich, 'mine') })),
    )
    await user.click(dialog.getByRole('radio', { name: /sheets/i }))
    expect((await print())?.[0]?.sheets[0]?.words).toEqual(sheetCard(rich, 1).cells.with(12, 'FREE'))
  })

  it('PRT-5: a card without a title has the product as its title', async () => {
    const { print } = await openPrint(sampleCard({ title: '' }))
    expect((await print())?.[0]?.sheets[0]?.title).toBe('BingoBoard')
  })

  it('PRT-5: Cancel closes the preview, prints nothing and returns to the button', async () => {
    const { user, dialog, printed } = await openPrint(card)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download Card' })).toHaveFocus())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(printed).toEqual([])
  })

  it('PRT-5 LIV-14: an edit by the host is in what is printed after it', async () => {
    const { print } = await openPrint(card)
    push(editedCard(card, { 0: 'Fresh words' }))
    expect((await print())?.[0]?.sheets[0]?.words[0]).toBe('Fresh words')
  })

  it('PRT-6: without link and QR code only title and squares are printed', async () => {
    const { user, dialog, print } = await openPrint(card)
    await user.click(dialog.getByRole('switch', { name: 'QR code and link' }))
    expect((await print())?.[0]?.sheets[0]).toMatchObject({ foot: '', hasQrCode: false })
  })

  it('PRT-6: a card that only this browser has is printed without a link', async () => {
    writeTemporary(
      'temp-1-abc',
      contentOf(sampleCard({ cells: card.cells.with(0, 'Only here') })),
      'keptIdOne1',
    )
    const printed = vi.fn()
    vi.stubGlobal('print', printed)
    const { user } = openAddress('/play/temp-1-abc')
    await user.click(await screen.findByRole('button', { name: 'Download Card' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByRole('switch', { name: 'QR code and link' })).toBeNull()
    const sheet = document.querySelector('.print-pages .sheet')
    expect(sheet).toHaveTextContent('Only here')
    expect(sheet?.querySelector('.sheet-foot')).toBeNull()
  })

  it('PRT-6: a deleted card is printed without its link', async () => {
    const { dialog, print } = await openPrint(card)
    act(() => socket.hears('card:deleted', { cardId: card.cardId }))
    await waitFor(() => expect(dialog.queryByRole('switch', { name: 'QR code and link' })).toBeNull())
    expect((await print())?.[0]?.sheets[0]).toMatchObject({ foot: '', hasQrCode: false })
  })
})

describe('printing shuffled sheets', () => {
  async function openSheets(shown = card, sheets = 2) {
    rememberSheets(sheets, 'card')
    const opened = await openPrint(shown)
    await opened.user.click(opened.dialog.getByRole('radio', { name: 'Shuffled sheets' }))
    return { ...opened, count: opened.dialog.getByRole('textbox', { name: 'Number of sheets' }) }
  }

  it('PRT-7: 30 for a class are 15 pages, all different, each with every word and its code', async () => {
    const { dialog, print } = await openSheets(card, 30)
    expect(dialog.getByRole('status')).toHaveTextContent('15 pages, A4, landscape')
    const pages = (await print())!
    expect(pages).toHaveLength(15)
    expect(pages.map(({ size, sheets }) => [size, sheets.length])).toEqual(
      pages.map(() => ['A4 landscape', 2]),
    )
    const sheets = pages.flatMap((one) => one.sheets)
    expect(new Set(sheets.map(({ words }) => words.join('|'))).size).toBe(30)
    for (const { words } of sheets) {
      expect(words[12]).toBe('FREE')
      expect(sorted(words)).toEqual(sorted(card.cells.with(12, 'FREE')))
    }
    expect(sheets.map(({ foot }) => /v1-\d+$/.exec(foot)?.[0])).toEqual(sheets.map((_, at) => `v1-${at + 1}`))
  })

  it('PRT-7: the number of sheets, those on a page and the call list make the pages', async () => {
    const { user, dialog, count, print } = await openSheets()
    for (const { sheets, perPage, callList, says, onPages } of [
      { sheets: 1, perPage: 1, callList: false, says: '1 page, A4', onPages: [1] },
      { sheets: 5, perPage: 1, callList: true, says: '6 pages, A4', onPages: [1, 1, 1, 1, 1, 0] },
      { sheets: 5, perPage: 2, callList: false, says: '3 pages, A4, landscape', onPages: [2, 2, 1] },
      { sheets: 8, perPage: 4, callList: true, says: '3 pages, A4', onPages: [4, 4, 0] },
    ]) {
      fireEvent.change(count, { target: { value: String(sheets) } })
      await user.click(dialog.getByRole('radio', { name: String(perPage) }))
      const calls = dialog.getByRole('switch', { name: 'Call list' })
      if ((calls.getAttribute('aria-checked') === 'true') !== callList) await user.click(calls)
      expect(dialog.getByRole('status')).toHaveTextContent(new RegExp(`^${says}$`))
      expect((await print())?.map((one) => one.sheets.length)).toEqual(onPages)
    }
  })

  it('PRT-7: Letter is requested if it was chosen', async () => {
    const { user, dialog, print } = await openSheets()
    await user.click(dialog.getByRole('radio', { name: 'Letter' }))
    expect(dialog.getByRole('status')).toHaveTextContent('1 page, Letter, landscape')
    expect((await print())?.[0]?.size).toBe('Letter landscape')
  })

  it('PRT-8: other numbers than 1 to 60 are refused at the field, and nothing is printed', async () => {
    const { user, dialog, count, printed } = await openSheets()
    for (const typed of ['', '0', '61', '-3', '2.5', '1e1']) {
      fireEvent.change(count, { target: { value: typed } })
      expect(count, typed).toBeInvalid()
      expect(count).toHaveAccessibleDescription('1 to 60 Enter a whole number from 1 to 60.')
      await user.click(dialog.getByRole('button', { name: 'Download as PDF' }))
      expect(printed, typed).toEqual([])
      expect(count).toHaveFocus()
    }
    fireEvent.change(count, { target: { value: '6' } })
    expect(count).toBeValid()
    await user.click(dialog.getByRole('button', { name: 'Download as PDF' }))
    expect(printed[0]).toHaveLength(3)
  })

  it('PRT-6: the codes can be left out', async () => {
    const { user, dialog, print } = await openSheets()
    await user.click(dialog.getByRole('switch', { name: 'Code on each sheet' }))
    expect((await print())?.[0]?.sheets[0]?.foot).not.toMatch(/v1-1/)
  })

  it('PRT-9: the call list has every word once, in alphabetical order', async () => {
    const words = ['pear', 'Äpfel', 'apple', 'item 10', 'item 9', 'pear', '', 'Zebra', '']
    const small = sampleCard({ gridSize: 3, cells: words, hasFreeSpace: false })
    const { user, dialog, print } = await openSheets(small)
    await user.click(dialog.getByRole('switch', { name: 'Call list' }))
    expect((await print())?.at(-1)).toMatchObject({
      sheets: [],
      calls: ['Äpfel', 'apple', 'item 9', 'item 10', 'pear', 'Zebra'],
    })
  })

  it('PRT-2 PRT-9: of a card with more words than squares, sheets and call list have all of its words', async () => {
    const extra = Array.from({ length: 16 }, (_, index) => `More ${index + 1}`)
    const { user, dialog, print } = await openSheets(sampleCard({ extra }), 10)
    await user.click(dialog.getByRole('switch', { name: 'Call list' }))
    const pages = (await print())!
    const sheets = pages.flatMap((one) => one.sheets)
    const all = [...card.cells.filter(Boolean), ...extra]
    expect(new Set(sheets.map(({ words }) => words.join('|'))).size).toBe(10)
    expect(new Set(sheets.flatMap(({ words }) => words))).toEqual(new Set([...all, 'FREE']))
    for (const { words } of sheets) expect(new Set(words).size).toBe(25)
    expect(sorted(pages.at(-1)!.calls)).toEqual(sorted(all))
  })

  it.each([
    ['fr-CA', 'Letter'],
    ['en-GB', 'A4'],
  ])('PRT-10: a reader of %s is offered %s first', async (language, paper) => {
    speak(language)
    const { dialog } = await openPrint(card)
    expect(dialog.getByRole('radio', { name: paper })).toBeChecked()
  })

  it('PRT-10: the choices are remembered, and damaged ones become the defaults', async () => {
    const { user, dialog, count, openDialog, unmount } = await openSheets()
    fireEvent.change(count, { target: { value: '5' } })
    await user.click(dialog.getByRole('radio', { name: '4' }))
    await user.click(dialog.getByRole('radio', { name: 'Letter' }))
    await user.click(dialog.getByRole('switch', { name: 'Theme colors' }))
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    const again = await openDialog()
    expect(again.getByRole('textbox', { name: 'Number of sheets' })).toHaveValue('5')
    expect(again.getByRole('radio', { name: '4' })).toBeChecked()
    expect(again.getByRole('radio', { name: 'Letter' })).toBeChecked()
    expect(again.getByRole('switch', { name: 'Theme colors' })).toBeChecked()
    expect(again.getByRole('status')).toHaveTextContent('2 pages, Letter')
    unmount()
    rememberSheets(1000)
    const { dialog: fresh } = await openPrint(card)
    expect(fresh.getByRole('radio', { name: 'This card' })).toBeChecked()
  })
})

describe('the picture of the card', () => {
  it('PRT-12: shows a message if it cannot be rendered', async () => {
    drawCard.mockRejectedValue(new Error('no canvas'))
    const { user, dialog } = await openPrint(card)
    await user.click(dialog.getByRole('button', { name: /^Download PNG/ }))
    expect(await screen.findByText("Couldn't make the picture")).toBeInTheDocument()
  })
})
