import { MAX_EXTRA } from '../product.ts'
import { freeIndexOf, type Grid } from './grid.ts'
import { codePointLength, storableLine } from './text.ts'

/** One item of a pasted list, as a square would show it. */
interface PastedItem {
  text: string
  /** duplicate: same text as an earlier item. cut: was longer than a square allows. */
  problem?: 'duplicate' | 'cut'
}

/** fill: only the blank squares. replace: all squares. */
export type PasteMode = 'fill' | 'replace'

/**
 * The outcome for an item. on-card: already on the card. extra: goes to the words beyond the squares, as all of these
 * are taken. no-room: those are as many as a card may have.
 */
export type Fate = 'taken' | 'cut' | 'duplicate' | 'on-card' | 'extra' | 'no-room'

export interface PastePlan {
  /** The texts for the squares, in order. */
  items: readonly string[]
  /** The words beyond the squares, in order. */
  extra: readonly string[]
  /** The number of squares available. */
  places: number
  fates: readonly { text: string; fate: Fate }[]
}

interface FilledGrid extends Grid {
  cells: readonly string[]
  extra: readonly string[]
}

const BREAKS = '\\n\\r\\u2028\\u2029'
const SEMICOLONS = ';；؛'
const COMMAS = ',，、،'
const QUOTED = '"(?:[^"]|"")*"'

const A_BREAK = new RegExp(`[${BREAKS}]+`, 'u')
/** Quoted spreadsheet cells, in which separators have no effect. */
const QUOTED_CELLS = `(?<=^|[${BREAKS}\\t${SEMICOLONS}${COMMAS}])${QUOTED}(?=[${BREAKS}\\t${SEMICOLONS}${COMMAS}]|$)`

/** '- ', '• ', '1. ', '2) ', a Markdown checkbox, or a spreadsheet's number column. */
const MARKER = /^\s*(?:[-*+–—]\s+(?:\[[ xX]\]\s+)?|[•‣◦▪●]\s*|\d{1,3}[.)]\s+|\d{1,3}\t)/u

/** Removes bullets and numbers if every line has one; a single one may be part of the text. */
function withoutMarkers(lines: readonly string[]): readonly string[] {
  const full = lines.filter((line) => line.trim() !== '')
  return full.length > 1 && full.every((line) => MARKER.test(line))
    ? full.map((line) => line.replace(MARKER, ''))
    : lines
}

/** The separators of the items, as the content of a character class; undefined for a single item. */
function separatorsOf(text: string): string | undefined {
  const unquoted = text.replace(new RegExp(QUOTED_CELLS, 'gu'), '')
  const kinds = [BREAKS, '\\t', SEMICOLONS, COMMAS]
  const found = kinds.find((kind) => new RegExp(`[${kind}]`, 'u').test(unquoted))
  // Several spreadsheet columns: every cell is an item.
  return found === BREAKS ? `${BREAKS}\\t` : found
}

function cellsBetween(text: string, separators: string): string[] {
  const cell = new RegExp(`(${QUOTED}(?=[${separators}]|$)|[^${separators}]*)(?:[${separators}]|$)`, 'uy')
  const cells: string[] = []
  while (cell.lastIndex < text.length) cells.push(cell.exec(text)?.[1] ?? '')
  return cells
}

/**
 * Removes the quotation marks that a spreadsheet adds around some or all cells. If some cells are
 * unquoted and no quoted one needs it, the marks are part of the text.
 */
function withoutQuotes(cells: readonly string[], separators: string): readonly string[] {
  const isQuoted = (cell: string) => new RegExp(`^${QUOTED}$`, 'u').test(cell)
  const needsIt = (cell: string) => new RegExp(`[${separators}]|""`, 'u').test(cell.slice(1, -1))
  const full = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const quoted = full.filter(isQuoted)
  if (quoted.length < full.length && !quoted.some(needsIt)) return cells
  return cells.map((cell) => (isQuoted(cell.trim()) ? cell.trim().slice(1, -1).replaceAll('""', '"') : cell))
}

/** A word for comparing: those that differ only in case count as equal. */
export const foldedWord = (text: string): string => text.normalize('NFC').toLowerCase()

/**
 * The items of a pasted text: its lines or spreadsheet cells; without line breaks, the parts between tabs, else
 * semicolons, else commas.
 * @param max the maximum length of a square, in code points
 */
export function parseList(text: string, max: number): PastedItem[] {
  const trimmed = withoutMarkers(text.split(A_BREAK)).join('\n').trim()
  const separators = separatorsOf(trimmed)
  const cells = separators === undefined ? [trimmed] : cellsBetween(trimmed, separators)
  const seen = new Set<string>()
  return withoutMarkers(withoutQuotes(cells, separators ?? BREAKS)).flatMap((cell): PastedItem[] => {
    const item = storableLine(cell, max)
    if (item === '') return []
    if (seen.has(foldedWord(item))) return [{ text: item, problem: 'duplicate' }]
    seen.add(foldedWord(item))
    const isCut = codePointLength(storableLine(cell, Infinity)) > max
    return [{ text: item, ...(isCut && { problem: 'cut' as const }) }]
  })
}

function isOpen(grid: FilledGrid, mode: PasteMode, index: number): boolean {
  return index !== freeIndexOf(grid) && (mode === 'replace' || grid.cells[index] === '')
}

/** The outcome of pasting a list into `grid`. */
export function planPaste(list: readonly PastedItem[], grid: FilledGrid, mode: PasteMode): PastePlan {
  const places = grid.cells.filter((_, index) => isOpen(grid, mode, index)).length
  const kept = mode === 'fill' ? grid.extra : []
  const present = new Set(mode === 'fill' ? [...grid.cells, ...kept].map(foldedWord) : [])
  const items: string[] = []
  const extra: string[] = []
  const fates = list.map(({ text, problem }): { text: string; fate: Fate } => {
    if (problem === 'duplicate') return { text, fate: 'duplicate' }
    if (present.has(foldedWord(text))) return { text, fate: 'on-card' }
    if (items.length < places) {
      items.push(text)
      return { text, fate: problem ?? 'taken' }
    }
    if (kept.length + extra.length >= MAX_EXTRA) return { text, fate: 'no-room' }
    extra.push(text)
    return { text, fate: problem ?? 'extra' }
  })
  return { items, extra, places, fates }
}

/**
 * The words of `grid` after pasting a list in order. What has no square goes to the extra words. Items without room and
 * items already on the card are left out.
 */
export function pasteList(
  grid: FilledGrid,
  items: readonly string[],
  mode: PasteMode,
): { cells: string[]; extra: string[] } {
  const list = items.map((text) => ({ text }))
  const plan = planPaste(list, grid, mode)
  const rest = [...plan.items]
  const cells = grid.cells.map((text, index) => {
    if (!isOpen(grid, mode, index)) return index === freeIndexOf(grid) ? '' : text
    return rest.shift() ?? ''
  })
  return { cells, extra: [...(mode === 'fill' ? grid.extra : []), ...plan.extra] }
}
