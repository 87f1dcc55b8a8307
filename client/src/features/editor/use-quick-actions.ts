import { GRID_SIZES, type GridSize } from '#shared/product.ts'
import { filledCount, freeIndexOf } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { store } from '../../lib/store.ts'
import { toast, type Toast } from '../../lib/toast.ts'
import type { EditorDocument } from './document.ts'
import { EXAMPLE_PROMPTS } from './example-prompts.ts'
import type { Operation } from './operations.ts'
import { perform } from './perform.ts'
import { commitTyped } from './typing.ts'

/** What the editor offers to do with the whole grid. Each says what it did and can be taken back from the toast. */
export interface QuickActions {
  addExamples: () => void
  clearAll: () => void
  randomize: () => void
  resize: (gridSize: GridSize) => void
  setFreeSpace: (on: boolean) => void
}

function countFilled(card: CardContent): number {
  return filledCount(card.cells, freeIndexOf(card))
}

const squares = (count: number) => (count === 1 ? '1 filled square' : `${count} filled squares`)

export function useQuickActions(document: EditorDocument): QuickActions {
  function run(operation: Operation, done: Toast, nothing?: Toast): void {
    commitTyped()
    const undo = perform(document, operation)
    if (undo) toast({ ...done, action: { label: 'Undo', run: undo } })
    else if (nothing) toast(nothing)
  }

  /** Says only what is lost: the rest is there to be seen. */
  function restructure(operation: Operation, title: string): void {
    commitTyped()
    const before = countFilled(store.get(document.shownAtom))
    const undo = perform(document, operation)
    const lost = before - countFilled(store.get(document.shownAtom))
    if (undo && lost > 0)
      toast({ title, text: `${squares(lost)} had no place in it.`, action: { label: 'Undo', run: undo } })
  }

  return {
    addExamples: () =>
      run(
        { type: 'fill', items: EXAMPLE_PROMPTS },
        { title: 'Examples Added', text: 'Empty cells have been filled with movie night examples!' },
        { title: 'No empty cells', text: 'Every cell has its words already.' },
      ),
    clearAll: () =>
      run(
        { type: 'clear' },
        { title: 'Cleared', text: 'All cells have been cleared.' },
        { title: 'Nothing to clear', text: 'All cells are empty already.' },
      ),
    randomize: () => {
      if (countFilled(store.get(document.shownAtom)) < 2)
        return toast({ title: 'Nothing to randomize', text: 'It takes at least 2 filled cells.' })
      run({ type: 'shuffle' }, { title: 'Randomized', text: 'Cell order has been randomized!' })
    },
    resize: (gridSize) => restructure({ type: 'resize', gridSize }, `${gridSize}x${gridSize} grid`),
    setFreeSpace: (on) => restructure({ type: 'free-space', on }, 'Free space'),
  }
}

/** The choices of the grid's size, as they are written. */
export const GRID_SIZE_OPTIONS = GRID_SIZES.map((size) => ({ value: size, label: `${size}x${size}` }))
