import type { Card } from '#shared/schemas/card.ts'
import { completedLines, NO_TAP, tapOf, type Line } from '#shared/rules/bingo.ts'
import { carryMarks, noMarks, type MarksState } from '#shared/rules/carry-marks.ts'
import { dealt } from '#shared/rules/deal.ts'
import { freeIndexOf, sameCells } from '#shared/rules/grid.ts'
import { onResume } from '../../lib/page/on-resume.ts'
import { onStoredChange } from '../../lib/storage/storage.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { store } from '../../lib/store.ts'
import { resyncCard } from '../../sync/hear/connection.ts'
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
/** Where a network swallows packets the fetch takes up to 20 s to fail. A tap must not wait for that. */
const CATCH_UP_MS = 800

function isCurrent(marks: MarksState, card: Card): boolean {
  return marks.version === card.version && sameCells(marks.cells, card.cells)
}

export const played = (cardId: string) => {
  const card = store.get(playedCardAtom)
  return card?.cardId === cardId ? card : undefined
}

export const isInUse = ({ marks, setAside }: MarksState): boolean => marks.length + setAside.length > 0

export const inOrder = (marks: number[]) => [...new Set(marks)].sort((one, other) => one - other)

/** No marks, in the order that the player sees. */
const unmarked = (card: Card): MarksState => ({ ...noMarks(card), seed: store.get(seedAtom) })

/** The marks on the player's card, whichever version and shuffle of it they were made on. Notes go along to a newer version. */
export function carryTo(card: Card, marks: MarksState = unmarked(card)): MarksState {
  const [host, seed] = [store.get(hostCardAtom), store.get(seedAtom)]
  const isShuffled = marks.seed !== seed && host !== undefined
  // First what the host changed, in the order that the marks were made in.
  const there = isShuffled ? dealt(host, marks.seed ?? null) : card
  const edited = isCurrent(marks, there)
    ? marks
    : carryMarks(marks, there, marks.seed === undefined ? 'edit' : 'edit of own')
  const isNewer = marks.version < card.version
  if (isNewer) carryNotes(card.cardId, marks, edited)
  const carried = { ...(isShuffled ? carryMarks(edited, card, 'shuffle') : edited), seed }
  // A newer card of an earlier round is a restored backup's: without this its next round would be no news.
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
  // The player's own shuffle is no change by the host.
  const isEdited = seen && seen.version !== card.version
  const unchanged = seen && isCurrent(seen, card) ? shown.fresh : []
  const fresh = isEdited ? changedCells(seen.cells, card.cells) : unchanged
  store.set(boardAtom, { cardId, marks: state, fresh, prompt: promptOf(state, card), lastTap: NO_TAP })
}

/**
 * Fetches the card if the stored marks are on a newer version than the one shown.
 * @returns resolves when it is there, or after 800 ms; undefined if there is nothing to fetch
 */
function catchUp(cardId: string): Promise<unknown> | undefined {
  const { card } = store.get(shownCardAtom)
  const stored = readMarks(cardId)
  const isBehind = card && stored && stored.version > card.version
  return isBehind
    ? Promise.race([resyncCard(), new Promise((resolve) => setTimeout(resolve, CATCH_UP_MS))])
    : undefined
}

/**
 * Keeps the board of a card up to date: applies the stored marks now, on every new version, when the page resumes, and when
 * another tab changes them.
 * @returns stops following
 */
export function followBoard(cardId: string): () => void {
  const apply = () => {
    const card = played(cardId)
    if (card) applyMarks(card)
  }
  apply()
  // A page that has slept since the last game asks as one that is opened does.
  const stopResuming = onResume(apply)
  const unsubscribeCard = store.sub(playedCardAtom, apply)
  const unsubscribeStorage = onStoredChange(STORAGE_KEYS.marks(cardId), () => {
    void Promise.resolve(catchUp(cardId)).then(() => {
      // Cleared in the other tab: drop the shown marks, which would be applied again otherwise.
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
  // Where the tapped square is by now, with a dot if its words changed.
  const tap = carryTo(card, mark)
  const [target] = tap.marks
  if (target === undefined) return undefined

  const shown = store.get(shownBoardAtom)
  const before = carryTo(card, readMarks(cardId) ?? shown?.marks)
  const after: MarksState = {
    ...before,
    game: undefined,
    marks: marked ? inOrder([...before.marks, target]) : before.marks.filter((other) => other !== target),
    edited: [...before.edited.filter((other) => other !== target), ...(marked ? tap.edited : [])],
  }
  const lines = completedLines(after.marks, card)
  const lastTap = tapOf(before.marks, after.marks, card)
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
 * @param draw chooses another card in the same step, so that nothing is taken for unmarked on the old one
 * @returns undo
 */
export function clearMarks(draw?: () => void): () => void {
  const { cardId } = store.get(shownCardAtom)
  const card = played(cardId)
  if (!card) return () => undefined
  const previous = readMarks(cardId) ?? store.get(shownBoardAtom)?.marks ?? unmarked(card)
  store.set(clearingAtom, { cardId, marks: previous })
  if (draw) {
    // They are applied to the other card as it comes.
    writeMarks(cardId, unmarked(card), true)
    draw()
  } else replaceMarks(cardId, unmarked(card))
  return () => {
    store.set(clearingAtom, { cardId, marks: previous, undone: true })
    restoreMarks(cardId, previous)
  }
}

/** Sets cleared marks again, on the card's current version and in addition to later marks. */
export function restoreMarks(cardId: string, previous: MarksState): void {
  const card = played(cardId)
  if (!card) return writeMarks(cardId, { ...previous, ask: undefined }, true)
  const restored = carryTo(card, previous)
  const since = carryTo(card, readMarks(cardId))
  const marks = inOrder([...restored.marks, ...since.marks])
  const setAside = [...restored.setAside, ...since.setAside]
  // The stamp of an earlier round is not this one's.
  const game = [restored, since].find(({ game, round }) => game && round >= card.round)?.game
  replaceMarks(cardId, { ...restored, marks, setAside, round: card.round, ask: undefined, game })
}

export function replaceMarks(cardId: string, marks: MarksState): void {
  writeMarks(cardId, marks, true)
  store.set(boardAtom, { cardId, marks, fresh: [], prompt: undefined, lastTap: NO_TAP })
}
