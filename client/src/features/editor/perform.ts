import { store } from '../../lib/store.ts'
import type { EditorDocument } from './document.ts'
import { structuralEdit } from './edits.ts'
import { operate, type Operation, type Structure } from './operations.ts'

function structureOf({ gridSize, hasFreeSpace, cells }: Structure): Structure {
  return { gridSize, hasFreeSpace, cells }
}

/**
 * Makes a structural change.
 * @returns takes it back, but for words that were changed since; undefined where it changed nothing
 */
export function perform(document: EditorDocument, operation: Operation): (() => void) | undefined {
  const card = store.get(document.shownAtom)
  const before = structureOf(card)
  const after = structureOf(operate(card, operation, Math.random))
  const edit = structuralEdit(before, after, [operation])
  if (!edit) return undefined
  document.apply(edit)
  return () => void perform(document, { type: 'undo', before, after })
}
