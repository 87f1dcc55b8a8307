import { useEffect } from 'react'
import { toast } from '../../lib/toast.ts'
import { cardIdOf, type EditorDocument } from './card-document.ts'
import { commitTyping } from './use-typing.ts'

/**
 * Takes back a change, but for words that were changed since.
 * @returns takes that back in turn; undefined where nothing could be changed
 */
export type Revert = (document: EditorDocument) => Revert | undefined

interface Step {
  name: string
  revert: Revert
}

export type Direction = 'undo' | 'redo'

/** What can be undone and redone on a card, the latest last. */
interface History {
  /** On what it is done: a draft goes over into a saved card. */
  document: EditorDocument
  undo: Step[]
  redo: Step[]
}

const MAX_STEPS = 50
const OPPOSITE = { undo: 'redo', redo: 'undo' } as const
const SAID = { undo: 'Undone', redo: 'Redone' }
const LABELS = { undo: 'Undo', redo: 'Redo' }

/** Of the cards on the screen, by their ids. */
const histories = new Map<string, History>()

/** The history of a card; an empty one where its screen is closed. */
function historyOf(document: EditorDocument): History {
  return histories.get(cardIdOf(document)) ?? { document, undo: [], redo: [] }
}

/** Undoes or redoes one step and says so; from there it can be gone the other way. */
function travel(history: History, direction: Direction, step: Step): void {
  const place = history[direction].indexOf(step)
  // It has been undone in another way meanwhile.
  if (place === -1) return
  history[direction].splice(place, 1)
  commitTyping()
  const { name } = step
  const revert = step.revert(history.document)
  if (!revert) return toast({ title: `Cannot ${direction}: ${name}`, text: 'The card has changed since.' })
  const back = OPPOSITE[direction]
  const way = { name, revert }
  history[back].push(way)
  toast({
    title: `${SAID[direction]}: ${name}`,
    action: { label: LABELS[back], run: () => travel(history, back, way) },
  })
}

/**
 * Adds what the author just did. What was undone before cannot be redone on it.
 * @param name what it is called when it is undone
 * @returns undoes it
 */
export function record(document: EditorDocument, name: string, revert: Revert): () => void {
  const history = historyOf(document)
  const step = { name, revert }
  history.undo = [...history.undo, step].slice(-MAX_STEPS)
  history.redo = []
  return () => travel(history, 'undo', step)
}

/** Undoes or redoes the latest step; undefined where there is none. */
export function lastStep(document: EditorDocument, direction: Direction): (() => void) | undefined {
  const history = historyOf(document)
  const step = history[direction].at(-1)
  return step && (() => travel(history, direction, step))
}

/** Keeps the history of a card while its screen is open, also when its draft becomes a saved card. */
export function useHistory(document: EditorDocument): void {
  const id = cardIdOf(document)
  useEffect(() => {
    const history = historyOf(document)
    history.document = document
    histories.set(id, history)
  }, [id, document])
  useEffect(() => () => void histories.delete(id), [id])
}
