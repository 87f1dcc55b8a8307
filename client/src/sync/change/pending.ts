import { MIN_FILLED_CELLS } from '#shared/product.ts'
import { calledAfter, carryCalls, isOfRound, mendsOf, wordsOf } from '#shared/rules/calls.ts'
import { applyChange, contentOf, guardsHold } from '#shared/rules/card-changes.ts'
import { filledCount, freeIndexOf, isSameGrid, sameCells } from '#shared/rules/grid.ts'
import type { Card, CardChange } from '#shared/schemas/card.ts'
import { differenceOf, sizeOf } from './difference.ts'
import { callOf, perform, type Step } from './steps.ts'

/** A step with its id, by which a request names it. `saved`: by Save, so that it is sent with Live off too. */
export type PendingStep = Step & { id: string; saved?: true }

/** A PATCH without an answer yet. A retry is the same, so that it never applies twice (LIV-3). */
export interface Request {
  opId: string
  change: CardChange
  /** The ids of the steps that it stores. */
  of: readonly string[]
  /** The version for `If-Match`: a change of the grid is for the card as the author saw it (LIV-5). */
  ifVersion?: number
}

/**
 * A saved card with what its author did since (LIV-11), stored as JSON under these names: the author sees `server` with the
 * steps done again on top.
 */
export interface Pending {
  /** The newest card from the server. */
  server: Card
  /** The first is under way; others are those of tabs that are gone, and wait for it. */
  sent: readonly Request[]
  /** Oldest first. */
  steps: readonly PendingStep[]
}

type CallStep = PendingStep & { type: 'call' }

const isCall = (step: PendingStep): step is CallStep => step.type === 'call'

/** The steps that no request has. */
function unsentOf({ sent, steps }: Pending): readonly PendingStep[] {
  const ids = new Set(sent.flatMap(({ of }) => of))
  return steps.filter(({ id }) => !ids.has(id))
}

/** The server's card once it has this change. */
function changed(card: Card, change: CardChange): Card {
  const content = applyChange(contentOf(card), change)
  return { ...card, ...content, called: [...calledAfter(carryCalls(card.called, card, content), change)] }
}

/** The card after these steps, and those that had no room, or yielded. */
function performAll(
  server: Card,
  steps: readonly PendingStep[],
): { card: Card; undone: readonly PendingStep[] } {
  let card = server
  const undone = steps.filter((step) => {
    const after = perform(card, step)
    card = after ?? card
    return !after
  })
  return { card, undone }
}

/** The card on the author's screen. */
export function shownCard({ server, sent, steps }: Pending): Card {
  let card = server
  let left = steps
  // As it was sent: done again, a shuffle that the server has already would shuffle twice.
  for (const { change, of } of sent) {
    if (!guardsHold(card, change) || !isOfRound(card.round, change)) continue
    card = changed(card, change)
    left = left.filter(({ id }) => !of.includes(id))
  }
  return performAll(card, left).card
}

/** Whether the server has every step. */
export const isIdle = ({ sent, steps }: Pending): boolean => sent.length === 0 && steps.length === 0

/** The number of changes that the server does not have. */
export function waitingCount(pending: Pending): number {
  const difference = differenceOf(contentOf(pending.server), contentOf(shownCard(pending)))
  return (difference ? sizeOf(difference) : 0) + pending.steps.filter(isCall).length
}

/** Whether edits wait that Live off holds: neither calls nor what was saved. */
export const hasEdits = ({ steps }: Pending): boolean => steps.some((step) => !isCall(step) && !step.saved)

function isHeld(after: Card, server: Card): boolean {
  const isSame = isSameGrid(after, server) && sameCells(after.cells, server.cells)
  return !isSame && filledCount(after.cells, freeIndexOf(after)) < MIN_FILLED_CELLS
}

/** Whether changed squares are held back because the card would have fewer than 5 filled squares. */
export const cellsHeld = (pending: Pending): boolean => isHeld(shownCard(pending), pending.server)

/** A call of the same word that is on its way stays; one that is not is not needed. */
function addCall(pending: Pending, step: CallStep): Pending {
  const ofRound = pending.steps.filter(isCall).filter(({ round }) => round === step.round)
  const before = ofRound.findLast(({ word }) => word === step.word)
  if (before && before.undo === step.undo) return pending
  const isDropped = before && unsentOf(pending).includes(before)
  const steps = isDropped ? pending.steps.filter((other) => other !== before) : [...pending.steps, step]
  return { ...pending, steps }
}

type WritingStep = PendingStep & { type: 'words' | 'field' }

/** The step that a newer one goes on with: the words of one square, or one field. */
function continuedBy(pending: Pending, step: PendingStep): WritingStep | undefined {
  const unsent = unsentOf(pending)
  const since = unsent.slice(unsent.findLastIndex(({ type }) => type === 'operation') + 1)
  return since.findLast((before): before is WritingStep => {
    if (before.late || before.saved) return false
    if (step.type === 'field') return before.type === 'field' && before.name === step.name
    if (step.type !== 'words' || before.type !== 'words' || before.index !== step.index) return false
    return before.text === step.was && isSameGrid(before.grid, step.grid)
  })
}

/** The steps with calls of words that were mended. */
const withMends = (
  steps: readonly PendingStep[],
  mends: ReadonlyMap<string, string>,
): readonly PendingStep[] =>
  steps.map((step) => (isCall(step) ? { ...step, word: mends.get(step.word) ?? step.word } : step))

