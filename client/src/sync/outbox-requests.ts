import { MAX_EXTRA } from '#shared/product.ts'
import { conflictsOf, contentOf, guardsHold, sameContent } from '#shared/rules/card-changes.ts'
import { isSameGrid, sameCells } from '#shared/rules/grid.ts'
import type { Card, CardChange } from '#shared/schemas/card.ts'
import {
  applyEdits,
  fieldsOf,
  isCellPart,
  isStructural,
  leavesExtra,
  mergeEdits,
  nameOf,
  pickParts,
  withoutNoOps,
  type Edit,
  type Part,
} from './edits.ts'
import type { Operation } from './operations.ts'
import {
  addLater,
  addOlderConflict,
  cellsHeld,
  gatherConflicts,
  overlaps,
  receiveCard,
  type EditQueue,
  type QueueStep,
} from './outbox.ts'
import type { Structure } from './revert.ts'

// Takes the next request from the queue of edits, and applies its answer.
//
// A structural change that the author applies again after a 412 names the squares that it changes and their
// words (LIV-4) in place of the version: a script that writes to another square every 250 ms would win every
// time.

/** A repeated shuffle leaves out the squares that someone else just changed and may change again. */
function leaveOut(operation: Operation, server: Card, { change }: Edit): Operation {
  if (operation.type !== 'shuffle' || !isSameGrid(change.was, server)) return operation
  const before = change.was.cells as string[]
  return {
    type: 'shuffle',
    except: [...before.keys()].filter((index) => before[index] !== server.cells[index]),
  }
}

function goesBySquare({ change, bySquare }: Edit): boolean {
  return bySquare === true && isSameGrid(change.was, change)
}

/**
 * Adapts a structural edit to the server's card, which may differ in squares that a repeated edit leaves
 * alone.
 * @returns `edit` itself if nothing changed; undefined if the grid or the replaced squares have changed
 */
