import { MIN_FILLED_CELLS } from '#shared/product.ts'
import { carryCalls, mendsOf, wordsOf } from '#shared/rules/calls.ts'
import { contentOf, guardsHold, sameContent } from '#shared/rules/card-changes.ts'
import { filledCount, freeIndexOf } from '#shared/rules/grid.ts'
import type { Card } from '#shared/schemas/card.ts'
import {
  applyEdits,
  followsGrid,
  isCellPart,
  isStructural,
  mergeEdits,
  partsOf,
  partsOverlap,
  pickParts,
  type Edit,
  type Part,
} from './edits.ts'
import { withCalls, type QueuedCall } from './outbox-calls.ts'
import { rebaseEdit } from './rebase-edit.ts'
import type { Operation } from './operations.ts'

/** A PATCH without an answer yet. A retry carries the same `opId`, so that it never applies twice (LIV-3). */
export interface PatchRequest {
  opId: string
  edit: Edit
  /** The version for `If-Match`: a structural change is for the card as the author saw it (LIV-5). */
  ifVersion?: number
}

/**
 * A saved card with its unsent edits (LIV-11), stored as JSON under these names. The author sees `server`
 * with `inFlight`, `conflicts`, `later` and `backlog` applied in this order: conflicts that overlap the
 * request in flight are newer.
 */
export interface EditQueue {
  /** The newest card from the server. */
  server: Card
  inFlight?: PatchRequest | undefined
  /** Made after the request was sent; goes out with the next one. */
  later?: Edit | undefined
  /** Edits of words that also changed elsewhere, held until the author keeps or discards them. */
  conflicts: readonly Edit[]
  /**
   * Edits of other tabs that are gone, made without knowledge of the others: each goes out alone, so that the
   * server finds edits that overwrite another's words. Newer edits join the last one.
   */
  backlog?: readonly Edit[] | undefined
  /** Calls that the server has not confirmed, oldest first. They conflict with nothing, so each goes out alone. */
  calls?: readonly QueuedCall[] | undefined
}

/** The result of a transition. */
export interface QueueStep {
  queue: EditQueue
  /** Structural changes that were dropped because the card changed; the author may apply them again. */
  rejected?: readonly Operation[]
}

export const startQueue = (server: Card): EditQueue => ({ server, conflicts: [] })

/** All edits that the server has not confirmed, in the order in which they are shown. */
export function unsentEdits({ inFlight, later, conflicts, backlog = [] }: EditQueue): Edit[] {
  return [inFlight?.edit, ...conflicts, later, ...backlog].filter((edit) => edit !== undefined)
}

/** The card on the author's screen. */
export function shownCard(queue: EditQueue): Card {
  const { server, calls = [] } = queue
  const there = new Set(wordsOf(server))
  // In the order in which they go out: an edit mends the words that were called before it.
  let called = withCalls(
    server.called,
    calls.filter(({ word }) => there.has(word)),
  )
  let content = contentOf(server)
  for (const edit of unsentEdits(queue)) {
    const before = content
    content = applyEdits(before, [edit])
    called = carryCalls(called, before, content)
  }
  called = withCalls(
    called,
    calls.filter(({ word }) => !there.has(word)),
  )
  return { ...server, ...content, called: [...called] }
}

/** The next call to send. One whose word the server's card lacks waits for the edit that brings it, if there is one. */
export function nextCall(queue: EditQueue): QueuedCall | undefined {
  const { calls = [] } = queue
  if (calls.length === 0) return undefined
  const there = new Set(wordsOf(queue.server))
  const coming = new Set(wordsOf(shownCard(queue)))
  const waiting = new Set<string>()
  return calls.find(({ word }) => {
    // Calls of one word keep their order.
    if (waiting.has(word)) return false
    if (there.has(word) || !coming.has(word)) return true
    waiting.add(word)
    return false
  })
}

/** The number of unsent changes: each field and each square, and one for a change of the whole grid. */
export function waitingCount(queue: EditQueue): number {
  const edits = unsentEdits(queue).reduce((count, edit) => count + partsOf(edit).length, 0)
  return edits + (queue.calls?.length ?? 0)
}

/** Adds edits that were made without knowledge of the queued ones. */
export function addUnaware(queue: EditQueue, edits: readonly Edit[]): EditQueue {
  return edits.length === 0 ? queue : { ...queue, backlog: [...(queue.backlog ?? []), ...edits] }
}

/** Whether changed squares are held back because the card would have fewer than 5 filled squares. */
export function cellsHeld({ server, inFlight, later }: EditQueue): boolean {
  if (!later || !partsOf(later).some(isCellPart)) return false
  // Words in conflict do not count: players never see them.
  const live = applyEdits(contentOf(server), [inFlight?.edit, later])
  return filledCount(live.cells, freeIndexOf(live)) < MIN_FILLED_CELLS
}

