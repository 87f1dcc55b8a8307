import type { Card } from '#shared/schemas/card.ts'
import { cellsToGo, completedLines, isBlackout, type Line } from '#shared/rules/bingo.ts'
import { carryMarks, noMarks, type Carried, type MarksState } from '#shared/rules/carry-marks.ts'
import { freeIndexOf, sameCells } from '#shared/rules/grid.ts'
import { shownAt } from '#shared/rules/shuffle.ts'
import { announce } from '../../lib/announce.ts'
import { onStoredChange, STORAGE_KEYS } from '../../lib/storage.ts'
import { store } from '../../lib/store.ts'
import { resyncCard } from '../card/card-room.ts'
import { liveCardAtom } from '../card/live-card.ts'
import { boardAtom, placesAtom, NOTHING_OWN, shownBoardAtom, type Board, type MarksPrompt } from './atoms.ts'
import { marksTouchedAt, readMarks, writeMarks } from './marks-storage.ts'

/** Marks that were last touched longer ago are of another party: the player is asked about them. */
const OLD_MARKS_MS = 12 * 60 * 60 * 1000

function isOn(marks: MarksState, card: Card): boolean {
  return marks.version === card.version && sameCells(marks.cells, card.cells)
}

function hasSomething({ marks, edited, setAside }: MarksState): boolean {
  return marks.length + edited.length + setAside.length > 0
}

/** The round is over for whoever has nothing to clear. */
function inRound(marks: MarksState, { round }: Card): MarksState {
  return marks.marks.length + marks.setAside.length > 0 ? marks : { ...marks, round }
}

/** The marks as they are on this card, whatever version they were made on. */
function carriedTo(card: Card, marks: MarksState | undefined): Carried {
  const carried =
    marks && !isOn(marks, card)
      ? carryMarks(marks, card)
      : { state: marks ?? noMarks(card), changedSquares: 0, mostMarkedWordsGone: false }
  return { ...carried, state: inRound(carried.state, card) }
}

/** Squares that show other words than before; a grid of another size is another picture, not a changed square. */
function changedCells(before: readonly string[], now: readonly string[]): number[] {
  if (before.length !== now.length) return []
  return now.flatMap((text, index) => (text === before[index] ? [] : [index]))
}

/**
 * Lays the stored marks on the card that is shown. Carrying always starts from the stored ones, and is stored, but never
 * by a page that shows an older version than another tab has seen.
 */
function layMarks(askFirst?: MarksPrompt): void {
  const { card, cardId } = store.get(liveCardAtom)
  if (!card) return
  const stored = readMarks(cardId)
  const shown = store.get(shownBoardAtom)
  const { state, mostMarkedWordsGone } = carriedTo(card, stored ?? shown?.marks)
  if (stored && stored.version < card.version && hasSomething(state))
    writeMarks(cardId, state, false, marksTouchedAt(cardId) ?? Date.now())

  const seen = shown?.marks
  const fresh = seen && !isOn(seen, card) ? changedCells(seen.cells, card.cells) : (shown?.fresh ?? [])
  // Answered in another tab it is no question here either.
  const asked = shown?.ask === 'new-round' ? undefined : shown?.ask
  const question = mostMarkedWordsGone ? 'words-gone' : (asked ?? askFirst)
  const ask = state.round < card.round ? 'new-round' : hasSomething(state) ? question : undefined
  store.set(boardAtom, { cardId, marks: state, fresh, ask, own: NOTHING_OWN })
  if (seen && !isOn(seen, card)) sayChanges(seen, card, ask === shown?.ask ? undefined : ask)
}

function whatChanged(seen: MarksState, card: Card): string | undefined {
  if (seen.cells.length !== card.cells.length) return 'the grid'
  const squares = carryMarks(seen, card).changedSquares
  if (squares === 0) return undefined
  return squares === 1 ? '1 square' : `${squares} squares`
}

const ASKED: Partial<Record<MarksPrompt, string>> = {
  'new-round': 'The host started a new round',
  'words-gone': 'Most of your marked words are gone',
}

/** @param asked what the player is asked from now on */
function sayChanges(seen: MarksState, card: Card, asked: MarksPrompt | undefined): void {
  const changed = whatChanged(seen, card)
  const why = asked && ASKED[asked]
  const lines = [
    changed && `The host changed ${changed}`,
    why && `${why}: keep or clear the marks below the card`,
  ]
  const said = lines.filter(Boolean).join('. ')
  if (said) announce(said)
}

/** A page that shows an older version than the marks are on must not judge them: it fetches the card first. */
async function catchUp(cardId: string): Promise<void> {
  const { card } = store.get(liveCardAtom)
  const stored = readMarks(cardId)
  if (card && stored && stored.version > card.version) await resyncCard()
}

/**
 * Keeps the board of a card: lays the stored marks on it now, on every new version, and when another tab changes them.
 * @returns stops following
 */
