import { box, type Drawing } from './drawing.ts'
import { freeSquare, paper, squareAt } from './squares.ts'
import type { Fonts } from './fonts.ts'
import { THEME_COLOURS } from '#shared/theme-colours.ts'
import { ticket } from './ticket.ts'

const GRID_SIZE = 5
const FREE = 12
/** The five in a row that end a game, and some on the way. */
const MARKED = new Map([
  [0, 0],
  [3, 1],
  [6, 2],
  [9, 0],
  [15, 3],
  [16, 1],
  [18, 2],
  [22, 1],
  [24, 3],
])
/** The corners of a blot, in parts of its width: no two beside each other are alike. */
const CORNERS = [0.45, 0.38, 0.43, 0.35]

/** The picture of no card: a board without words, in play. It stands where a card's own cannot be drawn, and for the app. */
export function brandPicture(fonts: Fonts): Drawing {
  const colours = THEME_COLOURS.blue
  const blot = (index: number, turn: number) => {
    const { width, height } = squareAt(index, GRID_SIZE)
    const corners = CORNERS.map((_, corner) => `${width * (CORNERS[(corner + turn) % 4] ?? 0)}px`)
    return box({
      width: width - 10,
      height: height - 10,
      border: `3px solid ${colours.markedBorder}`,
      borderRadius: corners.join(' '),
      background: colours.mark,
    })
  }
  const grid = Array.from({ length: GRID_SIZE ** 2 }, (_, index) => {
    if (index === FREE) return freeSquare(index, GRID_SIZE, colours, fonts)
    const turn = MARKED.get(index)
    return paper(index, GRID_SIZE, colours.cell, turn === undefined ? [] : [blot(index, turn)])
  })
  return ticket('Bingo cards, made and played live', { colours, fonts, grid })
}
