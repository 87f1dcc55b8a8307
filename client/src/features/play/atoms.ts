import { atom } from 'jotai'
import { cellsToGo, completedLines, type Line, type TapEffects } from '#shared/rules/bingo.ts'
import type { MarksState } from '#shared/rules/carry-marks.ts'
import { dealCard } from '#shared/rules/deal.ts'
import type { Card } from '#shared/schemas/card.ts'
import { shownCardAtom } from '../../sync/card-store.ts'

/** Why the player is asked to keep or clear the marks: most marked words are gone, the marks are old, or a new round began. */
export type MarksPrompt = 'words-gone' | 'old' | 'new-round'

/** The state of a player's game on one card. It never leaves the browser. */
export interface Board {
  cardId: string
  /** The marks, with indexes of the player's own card and not of the host's. */
  marks: MarksState
  /** Squares whose words changed while the player was watching, until the player taps them. */
  fresh: readonly number[]
  prompt?: MarksPrompt | undefined
  /** What the player's last tap changed; `NO_EFFECTS` if the last change was not a tap. */
  lastTap: TapEffects
}

/** The player's choice of shuffle for one card. */
export interface ShuffleChoice {
  cardId: string
  /** Null for the host's order. */
  seed: string | null
}

declare global {
  /** The shuffle that early-deal.ts applied before the app loaded; null once it is too late to apply one. */
  var earlyDeal: ShuffleChoice | null | undefined
}

/** A snapshot of a player's game, without anything that identifies the player. */
export interface Result {
  /** The card as the player sees it. */
  card: Card
  /** The seed of the player's shuffle; undefined for the host's order. */
  seed: string | undefined
  marks: readonly number[]
  lines: readonly Line[]
  /** Squares that can be marked. */
  squares: number
  /** Which square made the first line, and after how long. */
  story?: string | undefined
  /** False for temporary and deleted cards, which others cannot open. */
  hasLink: boolean
}

/** Undefined until the stored marks are applied; the server cannot read them. */
export const boardAtom = atom<Board | undefined>(undefined)

/** The marks that the player just cleared or restored with Undo, until cleared-marks.ts has stored the change. */
export const clearingAtom = atom<{ cardId: string; marks: MarksState; undone?: true } | undefined>(undefined)

/** The board of the card on the screen. */
export const shownBoardAtom = atom((get) => {
  const board = get(boardAtom)
  return board?.cardId === get(shownCardAtom).cardId ? board : undefined
})

/** Undefined until it is read from storage, which the server cannot do; the host's order applies until then. */
export const shuffleChoiceAtom = atom(globalThis.earlyDeal)
// From now on early-deal.ts must not change the page: hydration needs the markup as it is.
globalThis.earlyDeal ??= null

/** The host's card on the screen, without calls if the host hides them. The same object until the card changes. */
export const hostCardAtom = atom((get) => {
  const { card } = get(shownCardAtom)
  return card?.showsCalls === false ? { ...card, called: [] } : card
})

/** The seed of the card on the screen; undefined for the host's order. */
export const seedAtom = atom((get) => {
  const choice = get(shuffleChoiceAtom)
  return choice?.cardId === get(hostCardAtom)?.cardId ? (choice?.seed ?? undefined) : undefined
})

/** The card as the player sees it. All code of the play screen works on its squares and can ignore deals. */
export const playedCardAtom = atom((get) => {
  const card = get(hostCardAtom)
  return card && dealCard(card, get(seedAtom) ?? null)
})

/** The completed lines. */
export const linesAtom = atom((get) => {
  const card = get(playedCardAtom)
  const board = get(shownBoardAtom)
  return card && board ? completedLines(board.marks.marks, card) : []
})

/** The squares that would complete the first line; empty once there is a line. */
export const toGoAtom = atom((get) => {
  const card = get(playedCardAtom)
  const board = get(shownBoardAtom)
  return card && board && get(linesAtom).length === 0 ? cellsToGo(board.marks.marks, card) : new Set<number>()
})

/** Set while the BINGO! dialog is open, which shows the state at the moment it opened. */
export const bingoNewsAtom = atom<Result | undefined>(undefined)
