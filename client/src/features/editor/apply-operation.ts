import { store } from '../../lib/store.ts'
import type { EditorDocument } from '../../sync/editor-document.ts'
import { structuralEdit } from '../../sync/edits.ts'
import { operate, type Operation } from '../../sync/operations.ts'
import { structureOf, type Structure } from '../../sync/revert.ts'

/** The grid before and after a change. */
export interface GridChange {
  before: Structure
  after: Structure
}

/**
 * Makes a structural change without adding it to the undo history.
 * @param isRepeated the author applies it again, because the card had changed
 * @returns undefined if nothing changed
 */
export function applyOperation(
  document: EditorDocument,
  operation: Operation,
  { isRepeated = false } = {},
): GridChange | undefined {
  const card = store.get(document.shownAtom)
  const before = structureOf(card)
  const after = structureOf(operate(card, operation, Math.random))
  const edit = structuralEdit(before, after, [operation])
  if (!edit) return undefined
  document.apply(isRepeated ? { ...edit, bySquare: true } : edit)
  return { before, after }
}
