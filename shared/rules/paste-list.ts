import { MAX_EXTRA } from '../product.ts'
import { freeIndexOf, type Grid } from './grid.ts'

/** One item of a pasted list, as a square would show it. */
export interface PastedItem {
  text: string
  /** The same text as an earlier item. */
  isDouble?: boolean
}

/** fill: only the blank squares. replace: all squares. */
export type PasteMode = 'fill' | 'replace'

/**
 * The outcome for an item. on-card: already on the card. extra: goes to the words beyond the squares, as all of these
 * are taken. no-room: those are as many as a card may have.
 */
type Fate = 'taken' | 'duplicate' | 'on-card' | 'extra' | 'no-room'

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

/** A word for comparing: those that differ only in case count as equal. */
export const foldedWord = (text: string): string => text.normalize('NFC').toLowerCase()

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
  const fates = list.map(({ text, isDouble }): { text: string; fate: Fate } => {
    if (isDouble) return { text, fate: 'duplicate' }
    if (present.has(foldedWord(text))) return { text, fate: 'on-card' }
    if (items.length < places) {
      items.push(text)
      return { text, fate: 'taken' }
    }
    if (kept.length + extra.length >= MAX_EXTRA) return { text, fate: 'no-room' }
    extra.push(text)
    return { text, fate: 'extra' }
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
