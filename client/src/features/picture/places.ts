import type { GridSize } from '#shared/product.ts'
import type { Line } from '#shared/rules/bingo.ts'
import type { Box } from './pen.ts'

/** Portrait, as phones share pictures. */
export const PICTURE = { width: 1080, height: 1350 }
/** Between the squares, as on the ticket. */
export const RULE = 4
const MARGIN = 40
const TICKET_CORNER = 28
export const CORNERS = { ticket: TICKET_CORNER, inner: TICKET_CORNER - RULE, cell: 4 }
/** The half-round holes where stub and grid part. */
export const NOTCH = 18

const STUB_HEIGHT = 212
const STRIP_HEIGHT = 76
/** Of the next sheet of the pad, which is seen below the ticket. */
export const PAD_HEIGHT = 12
const FOOT_HEIGHT = 92

export interface Places {
  stub: Box
  /** What is said of the result; without a height where nothing is. */
  strip: Box
  grid: Box
  /** Under the ticket. */
  foot: Box
}

/** Where everything stands. */
export function placesOf({ hasStrip, hasFoot }: { hasStrip: boolean; hasFoot: boolean }): Places {
  const width = PICTURE.width - 2 * MARGIN
  const below = (box: Box, height: number): Box => ({
    left: MARGIN,
    top: box.top + box.height,
    width,
    height,
  })
  const stub = { left: MARGIN, top: MARGIN, width, height: STUB_HEIGHT }
  const strip = below(stub, hasStrip ? STRIP_HEIGHT : 0)
  const end = PICTURE.height - PAD_HEIGHT - (hasFoot ? FOOT_HEIGHT : MARGIN)
  const grid = below(strip, end - strip.top - strip.height)
  return { stub, strip, grid, foot: below({ ...grid, height: grid.height + PAD_HEIGHT }, FOOT_HEIGHT) }
}

/** The paper of the square at a position: from rule to rule in whole pixels, so that all rules are equally sharp. */
export function squareAt(position: number, gridSize: GridSize, grid: Box): Box {
  const stretch = (at: number, from: number, length: number): [number, number] => {
    const edge = (place: number) => from + RULE + Math.round((place * (length - RULE)) / gridSize)
    return [edge(at), edge(at + 1) - RULE - edge(at)]
  }
  const [left, width] = stretch(position % gridSize, grid.left, grid.width)
  const [top, height] = stretch(Math.floor(position / gridSize), grid.top, grid.height)
  return { left, top, width, height }
}

export function middleOf({ left, top, width, height }: Box): [x: number, y: number] {
  return [left + width / 2, top + height / 2]
}

/** From the middle of a line's first square to the middle of its last. */
export function endsOf({ cells }: Line, gridSize: GridSize, grid: Box): [number, number, number, number] {
  const [first, last] = [cells[0] ?? 0, cells.at(-1) ?? 0]
  return [...middleOf(squareAt(first, gridSize, grid)), ...middleOf(squareAt(last, gridSize, grid))]
}
