import { useAtomValue } from 'jotai'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { BLANK_CELL_LABEL } from '../card/components/card-cell.tsx'
import { liveCardAtom } from '../../sync/card-store.ts'
import { capitalized, factsInWords, placeInWords } from '../card/square-words.ts'
import { linesAtom, shownBoardAtom, shuffleAtom, toGoAtom } from './atoms.ts'

/** A square described in words. */
export interface Square {
  /** The card's index, whatever the shuffle. */
  index: number
  text: string
  /** The shown position: `Row 2, column 3`. */
  place: string
  /** The states shown by dot, dashes and line. */
  facts: string[]
  marked: boolean
  free: boolean
}

/** The squares of the shown card in the reading order of the player's shuffle. */
export function useSquares(): Square[] {
  const { card } = useAtomValue(liveCardAtom)
  const board = useAtomValue(shownBoardAtom)
  const lines = useAtomValue(linesAtom)
  const toGo = useAtomValue(toGoAtom)
  const shuffle = useAtomValue(shuffleAtom)
  if (!card) return []
  const freeIndex = freeIndexOf(card)
  return shuffle.map((index, position) => {
    const text = card.cells[index] ?? ''
    const free = index === freeIndex
    const facts = factsInWords({
      edited: board?.marks.edited.includes(index),
      toGo: toGo.has(position),
      won: lines.some(({ cells }) => cells.includes(position)),
    })
    return {
      index,
      text: free ? 'FREE' : text || BLANK_CELL_LABEL,
      place: capitalized(placeInWords(position, card.gridSize)),
      facts,
      marked: board?.marks.marks.includes(index) ?? false,
      free,
    }
  })
}
