import { store } from '../../lib/store.ts'
import type { EditorDocument } from '../../sync/editor-document.ts'
import { structuralEdit } from '../../sync/edits.ts'
import { questionOf } from './confirm-change.ts'
import { record, type Revert } from './history.ts'
import { nameOf, operate, type Operation, type Structure } from '../../sync/operations.ts'

function structureOf({ gridSize, hasFreeSpace, cells }: Structure): Structure {
  return { gridSize, hasFreeSpace, cells }
}

/**
 * Makes a structural change without adding it to the undo history.
 * @returns the grid before and after; undefined if nothing changed
 */
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

function applyRevertibly(document: EditorDocument, operation: Operation): Revert | undefined {
  const applied = applyOperation(document, operation)
  return applied && ((now) => applyRevertibly(now, { type: 'undo', ...applied }))
}

/**
 * Makes a structural change and adds it to the undo history.
 * @returns undoes it, except for words changed since; undefined if nothing changed
 */
export function applyWithUndo(document: EditorDocument, operation: Operation): (() => void) | undefined {
  const revert = applyRevertibly(document, operation)
  return revert && record(document, nameOf(operation), revert, { asks: questionOf(operation) !== undefined })
}
