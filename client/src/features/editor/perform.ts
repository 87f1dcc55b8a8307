import { store } from '../../lib/store.ts'
import type { EditorDocument } from './document.ts'
import { structuralEdit } from './edits.ts'
import { record, type TakeBack } from './history.ts'
import { nameOf, operate, type Operation, type Structure } from './operations.ts'

function structureOf({ gridSize, hasFreeSpace, cells }: Structure): Structure {
  return { gridSize, hasFreeSpace, cells }
}

/** @returns takes it back; undefined where it changed nothing */
function make(document: EditorDocument, operation: Operation): TakeBack | undefined {
  const card = store.get(document.shownAtom)
  const before = structureOf(card)
  const after = structureOf(operate(card, operation, Math.random))
  const edit = structuralEdit(before, after, [operation])
  if (!edit) return undefined
  document.apply(edit)
  return (now) => make(now, { type: 'undo', before, after })
}

/**
 * Makes a structural change.
 * @returns undoes it, but for words that were changed since; undefined where it changed nothing
 */
export function perform(document: EditorDocument, operation: Operation): (() => void) | undefined {
  const takeBack = make(document, operation)
  return takeBack && record(document, nameOf(operation), takeBack)
}
