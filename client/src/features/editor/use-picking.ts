import { atom, useAtom } from 'jotai'
import { useEffect, type KeyboardEvent } from 'react'
import { basics } from '#messages/basics.ts'
import { editor } from '#messages/editor.ts'
import { editorChanges } from '#messages/editor-changes.ts'
import { freeIndexOf, isSameGrid, type Grid } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { announce } from '../../lib/announce.ts'
import { isolated } from '../../lib/isolated.ts'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { useEscape } from '../../lib/page/use-escape.ts'
import type { EditorDocument } from '../../sync/editor-document.ts'
import { canSwap, type Operation } from '../../sync/change/operations.ts'
import { applyWithUndo } from './history.ts'
import { showGrid } from './use-quick-actions.ts'

/** What was chosen before picking a square: an extra word to put there, or the first of two squares to swap. */
const chosenAtom = atom<{ word: string } | { index: number; grid: Grid }>()

/** Chooses an extra word to put on the card. The user picks its square next. */
export function placeWord(word: string): void {
  store.set(chosenAtom, { word })
  announce(editor.pickFor(isolated(word)))
  showGrid()
}

const STEPS: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Returns the next square in an arrow key's direction, skipping the free space; undefined at the edge. */
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
 * Lets the user pick a square for what was chosen: an extra word, which changes places with the square's words, or
 * another square to swap with. Squares can also be swapped by dragging, and with Alt and an arrow key. Escape ends the
 * picking, and so does leaving the screen.
 * @param focusCell focuses a square
 * @param onCancel focuses the square that was tapped last
 */
export function usePicking(
  document: EditorDocument,
  card: CardContent,
  focusCell: (index: number) => void,
  onCancel: () => void,
) {
  const [chosen, setChosen] = useAtom(chosenAtom)
  // Another host may have removed the word, or replaced the grid.
  const word = chosen && 'word' in chosen && card.extra.includes(chosen.word) ? chosen.word : undefined
  const from = chosen && 'grid' in chosen && isSameGrid(chosen.grid, card) ? chosen.index : undefined
  const isPicking = word !== undefined || from !== undefined
  const end = () => setChosen(undefined)
  const cancel = () => {
    end()
    onCancel()
  }
  useEffect(() => {
    if (!isPicking) setChosen(undefined)
  }, [isPicking, setChosen])
  useEffect(() => () => setChosen(undefined), [setChosen])
  useEscape(isPicking, cancel)

  /** Makes the change, and shows a toast with Undo. */
  function apply(operation: Operation, title: string): void {
    const change = applyWithUndo(document, operation)
    if (change) toast({ title, action: { label: basics.undo, run: change.undo } })
  }

  /** Swaps two squares. */
  function swap(one: number, other: number): void {
    end()
    if (!canSwap(card, one, other)) return
    const words = card.cells[other]
    apply(
      { type: 'swap', one, other },
      words ? editorChanges.swappedWith(isolated(words)) : editorChanges.swappedWithBlank,
    )
  }

  return {
    /** The text that asks for a square; undefined while nothing is chosen. */
    question:
      word === undefined
        ? from === undefined
          ? undefined
          : editor.pickOther
        : editor.pickFor(isolated(word)),
    /** Whether an extra word is chosen. */
    isPlacing: word !== undefined,
    /** The square chosen first. */
    from,
    /** Chooses a square; the next one picked is swapped with it. */
    choose: (index: number) => {
      setChosen({ index, grid: card })
      announce(editor.pickOther)
    },
    /** Swaps with the picked square, or puts the extra word there. Picking the chosen square itself cancels. */
    pick: (index: number) => {
      if (from !== undefined && from !== index) return swap(from, index)
      end()
      if (word !== undefined) apply({ type: 'put', word, index }, editorChanges.put(isolated(word)))
    },
    end,
    cancel,
    swap,
    /** Handles Alt and an arrow key, even at the edge, where the browser's Alt+Left would leave the page. */
    handleKeyDown: (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(event.key in STEPS)) return
      const square = event.target instanceof HTMLButtonElement && event.target.closest('[data-index]')
      if (!square) return
      event.preventDefault()
      const moved = Number(square.getAttribute('data-index'))
      const to = neighbourOf(moved, event.key, card)
      if (to === undefined) return
      swap(moved, to)
      focusCell(to)
    },
  }
}
