import { store } from '../../lib/store.ts'
import type { EditorDocument } from './card-document.ts'
import { structuralEdit } from './edits.ts'
import { record, type Revert } from './history.ts'
import { nameOf, operate, type Operation, type Structure } from './operations.ts'

function structureOf({ gridSize, hasFreeSpace, cells }: Structure): Structure {
  return { gridSize, hasFreeSpace, cells }
}

/** @returns what the grid was and is now; undefined where it changed nothing */
export function applyOperation(
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
function applyRevertibly(document: EditorDocument, operation: Operation): Revert | undefined {
  const made = applyOperation(document, operation)
  return made && ((now) => applyRevertibly(now, { type: 'undo', ...made }))
}

/**
 * Makes a structural change.
 * @returns undoes it, but for words that were changed since; undefined where it changed nothing
 */
export function applyWithUndo(document: EditorDocument, operation: Operation): (() => void) | undefined {
  const revert = applyRevertibly(document, operation)
  return revert && record(document, nameOf(operation), revert)
}