function fitStructural(server: Structure, edit: Edit): Edit | undefined {
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
function withExtraOn({ extra, cells }: Structure, edit: Edit | undefined): Edit | undefined {
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

/**
 * Moves the first edit of the backlog that can be sent to `later`, once that has gone out. A `later` that
 * waits for 5 filled squares changes places with it. Words that overlap a conflict stay in the backlog until
 * it is resolved.
 */
function takeBacklog(queue: EditQueue): EditQueue {
  const { inFlight, later, conflicts, backlog = [] } = queue
  if (inFlight || (later && !cellsHeld(queue))) return queue
  for (const [place, edit] of backlog.entries()) {
    const isBlocked = (part: Part) => conflicts.some((conflict) => overlaps(conflict, edit, part))
    const alone = { ...queue, later: undefined, backlog: undefined }
    const isHeld = later && cellsHeld(addLater(alone, edit))
    const isReady = (part: Part) => !isBlocked(part) && !(isHeld && isCellPart(part))
    const ready = pickParts(edit, isReady)
    if (!ready) continue
    const left = pickParts(edit, (part) => !isReady(part)) ?? []
    const others = backlog.flatMap((other, at) => (at === place ? left : other)).concat(later ?? [])
    const taken = { ...addLater(alone, ready), backlog: others.length > 0 ? others : undefined }
    return taken.later && !cellsHeld(taken) ? taken : takeBacklog(taken)
  }
  return queue
}

/** Drops a structural change. One that contains typed words stays on the screen, as a conflict. */
function dropStructural(queue: EditQueue, structural: Edit): QueueStep {
  if (!structural.again)
    return { queue: gatherConflicts({ ...queue, conflicts: addOlderConflict(queue.conflicts, structural) }) }
  const next = queue.later && pickParts(queue.later, (part) => part === 'cells')
  const rejected = (edit: Edit | undefined) =>
    edit?.again?.map((operation) => leaveOut(operation, queue.server, edit)) ?? []
  if (!next?.again) return { queue: receiveCard(queue, queue.server), rejected: rejected(structural) }
  // The next structural change was made on the result, so it is dropped too. It may have undone this one.
  const later = pickParts(queue.later, (part) => part !== 'cells')
  return { queue: { ...queue, later }, rejected: rejected(mergeEdits(structural, next)) }
}

/**
 * Moves the parts that can be sent from `later` to `inFlight`, if nothing is in flight. Squares wait until 5
 * are filled; title and theme do not. A structural change is dropped if the card it was made on has changed.
 */
export function dequeue(waiting: EditQueue, opId: string): QueueStep {
  const queue = takeBacklog(waiting)
  if (queue.inFlight || !queue.later) return { queue }
  const held = cellsHeld(queue)
  const ready = pickParts(queue.later, (part) => !held || !isCellPart(part))
  if (!ready) return { queue }
  const later = pickParts(queue.later, (part) => held && isCellPart(part))
  const structural = pickParts(ready, (part) => part === 'cells')
  const fitting = structural && fitStructural(queue.server, structural)
  if (structural && fitting !== structural) {
    const others = pickParts(ready, (part) => part !== 'cells')
    if (fitting) return dequeue({ ...queue, later: mergeEdits(others, fitting) }, opId)
    const dropped = dropStructural({ ...queue, later: others }, structural)
    const next = dequeue(dropped.queue, opId)
    const rejected = [dropped, next].flatMap((step) => step.rejected ?? [])
    return { queue: next.queue, ...(rejected.length > 0 && { rejected }) }
  }
  const server = contentOf(queue.server)
  if (guardsHold(server, ready.change) && sameContent(server, applyEdits(server, [ready])))
    return dequeue({ ...queue, later }, opId)
  const isWhole = structural && !goesBySquare(structural)
  const inFlight = { opId, edit: ready, ...(isWhole && { ifVersion: queue.server.version }) }
  return { queue: { ...queue, later, inFlight } }
}

/** The request in flight was stored, and its card has been received. */
export function acknowledge(queue: EditQueue): EditQueue {
  // The card, and its grid, may have changed again since the request was stored.
  return gatherConflicts(receiveCard({ ...queue, inFlight: undefined }, queue.server))
}

/**
 * The server rejected the request in flight as it is (400): its edits wait again, to go out merged with newer
 * ones. Squares of a grid that is gone become conflicts.
 */
export function requeue(queue: EditQueue): EditQueue {
  const edit = queue.inFlight?.edit
  const fits = !edit || guardsHold(queue.server, edit.change)
  return endFlight(queue, edit, (part) => !fits && isCellPart(part))
}

/** Clears `inFlight`: the conflicting parts of its edit become conflicts, the rest waits to be sent again. */
function endFlight(
  queue: EditQueue,
  edit: Edit | undefined,
  isConflicting: (part: Part) => boolean,
): EditQueue {
  const conflicts = addOlderConflict(queue.conflicts, pickParts(edit, isConflicting))
  const rest = pickParts(edit, (part) => !isConflicting(part))
  return gatherConflicts({ ...queue, inFlight: undefined, conflicts, later: mergeEdits(rest, queue.later) })
}

/**
 * Two hosts who add extra words at the same time have no conflict: both lists become one, unless it is too long. Edits
 * made since then are on it too.
 */
function mergeExtra(queue: EditQueue): EditQueue {
  const { server, inFlight, later } = queue
  if (!inFlight || !conflictsOf(server, inFlight.edit.change).includes('extra')) return queue
  const edit = withExtraOn(server, inFlight.edit)
  const extra = edit?.change.extra ?? server.extra
  if (edit === inFlight.edit || extra.length > MAX_EXTRA) return queue
  return {
    ...queue,
    inFlight: edit && { ...inFlight, edit },
    later: withExtraOn({ ...server, extra }, later),
  }
}

/**
 * The request in flight was answered with 409 or 412, and the card in the reply has been received. Parts
 * without conflict wait to be sent again; the others become conflicts, or are dropped if they are structural
 * and can be applied again.
 */
export function reject(refused: EditQueue, status: 409 | 412): QueueStep {
  if (!refused.inFlight) return { queue: refused }
  const queue = mergeExtra(refused)
  const edit = queue.inFlight?.edit
  if (!edit) return { queue: endFlight(queue, undefined, () => false) }
  const { server } = queue
  const names = conflictsOf(server, edit.change)
  const guardsGone = !guardsHold(server, edit.change)
  const isConflicting = (part: Part) => {
    if (part === 'cells')
      return status === 412 || names.some((name) => name.startsWith('cells') || name === 'extra')
    return names.includes(nameOf(part)) || (isCellPart(part) && guardsGone)
  }
  const structural = pickParts(edit, (part) => part === 'cells' && isConflicting(part))
  if (!structural) return { queue: endFlight(queue, edit, isConflicting) }
  const fields = pickParts(edit, (part) => part !== 'cells')
  return dropStructural(endFlight(queue, fields, isConflicting), structural)
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
