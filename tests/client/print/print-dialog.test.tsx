import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sheetCountIn, usePrintChoices } from '#client/features/print/print-choices.ts'
import { basics } from '#messages/basics.ts'
import { basics as japanese } from '#shared/messages/ja/basics.ts'
import { dealCard } from '#shared/rules/deal.ts'
import { sheetCard } from '#shared/rules/sheets.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { classicBingo } from '#tests/support/classic-card.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { push } from '../play/play-page.tsx'
import { openPrint, rememberSheets, renderPrint } from './print-page.tsx'

const drawCard = vi.hoisted(() => vi.fn())
vi.mock('#client/features/picture/draw-card.ts', () => ({ drawCard }))

const card = sampleCard()
const speak = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
const sorted = (words: string[]) => [...words].sort()

beforeEach(() => {
  wantLessMotion()
  speak('de-DE')
})

describe('printing one card', () => {
  it('COLS-10 PRT-5: has a link that deals players their own cards if the card has columns', async () => {
    const { print } = await openPrint(classicBingo())
    const [sheet] = (await print())![0]!.sheets
    expect(sheet!.link).toBe(`${location.host}/play/sampleCard?shuffle`)
  })

  it('PRT-5 PRT-6 LIV-14: prints the current card without a network, with its link unless turned off or deleted', async () => {
    const { user, print, printed, dialog } = await openPrint(card)
    expect(dialog.getByRole('status')).toHaveTextContent('1 page, A4')
    const link = new URL('/play/sampleCard', location.origin).href.replace('http://', '')
    expect(await print()).toEqual([
      {
        size: 'A4 portrait',
        sheets: [
          {
            title: 'Stand-up bingo',
            words: card.cells.with(12, 'FREE'),
            head: [],
            foot: `Play on a phone${link}`,
            link,
            hasQrCode: true,
          },
        ],
        calls: [],
      },
    ])
    const linkSwitch = () => dialog.queryByRole('switch', { name: 'QR code and link' })
    await user.click(linkSwitch()!)
    expect((await print())?.[0]?.sheets[0]).toMatchObject({ foot: '', hasQrCode: false })
    await user.click(linkSwitch()!)
    push(editedCard(card, { 0: 'Fresh words' }))
    const [sheet] = (await print())![0]!.sheets
    expect(sheet).toMatchObject({ words: { 0: 'Fresh words' }, hasQrCode: true })
    act(() => socket.hears('card:deleted', { cardId: card.cardId }))
    await waitFor(() => expect(linkSwitch()).toBeNull())
    expect((await print())?.[0]?.sheets[0]).toMatchObject({ foot: '', hasQrCode: false })

    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Download Card Print, PDF or picture' })).toHaveFocus(),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(printed).toHaveLength(4)
  })

  it('COLS-2 COLS-8 COLS-9: has the letters of a card with columns on sheets and the call list', async () => {
    const classic = classicBingo()
    rememberSheets(2)
    const { user, print, dialog } = await openPrint(classic)
    await user.click(dialog.getByRole('switch', { name: /^Call list/ }))
    const [page, list] = (await print())!
    expect(list!.calls).toHaveLength(75)
    expect([list!.calls[0], list!.calls[14], list!.calls[74]]).toEqual(['B 1', 'B 15', 'O 75'])
    for (const { words } of page!.sheets)
      for (const [at, word] of words.entries())
        if (at !== 12) expect(Math.floor((Number(word) - 1) / 15)).toBe(at % 5)
    const heads = [...document.querySelectorAll('.print-pages .sheet')].map((sheet) =>
      [...sheet.querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent).join(''),
    )
    expect(heads).toEqual(['BINGO', 'BINGO'])
  })

  it('PRT-5 PRT-12: prints and draws a player’s own card, but deals sheets from the host’s', async () => {
    rememberSheets(2, 'card')
    const rich = sampleCard({ extra: Array.from({ length: 16 }, (_, index) => `More ${index + 1}`) })
    localStorage.setItem(`layout:${rich.cardId}`, JSON.stringify({ seed: 'mine' }))
    const own = dealCard(rich, 'mine').cells
    const { user, dialog, print } = await openPrint(rich)
    expect((await print())?.[0]?.sheets[0]?.words).toEqual(own.with(12, 'FREE'))
    drawCard.mockRejectedValue(new Error('no canvas'))
    await user.click(dialog.getByRole('button', { name: /^Download PNG/ }))
    await waitFor(() =>
      expect(drawCard).toHaveBeenCalledWith(expect.objectContaining({ card: dealCard(rich, 'mine') })),
    )
    expect(await screen.findByText("Couldn't make the picture")).toBeInTheDocument()
    await user.click(dialog.getByRole('radio', { name: /sheets/i }))
    expect((await print())?.[0]?.sheets[0]?.words).toEqual(sheetCard(rich, 1).cells.with(12, 'FREE'))
  })
})

