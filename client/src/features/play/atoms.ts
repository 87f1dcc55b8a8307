import { atom } from 'jotai'
import { cellsToGo, completedLines, type Line } from '#shared/rules/bingo.ts'
import type { MarksState } from '#shared/rules/carry-marks.ts'
import { hostOrder, shownAt, shuffleFromSeed, type Shuffle } from '#shared/rules/shuffle.ts'
import { liveCardAtom } from '../card/live-card.ts'

export type MarksPrompt = 'words-gone' | 'old' | 'new-round'

/** A player's board on one card. Nothing of it ever leaves the browser. */
export interface Board {
  cardId: string
  /** On the version of the card that is shown. */
  marks: MarksState
  /** Squares whose words came while the player was looking, until they are touched. */
  fresh: readonly number[]
  /** Why the player is asked to keep or clear the marks: a new round began, most of their words are gone, or they are of another day. */
  ask?: MarksPrompt | undefined
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

/** In which order a player wants a card's squares. */
export interface ShuffleChoice {
  cardId: string
  /** What a layout of their own follows from; null for the host's order. */
  seed: string | null
}

/** Undefined until it was looked for, which the server cannot do: the host's order. */
export const shuffleAtom = atom<ShuffleChoice | undefined>(undefined)

/** How the shown card's squares are laid out for this player. */
export const placesAtom = atom<Shuffle>((get) => {
  const { card, cardId } = get(liveCardAtom)
  const order = get(shuffleAtom)
  if (!card) return []
  return order?.seed && order.cardId === cardId ? shuffleFromSeed(order.seed, card) : hostOrder(card.gridSize)
})

/** Where the marks are seen: lines are judged there, on the player's own layout. */
const markedPlacesAtom = atom((get) => shownAt(get(placesAtom), get(shownBoardAtom)?.marks.marks ?? []))

/** By their places on the screen. */
export const linesAtom = atom((get) => {
  const { card } = get(liveCardAtom)
  return card && get(shownBoardAtom) ? completedLines(get(markedPlacesAtom), card) : []
})

/** The places of the squares that would make the first line; after it nothing asks for more. */
export const toGoAtom = atom((get) => {
  const { card } = get(liveCardAtom)
  return card && get(shownBoardAtom) && get(linesAtom).length === 0
    ? cellsToGo(get(markedPlacesAtom), card)
    : new Set<number>()
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
