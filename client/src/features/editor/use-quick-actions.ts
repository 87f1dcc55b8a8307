import { useState } from 'react'
import { GRID_SIZES, type GridSize } from '#shared/product.ts'
import type { FillMode } from '#shared/rules/category-fill.ts'
import { filledCount, freeIndexOf } from '#shared/rules/grid.ts'
import type { PasteMode } from '#shared/rules/paste-list.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { store } from '../../lib/store.ts'
import { toast, type Toast } from '../../lib/toast.ts'
import { playersAtom } from '../card/live-card.ts'
import type { EditorDocument } from './card-document.ts'
import { EXAMPLE_PROMPTS } from './example-prompts.ts'
import { lastStep, useHistory, type Direction } from './history.ts'
import type { Operation } from './operations.ts'
import { applyWithUndo } from './apply-operation.ts'
import { commitTyping } from './use-typing.ts'

/** A change of the whole grid that waits for its author's word, because people are playing. */
export interface ConfirmChange {
  players: number
  go: () => void
  cancel: () => void
}

/** What a card can be filled from. */
export interface CategoryItems {
  name: string
  contents: readonly string[]
}

/**
 * What the editor offers to do with the whole grid. Each says what it did and can be taken back from the toast; with
 * people playing each is asked about first.
 */
export interface QuickActions {
  question: ConfirmChange | undefined
  addExamples: () => void
  clearAll: () => void
  randomize: () => void
  /**
   * Puts a pasted list on the card.
   * @param onDone called when it is there: its author may have been asked, and said no
   */
  paste: (items: readonly string[], mode: PasteMode, onDone: () => void) => void
  /**
   * Puts items of a category on the card, chosen at random.
   * @param onDone called when they are there: its author may have been asked, and said no
   */
  fillFrom: (category: CategoryItems, mode: FillMode, onDone: () => void) => void
  resize: (gridSize: GridSize) => void
  setFreeSpace: (on: boolean) => void
  /** Takes back the latest of these, or makes it again. Returns whether there is any. */
  travel: (direction: Direction) => boolean
}

function countFilled(card: CardContent): number {
  return filledCount(card.cells, freeIndexOf(card))
}

const squares = (count: number, what: string) => (count === 1 ? `1 ${what}square` : `${count} ${what}squares`)

/** How many would see a change at once: those who play, where edits go live. */
function audienceOf(document: EditorDocument): number {
  if (document.kind !== 'saved' || !store.get(document.stateAtom).live) return 0
  const players = store.get(playersAtom)
  return players?.cardId === document.cardId ? players.count : 0
}

export function useQuickActions(document: EditorDocument): QuickActions {
  const [question, setQuestion] = useState<ConfirmChange>()
  useHistory(document)

  function whenAgreed(change: () => void): void {
    const players = audienceOf(document)
    if (players === 0) return change()
    const close = () => setQuestion(undefined)
    setQuestion({
      players,
      go: () => {
        close()
        change()
      },
      cancel: close,
    })
  }

  function run(operation: Operation, done: Toast | (() => Toast), nothing?: Toast): void {
    commitTyping()
    const undo = applyWithUndo(document, operation)
    if (undo) toast({ ...(typeof done === 'function' ? done() : done), action: { label: 'Undo', run: undo } })
    else if (nothing) toast(nothing)
  }

  /** Says only what is lost: the rest is there to be seen. */
  function restructure(operation: Operation, title: string): void {
    commitTyping()
    const before = countFilled(store.get(document.shownAtom))
    const undo = applyWithUndo(document, operation)
    const lost = before - countFilled(store.get(document.shownAtom))
    if (undo && lost > 0)
      toast({
        title,
        text: `${squares(lost, 'filled ')} had no place in it.`,
        action: { label: 'Undo', run: undo },
      })
  }

  return {
    question,
    addExamples: () =>
      whenAgreed(() =>
        run(
          { type: 'fill', items: EXAMPLE_PROMPTS },
          { title: 'Examples Added', text: 'Empty cells have been filled with movie night examples!' },
          { title: 'No empty cells', text: 'Every cell has its words already.' },
        ),
      ),
    clearAll: () =>
      whenAgreed(() =>
        run(
          { type: 'clear' },
          { title: 'Cleared', text: 'All cells have been cleared.' },
          { title: 'Nothing to clear', text: 'All cells are empty already.' },
        ),
      ),
    randomize: () => {
      if (countFilled(store.get(document.shownAtom)) < 2)
        return toast({ title: 'Nothing to randomize', text: 'It takes at least 2 filled cells.' })
      whenAgreed(() =>
        run({ type: 'shuffle' }, { title: 'Randomized', text: 'Cell order has been randomized!' }),
      )
    },
    paste: (items, mode, onDone) =>
      whenAgreed(() => {
        onDone()
        run(
          { type: 'paste', items, mode },
          { title: 'List pasted', text: `${squares(items.length, '')} filled.` },
          { title: 'Nothing to paste', text: 'The card has these words already.' },
        )
      }),
    fillFrom: ({ name, contents }, mode, onDone) =>
      whenAgreed(() => {
        onDone()
        const before = store.get(document.shownAtom).cells
        run(
          { type: 'category', contents, mode },
          () => {
            const changed = store.get(document.shownAtom).cells.filter((text, at) => text !== before[at])
            return { title: 'Filled', text: `${squares(changed.length, '')} filled from “${name}”.` }
          },
          { title: 'Nothing to fill', text: `The card has the words of “${name}” already.` },
        )
      }),
    resize: (gridSize) =>
      whenAgreed(() => restructure({ type: 'resize', gridSize }, `${gridSize}x${gridSize} grid`)),
    setFreeSpace: (on) => whenAgreed(() => restructure({ type: 'free-space', on }, 'Free space')),
    travel: (direction) => {
      const go = lastStep(document, direction)
      if (go) whenAgreed(go)
      return go !== undefined
    },
  }
}

/** The choices of the grid's size, as they are written. */
export const GRID_SIZE_OPTIONS = GRID_SIZES.map((size) => ({ value: size, label: `${size}x${size}` }))
