import { fitText, type Fitted } from '#shared/rules/fit-text.ts'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The page's own families: their names in its style sheet, with what stands in for letters they lack. */
export const POSTER = "'Passion One', 'Passion fallback', 'Arial Black', sans-serif"
export const PLAIN = "'Barlow Semi Condensed', 'Barlow fallback', system-ui, sans-serif"

export interface Face {
  family: string
  weight: 600 | 700
  lineHeight: number
}
export const POSTER_FACE: Face = { family: POSTER, weight: 700, lineHeight: 0.98 }
export const PLAIN_FACE: Face = { family: PLAIN, weight: 600, lineHeight: 1.1 }

/** Of its size, how far the middle of a capital stands above the line that letters stand on. */
const MIDDLE_OF_CAPITALS = 0.35
/** The size that widths are measured at. */
const MEASURED_PX = 100
/** Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

export const fontOf = ({ family, weight }: Face, size: number) => `${weight} ${size}px ${family}`

/** Which way a text runs: the first letter decides, as with `dir="auto"`. */
function directionOf(text: string): 'ltr' | 'rtl' {
  const [letter = ''] = /\p{L}/u.exec(text) ?? []
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}

/** Every size in whole pixels between two, the largest first. */
export function sizesBetween(largest: number, smallest: number): number[] {
  const count = Math.max(1, Math.round(largest) - smallest + 1)
  return Array.from({ length: count }, (_, less) => Math.round(largest) - less)
}

/** Breaks a text into lines in the largest of these sizes that it fits in. */
export function fitted(
  pen: CanvasRenderingContext2D,
  text: string,
  { face, room, sizes }: { face: Face; room: { width: number; height: number }; sizes: number[] },
): Fitted {
  pen.font = fontOf(face, MEASURED_PX)
  const measure = (line: string) => pen.measureText(line).width / MEASURED_PX
  return fitText(text, room, { sizes, lineHeight: face.lineHeight, measure })
}

interface Written {
  face: Face
  colour: string
  /** Where each line stands: around the middle of the box, or from its left. */
  align?: 'center' | 'left'
}

/** Writes lines one below the other around the middle of a box's height. */
export function write(
  pen: CanvasRenderingContext2D,
  { lines, fontSize }: Fitted,
  box: Box,
  { face, colour, align = 'center' }: Written,
): void {
  const step = fontSize * face.lineHeight
  const firstMiddle = box.top + box.height / 2 - ((lines.length - 1) * step) / 2
  pen.font = fontOf(face, fontSize)
  pen.fillStyle = colour
  pen.textAlign = align
  pen.textBaseline = 'alphabetic'
  lines.forEach((line, index) => {
    pen.direction = directionOf(line)
    const left = align === 'left' ? box.left : box.left + box.width / 2
    pen.fillText(line, left, firstMiddle + index * step + fontSize * MIDDLE_OF_CAPITALS)
  })
}

/** A filled shape with round corners. */
export function fillBox(
  pen: CanvasRenderingContext2D,
  { left, top, width, height }: Box,
  colour: string,
  corners: number | number[] = 0,
): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.roundRect(left, top, width, height, corners)
  pen.fill()
}

export function dot(pen: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string) {
  pen.fillStyle = colour
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
}
