import { render, screen, within } from '@testing-library/react'
import { Provider } from 'jotai'
import { vi } from 'vitest'
import type { Card } from '#shared/schemas/card.ts'
import { PrintDialog } from '#client/features/print/components/print-dialog.tsx'
import { store } from '#client/lib/store.ts'
import { newUser } from '#tests/support/user.ts'
import { openPlay } from '../play/play-page.tsx'

interface PaperPage {
  /** `A4` or `Letter`, as the page's style requests it from the printer. */
  size: string
  sheets: {
    title: string
    words: string[]
    head: string[]
    foot: string
    link: string | undefined
    hasQrCode: boolean
  }[]
  calls: string[]
}

const textsOf = (parent: Element, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll('\u00ad', ''))

/** Returns what the document would print now. */
function paper(): PaperPage[] {
  const pages = document.querySelector('.print-pages')
  const size = /size: ([^;]+);/.exec(pages?.querySelector('style')?.textContent ?? '')?.[1] ?? ''
  return [...(pages?.querySelectorAll('.paper') ?? [])].map((page) => ({
    size,
    sheets: [...page.querySelectorAll('.sheet')].map((sheet) => ({
      title: sheet.querySelector('h2')!.textContent,
      words: textsOf(sheet, '.sheet-square'),
      head: textsOf(sheet, '.sheet-head > p'),
      foot: sheet.querySelector('.sheet-foot')?.textContent ?? '',
      link: sheet.querySelector('[dir="ltr"]')?.textContent,
      hasQrCode: sheet.querySelector('.sheet-foot svg') !== null,
    })),
    calls: textsOf(page, '.call-list li'),
  }))
}

/** Stores a number of sheets as the last choice, since the default of 30 means rendering 30 times 25 squares. */
export function rememberSheets(sheets: number, what = 'sheets'): void {
  const others = { perPage: 2, paper: 'A4', colours: false, callList: false, link: true, codes: true }
  localStorage.setItem('print', JSON.stringify({ what, sheets, ...others }))
}

/** Records what each call of the print dialog would print, and returns a function that presses the print button. */
function printer({ click }: { click: (button: HTMLElement) => Promise<void> }) {
  const printed: PaperPage[][] = []
  vi.stubGlobal('print', () => {
    dispatchEvent(new Event('beforeprint'))
    printed.push(paper())
  })
  const print = async () => {
    // Queried within the dialog, because the sheets behind it contain thousands of elements.
    await click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Download as PDF' }))
    return printed.at(-1)
  }
  return { printed, print }
}

/** Opens the dialog on the play screen of a card. */
export async function openPrint(card: Card) {
  const page = await openPlay(card)
  await page.user.click(await screen.findByRole('button', { name: /^Download Card/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Download BingoBoard' }))
  return { ...page, ...printer(page.user), dialog }
}

/** Renders the dialog alone, without the screen that opens it; `update` passes it another version of the card. */
export function renderPrint(card: Card) {
  const user = newUser()
  const shown = (current: Card) => (
    <Provider store={store}>
      <PrintDialog card={current} onClose={() => undefined} />
    </Provider>
  )
  const { rerender, unmount } = render(shown(card))
  const update = (edited: Card) => rerender(shown(edited))
  return { user, update, unmount, ...printer(user), dialog: within(screen.getByRole('dialog')) }
}
