import { MAX_EXTRA } from '../product.ts'
import { filledCount, freeIndexOf, type Grid } from './grid.ts'
import { cellText, storableLine } from './text.ts'

/** fill: into blank squares only. replace: into all squares. */
export type PasteMode = 'fill' | 'replace'

/**
 * What happens to a pasted item. on-card: it is already on the card. extra: it becomes an extra word, because all squares
 * are taken. no-room: the card already has the most extra words that it may have.
 */
export type PasteOutcome = 'taken' | 'duplicate' | 'on-card' | 'extra' | 'no-room'

export interface PastePlan {
  /** The texts for the squares, in order. */
  items: readonly string[]
  /** The new extra words, in order. */
  extra: readonly string[]
  /** The number of squares available. */
  places: number
  outcomes: readonly { text: string; outcome: PasteOutcome }[]
}

interface FilledGrid extends Grid {
  cells: readonly string[]
  extra: readonly string[]
  columns?: boolean
}

/** Normalizes a word for comparisons: words that differ only in case are equal. */
export const foldWord = (text: string): string => text.normalize('NFC').toLowerCase()

function isFillable(grid: FilledGrid, mode: PasteMode, index: number): boolean {
  return index !== freeIndexOf(grid) && (mode === 'replace' || grid.cells[index] === '')
}

/** Plans how a list is pasted into `grid`, with its items as squares show them. */
export function planPaste(list: readonly string[], grid: FilledGrid, mode: PasteMode): PastePlan {
  const places = grid.cells.filter((_, index) => isFillable(grid, mode, index)).length
  const kept = mode === 'fill' ? grid.extra : []
  const present = new Set(mode === 'fill' ? [...grid.cells, ...kept].map(foldWord) : [])
  const items: string[] = []
  const extra: string[] = []
  const seen = new Set<string>()
  const texts = list.map((line) => cellText(storableLine(line, Infinity))).filter((text) => text !== '')
  const outcomes = texts.map((text): { text: string; outcome: PasteOutcome } => {
    const word = foldWord(text)
    if (seen.has(word)) return { text, outcome: 'duplicate' }
    seen.add(word)
    if (present.has(word)) return { text, outcome: 'on-card' }
    if (items.length < places) {
      items.push(text)
      return { text, outcome: 'taken' }
    }
    if (kept.length + extra.length >= MAX_EXTRA) return { text, outcome: 'no-room' }
    extra.push(text)
    return { text, outcome: 'extra' }
  })
  return { items, extra, places, outcomes }
}

/**
 * Returns the words of `grid` after pasting a list in order. Items without a square become extra words; items without room
 * and items already on the card are left out. On a card whose words stay in their column, a list with more words than
 * squares is divided among the columns: the first 15 of 75 belong to the first column.
 */
export function pasteList(
  grid: FilledGrid,
  items: readonly string[],
  mode: PasteMode,
): { cells: string[]; extra: string[] } {
  const plan = planPaste(items, grid, mode)
  const words = [...plan.items, ...plan.extra]
  const kept = mode === 'fill' ? grid.extra : []
  const isWhole =
    plan.extra.length > 0 && kept.length + filledCount(mode === 'fill' ? grid.cells : [], -1) === 0
  const columns = grid.columns && isWhole ? grid.gridSize : 1
  const startOf = (column: number) => Math.floor((column * words.length) / columns)
  const lists = Array.from({ length: columns }, (_, at) => words.slice(startOf(at), startOf(at + 1)))
  const cells = grid.cells.map((text, index) => {
    if (!isFillable(grid, mode, index)) return index === freeIndexOf(grid) ? '' : text
    return lists[index % columns]!.shift() ?? ''
  })
  return { cells, extra: [...kept, ...lists.flat()] }
}
