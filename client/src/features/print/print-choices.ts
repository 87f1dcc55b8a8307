import { MAX_SHEETS } from '#shared/rules/sheets.ts'
import { readStored, STORAGE_KEYS, writeStored } from '../../lib/storage.ts'
import { isObject } from '../card/stored-card.ts'

export const PAPERS = ['A4', 'Letter'] as const
export type Paper = (typeof PAPERS)[number]
export const PER_PAGE = [1, 2, 4] as const
export type PerPage = (typeof PER_PAGE)[number]
export const SUBJECTS = ['card', 'sheets'] as const

/** What is printed and how, remembered in this browser from one card to the next. */
export interface PrintChoices {
  /** The card as it is, once; or sheets with its words in other orders. */
  what: (typeof SUBJECTS)[number]
  sheets: number
  perPage: PerPage
  paper: Paper
  /** In the card's theme; black on white otherwise. */
  colours: boolean
  /** A last page with all words to tick off while they are called. */
  callList: boolean
  /** The play link as a QR code and in words. */
  link: boolean
  /** By which a sheet is found again. */
  codes: boolean
}

/** Where people print on Letter; most of the world has A4. */
const LETTER_REGION = /-(US|CA|MX|PH|CL|CO)$/i

const atFirst = (): PrintChoices => ({
  what: 'card',
  sheets: 30,
  perPage: 2,
  paper: LETTER_REGION.test(navigator.language) ? 'Letter' : 'A4',
  colours: false,
  callList: false,
  link: true,
  codes: true,
})

export function isSheetCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MAX_SHEETS
}

function isChoices(value: unknown): value is PrintChoices {
  if (!isObject(value)) return false
  const { what, sheets, perPage, paper, colours, callList, link, codes } = value as Partial<PrintChoices>
  return (
    SUBJECTS.some((one) => one === what) &&
    sheets !== undefined &&
    isSheetCount(sheets) &&
    PER_PAGE.some((count) => count === perPage) &&
    PAPERS.some((one) => one === paper) &&
    [colours, callList, link, codes].every((choice) => typeof choice === 'boolean')
  )
}

export function readPrintChoices(): PrintChoices {
  return readStored(STORAGE_KEYS.print, isChoices) ?? atFirst()
}

export function writePrintChoices(choices: PrintChoices): void {
  writeStored(STORAGE_KEYS.print, choices)
}

/** How many sheets stand on a page; the card alone has one to itself. */
export function sheetsPerPage({ what, perPage }: PrintChoices): PerPage {
  return what === 'card' ? 1 : perPage
}

export function countPages(choices: PrintChoices): number {
  const sheets = choices.what === 'card' ? 1 : choices.sheets
  return Math.ceil(sheets / sheetsPerPage(choices)) + (choices.callList ? 1 : 0)
}

/** Two sheets stand side by side on a page that lies: so they are as high as on a page of their own, only smaller. */
export function isLandscape(choices: PrintChoices): boolean {
  return sheetsPerPage(choices) === 2
}
