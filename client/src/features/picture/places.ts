import type { Box } from '#shared/picture/shapes.ts'
import type { SquareStyle } from '#shared/picture/squares.ts'

export interface Places {
  stub: Box
  /** The place of the result; its height is 0 without one. */
  strip: Box
  grid: Box
  /** The place of the link, below the ticket. */
  foot: Box
}

/** The size of a picture in pixels; portrait, as phones usually share images. */
export const PICTURE = { width: 1080, height: 1350 }
const MARGIN = 40
export const TICKET_CORNER = 28
export const SQUARES: SquareStyle = {
  lineWidth: 4,
  cornerRadius: 4,
  minFontSize: 14,
  padding: 0.075,
  rosette: 0.94,
  labelDrop: 0,
}
/** The radius of the notches between stub and grid. */
export const NOTCH = 18

const STUB_HEIGHT = 212
const STRIP_HEIGHT = 76
/** The visible edge of the next sheet below the ticket. */
export const PAD_HEIGHT = 12
const FOOT_HEIGHT = 92

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
