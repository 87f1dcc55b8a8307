import { isSameGrid, sameCells } from '#shared/rules/grid.ts'
import type { Card, CardChange } from '#shared/schemas/card.ts'
import { fieldsOf, isStructural, leavesExtra, withoutNoOps, type Edit } from './edits.ts'
import type { Operation } from './operations.ts'
import type { Structure } from './revert.ts'

// A structural change that the author applies again after a 412 names the squares that it changes and their
// words (LIV-4) in place of the version: a script that writes to another square every 250 ms would win every
// time.

/** A repeated shuffle leaves out the squares that someone else just changed and may change again. */
export function leaveOut(operation: Operation, server: Card, { change }: Edit): Operation {
  if (operation.type !== 'shuffle' || !isSameGrid(change.was, server)) return operation
  const before = change.was.cells as string[]
  return {
    type: 'shuffle',
    except: [...before.keys()].filter((index) => before[index] !== server.cells[index]),
  }
}

export function goesBySquare({ change, bySquare }: Edit): boolean {
  return bySquare === true && isSameGrid(change.was, change)
}

/**
 * Adapts a structural edit to the server's card, which may differ in squares that a repeated edit leaves
 * alone.
 * @returns `edit` itself if nothing changed; undefined if the grid or the replaced squares have changed
 */
export function fitStructural(server: Structure, edit: Edit): Edit | undefined {
  const { was } = edit.change
  const [before, after] = [was.cells as string[], edit.change.cells as string[]]
  if (!isSameGrid(was, server)) return undefined
  if (!sameCells(was.extra ?? [], server.extra)) {
    if (!leavesExtra(edit)) return undefined
    const { extra } = server
    return { ...edit, change: { ...edit.change, extra, was: { ...was, extra } } }
  }
  if (sameCells(before, server.cells)) return edit
  if (!goesBySquare(edit)) return undefined
  const fits = server.cells.every((text, index) => text === before[index] || before[index] === after[index])
  if (!fits) return undefined
  const cells = server.cells.map((text, index) => (text === before[index] ? (after[index] ?? text) : text))
  return { ...edit, change: { ...edit.change, cells, was: { ...was, cells: server.cells } } }
}

/**
 * The extra words of an edit on the list that the server has by now: what each side added is there, and what it removed
 * is not. A change of the whole grid stays as it is, for that is applied again.
 * @returns undefined if nothing is left of the edit
 */
export function withExtraOn({ extra, cells }: Structure, edit: Edit | undefined): Edit | undefined {
  const before = edit?.change.was.extra
  const after = edit?.change.extra
  if (!edit || !before || !after || isStructural(edit)) return edit
  const kept = extra.filter((word) => after.includes(word) || !before.includes(word))
  const added = after.filter((word) => ![...before, ...extra, ...cells].includes(word))
  const { was } = edit.change
  return withoutNoOps({
    ...edit,
    change: { ...edit.change, extra: [...kept, ...added], was: { ...was, extra } },
  })
}

/** The change of an edit as it is sent. Extra words that stay are left out, so that another host's are not in its way. */
export function changeToSend(edit: Edit): CardChange {
  const { extra: _extra, ...others } = edit.change
  const { extra: _extraBefore, ...wasOthers } = others.was
  const change: Edit['change'] = leavesExtra(edit) ? { ...others, was: wasOthers } : edit.change
  const { was } = change
  if (!goesBySquare(edit)) return change
  const [before, after] = [was.cells as string[], change.cells as string[]]
  const changed = (cells: readonly string[]) =>
    Object.fromEntries(
      cells.flatMap((text, index) => (before[index] === after[index] ? [] : [[index, text]])),
    )
  return { ...change, cells: changed(after), was: { ...fieldsOf(was), cells: changed(before) } }
}
