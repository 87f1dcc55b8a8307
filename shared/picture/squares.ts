import type { GridSize } from '../product.ts'
import { emojiOnlyCount } from '../rules/emoji.ts'
import { hasLetters, COLUMN_LETTERS } from '../rules/columns.ts'
import { fontStep } from '../rules/font-step.ts'
import type { ThemeColours } from '../theme-colours.ts'
import {
  boxShape,
  dot,
  faceFor,
  fit,
  centerOf,
  sizesBetween,
  textShapes,
  type Box,
  type Faces,
  type Shape,
} from './shapes.ts'

/** The look of the squares in one kind of picture. Lengths are in px unless stated otherwise. */
export interface SquareStyle {
  /** The width of the lines between the squares. */
  lineWidth: number
  /** The corner radius of a square. */
  cornerRadius: number
  /** The smallest font size. */
  minFontSize: number
  /** The padding on each side of the words, as a fraction of the square's width. */
  padding: number
  /** The diameter of the free square's rosette, as a fraction of the square's shorter side. */
  rosette: number
  /** How far the word FREE is below the center, in em. */
  labelDrop: number
}

interface Blot {
  /** One of four rotations, so that neighboring blots look different. */
  variant: number
  /** The distance from the square's edge to the blot's. */
  inset: number
  rim: number
  rimColour: string
  /** The fraction of the full corner radii. */
  roundness: number
}

/** The largest font size, and the height available for lines, as fractions of a square's height. */
const MAX_FONT_SIZE = 0.19
const MAX_NUMBER_SIZE = 0.34
const USABLE_HEIGHT = 0.8
/** The largest font size of a text of only emoji, and the width of its line as a fraction of the square's. */
const MAX_EMOJI_SIZE = 0.5
const MAX_EMOJI_WIDTH = 0.84
/** The four corner radii of a blot, as fractions of a square's width. */
const BLOT_RADII = [0.45, 0.38, 0.43, 0.35]
/** The roundness of a blot by font step: long texts reach into the corners. */
const ROUNDNESS = [1, 1, 0.88, 0.72, 0.55, 0.5]
const ROSETTE_PETALS = 18

/** Returns a square's box in a grid that includes its outer lines, in whole pixels, so that all lines are equally sharp. */
export function squareAt(position: number, gridSize: GridSize, grid: Box, lineWidth: number): Box {
  const span = (at: number, from: number, length: number): [number, number] => {
    const edge = (index: number) => from + lineWidth + Math.round((index * (length - lineWidth)) / gridSize)
    return [edge(at), edge(at + 1) - lineWidth - edge(at)]
  }
  const [left, width] = span(position % gridSize, grid.left, grid.width)
  const [top, height] = span(Math.floor(position / gridSize), grid.top, grid.height)
  return { left, top, width, height }
}

/** The height of the letters above the columns, as a fraction of the grid's height. */
const LETTERS_HEIGHT = 0.08

/** Returns the letters above the columns, on the color of the lines, and the remaining box for the squares. */
export function columnLetters(
  card: Parameters<typeof hasLetters>[0],
  grid: Box,
  { edge, cell }: ThemeColours,
  { poster }: Faces,
): { shapes: Shape[]; squares: Box } {
  if (!hasLetters(card)) return { shapes: [], squares: grid }
  const height = Math.round(grid.height * LETTERS_HEIGHT)
  const shapes = Array.from(COLUMN_LETTERS, (letter, column) => {
    const { left, width } = squareAt(column, card.gridSize, grid, 0)
    const line = { lines: [letter], fontSize: Math.round(height * 0.86) }
    return textShapes(
      line,
      { left, top: grid.top + height * 0.06, width, height },
      { face: poster, fill: cell },
    )
  })
  const squares = { ...grid, top: grid.top + height, height: grid.height - height }
  return { shapes: [boxShape({ ...grid, height }, { fill: edge }), ...shapes.flat()], squares }
}

/** Returns how round a blot may be so that it still contains these words. */
export const roundnessFor = (text: string): number => ROUNDNESS[fontStep(text) - 1] ?? 1

export function blotShape(square: Box, colours: ThemeColours, blot: Blot): Shape {
  const { variant, inset, rim, rimColour, roundness } = blot
  const edge = inset + rim / 2
  const radii = BLOT_RADII.map((_, at) => square.width * roundness * BLOT_RADII[(at + variant) % 4]!)
  const { left, top, width, height } = square
  const box = { left: left + edge, top: top + edge, width: width - 2 * edge, height: height - 2 * edge }
  return boxShape(box, { fill: colours.mark, stroke: rimColour, lineWidth: rim }, radii)
}

export function wordShapes(
  text: string,
  square: Box,
  fill: string,
  { plain }: Faces,
  style: SquareStyle,
): Shape[] {
  if (text === '') return []
  const { width, height } = square
  if (emojiOnlyCount(text) > 0) {
    const line = text.replaceAll(' ', '')
    const widest = (width * MAX_EMOJI_WIDTH) / plain.measure(line)
    const fontSize = Math.floor(Math.min(Math.min(width, height) * MAX_EMOJI_SIZE, widest))
    return textShapes({ lines: [line], fontSize }, square, { face: plain, fill })
  }
  const room = { width: width * (1 - 2 * style.padding), height: height * USABLE_HEIGHT }
  const largest = fontStep(text) < 1 ? MAX_NUMBER_SIZE : MAX_FONT_SIZE
  const sizes = sizesBetween(Math.min(width, height) * largest, style.minFontSize)
  const face = faceFor(text, plain)
  return textShapes(fit(text, room, face, sizes), square, { face, fill })
}

/**
 * Returns the free square without the host's image, which would have to be fetched.
 * @param word a word of about four to six letters
 */
export function freeShapes(
  square: Box,
  word: string,
  colours: ThemeColours,
  { poster }: Faces,
  style: SquareStyle,
): Shape[] {
  const size = Math.min(square.width, square.height) * style.rosette
  const [x, y] = centerOf(square)
  const petals = Array.from({ length: ROSETTE_PETALS }, (_, petal): Shape => ({
    kind: 'ellipse',
    x,
    y,
    rx: size * 0.47,
    ry: size * 0.1875,
    rotation: (petal * 180) / ROSETTE_PETALS,
    stroke: colours.onPrimary,
    lineWidth: size * 0.011,
    opacity: 0.75,
  }))
  const letters = Math.max(4, word.length)
  const fontSize = Math.round(Math.min(size * 0.34, square.width * 0.29) * (4 / letters))
  const width = (fontSize * letters) / 2
  const label = { left: x - width / 2, top: y - fontSize * 0.52, width, height: fontSize * 1.04 }
  const text = { ...square, top: square.top + fontSize * style.labelDrop }
  return [
    dot(x, y, size / 2, colours.primary),
    ...petals,
    boxShape(label, { fill: colours.primary }, fontSize),
    ...textShapes({ lines: [word], fontSize }, text, { face: poster, fill: colours.onPrimary }),
  ]
}
