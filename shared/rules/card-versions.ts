import { VERSION_MINUTES } from '../product.ts'
import type { CardContent } from '../schemas/card.ts'
import { isSameGrid } from './grid.ts'

/** One rewritten square and two swapped ones are ordinary edits. */
const FEW_WORDS = 2

/** Whether a change replaces the grid or more than a few of its words, whatever form it was sent in. */
function isStructuralChange(before: CardContent, after: CardContent): boolean {
  if (!isSameGrid(before, after)) return true
  const squares = before.cells.filter((text, index) => text !== after.cells[index])
  const removed = before.extra.filter((word) => !after.extra.includes(word))
  return squares.length + removed.length > FEW_WORDS
}

/**
 * Whether a card is kept as an earlier version before a change of its content: sparsely, and always before a structural one.
 * @param lastMs when a version was kept last, or else when the card was made
 */
export function keepsVersion(
  before: CardContent,
  after: CardContent,
  { lastMs, nowMs }: { lastMs: number; nowMs: number },
): boolean {
  // A clock that was set back must not keep versions away until that time comes again.
  return Math.abs(nowMs - lastMs) >= VERSION_MINUTES * 60_000 || isStructuralChange(before, after)
}
