import { useEffect } from 'react'
import { toast } from '../../lib/toast.ts'
import { cardIdOf, type EditorDocument } from '../../sync/editor-document.ts'
import { whenConfirmed } from './confirm-change.ts'
import { commitTyping } from './use-typing.ts'

/**
 * Reverts a change, except for words changed since.
 * @returns reverts the reversal; undefined if nothing could be reverted
 */
export type Revert = (document: EditorDocument) => Revert | undefined

export type Direction = 'undo' | 'redo'

interface Step {
  name: string
  revert: Revert
  /** Whether the change asks while people are playing; undoing and redoing it then asks too. */
  asks: boolean
}

/** The steps that can be undone and redone on a card, the latest last. */
interface History {
  /** The current document of the card: its draft is replaced by a saved card. */
  document: EditorDocument
  undo: Step[]
  redo: Step[]
}

const MAX_STEPS = 50
const OPPOSITE = { undo: 'redo', redo: 'undo' } as const
const DONE_TITLES = { undo: 'Undone', redo: 'Redone' }
const LABELS = { undo: 'Undo', redo: 'Redo' }

/** The histories of the cards on the screen, by card id. */
const histories = new Map<string, History>()

/** The history of a card; a detached one if its screen is closed. */
function historyOf(document: EditorDocument): History {
  return histories.get(cardIdOf(document)) ?? { document, undo: [], redo: [] }
}

/** Undoes or redoes one step, after asking where its change asks. */
function travel(history: History, direction: Direction, step: Step): void {
  const answer = LABELS[direction]
  const question = step.asks ? { words: `${answer} ${step.name}?`, answer } : undefined
  whenConfirmed(history.document, question, () => travelNow(history, direction, step))
}

/** Undoes or redoes one step and shows a toast that offers the opposite. */
function travelNow(history: History, direction: Direction, step: Step): void {
  const place = history[direction].indexOf(step)
  // The step was already undone from elsewhere, for example by Ctrl+Z while its toast was shown.
  if (place === -1) return
  history[direction].splice(place, 1)
  commitTyping()
  const { name, asks } = step
  const revert = step.revert(history.document)
  if (!revert) return toast({ title: `Can't ${direction}: ${name}`, text: 'The card changed since then.' })
  const opposite = OPPOSITE[direction]
  const reversal = { name, revert, asks }
  history[opposite].push(reversal)
  toast({
    title: `${DONE_TITLES[direction]}: ${name}`,
    action: { label: LABELS[opposite], run: () => travel(history, opposite, reversal) },
  })
}

/**
 * Adds a step that the author just made, and clears the steps to redo.
 * @param name the step's name in toasts
 * @param asks see `Step`
 * @returns undoes it
 */
export function record(
  document: EditorDocument,
  name: string,
  revert: Revert,
  { asks = false }: { asks?: boolean } = {},
): () => void {
  const history = historyOf(document)
  const step = { name, revert, asks }
  history.undo = [...history.undo, step].slice(-MAX_STEPS)
  history.redo = []
  return () => travel(history, 'undo', step)
}

/** A function that undoes or redoes the latest step; undefined if there is none. */
export function lastStep(document: EditorDocument, direction: Direction): (() => void) | undefined {
  const history = historyOf(document)
  const step = history[direction].at(-1)
  return step && (() => travel(history, direction, step))
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
