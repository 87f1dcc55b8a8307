import { Resvg } from '@resvg/resvg-js'
import { middleOf, type BoxShape, type Shape, type TextShape } from '#shared/picture/shapes.ts'
import { EMOJI_UNITS } from './emoji.ts'
import type { Fonts, PlacedEmoji } from './fonts.ts'

/** Reduces radii that do not fit the box, as browsers do. */
function roundedBox({ left, top, width, height, radii }: BoxShape): string {
  const [a = 0, b = 0, c = 0, d = 0] = radii
  const scale = Math.min(1, width / (a + b), width / (c + d), height / (a + d), height / (b + c))
  const [tl, tr, br, bl] = [a * scale, b * scale, c * scale, d * scale]
  const arc = (radius: number, x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`
  return [
    `M${left + tl} ${top}H${left + width - tr}${arc(tr, tr, tr)}`,
    `V${top + height - br}${arc(br, -br, br)}`,
    `H${left + bl}${arc(bl, -bl, -bl)}V${top + tl}${arc(tl, tl, -tl)}Z`,
  ].join('')
}

function geometry(shape: Exclude<Shape, TextShape>): string {
  switch (shape.kind) {
    case 'box':
      return `path d="${roundedBox(shape)}"`
    case 'ellipse':
      return `ellipse cx="${shape.x}" cy="${shape.y}" rx="${shape.rx}" ry="${shape.ry}"`
    case 'line':
      return `polyline points="${shape.points.join(' ')}"`
    case 'path':
      return `path d="${shape.d}"`
  }
}

function transform(shape: Shape): string {
  if (shape.kind === 'path') return `translate(${shape.left} ${shape.top}) scale(${shape.scale})`
  if (shape.turn === undefined) return ''
  const middle = shape.kind === 'box' ? middleOf(shape) : 'x' in shape ? [shape.x, shape.y] : [0, 0]
  return `rotate(${shape.turn} ${middle.join(' ')})`
}

const drawn = ({ drawing, left, top, size }: PlacedEmoji): string =>
  `<g transform="translate(${left} ${top}) scale(${size / EMOJI_UNITS})">${drawing}</g>`

/** Texts become outlines of our own fonts, so the fonts installed on the server do not matter. */
function element(shape: Shape, fonts: Fonts): string {
  const { fill = 'none', stroke = 'none', lineWidth = 1, opacity = 1 } = shape
  const paint = `transform="${transform(shape)}" fill="${fill}" stroke="${stroke}" stroke-width="${lineWidth}" opacity="${opacity}"`
  if (shape.kind !== 'text') return `<${geometry(shape)} ${paint}/>`
  const { outlines, emoji } = fonts[shape.family].layOut(shape)
  return `<path d="${outlines}" ${paint}/>${emoji.map(drawn).join('')}`
}

/** Renders shapes as a PNG. */
export function renderPng(
  shapes: readonly Shape[],
  { width, height }: { width: number; height: number },
  fonts: Fonts,
): Buffer {
  const elements = shapes.map((shape) => element(shape, fonts)).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${elements}</svg>`
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}
