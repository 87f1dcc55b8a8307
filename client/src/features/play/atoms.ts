import { atom } from 'jotai'
import { cellsToGo, completedLines, type Line } from '#shared/rules/bingo.ts'
import type { MarksState } from '#shared/rules/carry-marks.ts'
import { hostOrder, shownAt, shuffleFromSeed, type Shuffle } from '#shared/rules/shuffle.ts'
import { liveCardAtom } from '../../sync/card-store.ts'

/** Why the player is asked to keep or clear the marks: most marked words are gone, the marks are old, or a new round began. */
export type MarksPrompt = 'words-gone' | 'old' | 'new-round'

/** A player's board on one card. It never leaves the browser. */
export interface Board {
  cardId: string
  /** On the version of the card that is shown. */
  marks: MarksState
  /** Squares with words that changed while the player was watching, until they are touched. */
  fresh: readonly number[]
  prompt?: MarksPrompt | undefined
  /** The result of the player's last tap, which is animated; `NO_TAP` after any other change. */
  lastTap: { lines: readonly Line[]; toGo: boolean; blackout: boolean }
}

/** The player's choice of shuffle for one card. */
export interface ShuffleChoice {
  cardId: string
  /** Null for the host's order. */
  seed: string | null
}

/** The content of the BINGO! dialog: the state at the moment it opened. */
export interface BingoNews {
  lines: readonly Line[]
  marked: number
  /** Squares that can be marked. */
  squares: number
  /** Which square did it, and after how long. */
  story?: string | undefined
}

export const NO_TAP: Board['lastTap'] = { lines: [], toGo: false, blackout: false }

/** Undefined until the stored marks are applied; the server cannot read them. */
export const boardAtom = atom<Board | undefined>(undefined)

/** The board of the card on the screen. */
export const shownBoardAtom = atom((get) => {
  const board = get(boardAtom)
  return board?.cardId === get(liveCardAtom).cardId ? board : undefined
})

/** Undefined until it is read from storage, which the server cannot do; the host's order applies until then. */
export const shuffleChoiceAtom = atom<ShuffleChoice | undefined>(undefined)

/** The shuffle of the card on the screen. */
export const shuffleAtom = atom<Shuffle>((get) => {
  const { card, cardId } = get(liveCardAtom)
  const choice = get(shuffleChoiceAtom)
  if (!card) return []
  return choice?.seed && choice.cardId === cardId
    ? shuffleFromSeed(choice.seed, card)
    : hostOrder(card.gridSize)
})

const markedPositionsAtom = atom((get) => shownAt(get(shuffleAtom), get(shownBoardAtom)?.marks.marks ?? []))

/** The completed lines, by position in the player's shuffle. */
export const linesAtom = atom((get) => {
  const { card } = get(liveCardAtom)
  return card && get(shownBoardAtom) ? completedLines(get(markedPositionsAtom), card) : []
})

/** The positions that would complete the first line; empty once there is a line. */
export const toGoAtom = atom((get) => {
  const { card } = get(liveCardAtom)
  return card && get(shownBoardAtom) && get(linesAtom).length === 0
    ? cellsToGo(get(markedPositionsAtom), card)
    : new Set<number>()
})

/** Set while the BINGO! dialog is open. */
export const bingoNewsAtom = atom<BingoNews | undefined>(undefined)
