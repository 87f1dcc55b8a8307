import { useAtomValue } from 'jotai'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { BLANK_CELL_LABEL } from '../card/components/card-cell.tsx'
import { liveCardAtom } from '../card/live-card.ts'
import { capitalized, factsInWords, placeInWords } from '../card/square-words.ts'
import { placesAtom, linesAtom, shownBoardAtom, toGoAtom } from './atoms.ts'

/** A square in words. */
export interface Square {
  /** The card's own. */
  index: number
  text: string
  /** Where it is shown: `Row 2, column 3`. */
  place: string
  /** What the board shows by dot, dashes and line. */
  facts: string[]
  marked: boolean
  free: boolean
}

/** The squares of the shown card in the order that the player reads them in, as they stand. */
export function useSquares(): Square[] {
  const { card } = useAtomValue(liveCardAtom)
  const board = useAtomValue(shownBoardAtom)
  const lines = useAtomValue(linesAtom)
  const toGo = useAtomValue(toGoAtom)
  const layout = useAtomValue(placesAtom)
  if (!card) return []
  const freeIndex = freeIndexOf(card)
  return layout.map((index, position) => {
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
