import { useAtom } from 'jotai'
import { useCallback, useMemo } from 'react'
import * as v from 'valibot'
import { toAsciiDigits } from '#shared/rules/digits.ts'
import { MAX_SHEETS } from '#shared/rules/sheets.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { storedAtom } from '../../lib/storage/stored-atom.ts'

export const PAPERS = ['A4', 'Letter'] as const
export const PER_PAGE = [1, 2, 4] as const
type PerPage = (typeof PER_PAGE)[number]
const SUBJECTS = ['card', 'sheets'] as const

const schema = v.object({
  /** What is printed: the card once, or shuffled sheets. */
  what: v.picklist(SUBJECTS),
  sheets: v.pipe(v.number(), v.check(isSheetCount)),
  perPage: v.picklist(PER_PAGE),
  paper: v.picklist(PAPERS),
  /** Whether to print in the card's colors; otherwise black on white. */
  colours: v.boolean(),
  /** Whether to print an additional page with all words, to tick off while calling. */
  callList: v.boolean(),
  /** Whether to print the play link as a QR code and as text. */
  link: v.boolean(),
  /** Whether to print a code on each sheet, for "Check a sheet". */
  codes: v.boolean(),
})

/** The print options, stored in this browser for all cards. */
export type PrintChoices = v.InferOutput<typeof schema>

/** Regions that print on Letter; the rest of the world uses A4. */
const LETTER_REGION = /-(US|CA|MX|PH|CL|CO)$/i

const defaultChoices = (): PrintChoices => ({
  what: 'card',
  sheets: 30,
  perPage: 2,
  paper: LETTER_REGION.test(navigator.language) ? 'Letter' : 'A4',
  colours: false,
  callList: false,
  link: true,
  codes: true,
})

function isSheetCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MAX_SHEETS
}

/** Returns the number of sheets that the user typed; undefined if that number can't be printed. */
export function sheetCountIn(typed: string): number | undefined {
  const plain = toAsciiDigits(typed)
  const count = /^\s*\d+\s*$/.test(plain) ? Number(plain) : NaN
  return isSheetCount(count) ? count : undefined
}

/** Returns the stored choices, and a setter that changes some of them. */
export function usePrintChoices(): [PrintChoices, (some: Partial<PrintChoices>) => void] {
  const choicesAtom = useMemo(() => storedAtom(STORAGE_KEYS.print, schema, defaultChoices()), [])
  const [choices, setChoices] = useAtom(choicesAtom)
  const change = useCallback(
    (some: Partial<PrintChoices>) => setChoices((before) => ({ ...before, ...some })),
    [setChoices],
  )
  return [choices, change]
}

/** Returns the number of sheets on a page. The unshuffled card has a page of its own. */
export const sheetsPerPage = ({ what, perPage }: PrintChoices): PerPage => (what === 'card' ? 1 : perPage)

export function countPages(choices: PrintChoices): number {
  const sheets = choices.what === 'card' ? 1 : choices.sheets
  return Math.ceil(sheets / sheetsPerPage(choices)) + (choices.callList ? 1 : 0)
}

/** Returns whether pages are landscape: two sheets side by side keep the proportions of a single one. */
export const isLandscape = (choices: PrintChoices): boolean => sheetsPerPage(choices) === 2
