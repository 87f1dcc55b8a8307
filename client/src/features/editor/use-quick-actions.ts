import { useEffect } from 'react'
import type { GridSize } from '#shared/product.ts'
import type { FillMode } from '#shared/rules/category-fill.ts'
import { filledCount, freeIndexOf } from '#shared/rules/grid.ts'
import type { PasteMode } from '#shared/rules/paste-list.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { store } from '../../lib/store.ts'
import { toast, type Toast } from '../../lib/toast.ts'
import type { EditorDocument } from '../../sync/editor-document.ts'
import { pendingChangeAtom, questionOf, whenConfirmed } from './confirm-change.ts'
import { EXAMPLE_PROMPTS } from './example-prompts.ts'
import { applyWithUndo, lastStep, useHistory, type Direction } from './history.ts'
import type { Operation } from '../../sync/operations.ts'
import { commitTyping } from './use-typing.ts'

/** Below this width the editor has one column, and the settings are below the ticket. */
const ONE_COLUMN_MEDIA = '(width < 900px)'
/** The height of the bar with Save, which covers the foot of the window. */
const BAR_PX = 68

/** A category's items, to fill a card from. */
export interface CategoryItems {
  name: string
  contents: readonly string[]
}

export type QuickActions = ReturnType<typeof useQuickActions>

const countFilled = (card: CardContent): number => filledCount(card.cells, freeIndexOf(card))

const inWords = (count: number, what: string) => (count === 1 ? `1 ${what}` : `${count} ${what}s`)

/** What a list brought: "24 squares filled, 16 more words below." */
function fillInWords(before: CardContent, after: CardContent, mode: FillMode, source = ''): string {
  const [squares, extra] =
    mode === 'replace'
      ? [countFilled(after), after.extra.length]
      : [
          countFilled(after) - countFilled(before),
          after.extra.filter((word) => !before.extra.includes(word)).length,
        ]
  const filled = `${inWords(squares, 'square')} filled${source}`
  if (extra === 0) return `${filled}.`
  const more = `${inWords(extra, 'more word')} below`
  return squares === 0 ? `${more}${source}.` : `${filled}, ${more}.`
}

/** The words of a card, each once. */
const wordsIn = ({ cells, extra }: CardContent) => new Set([...cells, ...extra].filter((text) => text !== ''))

/**
 * The editor's actions on the whole grid. Each shows a toast with Undo, and asks for confirmation while people
 * are playing; `onDone` is called when the change is made, and not if the author cancels it.
 */
export function useQuickActions(document: EditorDocument) {
  useHistory(document)
  // A question belongs to the screen that asked it.
  useEffect(() => () => store.set(pendingChangeAtom, undefined), [document])

  /** Makes a change that may have to be confirmed. */
  const confirmed = (operation: Operation, change: () => void) =>
    whenConfirmed(document, questionOf(operation), change)

  function run(operation: Operation, done: Toast | (() => Toast), nothing?: Toast): void {
    commitTyping()
    const undo = applyWithUndo(document, operation)
    if (undo) {
      toast({ ...(typeof done === 'function' ? done() : done), action: { label: 'Undo', run: undo } })
      showGrid()
    } else if (nothing) toast(nothing)
  }

  /** Shows a toast only if words lost their square: everything else is visible. */
  function restructure(operation: Operation, title: string): void {
    commitTyping()
    const before = store.get(document.shownAtom)
    const undo = applyWithUndo(document, operation)
    const after = store.get(document.shownAtom)
    const moved = after.extra.length - before.extra.length
    const lost = wordsIn(before).size - wordsIn(after).size
    const texts = [
      moved > 0 && `${inWords(moved, 'word')} went to More words.`,
      lost > 0 && `${inWords(lost, 'word')} didn't fit.`,
    ].filter((text) => text !== false)
    if (undo && texts.length > 0)
      toast({ title, text: texts.join(' '), action: { label: 'Undo', run: undo } })
  }

  return {
    addExamples: () =>
      run(
        { type: 'fill', items: EXAMPLE_PROMPTS },
        { title: 'Examples Added', text: 'Empty cells have been filled with movie night examples!' },
        { title: 'No empty squares', text: 'Every square is filled.' },
      ),
    clearAll: () =>
      run(
        { type: 'clear' },
        { title: 'Cleared', text: 'All cells have been cleared.' },
        { title: 'Nothing to clear', text: 'The card is already empty.' },
      ),
    randomize: () => {
      if (countFilled(store.get(document.shownAtom)) < 2)
        return toast({ title: 'Nothing to randomize', text: 'Fill at least 2 squares first.' })
      const operation: Operation = { type: 'shuffle' }
      confirmed(operation, () =>
        run(operation, { title: 'Randomized', text: 'Cell order has been randomized!' }),
      )
    },
    /** Puts the words of a pasted list on the card. */
    paste: (items: readonly string[], mode: PasteMode, onDone: () => void) => {
      const operation: Operation = { type: 'paste', items, mode }
      confirmed(operation, () => {
        onDone()
        const before = store.get(document.shownAtom)
        run(
          operation,
          () => ({ title: 'List pasted', text: fillInWords(before, store.get(document.shownAtom), mode) }),
          { title: 'Nothing to paste', text: 'These words are already on the card.' },
        )
      })
    },
    /** Fills squares with random items of a category. */
    fillFrom: ({ name, contents }: CategoryItems, mode: FillMode, onDone: () => void) => {
      const operation: Operation = { type: 'category', contents, mode }
      confirmed(operation, () => {
        onDone()
        const before = store.get(document.shownAtom)
        run(
          operation,
          () => ({
            title: 'Filled',
            text: fillInWords(before, store.get(document.shownAtom), mode, ` from “${name}”`),
          }),
          { title: 'Nothing to fill', text: `Everything that fits from “${name}” is already here.` },
        )
      })
    },
    /** Makes the card what it was. */
    restore: (content: CardContent, onDone: () => void) => {
      const operation: Operation = { type: 'restore', content }
      confirmed(operation, () => {
        onDone()
        run(
          operation,
          { title: 'Restored', text: 'The card is what it was.' },
          { title: 'Nothing to restore', text: 'The card is what it was then.' },
        )
      })
    },
    resize: (gridSize: GridSize) => {
      const operation: Operation = { type: 'resize', gridSize }
      confirmed(operation, () => restructure(operation, `${gridSize}x${gridSize} grid`))
    },
    setFreeSpace: (on: boolean) => {
      const operation: Operation = { type: 'free-space', on }
      confirmed(operation, () => restructure(operation, 'Free space'))
    },
    /** Undoes or redoes the latest step. @returns whether there was one */
    travel: (direction: Direction) => {
      const go = lastStep(document, direction)
      go?.()
      return go !== undefined
    },
  }
}

/** Scrolls to the ticket after an action changed its words out of sight. */
export function showGrid(): void {
  if (!matchMedia(ONE_COLUMN_MEDIA).matches) return
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  // The ticket's height changes with the words.
  requestAnimationFrame(() => {
    const ticket = document.querySelector('.editor-ticket')
    if (!ticket) return
    const { top, bottom } = ticket.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight - BAR_PX) ticket.scrollIntoView({ behavior, block: 'start' })
  })
}
