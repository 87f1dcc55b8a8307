import { MAX_CALLED, MAX_EXTRA, REMEMBERED_OP_IDS } from '../product.ts'
import type { CardChange, CardContent } from '../schemas/card.ts'
import { calledAfter, carryCalls, isOfRound, wordsOf } from './calls.ts'
import { applyChange, conflictsOf, guardsHold, sameContent, type StoredCard } from './card-changes.ts'
import { fitsCardSize, TOO_MANY_WORDS } from './card-size.ts'
import { cellCount, sameCells, type Grid } from './grid.ts'

export type Judgement =
  | { kind: 'invalid'; field: string; message: string }
  | { kind: 'repeated' }
  /** `message`: the grid that the card has, or the round it is in. */
  | { kind: 'guard-failed'; message?: string }
  | { kind: 'conflict' }
  | { kind: 'unchanged' }
  | { kind: 'changed'; next: StoredCard }

/** Says which grid the card has instead of the one that the change is meant for: "This card is 5x5, not 3x3." */
function gridMismatch({ gridSize, hasFreeSpace }: Grid, change: CardChange): string {
  const size = `${gridSize}x${gridSize}`
  if (change.gridSize !== gridSize) return `This card is ${size}, not ${change.gridSize}x${change.gridSize}.`
  return `This card has ${hasFreeSpace ? 'a' : 'no'} free space.`
}

/** Returns why a card cannot be stored after a change; undefined if it can. */
function findInvalid(
  content: CardContent,
  called: readonly string[],
  { call, extra }: CardChange,
): { field: string; message: string } | undefined {
  if (call !== undefined && !wordsOf(content).includes(call))
    return { field: 'call', message: 'No square says this.' }
  if (called.length > MAX_CALLED)
    return { field: 'call', message: `A round has at most ${MAX_CALLED} calls. Start a new one.` }
  if (content.extra.length > MAX_EXTRA)
    return { field: 'extra', message: `Extra words must be at most ${MAX_EXTRA}. Remove one first.` }
  if (fitsCardSize({ ...content, called })) return undefined
  return call !== undefined && extra === undefined
    ? { field: 'call', message: 'The calls of this round take too much room. Start a new one.' }
    : { field: 'extra', message: TOO_MANY_WORDS }
}

/** Finds the word of a list that a caller names, also if the caller's text has decomposed accents. */
const findSpelling = (words: readonly string[], given: string): string =>
  words.includes(given) ? given : (words.find((word) => word.normalize() === given.normalize()) ?? given)

/** Replaces the words that a change calls or takes back with the card's own spelling. */
function withCardSpelling(change: CardChange, content: CardContent, called: readonly string[]): CardChange {
  const { call, uncall } = change
  return {
    ...change,
    ...(call !== undefined && { call: findSpelling(wordsOf(content), call) }),
    ...(uncall !== undefined && { uncall: findSpelling(called, uncall) }),
  }
}

/**
 * Judges a well-formed change against the stored card in the order of LIV-3: the body, then `opId`, then the guards
 * (412), then `was` (409). `If-Match` is one of the guards; the caller judges it, because it knows the version.
 * @param versionMatches whether the request's `If-Match` holds; true if there is none
 */
export function judgeChange(stored: StoredCard, change: CardChange, versionMatches: boolean): Judgement {
  const count = cellCount(stored.gridSize)
  if (Array.isArray(change.cells) && change.gridSize === undefined && change.cells.length !== count) {
    const message = `Cells must be ${count} for grid size ${stored.gridSize}`
    return { kind: 'invalid', field: 'cells', message }
  }
  if (change.opId !== undefined && stored.opIds.includes(change.opId)) return { kind: 'repeated' }
  if (!versionMatches) return { kind: 'guard-failed' }
  if (!guardsHold(stored, change)) return { kind: 'guard-failed', message: gridMismatch(stored, change) }
  if (!isOfRound(stored.round, change)) {
    const message = `This card is in round ${stored.round}, not ${change.round}.`
    return { kind: 'guard-failed', message }
  }
  if (conflictsOf(stored, change).length > 0) return { kind: 'conflict' }
  const content = applyChange(stored, change)
  const carried = carryCalls(stored.called, stored, content)
  const spelled = withCardSpelling(change, content, carried)
  const called = calledAfter(carried, spelled)
  if (sameContent(stored, content) && sameCells(stored.called, called) && !change.newRound)
    return { kind: 'unchanged' }
  const invalid = findInvalid(content, called, spelled)
  if (invalid) return { kind: 'invalid', ...invalid }
  return {
    kind: 'changed',
    next: {
      ...content,
      called,
      round: stored.round + (change.newRound ? 1 : 0),
      opIds:
        change.opId === undefined ? stored.opIds : [...stored.opIds, change.opId].slice(-REMEMBERED_OP_IDS),
    },
  }
}
