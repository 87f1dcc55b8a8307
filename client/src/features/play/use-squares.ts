import { useAtomValue } from 'jotai'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { BLANK_CELL_LABEL } from '../card/components/card-cell.tsx'
import { liveCardAtom } from '../card/live-card.ts'
import { linesAtom, shownBoardAtom, toGoAtom } from './atoms.ts'

/** A square in words. */
export interface Square {
  index: number
  text: string
  /** `Row 2, column 3`. */
  place: string
  /** What the board shows by dot, dashes and line. */
  facts: string[]
  marked: boolean
  free: boolean
}

/** The squares of the shown card in reading order, as they stand. */
export function useSquares(): Square[] {
  const { card } = useAtomValue(liveCardAtom)
  const board = useAtomValue(shownBoardAtom)
  const lines = useAtomValue(linesAtom)
  const toGo = useAtomValue(toGoAtom)
  if (!card) return []
  const freeIndex = freeIndexOf(card)
  return card.cells.map((text, index) => {
    const free = index === freeIndex
    const facts: string[] = []
    if (board?.marks.edited.includes(index)) facts.push('edited by the host')
    if (toGo.has(index)) facts.push('one to go')
    if (lines.some(({ cells }) => cells.includes(index))) facts.push('in a line')
    return {
      index,
      text: free ? 'FREE' : text || BLANK_CELL_LABEL,
      place: `Row ${Math.floor(index / card.gridSize) + 1}, column ${(index % card.gridSize) + 1}`,
      facts,
      marked: board?.marks.marks.includes(index) ?? false,
      free,
    }
  })
}
