import type { Fonts } from '#server/previews/fonts.ts'
import type { Box, Shape } from '#shared/picture/shapes.ts'

/** A line of text in a picture with the extent of its glyphs and emoji. */
export interface DrawnLine {
  text: string
  fontSize: number
  emoji: number
  left: number
  top: number
  right: number
  bottom: number
}

export function drawnLines(picture: readonly Shape[], fonts: Fonts): DrawnLine[] {
  return picture.flatMap((shape) => {
    if (shape.kind !== 'text') return []
    const { outlines, emoji } = fonts[shape.family].layOut(shape)
    const numbers = outlines.match(/-?[\d.]+/g)?.map(Number) ?? []
    const along = (axis: number, places: number[]) => [
      ...numbers.filter((_, at) => at % 2 === axis),
      ...places,
      ...places.map((place, at) => place + emoji[at]!.size),
    ]
    const xs = along(
      0,
      emoji.map(({ left }) => left),
    )
    const ys = along(
      1,
      emoji.map(({ top }) => top),
    )
    return {
      text: shape.text,
      fontSize: shape.fontSize,
      emoji: emoji.length,
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    }
  })
}

export function isWithin(line: DrawnLine, box: Box): boolean {
  return (
    line.left >= box.left &&
    line.right <= box.left + box.width &&
    line.top >= box.top &&
    line.bottom <= box.top + box.height
  )
}
