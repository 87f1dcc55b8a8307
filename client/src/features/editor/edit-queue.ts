import { MIN_FILLED_CELLS } from '#shared/product.ts'
import { conflictsOf, contentOf, guardsHold, sameContent } from '#shared/rules/card-changes.ts'
import { filledCount, freeIndexOf, sameCells } from '#shared/rules/grid.ts'
import type { Card } from '#shared/schemas/card.ts'
import {
  followsGrid,
  isCellPart,
  isStructural,
  mergeEdits,
  partsOverlap,
  partsOf,
  pickParts,
  rebaseEdit,
  applyEdits,
  type Edit,
} from './edits.ts'
import type { Operation } from './operations.ts'

/** A PATCH that has no answer yet. A repetition carries the same `opId`, so that it never applies twice (LIV-3). */
export interface PatchRequest {
  opId: string
  edit: Edit
  /** The version for `If-Match`: structural changes are for the card as it was seen (LIV-5). */
  ifVersion?: number
}

/**
 * Everything that is to become of a card (LIV-11). What the author sees is the server's card with the refused, the
 * unanswered and the later edits applied in this order, at each look.
 */
export interface EditQueue {
  /** The newest card that the server told. */
  server: Card
  inFlight?: PatchRequest
  /** Made since the request went out, and not sent. */
  later?: Edit
  /** Words that somebody else changed meanwhile: shown here, sent by nobody until their author says so. */
  conflicts: readonly Edit[]
}

/** What a step did, and structural changes it had to give up; the author may make these again. */
export interface QueueStep {
  queue: EditQueue
  rejected?: readonly Operation[]
}

export function startQueue(server: Card): EditQueue {
  return { server, conflicts: [] }
}

/** The card on the screen. */
export function shownCard({ server, inFlight, later, conflicts }: EditQueue): Card {
  return { ...server, ...applyEdits(contentOf(server), [...conflicts, inFlight?.edit, later]) }
}

/** How many things wait to be stored: each field and each cell, a change of the whole grid as one. */
export function waitingCount({ inFlight, later, conflicts }: EditQueue): number {
  return [...conflicts, inFlight?.edit, later].reduce(
    (count, edit) => count + (edit ? partsOf(edit).length : 0),
    0,
  )
}

/** Cells that players do not see yet because the card would have fewer than 5 filled squares. */
export function cellsHeld(queue: EditQueue): boolean {
  const { server, inFlight, later } = queue
  if (!later || !partsOf(later).some(isCellPart)) return false
  // Without the words in conflict, which no player gets to see.
  const live = applyEdits(contentOf(server), [inFlight?.edit, later])
  return filledCount(live.cells, freeIndexOf(live)) < MIN_FILLED_CELLS
}

function build({ server, inFlight, later, conflicts }: EditQueue | Loose): EditQueue {
  return { server, conflicts, ...(inFlight && { inFlight }), ...(later && { later }) }
}

/** A queue whose optional members may be undefined. */
interface Loose {
  server: Card
  conflicts: readonly Edit[]
  inFlight?: PatchRequest | undefined
  later?: Edit | undefined
}

function addConflict(conflicts: readonly Edit[], edit: Edit | undefined): readonly Edit[] {
  if (!edit) return conflicts
  const last = conflicts.at(-1)
  if (!last || !followsGrid(last, edit)) return [...conflicts, edit]
  const merged = mergeEdits(last, edit)
  return [...conflicts.slice(0, -1), ...(merged ? [merged] : [])]
}

/** Adds what was sent and came back: what was in its way to begin with is elsewhere, what meets it is newer. */
function addRefused(conflicts: readonly Edit[], edit: Edit | undefined): readonly Edit[] {
  if (!edit) return conflicts
  const place = conflicts.findIndex((newer) => followsGrid(edit, newer))
  if (place === -1) return [edit, ...conflicts]
  return conflicts.flatMap((newer, index) => (index === place ? (mergeEdits(edit, newer) ?? []) : newer))
}

