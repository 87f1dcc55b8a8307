import { store } from '../../lib/store.ts'
import type { EditorDocument } from './document.ts'
import { structuralEdit } from './edits.ts'
import { record, type TakeBack } from './history.ts'
import { nameOf, operate, type Operation, type Structure } from './operations.ts'

function structureOf({ gridSize, hasFreeSpace, cells }: Structure): Structure {
  return { gridSize, hasFreeSpace, cells }
}

/** @returns what the grid was and is now; undefined where it changed nothing */
export function make(
  document: EditorDocument,
  operation: Operation,
): { before: Structure; after: Structure } | undefined {
  const card = store.get(document.shownAtom)
  const before = structureOf(card)
  const after = structureOf(operate(card, operation, Math.random))
  const edit = structuralEdit(before, after, [operation])
  if (!edit) return undefined
  document.apply(edit)
  return { before, after }
}

/** @returns takes it back; undefined where it changed nothing */
function makeUndoably(document: EditorDocument, operation: Operation): TakeBack | undefined {
  const made = make(document, operation)
  return made && ((now) => makeUndoably(now, { type: 'undo', ...made }))
}

/**
 * Makes a structural change.
 * @returns undoes it, but for words that were changed since; undefined where it changed nothing
 */
export function perform(document: EditorDocument, operation: Operation): (() => void) | undefined {
  const takeBack = makeUndoably(document, operation)
  return takeBack && record(document, nameOf(operation), takeBack)
}
