import { atom } from 'jotai'
import { cellsToGo, completedLines, type Line } from '#shared/rules/bingo.ts'
import type { MarksState } from '#shared/rules/carry-marks.ts'
import { liveCardAtom } from '../card/live-card.ts'

export type MarksQuestion = 'words-gone' | 'old' | 'new-round'

/** A player's board on one card. Nothing of it ever leaves the browser. */
export interface Board {
  cardId: string
  /** On the version of the card that is shown. */
  marks: MarksState
  /** Squares whose words came while the player was looking, until they are touched. */
  fresh: readonly number[]
  /** Why the player is asked to keep or clear the marks: a new round began, most of their words are gone, or they are of another day. */
  ask?: MarksQuestion | undefined
  /** What the player's own last tap brought about, to be shown with some noise; empty after anything else. */
  own: { lines: readonly Line[]; toGo: boolean; blackout: boolean }
}

export const NOTHING_OWN: Board['own'] = { lines: [], toGo: false, blackout: false }

/** Undefined until the stored marks have been laid on the card, which the server cannot do. */
export const boardAtom = atom<Board | undefined>(undefined)

/** The board of the card on the screen; undefined while that has none. */
export const shownBoardAtom = atom((get) => {
  const board = get(boardAtom)
  return board?.cardId === get(liveCardAtom).cardId ? board : undefined
})

export const linesAtom = atom((get) => {
  const { card } = get(liveCardAtom)
  const board = get(shownBoardAtom)
  return card && board ? completedLines(board.marks.marks, card) : []
})

/** The squares that would make the first line; after it nothing asks for more. */
export const toGoAtom = atom((get) => {
  const { card } = get(liveCardAtom)
  const board = get(shownBoardAtom)
  return card && board && get(linesAtom).length === 0 ? cellsToGo(board.marks.marks, card) : new Set<number>()
})

/** What the BINGO! dialog says: how things stood when it opened. */
export interface BingoNews {
  lines: readonly Line[]
  marked: number
  /** Squares that can be marked. */
  squares: number
}

/** The open BINGO! dialog. */
export const bingoNewsAtom = atom<BingoNews | undefined>(undefined)
