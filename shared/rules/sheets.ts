import { toAsciiDigits } from './digits.ts'
import { freeIndexOf, shuffled } from './grid.ts'
import { dealCard, type DealtCard } from './deal.ts'
import type { Shuffle } from './shuffle.ts'
import { seededRandom } from './seeded-random.ts'

/** The sheets of a version are numbered from 1 to 60. */
export const MAX_SHEETS = 60

/** Up to this number, all arrangements are generated. Above it, drawing until one is new is fast. */
const MAX_ENUMERATED = 2000
/** The most draws per sheet: a card with few different words may allow fewer than 60 sheets. */
const MAX_TRIES = 1000

/** One version of a card, which determines all of its sheets. */
export interface SheetCard extends DealtCard {
  cardId: string
  version: number
}

export interface SheetCode {
  version: number
  /** Numbers the prints of one version with different words, from 0: what was printed may differ from the server's card. */
  edition: number
  sheet: number
}

/** Groups the card's indexes by text, without the free square. */
function indexesByText(card: SheetCard): number[][] {
  const free = freeIndexOf(card)
  const groups = new Map<string, number[]>()
  card.cells.forEach((text, index) => {
    if (index === free) return
    const group = groups.get(text)
    if (group) group.push(index)
    else groups.set(text, [index])
  })
  return [...groups.values()]
}

/** Counts the visibly different arrangements; Infinity above `FEW_ARRANGEMENTS`. */
function countArrangements(groups: readonly (readonly number[])[]): number {
  let count = 1
  let placed = 0
  for (const group of groups)
    for (let inGroup = 1; inGroup <= group.length; inGroup++) {
      placed += 1
      // A product of binomial coefficients, which is an integer at every step and never decreases.
      count = (count * placed) / inGroup
      if (count > MAX_ENUMERATED) return Infinity
    }
  return count
}

/** Returns one shuffle for each visibly different arrangement. */
function allShuffles(card: SheetCard, groups: readonly (readonly number[])[]): Shuffle[] {
  const free = freeIndexOf(card)
  const used = groups.map(() => 0)
  const shuffles: Shuffle[] = []
  const place = (shuffle: readonly number[]) => {
    if (shuffle.length === card.cells.length) {
      shuffles.push(shuffle)
      return
    }
    if (shuffle.length === free) {
      place([...shuffle, free])
      return
    }
    groups.forEach((group, at) => {
      const index = group[used[at]!]
      if (index === undefined) return
      used[at]! += 1
      place([...shuffle, index])
      used[at]! -= 1
    })
  }
  place([])
  return shuffles
}

/** Draws each sheet until it differs visibly from the ones before it. */
function randomSheets<T extends SheetCard>(card: T, count: number): T[] {
  const seen = new Set<string>()
  let tries = MAX_TRIES
  const drawDistinct = (seed: string) => {
    for (let attempt = 1; ; attempt++) {
      const sheet = dealCard(card, `${seed}:${attempt}`)
      const cellsKey = JSON.stringify(sheet.cells)
      if (seen.has(cellsKey) && attempt < tries) continue
      // Hardly any other sheet is left, and every attempt takes time.
      if (seen.has(cellsKey)) tries = 1
      seen.add(cellsKey)
      return sheet
    }
  }
  return Array.from({ length: count }, (_, index) => drawDistinct(`${seedOf(card)}:${index + 1}`))
}

const seedOf = ({ cardId, version }: SheetCard): string => `${cardId}:${version}`

/**
 * Returns the sheets 1 to `count` of a card's version, each drawn from all of its words. All look different as long as
 * the words allow it, and then they repeat: a card with a single word has one sheet. A sheet depends on the version and
 * its number only, so its code identifies it.
 */
export function sheetCards<T extends SheetCard>(card: T, count: number): T[] {
  const groups = indexesByText(card)
  if (card.columns || card.extra.length > 0 || countArrangements(groups) > MAX_ENUMERATED)
    return randomSheets(card, count)
  const shuffles = shuffled(allShuffles(card, groups), seededRandom(seedOf(card)))
  return Array.from({ length: count }, (_, index) => {
    const cells = shuffles[index % shuffles.length]!.map((of) => card.cells[of] ?? '')
    return { ...card, cells }
  })
}

/** Returns one sheet. @param sheet its number, from 1 */
export function sheetCard<T extends SheetCard>(card: T, sheet: number): T {
  return sheetCards(card, sheet)[sheet - 1]!
}

const EDITION_LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** After this many editions the letters start again. */
export const EDITION_COUNT = EDITION_LETTERS.length

/** Returns the code printed on a sheet: `v7-17` is sheet 17 of version 7, `v7b-17` that of its second edition. */
export const sheetCode = ({ version, edition, sheet }: SheetCode): string =>
  `v${version}${edition === 0 ? '' : EDITION_LETTERS[edition]}-${sheet}`

/** Accepts every kind of dash that a keyboard or autocorrect produces. */
const SHEET_CODE = /^v?(\d{1,9})([a-z]?)[-\u2010-\u2015\u2212](\d{1,9})$/i

/** Parses a typed code. `problem` says what is wrong with it. */
export function parseSheetCode(typed: string): SheetCode | { problem: 'empty' | 'malformed' | 'number' } {
  const code = toAsciiDigits(typed).replace(/\s+/g, '')
  if (code === '') return { problem: 'empty' }
  const [, version, letter, sheet] = SHEET_CODE.exec(code) ?? []
  if (version === undefined || letter === undefined || sheet === undefined) return { problem: 'malformed' }
  if (Number(sheet) < 1 || Number(sheet) > MAX_SHEETS) return { problem: 'number' }
  // No letter means the first edition, like `a`.
  return {
    version: Number(version),
    edition: EDITION_LETTERS.indexOf(letter.toLowerCase()),
    sheet: Number(sheet),
  }
}