export function followBoard(cardId: string): () => void {
  const layOwn = (askFirst?: MarksPrompt) => {
    if (store.get(liveCardAtom).cardId === cardId) layMarks(askFirst)
  }
  const touchedAt = marksTouchedAt(cardId)
  const ofAnotherDay = touchedAt !== undefined && Date.now() - touchedAt > OLD_MARKS_MS
  let laidOn: Card | undefined
  const layWhenNew = () => {
    const { card } = store.get(liveCardAtom)
    if (card === laidOn) return
    const first = laidOn === undefined
    laidOn = card
    layOwn(first && ofAnotherDay ? 'old' : undefined)
  }
  layWhenNew()
  const leaveCard = store.sub(liveCardAtom, layWhenNew)
  const leaveStorage = onStoredChange(STORAGE_KEYS.marks(cardId), () => {
    void catchUp(cardId).then(() => {
      // What the other tab cleared is cleared here: without stored marks the shown ones would be laid again.
      if (!readMarks(cardId)) store.set(boardAtom, undefined)
      layOwn()
    })
  })
  return () => {
    leaveCard()
    leaveStorage()
    store.set(boardAtom, undefined)
  }
}

/** Where a square that was tapped on one version is on another: where its mark would have been carried to. */
function squareOn(card: Card, tapped: Card, index: number): number | undefined {
  if (card === tapped) return index
  return carryMarks({ ...noMarks(tapped), marks: [index] }, card).state.marks[0]
}

export interface MarkOutcome {
  /** All lines that are full now. */
  lines: Line[]
  /** Those that this tap completed. */
  newLines: Line[]
  board: Board
}

/**
 * Marks or unmarks a square as the player's own move, and clears its "edited" dot.
 * @param marked the state it shall have
 * @returns what came of it; undefined when the square is no longer there to be marked
 */
export async function setMarked(index: number, marked: boolean): Promise<MarkOutcome | undefined> {
  const { cardId, card: tapped } = store.get(liveCardAtom)
  if (!tapped || index === freeIndexOf(tapped)) return undefined
  const stored = readMarks(cardId)
  if (stored && stored.version > tapped.version) await resyncCard()

  const { card } = store.get(liveCardAtom)
  if (card?.cardId !== cardId) return undefined
  const place = squareOn(card, tapped, index)
  if (place === undefined) return undefined

  const shown = store.get(shownBoardAtom)
  const { state: before } = carriedTo(card, readMarks(cardId) ?? shown?.marks)
  const others = before.marks.filter((other) => other !== place)
  const after: MarksState = {
    ...before,
    marks: marked ? [...others, place].sort((one, other) => one - other) : others,
    edited: before.edited.filter((other) => other !== place),
  }
  const layout = store.get(placesAtom)
  const placesBefore = shownAt(layout, before.marks)
  const places = shownAt(layout, after.marks)
  const linesBefore = completedLines(placesBefore, card)
  const lines = completedLines(places, card)
  const newLines = lines.filter(
    ({ kind, position }) => !linesBefore.some((line) => line.kind === kind && line.position === position),
  )
  const board: Board = {
    cardId,
    marks: after,
    fresh: (shown?.fresh ?? []).filter((other) => other !== place),
    ask: shown?.ask,
    own: {
      lines: newLines,
      toGo: lines.length === 0 && cellsToGo(places, card).size > cellsToGo(placesBefore, card).size,
      blackout: marked && isBlackout(after.marks, card),
    },
  }
  writeMarks(cardId, after, true, Date.now())
  store.set(boardAtom, board)
  return { lines, newLines, board }
}

/**
 * Clears all marks, also those set aside.
 * @returns puts them back on the card as it is then, beside what was marked since
 */
export function clearMarks(): () => void {
  const { cardId, card } = store.get(liveCardAtom)
  if (!card) return () => undefined
  const previous = readMarks(cardId) ?? store.get(shownBoardAtom)?.marks ?? noMarks(card)
  const { edited } = carriedTo(card, previous).state
  put(cardId, { ...noMarks(card), edited })
  return () => {
    const live = store.get(liveCardAtom)
    if (live.cardId !== cardId || !live.card) return writeMarks(cardId, previous, true, Date.now())
    const restored = carriedTo(live.card, previous).state
    const since = carriedTo(live.card, readMarks(cardId)).state
    const marks = [...new Set([...restored.marks, ...since.marks])].sort((one, other) => one - other)
    const { round } = live.card
    put(cardId, { ...restored, marks, setAside: [...restored.setAside, ...since.setAside], round })
  }
}

function put(cardId: string, marks: MarksState): void {
  writeMarks(cardId, marks, true, Date.now())
  store.set(boardAtom, { cardId, marks, fresh: [], ask: undefined, own: NOTHING_OWN })
}

/** The player keeps the marks that were asked about; they count as touched now, and as of this round. */
export function keepMarks(): void {
  const board = store.get(boardAtom)
  const { card } = store.get(liveCardAtom)
  if (!board || card?.cardId !== board.cardId) return
  const marks = { ...board.marks, round: card.round }
  writeMarks(board.cardId, marks, true, Date.now())
  store.set(boardAtom, { ...board, marks, ask: undefined })
}
