import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import type { Card } from '#shared/schemas/card.ts'
import { openPlay } from '../play/play-page.tsx'

export interface PaperPage {
  /** `A4`, `Letter`, as the page's style asks the printer for it. */
  size: string
  sheets: { title: string; words: string[]; foot: string; hasQrCode: boolean }[]
  calls: string[]
}

const textsOf = (parent: Element, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll('\u00ad', ''))

/** What the printer would take from the document now. */
function paper(): PaperPage[] {
  const pages = document.querySelector('.print-pages')
  const size = /size: ([^;]+);/.exec(pages?.querySelector('style')?.textContent ?? '')?.[1] ?? ''
  return [...(pages?.querySelectorAll('.paper') ?? [])].map((page) => ({
    size,
    sheets: [...page.querySelectorAll('.sheet')].map((sheet) => ({
      title: sheet.querySelector('h2')!.textContent,
      words: textsOf(sheet, '.sheet-square'),
      foot: sheet.querySelector('.sheet-foot')?.textContent ?? '',
      hasQrCode: sheet.querySelector('.sheet-foot svg') !== null,
    })),
    calls: textsOf(page, '.call-list li'),
  }))
}

/** As a device that prints so many sheets remembers it: each of the usual 30 has 25 squares to render. */
export function rememberSheets(sheets: number, what = 'sheets'): void {
  const others = { perPage: 2, paper: 'A4', colours: false, callList: false, link: true, codes: true }
  localStorage.setItem('print', JSON.stringify({ what, sheets, ...others }))
}

/** Opens the dialog on the play screen of a card; `printed` holds what each call of the browser's print dialog took. */
export async function openPrint(card: Card) {
  const printed: PaperPage[][] = []
  vi.stubGlobal('print', () => printed.push(paper()))
  const page = await openPlay(card)
  const openDialog = async () => {
    await page.user.click(await screen.findByRole('button', { name: 'Download Card' }))
    return within(await screen.findByRole('dialog', { name: 'Download BingoBoard' }))
  }
  const dialog = await openDialog()
  return {
    ...page,
    dialog,
    openDialog,
    printed,
    print: async () => {
      // Within the dialog: the sheets behind it hold thousands of elements.
      const button = within(screen.getByRole('dialog')).getByRole('button', { name: 'Download as PDF' })
      await page.user.click(button)
      return printed.at(-1)
    },
  }
}