/** Adds what the author just did. Words typed on in one square are one step, unless they are on their way. */
export function addStep(pending: Pending, step: PendingStep): Pending {
  if (isCall(step)) return addCall(pending, step)
  const before = continuedBy(pending, step)
  const steps = before
    ? pending.steps.map((other) => (other === before ? { ...step, was: before.was, id: before.id } : other))
    : [...pending.steps, step]
  const next = { ...pending, steps } as Pending
  if (!next.steps.some(isCall)) return next
  // A word that is called, and not on the server, can be mended before it gets there.
  const there = new Set(wordsOf(pending.server))
  const mends = [...mendsOf(shownCard(pending), shownCard(next))].filter(([word]) => !there.has(word))
  return { ...next, steps: withMends(next.steps, new Map(mends)) }
}

/** Takes what waited in tabs that are gone: it is done after the author's own, and yields to what others wrote since. */
export function adopt(pending: Pending, { sent, steps }: Omit<Pending, 'server'>): Pending {
  const late = steps.map((step) => ({ ...step, late: true as const }))
  return { ...pending, sent: [...pending.sent, ...sent], steps: [...pending.steps, ...late] }
}

/** Replaces the server's card by a newer one, or by one of a restored backup. */
export function receive(pending: Pending, server: Card): Pending {
  // Another host may have mended a word that is about to be called.
  return { ...pending, server, steps: withMends(pending.steps, mendsOf(pending.server, server)) }
}

/** What the author saves: it is sent with Live off too, also later, when the server is back. */
export const save = (pending: Pending): Pending => ({
  ...pending,
  steps: pending.steps.map((step) => ({ ...step, saved: true as const })),
})

/**
 * The first request was stored, or its call refused for good.
 * @param stored the answer: an older server, while others are newer, lacks fields that it does not know
 */
export function acknowledge({ sent: [first, ...sent], ...pending }: Pending, stored?: object): Pending {
  const steps = pending.steps.filter(
    (step) => !first?.of.includes(step.id) || (stored && step.type === 'field' && !(step.name in stored)),
  )
  return { ...pending, sent, steps }
}

/** The first request was refused: its steps are done again, on the newest card. */
export const reject = ({ sent: [, ...sent], ...pending }: Pending): Pending => ({ ...pending, sent })

/** The next call to send. One whose word the server lacks waits for the edit that brings it, if there is one. */
function nextCall({ server, steps }: Pending): CallStep | undefined {
  const calls = steps.filter(isCall)
  if (calls.length === 0) return undefined
  const there = new Set(wordsOf(server))
  const coming = new Set(wordsOf(performAll(server, steps).card))
  const waiting = new Set<string>()
  return calls.find(({ word }) => {
    // Calls of one word keep their order.
    if (waiting.has(word)) return false
    if (there.has(word) || !coming.has(word)) return true
    waiting.add(word)
    return false
  })
}

/**
 * Takes off the next request, if none is under way. Calls go first, each alone: an edit may replace their word. Squares wait
 * until 5 are filled; title and theme do not.
 * @param sendsEdits false: edits are held until they are saved
 * @returns without a request nothing is left that can be sent; `undone`: steps that had no room, or yielded, and calls of a round
 *   that is over
 */
export function nextRequest(
  pending: Pending,
  opId: string,
  sendsEdits: boolean,
): { pending: Pending; undone: readonly PendingStep[] } {
  const nothing = { pending, undone: [] }
  if (pending.sent.length > 0) return nothing
  const { server, steps } = pending
  const past = steps.filter((step) => isCall(step) && !isOfRound(server.round, callOf(step)))
  if (past.length > 0) {
    const left = { ...pending, steps: steps.filter((step) => !past.includes(step)) }
    const next = nextRequest(left, opId, sendsEdits)
    return { ...next, undone: [...past, ...next.undone] }
  }
  const request = (change: CardChange, of: readonly PendingStep[], id = opId): Request => {
    const ifVersion = Array.isArray(change.cells) && { ifVersion: server.version }
    return { opId: id, change: { ...change, opId: id }, of: of.map((step) => step.id), ...ifVersion }
  }
  const call = nextCall(pending)
  if (call) {
    return { pending: { ...pending, sent: [request(callOf(call), [call], call.id)] }, undone: [] }
  }
  const edits = steps.filter((step) => !isCall(step) && (sendsEdits || step.saved))
  if (edits.length === 0) return nothing

  const { card: after, undone } = performAll(server, edits)
  const left = steps.filter((step) => !undone.includes(step))
  if (isHeld(after, server)) {
    const { cells, gridSize, hasFreeSpace, extra } = server
    const look = differenceOf(
      contentOf(server),
      contentOf({ ...after, cells, gridSize, hasFreeSpace, extra }),
    )
    return { pending: { ...pending, steps: left, sent: look ? [request(look, [])] : [] }, undone }
  }
  const change = differenceOf(contentOf(server), contentOf(after))
  const ready = edits.filter((step) => left.includes(step))
  if (!change) return { pending: { ...pending, steps: left.filter((step) => !ready.includes(step)) }, undone }
  return { pending: { ...pending, steps: left, sent: [request(change, ready)] }, undone }
}
