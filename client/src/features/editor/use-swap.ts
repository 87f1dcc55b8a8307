import { useState, type KeyboardEvent } from 'react'
import { basics } from '#messages/basics.ts'
import { editor } from '#messages/editor.ts'
import { editorChanges } from '#messages/editor-changes.ts'
import { freeIndexOf, isSameGrid, type Grid } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { announce } from '../../lib/announce.ts'
import { toast } from '../../lib/toast.ts'
import { useEscape } from '../../lib/page/use-escape.ts'
import type { EditorDocument } from '../../sync/editor-document.ts'
import { canSwap } from '../../sync/change/operations.ts'
import { isolated } from '../../lib/isolated.ts'
import { applyWithUndo } from './history.ts'

const STEPS: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The next square in an arrow key's direction, skipping the free space; undefined at the edge. */
function neighbourOf(index: number, key: string, grid: Grid): number | undefined {
  const step = STEPS[key]
  if (!step) return undefined
  const [down, right] = step
  const { gridSize } = grid
  let [row, column] = [Math.floor(index / gridSize), index % gridSize]
  do {
    row += down
    column += right
    if (Math.min(row, column) < 0 || Math.max(row, column) >= gridSize) return undefined
  } while (row * gridSize + column === freeIndexOf(grid))
  return row * gridSize + column
}

/**
 * Swapping two squares: by dragging, by Alt and an arrow key, or by choosing one after the other.
 * @param focusCell focuses a square
 */
export function useSwap(document: EditorDocument, card: CardContent, focusCell: (index: number) => void) {
  const [choice, setChoice] = useState<{ index: number; grid: Grid }>()
  // The chosen index belongs to a grid that has been replaced.
  if (choice && !isSameGrid(choice.grid, card)) setChoice(undefined)
  const cancel = () => setChoice(undefined)

  useEscape(choice !== undefined, cancel)

  /** Swaps, announces it, and shows a toast with Undo. */
  function swap(one: number, other: number): void {
    cancel()
    if (!canSwap(card, one, other)) return
    const words = card.cells[other]
    announce(words ? editorChanges.swappedWith(isolated(words)) : editorChanges.swappedWithBlank)
    const change = applyWithUndo(document, { type: 'swap', one, other })
    if (change) toast({ title: editorChanges.swapped, action: { label: basics.undo, run: change.undo } })
  }

  /** Handles the keys at the edge too: the browser's Alt+Left would leave the page. */
  function handleKeyDown(event: KeyboardEvent): void {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(event.key in STEPS)) return
    const square = event.target instanceof HTMLButtonElement && event.target.closest('[data-index]')
    if (!square) return
    event.preventDefault()
    const from = Number(square.getAttribute('data-index'))
    const to = neighbourOf(from, event.key, card)
    if (to === undefined) return
    swap(from, to)
    focusCell(to)
  }

  return {
    /** The square chosen first. */
    chosen: choice?.index,
    /** Chooses the first square; the next one pressed is swapped with it. */
    choose: (index: number) => {
      setChoice({ index, grid: card })
      announce(editor.pickOther)
    },
    cancel,
    swap,
    handleKeyDown,
  }
}
