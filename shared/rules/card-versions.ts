import { VERSION_MINUTES } from '../product.ts'
import type { CardContent } from '../schemas/card.ts'
import { isSameGrid } from './grid.ts'

/** Rewriting one square or swapping two is an ordinary edit. */
const FEW_WORDS = 2

/** Whether a change replaces the grid or more than a few words, regardless of the form in which it was sent. */
function isStructuralChange(before: CardContent, after: CardContent): boolean {
  if (!isSameGrid(before, after)) return true
  const squares = before.cells.filter((text, index) => text !== after.cells[index])
  const removed = before.extra.filter((word) => !after.extra.includes(word))
  return squares.length + removed.length > FEW_WORDS
}

/**
 * Whether a card is kept as an earlier version before a change: at intervals, and always before a structural change.
 * @param lastMs when a version was last kept, or when the card was created
 */
export function shouldKeepVersion(
  before: CardContent,
  after: CardContent,
  { lastMs, nowMs }: { lastMs: number; nowMs: number },
): boolean {
  // After the clock was set back, versions must not be skipped until it has caught up.
  return Math.abs(nowMs - lastMs) >= VERSION_MINUTES * 60_000 || isStructuralChange(before, after)
}
