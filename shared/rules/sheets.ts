import type { GridSize } from '../product.ts'
import { freeIndexOf, shuffled } from './grid.ts'
import { shuffleFromSeed, type Shuffle } from './shuffle.ts'
import { seededRandom } from './seeded.ts'

/** Sheets of one version are numbered from 1 up to this. */
export const MAX_SHEETS = 60

/** Up to so many different sheets all are made and dealt; above it, drawing anew until one is new takes no time. */
const FEW_ARRANGEMENTS = 2000

/** One version of a card: all that its sheets follow from. */
export interface SheetCard {
  cardId: string
  version: number
  cells: readonly string[]
  gridSize: GridSize
  hasFreeSpace: boolean
}

export interface SheetCode {
  version: number
  sheet: number
}

/** The card's own squares by the words they show, in the order of the card; the free space is none of them. */
function squaresByWords(card: SheetCard): number[][] {
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

/** In how many ways the words can stand so that it can be seen; Infinity for more than a few. */
function countArrangements(groups: readonly (readonly number[])[]): number {
  let count = 1
  let placed = 0
  for (const group of groups)
    for (let inGroup = 1; inGroup <= group.length; inGroup++) {
      placed += 1
      // A product of binomials, whole at every step and never falling.
      count = (count * placed) / inGroup
      if (count > FEW_ARRANGEMENTS) return Infinity
    }
  return count
}

/** Every layout that looks different from the others. */
function everyShuffle(card: SheetCard, groups: readonly (readonly number[])[]): Shuffle[] {
  const free = freeIndexOf(card)
  const used = groups.map(() => 0)
  const layouts: Shuffle[] = []
  const place = (layout: readonly number[]) => {
    if (layout.length === card.cells.length) {
      layouts.push(layout)
      return
    }
    if (layout.length === free) {
      place([...layout, free])
      return
    }
    groups.forEach((group, at) => {
      const index = group[used[at]!]
      if (index === undefined) return
      used[at]! += 1
      place([...layout, index])
      used[at]! -= 1
    })
  }
  place([])
  return layouts
}

/** Draws until a layout shows what no sheet before it has shown. */
function drawShuffles(card: SheetCard, count: number): Shuffle[] {
  const seen = new Set<string>()
  const drawNew = (seed: string) => {
    for (let draw = 1; ; draw++) {
      const layout = shuffleFromSeed(`${seed}:${draw}`, card)
      const shown = JSON.stringify(layout.map((index) => card.cells[index]))
      if (seen.has(shown)) continue
      seen.add(shown)
      return layout
    }
  }
  return Array.from({ length: count }, (_, before) => drawNew(`${seedOf(card)}:${before + 1}`))
}

function seedOf({ cardId, version }: SheetCard): string {
  return `${cardId}:${version}`
}

/**
 * The sheets 1 to `count` of a card's version. No two show the same words in the same places as long as the words allow
 * it (a card of one word repeated has one sheet); then they begin anew. A sheet follows from the version and its number
 * alone, so that it is found again by its code.
 */
export function sheetShuffles(card: SheetCard, count: number): Shuffle[] {
  const groups = squaresByWords(card)
  if (countArrangements(groups) > FEW_ARRANGEMENTS) return drawShuffles(card, count)
  const dealt = shuffled(everyShuffle(card, groups), seededRandom(seedOf(card)))
  return Array.from({ length: count }, (_, before) => dealt[before % dealt.length]!)
}

/** One sheet of a card's version. */
export function sheetShuffle(card: SheetCard, sheet: number): Shuffle {
  return sheetShuffles(card, sheet)[sheet - 1]!
}

/** What is printed on a sheet: `v7-17` is sheet 17 of version 7. */
export function sheetCode({ version, sheet }: SheetCode): string {
  return `v${version}-${sheet}`
}

/** Every stroke that a keyboard, or its help, makes of a hyphen. */
const CODE = /^v?(\d{1,9})[-\u2010-\u2015\u2212](\d{1,9})$/i

/** Reads a code as people type it; why it is none is said in one sentence. */
export function readSheetCode(typed: string): SheetCode | { problem: string } {
  const code = typed.replace(/\s+/g, '')
  if (code === '') return { problem: 'Enter the code that is printed on the sheet.' }
  const [, version, sheet] = CODE.exec(code) ?? []
  if (version === undefined || sheet === undefined) return { problem: 'A code looks like v7-17.' }
  if (Number(sheet) < 1 || Number(sheet) > MAX_SHEETS)
    return { problem: `Sheets are numbered from 1 to ${MAX_SHEETS}.` }
  return { version: Number(version), sheet: Number(sheet) }
}