/** Whether `part` of an edit touches words of an earlier edit; those of another grid are elsewhere. */
function touches(earlier: Edit, edit: Edit, part: string): boolean {
  if (isCellPart(part) && !isStructural(earlier) && !followsGrid(earlier, edit)) return false
  return partsOf(earlier).some((other) => partsOverlap(part, other))
}

/**
 * Moves those parts of `later` that meet words in conflict to them: they are newer words for the same place. What meets
 * the request in flight as well stays above it until that is answered.
 */
function gatherConflicts(queue: Loose): EditQueue {
  const { conflicts, inFlight, later } = queue
  if (!later) return build(queue)
  const meets = (part: string) =>
    conflicts.some((conflict) => touches(conflict, later, part)) &&
    !(inFlight && touches(inFlight.edit, later, part))
  const newer = pickParts(later, meets)
  if (!newer) return build(queue)
  const rest = pickParts(later, (part) => !meets(part))
  return build({ ...queue, later: rest, conflicts: addConflict(conflicts, newer) })
}

/** Adds what the author just did. */
export function addEdit(queue: EditQueue, edit: Edit): EditQueue {
  if (guardsHold(shownCard(queue), edit.change))
    return gatherConflicts({ ...queue, later: mergeEdits(queue.later, edit) })
  // Words typed into a grid that was replaced under the author's hands.
  const fields = pickParts(edit, (part) => !isCellPart(part))
  const cells = pickParts(edit, isCellPart)
  const gathered = gatherConflicts({ ...queue, later: mergeEdits(queue.later, fields) })
  return build({ ...gathered, conflicts: addConflict(gathered.conflicts, cells) })
}

/** What is still in conflict with the server's card: words that became the same are not. */
function stillInConflict(server: Card, edit: Edit): Edit | undefined {
  return pickParts(edit, (part) => {
    const only = pickParts(edit, (other) => other === part)
    return (
      only !== undefined &&
      (!guardsHold(server, only.change) ||
        !sameContent(contentOf(server), applyEdits(contentOf(server), [only])))
    )
  })
}

/** Takes a card that the server told, newer than the one before or replacing it. */
export function receiveCard(queue: EditQueue, server: Card): EditQueue {
  const conflicts = queue.conflicts.flatMap((edit) => stillInConflict(server, edit) ?? [])
  const next = { ...queue, server, conflicts }
  const under = applyEdits(contentOf(server), [...conflicts, queue.inFlight?.edit])
  if (!queue.later || guardsHold(under, queue.later.change)) return build(next)
  return build({
    ...next,
    later: pickParts(queue.later, (part) => !isCellPart(part)),
    conflicts: addConflict(conflicts, pickParts(queue.later, isCellPart)),
  })
}

function sameStructure(server: Card, edit: Edit): boolean {
  const { was } = edit.change
  return (
    was.gridSize === server.gridSize &&
    was.hasFreeSpace === server.hasFreeSpace &&
    sameCells(was.cells as string[], server.cells)
  )
}

/** Gives up a structural change: what holds typed words stays on the screen, in conflict. */
function giveUp(queue: Loose, structural: Edit): QueueStep {
  if (!structural.again)
    return { queue: gatherConflicts({ ...queue, conflicts: addRefused(queue.conflicts, structural) }) }
  const next = queue.later && pickParts(queue.later, (part) => part === 'cells')
  if (!next?.again) return { queue: receiveCard(build(queue), queue.server), rejected: structural.again }
  // The next one was made on what this one would have left.
  const later = pickParts(queue.later, (part) => part !== 'cells')
  return { queue: build({ ...queue, later }), rejected: [...structural.again, ...next.again] }
}

/**
 * Puts what can be sent into flight, if nothing is: cells wait until 5 are filled, title and theme do not. A structural
 * change is given up when the card it was made on is known to be gone.
 */
