import { nanoid } from 'nanoid'
import { useEffect } from 'react'
import { basics } from '#messages/basics.ts'
import { editorChanges } from '#messages/editor-changes.ts'
import { wordsOf } from '#shared/rules/calls.ts'
import { contentOf, sameContent } from '#shared/rules/card-changes.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { cardIdOf, type EditorDocument } from '../../sync/editor-document.ts'
import { operationName, refusalOf, type Operation } from '../../sync/change/operations.ts'
import type { Refusal } from '../../sync/change/revert.ts'
import { operationStep, perform, type Step } from '../../sync/change/steps.ts'
import { questionOf, whenConfirmed } from './confirm-change.ts'
import { commitTyping } from './use-typing.ts'

export type Direction = 'undo' | 'redo'

/** The card before and after a change of its grid. */
interface GridChange {
  before: CardContent
  after: CardContent
  /** The words that were called in this round and that the change removed. */
  uncalled: readonly string[]
  round: number
}

export interface UndoableChange extends GridChange {
  undo: () => void
}

interface UndoStep {
  name: string
  change: GridChange
  /** Whether the change asks for confirmation while people are playing. Undoing and redoing it then asks too. */
  needsConfirmation: boolean
}

/** The steps that can be undone and redone on a card, the latest last. */
interface History {
  /** The current document of the card; when a draft is saved, the saved card replaces it. */
  document: EditorDocument
  undo: UndoStep[]
  redo: UndoStep[]
}

const MAX_STEPS = 50
const OPPOSITE = { undo: 'redo', redo: 'undo' } as const

/** The histories of the cards on the screen, by card id. */
const histories = new Map<string, History>()

/** Returns the history of a card, or a detached, empty one if the card's screen is closed. */
function historyOf(document: EditorDocument): History {
  return histories.get(cardIdOf(document)) ?? { document, undo: [], redo: [] }
}

/** Makes a structural change without adding it to the undo history. @returns undefined if nothing changed */
function applyOperation(document: EditorDocument, operation: Operation): GridChange | undefined {
  const card = store.get(document.shownAtom)
  const before = contentOf(card)
  const step = operationStep(before, operation, nanoid())
  const after = perform(card, step)
  if (!after || sameContent(before, after)) return undefined
  document.apply(step)
  const { called, round } = card
  const left = new Set(after.called)
  return { before, after: contentOf(after), uncalled: called.filter((word) => !left.has(word)), round }
}

/** Calls words again that an undone change has brought back. */
function recall(document: EditorDocument, { uncalled, round }: GridChange): void {
  const now = store.get(document.shownAtom)
  const words = new Set(now.round === round ? wordsOf(now) : [])
  for (const word of uncalled) if (words.has(word)) document.call(word, true)
}

const revertOf = ({ change: { before, after } }: UndoStep): Operation => ({ type: 'undo', before, after })

/** Explains why a change cannot be undone, redone or applied again, and what to do next. */
export function explainRefusal(refusal: Refusal): string {
  if (refusal === 'gone') return editorChanges.stale
  return editorChanges.wouldNotFit(refusal.lost)
}

/**
 * Returns whether a step cannot be undone or redone, and shows why. The step stays in the history if clearing squares
 * would make it possible.
 */
function isRefused(history: History, direction: Direction, step: UndoStep): boolean {
  commitTyping()
  const refusal = refusalOf(store.get(history.document.shownAtom), revertOf(step))
  if (!refusal) return false
  if (refusal === 'gone') history[direction] = history[direction].filter((other) => other !== step)
  const title = direction === 'undo' ? editorChanges.cantUndo(step.name) : editorChanges.cantRedo(step.name)
  toast({ title, text: explainRefusal(refusal) })
  return true
}

/** Undoes or redoes a step, after a confirmation if it needs one. A toast offers the opposite. */
function travel(history: History, direction: Direction, step: UndoStep): void {
  // The step was already undone from elsewhere, for example by Ctrl+Z while its toast was shown.
  const changesNothing = () => !history[direction].includes(step) || isRefused(history, direction, step)
  if (changesNothing()) return
  const question = step.needsConfirmation ? { type: direction, step: step.name } : undefined
  whenConfirmed(history.document, question, () => {
    // The card may have changed while the author was being asked.
    const change = changesNothing() ? undefined : applyOperation(history.document, revertOf(step))
    if (!change) return
    recall(history.document, step.change)
    history[direction] = history[direction].filter((other) => other !== step)
    const opposite = OPPOSITE[direction]
    const reversal = { ...step, change }
    history[opposite].push(reversal)
    const run = () => travel(history, opposite, reversal)
    toast(
      direction === 'undo'
        ? { title: editorChanges.undone(step.name), action: { label: editorChanges.redo, run } }
        : { title: editorChanges.redone(step.name), action: { label: basics.undo, run } },
    )
  })
}

/**
 * Commits the text being typed, makes a structural change, adds it to the steps to undo, and clears the steps
 * to redo.
 * @returns undefined if nothing changed
 */
export function applyWithUndo(document: EditorDocument, operation: Operation): UndoableChange | undefined {
  commitTyping()
  const change = applyOperation(document, operation)
  if (!change) return undefined
  const history = historyOf(document)
  const step = {
    name: operationName(operation),
    change,
    needsConfirmation: questionOf(operation) !== undefined,
  }
  history.undo = [...history.undo, step].slice(-MAX_STEPS)
  history.redo = []
  return { ...change, undo: () => travel(history, 'undo', step) }
}

/**
 * Applies a step again that was dropped because others had since written the same words. With Live off the step is
 * held, even if it was saved before.
 */
export function reapply(
  document: EditorDocument,
  { late: _late, saved: _saved, ...step }: Step & { saved?: true },
): void {
  commitTyping()
  if (step.type !== 'operation') return document.apply(step)
  const refusal = refusalOf(store.get(document.shownAtom), step.operation)
  if (refusal) toast({ title: editorChanges.cantApply, text: explainRefusal(refusal) })
  else applyWithUndo(document, step.operation)
}

/** Undoes or redoes the latest step. @returns whether there was one */
export function travelLast(document: EditorDocument, direction: Direction): boolean {
  const history = historyOf(document)
  const step = history[direction].at(-1)
  if (step) travel(history, direction, step)
  return step !== undefined
}

/** Keeps the history of a card while its screen is open, across the change from draft to saved card. */
export function useHistory(document: EditorDocument): void {
  const id = cardIdOf(document)
  useEffect(() => {
    const history = historyOf(document)
    history.document = document
    histories.set(id, history)
  }, [id, document])
  useEffect(() => () => void histories.delete(id), [id])
}
