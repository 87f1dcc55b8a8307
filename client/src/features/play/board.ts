import type { Card } from '#shared/schemas/card.ts'
import { completedLines, NO_EFFECTS, tapEffects, type Line } from '#shared/rules/bingo.ts'
import { carryMarks, noMarks, type MarksState } from '#shared/rules/carry-marks.ts'
import { dealCard } from '#shared/rules/deal.ts'
import { freeIndexOf, sameCells } from '#shared/rules/grid.ts'
import { onResume } from '../../lib/page/on-resume.ts'
import { onStoredChange } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { store } from '../../lib/store.ts'
import { resyncCard } from '../../sync/receive/connection.ts'
import { shownCardAtom } from '../../sync/card-store.ts'
import {
  boardAtom,
  clearingAtom,
  hostCardAtom,
  playedCardAtom,
  seedAtom,
  shownBoardAtom,
  type Board,
  type MarksPrompt,
} from './atoms.ts'
import { readMarks, writeMarks } from './marks-storage.ts'
import { carryNotes } from './notes-storage.ts'

/** The player is asked about marks last touched longer ago than this: they are probably from another game. */
const OLD_MARKS_MS = 12 * 60 * 60 * 1000
/** How long a tap waits for a newer card. On a network that drops packets, the fetch takes up to 20 s to fail. */
const CATCH_UP_MS = 800

function isCurrent(marks: MarksState, card: Card): boolean {
  return marks.version === card.version && sameCells(marks.cells, card.cells)
}

export const played = (cardId: string) => {
  const card = store.get(playedCardAtom)
  return card?.cardId === cardId ? card : undefined
}

export const isInUse = ({ marks, setAside }: MarksState): boolean => marks.length + setAside.length > 0

export const sortMarks = (marks: number[]) => [...new Set(marks)].sort((one, other) => one - other)

/** An empty set of marks, for the order of squares that the player sees. */
const unmarked = (card: Card): MarksState => ({ ...noMarks(card), seed: store.get(seedAtom) })

/**
 * Carries marks over to the player's card, from whichever version and shuffle they were made on. If the card is newer
 * than the marks, the stored notes are carried too.
 */
export function carryTo(card: Card, marks: MarksState = unmarked(card)): MarksState {
  const [host, seed] = [store.get(hostCardAtom), store.get(seedAtom)]
  const isShuffled = marks.seed !== seed && host !== undefined
  // First apply the host's edits, in the order of squares that the marks were made in; then the shuffle.
  const shownNow = isShuffled ? dealCard(host, marks.seed ?? null) : card
  const edited = isCurrent(marks, shownNow)
    ? marks
    : carryMarks(marks, shownNow, marks.seed === undefined ? 'edit' : 'edit of own')
  const isNewer = marks.version < card.version
  if (isNewer) carryNotes(card.cardId, marks, edited)
  const carried = { ...(isShuffled ? carryMarks(edited, card, 'shuffle') : edited), seed }
  // A newer card with a lower round comes from a restored backup. Without this, its next round would not count as new.
  const round = isNewer ? Math.min(carried.round, card.round) : carried.round
  const state = { ...carried, round }
  // A player without marks joins a new round without being asked.
  return isInUse(state) ? state : { ...state, round: card.round, ask: undefined }
}

function promptOf({ round, ask }: MarksState, card: Card): MarksPrompt | undefined {
  return round < card.round ? 'new-round' : ask
}

/** The squares with changed words; none after a change of the grid size, which the player cannot miss. */
export function changedCells(before: readonly string[], now: readonly string[]): number[] {
  if (before.length !== now.length) return []
  return now.flatMap((text, index) => (text === before[index] ? [] : [index]))
}

/**
 * Applies the stored marks to the card that is shown and stores the result. A tab that shows an older version than
 * another tab has seen stores nothing.
 */
function applyMarks(card: Card): void {
  const { cardId } = card
  const stored = readMarks(cardId)
  const shown = store.get(shownBoardAtom)
  const carried = carryTo(card, stored ?? shown?.marks)
  const areOld = Date.now() - (stored?.at ?? Infinity) > OLD_MARKS_MS
  const state = areOld && isInUse(carried) ? { ...carried, ask: carried.ask ?? 'old' } : carried
  const isNews = stored && (stored.version < card.version || stored.ask !== state.ask)
  if (isNews && stored.version <= card.version && isInUse(state)) writeMarks(cardId, state, false)

  const seen = shown?.marks
  // A shuffle by the player is not an edit by the host.
  const isEdited = seen && seen.version !== card.version
  const unchanged = seen && isCurrent(seen, card) ? shown.fresh : []
  const fresh = isEdited ? changedCells(seen.cells, card.cells) : unchanged
  store.set(boardAtom, { cardId, marks: state, fresh, prompt: promptOf(state, card), lastTap: NO_EFFECTS })
}

/**
 * Fetches the card if the stored marks are on a newer version than the one shown.
 * @returns a promise that resolves when the card has arrived, or after 800 ms; undefined if there is nothing to fetch
 */