export function dequeue(queue: EditQueue, opId: string): QueueStep {
  if (queue.inFlight || !queue.later) return { queue }
  const held = cellsHeld(queue)
  const ready = pickParts(queue.later, (part) => !held || !isCellPart(part))
  if (!ready) return { queue }
  const later = pickParts(queue.later, (part) => held && isCellPart(part))
  const structural = pickParts(ready, (part) => part === 'cells')
  if (structural && !sameStructure(queue.server, structural)) {
    const others = pickParts(ready, (part) => part !== 'cells')
    const step = giveUp({ ...queue, later: others }, structural)
    const next = dequeue(step.queue, opId)
    return { queue: next.queue, ...(step.rejected && { rejected: step.rejected }) }
  }
  const server = contentOf(queue.server)
  if (guardsHold(server, ready.change) && sameContent(server, applyEdits(server, [ready])))
    return { queue: build({ ...queue, later }) }
  return {
    queue: build({
      ...queue,
      later,
      inFlight: { opId, edit: ready, ...(structural && { ifVersion: queue.server.version }) },
    }),
  }
}

/** The request in flight was stored; its card has been received. */
export function acknowledge(queue: EditQueue): EditQueue {
  // The card may have moved on since the request was stored, and its grid with it.
  return gatherConflicts(receiveCard(build({ ...queue, inFlight: undefined }), queue.server))
}

/**
 * The request in flight was not taken as it is: it may go out again, with what was made since, as another one. Cells of
 * a grid that is gone may not.
 */
export function requeue(queue: EditQueue): EditQueue {
  const edit = queue.inFlight?.edit
  const fits = !edit || guardsHold(queue.server, edit.change)
  return cameBack(queue, edit, (part) => !fits && isCellPart(part))
}

/** Ends the flight: what conflicts of `edit`, which was in it, is kept as such, the rest waits to be sent again. */
function cameBack(
  queue: EditQueue,
  edit: Edit | undefined,
  conflicting: (part: string) => boolean,
): EditQueue {
  const conflicts = addRefused(queue.conflicts, pickParts(edit, conflicting))
  const rest = pickParts(edit, (part) => !conflicting(part))
  return gatherConflicts({ ...queue, inFlight: undefined, conflicts, later: mergeEdits(rest, queue.later) })
}

/**
 * The request in flight was refused with 409 or 412, and the card in the answer has been received. What does not
 * conflict waits to be sent again; the rest is kept as conflict, or, if it can be made again, given up.
 */
export function reject(queue: EditQueue, status: 409 | 412): QueueStep {
  if (!queue.inFlight) return { queue }
  const { edit } = queue.inFlight
  const { server } = queue
  const names = conflictsOf(server, edit.change)
  const guardsGone = !guardsHold(server, edit.change)
  const conflicting = (part: string) => {
    if (part === 'cells') return status === 412 || names.some(isCellPart)
    return names.includes(part) || (isCellPart(part) && guardsGone)
  }
  const structural = pickParts(edit, (part) => part === 'cells' && conflicting(part))
  if (!structural) return { queue: cameBack(queue, edit, conflicting) }
  const fields = pickParts(edit, (part) => part !== 'cells')
  return giveUp(cameBack(queue, fields, conflicting), structural)
}

/** The author insists: what is in conflict is made again, on the card as it stands now; what finds no room there stays. */
export function reapplyLocal(queue: EditQueue): EditQueue {
  let calm = build({ ...queue, conflicts: [] })
  let conflicts: readonly Edit[] = []
  // Single cells beside a structural change are not part of it, and would be gone under it.
  const wholeGridsFirst = queue.conflicts.toSorted((one, other) => +isStructural(other) - +isStructural(one))
  for (const conflict of wholeGridsFirst) {
    const { edit, left } = rebaseEdit(shownCard(calm), conflict, queue.server)
    if (edit) calm = addEdit(calm, edit)
    conflicts = addConflict(conflicts, left)
  }
  return build({ ...calm, conflicts })
}

/** The author gives way: what is in conflict is dropped, and the server's words stand. */
export function discardLocal(queue: EditQueue): EditQueue {
  return receiveCard(build({ ...queue, conflicts: [] }), queue.server)
}
