import type { GridSize } from '#shared/product.ts'
import type { ThemeColours } from '#shared/theme-colours.ts'
import { fontStep } from '#shared/rules/font-step.ts'
import { tidyLine } from '#shared/rules/text.ts'
import { dot, fillBox, fitted, PLAIN_FACE, POSTER_FACE, sizesBetween, write, type Box } from './pen.ts'
import { CORNERS, middleOf } from './places.ts'

/** Of a square's height: the largest letters, and the part that lines may fill. */
const LARGEST = 0.19
const FILLED = 0.8
const SMALLEST_PX = 14
/** On each side of the words, of a square's width. */
const PADDING = 0.075

/** A blot's four radii, of a square's width, and how much of them a step of small words leaves. */
const BLOT_RADII = [0.45, 0.38, 0.43, 0.35]
const BLOT_SHARE = [1, 1, 0.88, 0.72, 0.55, 0.5]
const ROSETTE_PETALS = 18

export interface Square {
  box: Box
  text: string
  corners: number[]
  marked: boolean
  /** In a full line. */
  won: boolean
  /** Which of the blot's turned variants it has. */
  variant: number
}

/** The grid's bottom corners are round. */
export function cornersAt(position: number, gridSize: GridSize): number[] {
  const [left, right] = [gridSize * (gridSize - 1), gridSize * gridSize - 1]
  const { cell, inner } = CORNERS
  return [cell, cell, position === right ? inner : cell, position === left ? inner : cell]
}

/** A dauber's blot with its rim. */
export function paintBlot(
  pen: CanvasRenderingContext2D,
  { box, text, won, variant }: Square,
  colours: ThemeColours,
) {
  const share = BLOT_SHARE[fontStep(text) - 1] ?? 1
  const radii = BLOT_RADII.map((_, at) => box.width * share * BLOT_RADII[(at + variant) % BLOT_RADII.length]!)
  const rim = won ? 8 : 5
  const inset = 4 + rim / 2
  pen.beginPath()
  pen.roundRect(box.left + inset, box.top + inset, box.width - 2 * inset, box.height - 2 * inset, radii)
  pen.fillStyle = colours.mark
  pen.fill()
  pen.lineWidth = rim
  pen.strokeStyle = won ? colours.text : colours.markedBorder
  pen.stroke()
}

export function paintWords(pen: CanvasRenderingContext2D, { box, text }: Square, colour: string): void {
  const words = tidyLine(text)
  if (words === '') return
  const room = { width: box.width * (1 - 2 * PADDING), height: box.height * FILLED }
  const sizes = sizesBetween(Math.min(box.height, box.width) * LARGEST, SMALLEST_PX)
  write(pen, fitted(pen, words, { face: PLAIN_FACE, room, sizes }), box, { face: PLAIN_FACE, colour })
}

/** The free space. Its host's own picture is never in it: a foreign image would have to be fetched, and locks the canvas. */
export function paintFree(pen: CanvasRenderingContext2D, { box }: Square, colours: ThemeColours): void {
  const size = Math.min(box.width, box.height) * 0.94
  const [x, y] = middleOf(box)
  dot(pen, x, y, size / 2, colours.primary)
  pen.strokeStyle = colours.onPrimary
  pen.lineWidth = size * 0.011
  pen.globalAlpha = 0.75
  for (let petal = 0; petal < ROSETTE_PETALS; petal++) {
    pen.beginPath()
    pen.ellipse(x, y, size * 0.47, size * 0.1875, (petal * Math.PI) / ROSETTE_PETALS, 0, 2 * Math.PI)
    pen.stroke()
  }
  pen.globalAlpha = 1
  const fontSize = Math.round(Math.min(size * 0.34, box.width * 0.29))
  const words = { lines: ['FREE'], fontSize }
  const label = { left: x - fontSize, top: y - fontSize * 0.52, width: fontSize * 2, height: fontSize * 1.04 }
  fillBox(pen, label, colours.primary, fontSize)
  write(pen, words, box, { face: POSTER_FACE, colour: colours.onPrimary })
}
