import { Resvg } from '@resvg/resvg-js'
import type { Shape } from '#shared/picture/shapes.ts'
import { svgOf } from '#shared/picture/svg.ts'
import { EMOJI_UNITS } from './emoji.ts'
import type { Fonts, PlacedEmoji } from './fonts.ts'

const drawn = ({ drawing, left, top, size }: PlacedEmoji): string =>
  `<g transform="translate(${left} ${top}) scale(${size / EMOJI_UNITS})">${drawing}</g>`

/** Renders shapes as a PNG. Texts become outlines of our own fonts, so the fonts installed on the server do not matter. */
export function renderPng(
  shapes: readonly Shape[],
  size: { width: number; height: number },
  fonts: Fonts,
): Buffer {
  const svg = svgOf(shapes, size, (shape, paint) => {
    const { outlines, emoji } = fonts[shape.family].layOut(shape)
    return `<path d="${outlines}" ${paint}/>${emoji.map(drawn).join('')}`
  })
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}