/** Adds an edit behind the others: to the last one, if its squares belong to the same grid. */
function append(edits: readonly Edit[], edit: Edit | undefined): readonly Edit[] {
  if (!edit) return edits
  const last = edits.at(-1)
  if (!last || !followsGrid(last, edit)) return [...edits, edit]
  const merged = mergeEdits(last, edit)
  return [...edits.slice(0, -1), ...(merged ? [merged] : [])]
}

/** Adds an edit that was in flight below the conflicts it overlaps, which are newer. */
export function addOlderConflict(conflicts: readonly Edit[], edit: Edit | undefined): readonly Edit[] {
  if (!edit) return conflicts
  const place = conflicts.findIndex((newer) => followsGrid(edit, newer))
  if (place === -1) return [edit, ...conflicts]
  return conflicts.flatMap((newer, index) => (index === place ? (mergeEdits(edit, newer) ?? []) : newer))
}

/** Whether `part` of an edit overlaps an earlier edit; squares of another grid do not. */
export function overlaps(earlier: Edit, edit: Edit, part: Part): boolean {
  if (isCellPart(part) && !isStructural(earlier) && !followsGrid(earlier, edit)) return false
  return partsOf(earlier).some((other) => partsOverlap(part, other))
}

/**
 * Moves the parts of `later` that overlap conflicts into `conflicts`, as newer words for the same place.
 * Parts that overlap the request in flight too stay in `later` until it is answered.
 */
export function gatherConflicts(queue: EditQueue): EditQueue {
  const { conflicts, inFlight, later } = queue
  if (!later) return queue
  const isConflicting = (part: Part) =>
    conflicts.some((conflict) => overlaps(conflict, later, part)) &&
    !(inFlight && overlaps(inFlight.edit, later, part))
  const newer = pickParts(later, isConflicting)
  if (!newer) return queue
  const rest = pickParts(later, (part) => !isConflicting(part))
  return { ...queue, later: rest, conflicts: append(conflicts, newer) }
}

/** Adds an edit that the author just made. */
export function addEdit(queue: EditQueue, edit: Edit): EditQueue {
  const { backlog = [] } = queue
  return backlog.length === 0 ? addLater(queue, edit) : { ...queue, backlog: append(backlog, edit) }
}

export function addLater(queue: EditQueue, edit: Edit): EditQueue {
  if (guardsHold(shownCard(queue), edit.change))
    return gatherConflicts({ ...queue, later: mergeEdits(queue.later, edit) })
  // The grid was replaced while the author typed: the typed squares are in conflict.
  const fields = pickParts(edit, (part) => !isCellPart(part))
  const gathered = gatherConflicts({ ...queue, later: mergeEdits(queue.later, fields) })
  return { ...gathered, conflicts: append(gathered.conflicts, pickParts(edit, isCellPart)) }
}

/** The parts of a conflict that still differ from the server's card. */
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

/** Replaces the server's card by a newer one, or by one of a restored backup. */
export function receiveCard(queue: EditQueue, server: Card): EditQueue {
  const conflicts = queue.conflicts.flatMap((edit) => stillInConflict(server, edit) ?? [])
  const mends: ReadonlyMap<string, string> = queue.calls?.length ? mendsOf(queue.server, server) : new Map()
  // Another host has mended a word that is about to be called.
  const calls = queue.calls?.map((call) => ({ ...call, word: mends.get(call.word) ?? call.word }))
  const next = { ...queue, server, conflicts, ...(calls && { calls }) }
  const before = applyEdits(contentOf(server), [queue.inFlight?.edit, ...conflicts])
  if (!queue.later || guardsHold(before, queue.later.change)) return next
  return {
    ...next,
    later: pickParts(queue.later, (part) => !isCellPart(part)),
    conflicts: append(conflicts, pickParts(queue.later, isCellPart)),
  }
}

/** Keep mine: applies the conflicts to the current card. Squares that no longer fit stay in conflict. */
export function reapplyLocal(queue: EditQueue): EditQueue {
  // The backlog comes after the conflicts, so that the server finds the words that it overwrites.
  let applied: EditQueue = { ...queue, conflicts: [], backlog: undefined }
  let conflicts: readonly Edit[] = []
  // Whole grids first: single squares are not part of them and would be overwritten.
  const gridsFirst = queue.conflicts.toSorted((one, other) => +isStructural(other) - +isStructural(one))
  for (const conflict of gridsFirst) {
    const { edit, left } = rebaseEdit(shownCard(applied), conflict, queue.server)
    if (edit) applied = addEdit(applied, edit)
    conflicts = append(conflicts, left)
  }
  return { ...applied, conflicts, backlog: queue.backlog }
}

/** Keep theirs: drops the conflicts. */
export function discardLocal(queue: EditQueue): EditQueue {
  return receiveCard({ ...queue, conflicts: [] }, queue.server)
}
