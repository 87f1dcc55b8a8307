import { useEffect } from 'react'
import { basics } from '#messages/basics.ts'
import { editorChanges } from '#messages/editor-changes.ts'
import { editorExamples } from '#messages/editor-examples.ts'
import type { GridSize } from '#shared/product.ts'
import { wordsOf } from '#shared/rules/calls.ts'
import { filledCount, freeIndexOf, shuffled } from '#shared/rules/grid.ts'
import type { PasteMode } from '#shared/rules/paste-list.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { isolated } from '../../lib/isolated.ts'
import { store } from '../../lib/store.ts'
import { toast, toastAtom, type Toast } from '../../lib/toast.ts'
import type { EditorDocument } from '../../sync/editor-document.ts'
import { pendingChangeAtom, questionOf, whenConfirmed } from './confirm-change.ts'
import { applyWithUndo, useHistory, type UndoableChange } from './history.ts'
import type { Operation } from '../../sync/change/operations.ts'

/** Below this width the editor has one column, and the settings are below the ticket. */
const ONE_COLUMN_MEDIA = '(width < 900px)'
/** The height of the bar with Save, which covers the bottom of the viewport. */
const BAR_PX = 68

/** A category's items, to fill a card from. */
export interface CategoryItems {
  name: string
  contents: readonly string[]
}

export type QuickActions = ReturnType<typeof useQuickActions>

/** The toast to show after a change. */
type Done = Toast | ((change: UndoableChange) => Toast)

const countFilled = (card: CardContent): number => filledCount(card.cells, freeIndexOf(card))

/** Counts the squares that a list filled and the extra words that it added. */
function gainOf({ before, after }: Pick<UndoableChange, 'before' | 'after'>, mode: PasteMode) {
  if (mode === 'replace') return { filled: countFilled(after), extra: after.extra.length }
  return {
    filled: countFilled(after) - countFilled(before),
    extra: after.extra.filter((word) => !before.extra.includes(word)).length,
  }
}

/** Describes what a list added: "24 squares filled. 16 words went to More words." */
function fillInWords(change: UndoableChange, mode: PasteMode, category?: string): string {
  const { filled, extra } = gainOf(change, mode)
  const squares =
    category === undefined
      ? editorChanges.filled(filled)
      : editorChanges.filledFrom(filled, isolated(category))
  if (extra === 0) return squares
  const words = editorChanges.moved(extra)
  return filled === 0 ? words : editorChanges.both(squares, words)
}

/** Describes what happened to words that lost their square. */
function describeDisplaced(moved: number, lost: number): string {
  if (lost <= 0) return editorChanges.moved(moved)
  const out = editorChanges.lost(lost)
  return moved <= 0 ? out : editorChanges.both(editorChanges.moved(moved), out)
}

/**
 * The editor's actions on the whole grid. Each shows a toast with Undo, and asks for confirmation while people
 * are playing; `onDone` is called when the change is made, and not if the author cancels it.
 */
export function useQuickActions(document: EditorDocument) {
  useHistory(document)
  // A pending question is dropped when its screen is left.
  useEffect(() => () => store.set(pendingChangeAtom, undefined), [document])

  /**
   * Makes a change, after a confirmation if it needs one.
   * @param show called with the change; undefined if nothing changed
   */
  function make(operation: Operation, show: (change?: UndoableChange) => void, onDone?: () => void): void {
    whenConfirmed(document, questionOf(operation), () => {
      onDone?.()
      show(applyWithUndo(document, operation))
    })
  }

  /**
   * Makes a change and shows a toast with Undo.
   * @param nothing the toast if nothing changed; not shown while a toast with Undo is, as after a double click
   */
  function run(operation: Operation, done: Done, nothing?: Toast, onDone?: () => void): void {
    const show = (change?: UndoableChange) => {
      if (change) {
        const words = typeof done === 'function' ? done(change) : done
        toast({ ...words, action: { label: basics.undo, run: change.undo } })
        showGrid()
      } else if (nothing && store.get(toastAtom)?.action?.label !== basics.undo) toast(nothing)
    }
    make(operation, show, onDone)
  }

  /** Changes the grid. Shows a toast only if words lost their square; any other effect is visible. */
  function restructure(operation: Operation, title: string): void {
    make(operation, (change) => {
      if (!change) return
      const { before, after, undo } = change
      const moved = after.extra.length - before.extra.length
      const lost = wordsOf(before).length - wordsOf(after).length
      if (moved > 0 || lost > 0)
        toast({ title, text: describeDisplaced(moved, lost), action: { label: basics.undo, run: undo } })
    })
  }

  return {
    addExamples: () =>
      run(
        { type: 'fill', items: editorExamples.prompts },
        { title: editorChanges.examples, text: editorChanges.examplesText },
        { title: editorChanges.full, text: editorChanges.fullText },
      ),
    clearAll: () =>
      run(
        { type: 'clear' },
        { title: editorChanges.cleared, text: editorChanges.clearedText },
        { title: editorChanges.empty, text: editorChanges.emptyText },
      ),
    randomize: () => {
      if (countFilled(store.get(document.shownAtom)) < 2)
        return toast({ title: editorChanges.shuffleNothing, text: editorChanges.shuffleNothingText })
      run({ type: 'shuffle' }, { title: editorChanges.shuffled, text: editorChanges.shuffledText })
    },
    /** Puts the words of a pasted list on the card. */
    paste: (items: readonly string[], mode: PasteMode, onDone: () => void) =>
      run(
        { type: 'paste', items, mode },
        (change) => ({ title: editorChanges.pasted, text: fillInWords(change, mode) }),
        { title: editorChanges.pasteNothing, text: editorChanges.pasteNothingText },
        onDone,
      ),
    /** Fills squares with random items of a category. */
    fillFrom: ({ name, contents }: CategoryItems, mode: PasteMode, onDone: () => void) =>
      run(
        { type: 'paste', items: shuffled(contents, Math.random), mode },
        (change) => ({ title: editorChanges.fromCategory, text: fillInWords(change, mode, name) }),
        { title: editorChanges.fillNothing, text: editorChanges.fillNothingText(isolated(name)) },
        onDone,
      ),
    /** Restores an earlier version of the card. */
    restore: (content: CardContent, onDone: () => void) =>
      run(
        { type: 'restore', content },
        { title: editorChanges.restored, text: editorChanges.restoredText },
        { title: editorChanges.restoreNothing, text: editorChanges.restoreNothingText },
        onDone,
      ),
    resize: (gridSize: GridSize) => restructure({ type: 'resize', gridSize }, editorChanges.grid(gridSize)),
    setFreeSpace: (on: boolean) => restructure({ type: 'free-space', on }, editorChanges.freeSpace),
  }
}

/** Scrolls to the ticket if it is out of view, after an action that changed it. */
export function showGrid(): void {
  if (!matchMedia(ONE_COLUMN_MEDIA).matches) return
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  // Wait for the next frame, as the ticket's height changes with the words.
  requestAnimationFrame(() => {
    const ticket = document.querySelector('.editor-ticket')
    if (!ticket) return
    const { top, bottom } = ticket.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight - BAR_PX) ticket.scrollIntoView({ behavior, block: 'start' })
  })
}
