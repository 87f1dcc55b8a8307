import { MIN_FILLED_CELLS } from '#shared/product.ts'
import { calledAfter, carryCalls, isOfRound, rewordingsOf, wordsOf } from '#shared/rules/calls.ts'
import { applyChange, contentOf, guardsHold } from '#shared/rules/card-changes.ts'
import { filledCount, freeIndexOf, isSameGrid, sameCells } from '#shared/rules/grid.ts'
import type { Card, CardChange } from '#shared/schemas/card.ts'
import { differenceOf, sizeOf } from './difference.ts'
import { callOf, perform, type Step } from './steps.ts'

/** A step with the id by which requests refer to it. `saved`: the author pressed Save, so it is sent even while Live is off. */
export type PendingStep = Step & { id: string; saved?: true }

/** A PATCH without a response yet. A retry is identical, so that it is never applied twice (LIV-3). */
export interface Request {
  opId: string
  change: CardChange
  /** The ids of the steps that the request stores. */
  of: readonly string[]
  /** The version for `If-Match`: a change of the grid applies only to the card that the author saw (LIV-5). */
  ifVersion?: number
}

/**
 * A saved card and what its author has done since (LIV-11), stored as JSON under these names. The author sees `server` with the
 * steps applied on top.
 */
export interface Pending {
  /** The newest card from the server. */
  server: Card
  /** The first request is in flight. Any others come from closed tabs, and wait for it. */
  sent: readonly Request[]
  /** Oldest first. */
  steps: readonly PendingStep[]
}

type CallStep = PendingStep & { type: 'call' }

const isCall = (step: PendingStep): step is CallStep => step.type === 'call'

/** The steps that are in no request. */
function unsentOf({ sent, steps }: Pending): readonly PendingStep[] {
  const ids = new Set(sent.flatMap(({ of }) => of))
  return steps.filter(({ id }) => !ids.has(id))
}

/** The server's card after this change. */
function applyToCard(card: Card, change: CardChange): Card {
  const content = applyChange(contentOf(card), change)
  return { ...card, ...content, called: [...calledAfter(carryCalls(card.called, card, content), change)] }
}

/** Applies the steps. Returns the card and the steps that had no room or gave way to newer edits. */
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
  let remaining = steps
  // Applied as it was sent: repeating the step could shuffle twice what the server has already shuffled.
  for (const { change, of } of sent) {
    if (!guardsHold(card, change) || !isOfRound(card.round, change)) continue
    card = applyToCard(card, change)
    remaining = remaining.filter(({ id }) => !of.includes(id))
  }
  return performAll(card, remaining).card
}

/** Whether the server has every step. */
export const isIdle = ({ sent, steps }: Pending): boolean => sent.length === 0 && steps.length === 0

/** The number of changes that the server does not have. */
export function waitingCount(pending: Pending): number {
  const difference = differenceOf(contentOf(pending.server), contentOf(shownCard(pending)))
  return (difference ? sizeOf(difference) : 0) + pending.steps.filter(isCall).length
}

/** Whether there are edits that Live off holds: calls and saved steps are not held. */
export const hasEdits = ({ steps }: Pending): boolean => steps.some((step) => !isCall(step) && !step.saved)

function isHeld(after: Card, server: Card): boolean {
  const isSame = isSameGrid(after, server) && sameCells(after.cells, server.cells)
  return !isSame && filledCount(after.cells, freeIndexOf(after)) < MIN_FILLED_CELLS
}

/** Whether changed squares are held back because the card would have fewer than 5 filled squares. */
export const cellsHeld = (pending: Pending): boolean => isHeld(shownCard(pending), pending.server)

/** Adds a call. If it cancels an earlier one of the same word that was not sent yet, both are dropped. */
function addCall(pending: Pending, step: CallStep): Pending {
  const ofRound = pending.steps.filter(isCall).filter(({ round }) => round === step.round)
  const before = ofRound.findLast(({ word }) => word === step.word)
  if (before && before.undo === step.undo) return pending
  const isDropped = before && unsentOf(pending).includes(before)
  const steps = isDropped ? pending.steps.filter((other) => other !== before) : [...pending.steps, step]
  return { ...pending, steps }
}

type WritingStep = PendingStep & { type: 'words' | 'field' }

/** The unsent step that a newer one continues: typing in the same square, or the same field. */
function findContinued(pending: Pending, step: PendingStep): WritingStep | undefined {
  const unsent = unsentOf(pending)
  const since = unsent.slice(unsent.findLastIndex(({ type }) => type === 'operation') + 1)
  return since.findLast((before): before is WritingStep => {
    if (before.late || before.saved) return false
    if (step.type === 'field') return before.type === 'field' && before.name === step.name
    if (step.type !== 'words' || before.type !== 'words' || before.index !== step.index) return false
    return before.text === step.was && isSameGrid(before.grid, step.grid)
  })
}