describe('printing shuffled sheets', () => {
  const openSheets = (shown = card) => {
    rememberSheets(2)
    const opened = renderPrint(shown)
    return { ...opened, count: opened.dialog.getByRole('textbox', { name: 'Number of sheets' }) }
  }

  it('PRT-6 LANG-1: the description of the pages ends with the language’s full stop', async () => {
    vi.spyOn(basics, 'sentences').mockImplementation(japanese.sentences)
    rememberSheets(2)
    const { user, dialog } = renderPrint(card)
    await user.click(dialog.getByRole('radio', { name: '4' }))
    expect(dialog.getByRole('status')).toHaveTextContent(/A4。Cut each page into 4\.$/)
  })

  it('PRT-6 PRT-7 PRT-18: sheets, sheets per page, paper and call list make the pages; each sheet differs and has a code', async () => {
    const { user, dialog, count, print } = openSheets()
    for (const { sheets, perPage, callList, paper, says, onPages } of [
      { sheets: 1, perPage: 1, callList: false, paper: 'A4', says: '1 page, A4', onPages: [1] },
      {
        sheets: 5,
        perPage: 1,
        callList: true,
        paper: 'A4',
        says: '6 pages, A4',
        onPages: [1, 1, 1, 1, 1, 0],
      },
      {
        sheets: 5,
        perPage: 2,
        callList: false,
        paper: 'Letter',
        says: '3 pages, Letter, landscape. Cut each page into 2.',
        onPages: [2, 2, 1],
      },
      {
        sheets: 8,
        perPage: 4,
        callList: true,
        paper: 'A4',
        says: '3 pages, A4. Cut each page into 4.',
        onPages: [4, 4, 0],
      },
    ]) {
      fireEvent.change(count, { target: { value: String(sheets) } })
      for (const name of [String(perPage), paper]) await user.click(dialog.getByRole('radio', { name }))
      const calls = dialog.getByRole('switch', { name: 'Call list' })
      if ((calls.getAttribute('aria-checked') === 'true') !== callList) await user.click(calls)
      expect(dialog.getByRole('status')).toHaveTextContent(new RegExp(`^${says}$`))
      const pages = (await print())!
      const size = `${paper} ${perPage === 2 ? 'landscape' : 'portrait'}`
      expect(pages.map((one) => [one.size, one.sheets.length])).toEqual(onPages.map((on) => [size, on]))
      const all = pages.flatMap((one) => one.sheets)
      expect(new Set(all.map(({ words }) => words.join('|'))).size).toBe(sheets)
      expect(all.map(({ foot }) => /v1-\d+$/.exec(foot)?.[0])).toEqual(all.map((_, at) => `v1-${at + 1}`))
      for (const { head, words } of all) {
        expect(head).toEqual(['Name', 'To win: One line'])
        expect(words[12]).toBe('FREE')
        expect(sorted(words)).toEqual(sorted(card.cells.with(12, 'FREE')))
      }
    }
    await user.click(dialog.getByRole('switch', { name: 'Code on each sheet' }))
    expect((await print())?.[0]?.sheets[0]?.foot).not.toMatch(/v1-1/)
  })

  it('PRT-8: a number outside 1 to 60 is refused at the field, and nothing is printed', async () => {
    for (const typed of ['', '0', '61', '-3', '2.5', '1e1'])
      expect(sheetCountIn(typed), typed).toBeUndefined()
    for (const typed of ['1', ' 60 ']) expect(sheetCountIn(typed)).toBe(Number(typed))
    expect(sheetCountIn('٦٠'), 'an Arabic keyboard').toBe(60)
    const { count, print, printed } = openSheets()
    fireEvent.change(count, { target: { value: '61' } })
    expect(count).toBeInvalid()
    expect(count).toHaveAccessibleDescription('1 to 60 Enter a whole number from 1 to 60.')
    await print()
    expect(printed).toEqual([])
    expect(count).toHaveFocus()
    fireEvent.change(count, { target: { value: '6' } })
    expect(count).toBeValid()
    expect(await print()).toHaveLength(3)
  })

  it('PRT-5 PRT-9: the call list has every word once, with More words, sorted, and the product’s name for want of a title', async () => {
    const cells = ['pear', 'Äpfel', 'apple', 'item 10', 'item 9', 'pear', '', 'Zebra', '']
    const untitled = { title: '', gridSize: 3 as const, cells, hasFreeSpace: false, extra: ['mango'] }
    const { user, dialog, print } = openSheets(sampleCard(untitled))
    await user.click(dialog.getByRole('switch', { name: 'Call list' }))
    const [sheets, calls] = (await print())!
    expect(sheets?.sheets[0]?.title).toBe('BingoBoard')
    expect(calls).toMatchObject({
      sheets: [],
      calls: ['Äpfel', 'apple', 'item 9', 'item 10', 'mango', 'pear', 'Zebra'],
    })
  })

  it.each([
    ['fr-CA', 'Letter'],
    ['en-GB', 'A4'],
  ])('PRT-10: a reader of %s is offered %s first', (language, paper) => {
    speak(language)
    expect(renderHook(usePrintChoices).result.current[0]).toMatchObject({ paper })
  })

  it('PRT-10: the choices are remembered, and damaged ones become the defaults', async () => {
    const { user, dialog, count, unmount } = openSheets()
    fireEvent.change(count, { target: { value: '5' } })
    await user.click(dialog.getByRole('radio', { name: '4' }))
    await user.click(dialog.getByRole('radio', { name: 'Letter' }))
    await user.click(dialog.getByRole('switch', { name: 'Theme colors' }))
    unmount()
    const { dialog: again, unmount: leave } = renderPrint(card)
    expect(again.getByRole('textbox', { name: 'Number of sheets' })).toHaveValue('5')
    expect(again.getByRole('radio', { name: '4' })).toBeChecked()
    expect(again.getByRole('radio', { name: 'Letter' })).toBeChecked()
    expect(again.getByRole('switch', { name: 'Theme colors' })).toBeChecked()
    expect(again.getByRole('status')).toHaveTextContent('2 pages, Letter')
    leave()
    rememberSheets(1000)
    expect(renderPrint(card).dialog.getByRole('radio', { name: 'This card' })).toBeChecked()
  })
})