function catchUp(cardId: string): Promise<unknown> | undefined {
  const { card } = store.get(shownCardAtom)
  const stored = readMarks(cardId)
  const isOutdated = card && stored && stored.version > card.version
  return isOutdated
    ? Promise.race([resyncCard(), new Promise((resolve) => setTimeout(resolve, CATCH_UP_MS))])
    : undefined
}

/**
 * Keeps the board of a card up to date: applies the stored marks now, on every new version, when the page resumes, and when
 * another tab changes them.
 * @returns a function that stops following
 */
export function followBoard(cardId: string): () => void {
  const apply = () => {
    const card = played(cardId)
    if (card) applyMarks(card)
  }
  apply()
  // A page that resumes long after the last game asks about old marks, just like a page that is opened.
  const stopResuming = onResume(apply)
  const unsubscribeCard = store.sub(playedCardAtom, apply)
  const unsubscribeStorage = onStoredChange(STORAGE_KEYS.marks(cardId), () => {
    void Promise.resolve(catchUp(cardId)).then(() => {
      // The other tab cleared the marks: drop the shown ones, which would otherwise be applied again.
      if (!readMarks(cardId)) store.set(boardAtom, undefined)
      apply()
    })
  })
  return () => {
    stopResuming()
    unsubscribeCard()
    unsubscribeStorage()
    store.set(boardAtom, undefined)
  }
}

export interface MarkOutcome {
  /** All completed lines. */
  lines: Line[]
  /** The lines completed by this tap. */
  newLines: readonly Line[]
  board: Board
}

/**
 * Marks or unmarks a square for the player's tap, and clears its "edited" dot.
 * @param marked the new state
 * @returns undefined if the square no longer exists
 */
export async function setMarked(index: number, marked: boolean): Promise<MarkOutcome | undefined> {
  const { cardId } = store.get(shownCardAtom)
  const tapped = played(cardId)
  if (!tapped || index === freeIndexOf(tapped)) return undefined
  const mark = { ...unmarked(tapped), marks: [index] }
  const fetching = catchUp(cardId)
  if (fetching) await fetching

  const card = played(cardId)
  if (!card) return undefined
  // The current index of the tapped square, with an "edited" dot if its words have changed.
  const tap = carryTo(card, mark)
  const [target] = tap.marks
  if (target === undefined) return undefined

  const shown = store.get(shownBoardAtom)
  const before = carryTo(card, readMarks(cardId) ?? shown?.marks)
  const after: MarksState = {
    ...before,
    game: undefined,
    marks: marked ? sortMarks([...before.marks, target]) : before.marks.filter((other) => other !== target),
    edited: [...before.edited.filter((other) => other !== target), ...(marked ? tap.edited : [])],
  }
  const lines = completedLines(after.marks, card)
  const lastTap = tapEffects(before.marks, after.marks, card)
  const newLines = lastTap.lines
  const board: Board = {
    cardId,
    marks: after,
    fresh: (shown?.fresh ?? []).filter((other) => other !== target),
    prompt: promptOf(after, card),
    lastTap,
  }
  const now = Date.now()
  const { begun = now, won } = before.game ?? {}
  if (after.marks.length > 0) after.game = { begun, won: lines.length > 0 ? won : undefined }
  if (after.game && newLines.length === lines.length && newLines.length > 0)
    after.game.won = { at: now, words: card.cells[target] ?? '' }
  writeMarks(cardId, after, true)
  store.set(boardAtom, board)
  return { lines, newLines, board }
}

/**
 * Clears all marks, including those set aside.
 * @param draw deals another card in the same step, so that no square of the old card counts as unmarked by the player
 * @returns a function that restores the marks
 */
export function clearMarks(draw?: () => void): () => void {
  const { cardId } = store.get(shownCardAtom)
  const card = played(cardId)
  if (!card) return () => undefined
  const previous = readMarks(cardId) ?? store.get(shownBoardAtom)?.marks ?? unmarked(card)
  store.set(clearingAtom, { cardId, marks: previous })
  if (draw) {
    // Only stored: `applyMarks` reads them when the other card is dealt.
    writeMarks(cardId, unmarked(card), true)
    draw()
  } else replaceMarks(cardId, unmarked(card))
  return () => {
    store.set(clearingAtom, { cardId, marks: previous, undone: true })
    restoreMarks(cardId, previous)
  }
}

/** Restores cleared marks on the card's current version, in addition to the marks made since. */
export function restoreMarks(cardId: string, previous: MarksState): void {
  const card = played(cardId)
  if (!card) return writeMarks(cardId, { ...previous, ask: undefined }, true)
  const restored = carryTo(card, previous)
  const since = carryTo(card, readMarks(cardId))
  const marks = sortMarks([...restored.marks, ...since.marks])
  const setAside = [...restored.setAside, ...since.setAside]
  // The times of a game in an earlier round don't apply to this one.
  const game = [restored, since].find(({ game, round }) => game && round >= card.round)?.game
  replaceMarks(cardId, { ...restored, marks, setAside, round: card.round, ask: undefined, game })
}

export function replaceMarks(cardId: string, marks: MarksState): void {
  writeMarks(cardId, marks, true)
  store.set(boardAtom, { cardId, marks, fresh: [], prompt: undefined, lastTap: NO_EFFECTS })
}