/** The steps, with calls pointing to the mended words. */
const rewordCalls = (
  steps: readonly PendingStep[],
  rewordings: ReadonlyMap<string, string>,
): readonly PendingStep[] =>
  steps.map((step) => (isCall(step) ? { ...step, word: rewordings.get(step.word) ?? step.word } : step))

/** Adds the author's latest step. Continued typing in one square is one step, unless that step is already being sent. */
export function addStep(pending: Pending, step: PendingStep): Pending {
  if (isCall(step)) return addCall(pending, step)
  const before = findContinued(pending, step)
  const steps = before
    ? pending.steps.map((other) => (other === before ? { ...step, was: before.was, id: before.id } : other))
    : [...pending.steps, step]
  const next = { ...pending, steps } as Pending
  if (!next.steps.some(isCall)) return next
  // A called word can be mended before the server has it.
  const serverWords = new Set(wordsOf(pending.server))
  const rewordings = [...rewordingsOf(shownCard(pending), shownCard(next))].filter(
    ([word]) => !serverWords.has(word),
  )
  return { ...next, steps: rewordCalls(next.steps, new Map(rewordings)) }
}

/** Takes over the steps of closed tabs. They are applied after the author's own, and give way to newer edits by others. */
export function adopt(pending: Pending, { sent, steps }: Omit<Pending, 'server'>): Pending {
  const late = steps.map((step) => ({ ...step, late: true as const }))
  return { ...pending, sent: [...pending.sent, ...sent], steps: [...pending.steps, ...late] }
}

/** Replaces the server's card with a newer one, or with one from a restored backup. */
export function receive(pending: Pending, server: Card): Pending {
  // Another host may have mended a word that is about to be called.
  return { ...pending, server, steps: rewordCalls(pending.steps, rewordingsOf(pending.server, server)) }
}

/** Marks all steps as saved: they are sent even while Live is off, if necessary once the server is back. */
export const save = (pending: Pending): Pending => ({
  ...pending,
  steps: pending.steps.map((step) => ({ ...step, saved: true as const })),
})

/**
 * Removes the first request, which was stored, or whose call was refused for good.
 * @param stored the response. During an upgrade an older server omits fields that it does not know; their steps stay.
 */
export function acknowledge({ sent: [first, ...sent], ...pending }: Pending, stored?: object): Pending {
  const steps = pending.steps.filter(
    (step) => !first?.of.includes(step.id) || (stored && step.type === 'field' && !(step.name in stored)),
  )
  return { ...pending, sent, steps }
}

/** Removes the first request, which was refused: its steps are applied again to the newest card. */
export const reject = ({ sent: [, ...sent], ...pending }: Pending): Pending => ({ ...pending, sent })

/** The next call to send. A call of a word that the server lacks waits for the edit that adds the word, if there is one. */
function nextCall({ server, steps }: Pending): CallStep | undefined {
  const calls = steps.filter(isCall)
  if (calls.length === 0) return undefined
  const serverWords = new Set(wordsOf(server))
  const upcoming = new Set(wordsOf(performAll(server, steps).card))
  const waitingWords = new Set<string>()
  return calls.find(({ word }) => {
    // Calls of one word keep their order.
    if (waitingWords.has(word)) return false
    if (serverWords.has(word) || !upcoming.has(word)) return true
    waitingWords.add(word)
    return false
  })
}

/**
 * Prepares the next request, unless one is in flight. Calls go first, one per request, because an edit may replace their word.
 * Squares wait until 5 are filled; title and theme do not.
 * @param sendsEdits false: edits are held until they are saved
 * @returns no request if nothing can be sent; `undone`: steps that had no room or gave way to newer edits, and calls of a round
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
  const expired = steps.filter((step) => isCall(step) && !isOfRound(server.round, callOf(step)))
  if (expired.length > 0) {
    const withoutExpired = { ...pending, steps: steps.filter((step) => !expired.includes(step)) }
    const next = nextRequest(withoutExpired, opId, sendsEdits)
    return { ...next, undone: [...expired, ...next.undone] }
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
  const remaining = steps.filter((step) => !undone.includes(step))
  if (isHeld(after, server)) {
    const { cells, gridSize, hasFreeSpace, extra } = server
    const look = differenceOf(
      contentOf(server),
      contentOf({ ...after, cells, gridSize, hasFreeSpace, extra }),
    )
    return { pending: { ...pending, steps: remaining, sent: look ? [request(look, [])] : [] }, undone }
  }
  const change = differenceOf(contentOf(server), contentOf(after))
  const ready = edits.filter((step) => remaining.includes(step))
  if (!change)
    return { pending: { ...pending, steps: remaining.filter((step) => !ready.includes(step)) }, undone }
  return { pending: { ...pending, steps: remaining, sent: [request(change, ready)] }, undone }
}
