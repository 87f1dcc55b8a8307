import { isRightToLeft } from '../rules/direction.ts'
import { fitText, type Fitted } from '../rules/fit-text.ts'

// A picture of a card is a list of shapes, painted in order: as SVG on the server, on a canvas in the browser. Lengths are in px.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A font family with its metrics in em, as measured by the text engine that paints it. */
export interface Face {
  family: 'poster' | 'plain'
  lineHeight: number
  /** The width of a line. */
  measure: (line: string) => number
}

/** The fonts of a picture: the poster family for titles, the plain one for words. */
export interface Faces {
  poster: Face
  plain: Face
}

interface Paint {
  fill?: string
  stroke?: string
  lineWidth?: number
  opacity?: number
  /** The rotation in degrees, clockwise around the center. */
  rotation?: number
}

export type BoxShape = Box & Paint & { kind: 'box'; radii: readonly number[] }
type EllipseShape = Paint & { kind: 'ellipse'; x: number; y: number; rx: number; ry: number }
export type TextShape = Paint & {
  kind: 'text'
  text: string
  family: Face['family']
  fontSize: number
  /** The center of the line, or its left or right end, depending on `align`. */
  x: number
  /** The vertical center of the line. */
  y: number
  /** The height of the line. */
  height: number
  align: 'center' | 'left' | 'right'
  isRightToLeft: boolean
}
type LineShape = Paint & { kind: 'line'; points: readonly [x: number, y: number][] }
/** SVG path data, scaled and then moved. */
type PathShape = Paint & { kind: 'path'; d: string; left: number; top: number; scale: number }
export type Shape = BoxShape | EllipseShape | TextShape | LineShape | PathShape

/** @param radii the radius of all corners, or of each, clockwise from top left */
export function boxShape(box: Box, paint: Paint, radii: number | readonly number[] = 0): BoxShape {
  const corners = typeof radii === 'number' ? [radii, radii, radii, radii] : radii
  return { kind: 'box', ...box, ...paint, radii: corners }
}

export function dot(x: number, y: number, radius: number, fill: string): EllipseShape {
  return { kind: 'ellipse', x, y, rx: radius, ry: radius, fill }
}

export function centerOf({ left, top, width, height }: Box): [x: number, y: number] {
  return [left + width / 2, top + height / 2]
}

/** Returns all integer sizes between two sizes, largest first. */
export function sizesBetween(largest: number, smallest: number): number[] {
  const count = Math.max(1, Math.round(largest) - smallest + 1)
  return Array.from({ length: count }, (_, less) => Math.round(largest) - less)
}

/** Breaks a text into lines in the largest of these sizes that fits the box. */
export function fit(text: string, box: Pick<Box, 'width' | 'height'>, face: Face, sizes: readonly number[]) {
  return fitText(text, box, { sizes, lineHeight: face.lineHeight, measure: face.measure })
}

/** Scripts with marks above and below their letters, such as Arabic and Devanagari to Burmese, and how much taller their lines are. */
const TALL_SCRIPTS = /[\p{Script=Arabic}\u0900-\u109f\p{Script=Khmer}]/u
const TALL_LINE_FACTOR = 1.25

/** Returns the face with the line height that a text needs. */
export function faceFor(text: string, face: Face): Face {
  return TALL_SCRIPTS.test(text) ? { ...face, lineHeight: face.lineHeight * TALL_LINE_FACTOR } : face
}

/**
 * Returns the lines of a text, vertically centered in a box.
 * @param align `start`: the side on which the text begins, for a picture that has no language
 */
export function textShapes(
  { lines, fontSize }: Fitted,
  box: Box,
  { face, fill, align = 'center' }: { face: Face; fill: string; align?: TextShape['align'] | 'start' },
): TextShape[] {
  const [centerX, centerY] = centerOf(box)
  const height = fontSize * face.lineHeight
  const firstY = centerY - ((lines.length - 1) * height) / 2
  const rightToLeft = isRightToLeft(lines.join(' '))
  const side = align !== 'start' ? align : rightToLeft ? 'right' : 'left'
  const x = side === 'center' ? centerX : box.left + (side === 'right' ? box.width : 0)
  return lines.map((text, index) => ({
    kind: 'text',
    text,
    family: face.family,
    fontSize,
    x,
    y: firstY + index * height,
    height,
    align: side,
    isRightToLeft: rightToLeft,
    fill,
  }))
}
