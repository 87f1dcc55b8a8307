import { boxShape, dot, faceFor, fit, textShapes, type Box, type Shape } from '#shared/picture/shapes.ts'
import type { SquareStyle } from '#shared/picture/squares.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { ThemeColours } from '#shared/theme-colours.ts'
import type { Fonts } from './fonts.ts'
import { PICTURE_SIZE } from './picture-size.ts'

const TICKET = { left: 49, top: 32, width: 1102, height: 566 }
const CORNER = 20
const STUB: Box = { ...TICKET, width: 471 }
const GRID_LEFT = STUB.left + STUB.width
const PAD: Box = { ...TICKET, left: GRID_LEFT, width: TICKET.width - STUB.width }
/** The grid with its outer rules. The pad is visible below it. */
export const GRID: Box = { ...PAD, height: TICKET.height - 2 }
export const SQUARES: SquareStyle = {
  lineWidth: 3,
  cornerRadius: 2,
  minFontSize: 9,
  padding: 0.06,
  rosette: 0.919,
  labelDrop: 0.04,
}
export const INNER_CORNER = CORNER - SQUARES.lineWidth

const PERFORATION = { left: GRID_LEFT - 13, top: 60, step: 14.2, count: 37, dot: 6 }
const NOTCH = 34

const STUB_LEFT = 84
const STUB_TEXT_WIDTH = 396
const BRAND: Box = { left: STUB_LEFT - 2, top: 68, width: STUB_TEXT_WIDTH, height: 48 }
const TITLE: Box = { left: STUB_LEFT, top: 134, width: STUB_TEXT_WIDTH, height: 276 }
/** The design's sizes are 86 to 56; the smaller ones keep long titles complete. */
const TITLE_SIZES = [86, 80, 74, 68, 62, 56, 50, 44, 40]
/** The line height of a title in the plain face. */
const PLAIN_TITLE_LINE_HEIGHT = 1.05
const BLOT: Box = { left: 84, top: 428, width: 153, height: 146 }
const BLOT_RIM = 3
const BLOT_RADII = [66, 56, 63, 52]
/** Optically centred in the blot. */
const PLAY: Box = { ...BLOT, top: BLOT.top + 1 }
const INVITATION: Box = { left: 252, top: BLOT.top, width: 240, height: 140 }

/** The paths of client/src/ui/logo.tsx. */
const LOGO_SIZE = 64
const LOGO_BLOTS = [
  'M34.6 5.2c9.4-.7 17 5.6 17.2 14.2.2 8.9-7 15.7-16.3 15.8-9 .1-16-6-16.2-14.7C19.1 11.9 25.6 5.9 34.6 5.2Z',
  'M36.2 28.4c10.4-.4 18.2 6.3 18.3 15.5.1 9.3-7.6 16.1-17.8 16-9.9-.1-17.5-6.5-17.4-15.7.1-8.9 7.2-15.4 16.9-15.8Z',
]
const LOGO_OVERLAP =
  'M25.1 31.9c2.9-2.1 6.7-3.4 11.1-3.5 4-.1 7.6.8 10.5 2.5-2.9 2.7-6.8 4.3-11.2 4.3-4 0-7.6-1.2-10.4-3.3Z'

/** @param ink colour of the squares */
function logo(left: number, top: number, size: number, ink: string): Shape[] {
  const scale = size / LOGO_SIZE
  const path = (d: string, fill: string): Shape => ({ kind: 'path', d, left, top, scale, fill })
  return [
    ...LOGO_BLOTS.map((d) => path(d, '#ff5a3c')),
    path(LOGO_OVERLAP, '#b92a10'),
    ...[6, 24, 42].map((y) =>
      boxShape(
        { left: left + 9 * scale, top: top + y * scale, width: 16 * scale, height: 16 * scale },
        { fill: ink },
        2.5 * scale,
      ),
    ),
  ]
}

function brand(colours: ThemeColours, { poster }: Fonts): Shape[] {
  const size = BRAND.height
  const name = { ...BRAND, left: BRAND.left + size + 12 }
  return [
    ...logo(BRAND.left, BRAND.top, size, colours.onPrimary),
    ...textShapes({ lines: [PRODUCT_NAME], fontSize: 40 }, name, {
      face: poster,
      fill: colours.onPrimary,
      align: 'start',
    }),
  ]
}

function title(text: string, colours: ThemeColours, { poster, plain }: Fonts): Shape[] {
  const drawn = poster.drawable(text) === text ? poster : { ...plain, lineHeight: PLAIN_TITLE_LINE_HEIGHT }
  const face = faceFor(text, drawn)
  return textShapes(fit(text, TITLE, face, TITLE_SIZES), TITLE, {
    face,
    fill: colours.onPrimary,
    align: 'start',
  })
}

function invitation(colours: ThemeColours, { poster, plain }: Fonts): Shape[] {
  const inset = BLOT_RIM / 2
  const blot = {
    left: BLOT.left + inset,
    top: BLOT.top + inset,
    width: BLOT.width - BLOT_RIM,
    height: BLOT.height - BLOT_RIM,
  }
  const ink = { fill: colours.mark, stroke: colours.markedBorder, lineWidth: BLOT_RIM, turn: -2 }
  const play = textShapes({ lines: ['Play'], fontSize: 50 }, PLAY, { face: poster, fill: colours.text })
  const lines = ['Same card', 'for everyone.', 'Tap to play.']
  const face = { ...plain, lineHeight: 1.2 }
  return [
    boxShape(
      blot,
      ink,
      BLOT_RADII.map((radius) => radius - inset),
    ),
    ...play.map((shape) => ({ ...shape, turn: -6 })),
    ...textShapes({ lines, fontSize: 26 }, INVITATION, { face, fill: colours.onPrimary, align: 'start' }),
  ]
}

/** Draws the holes between stub and grid. */
function perforation(ground: string): Shape[] {
  const { left, top, step, count, dot: size } = PERFORATION
  const radius = size / 2
  return [
    ...Array.from({ length: count }, (_, index) =>
      dot(left + radius, Math.round(top + index * step) + radius, radius, ground),
    ),
    ...[TICKET.top, TICKET.top + TICKET.height].map((y) => dot(GRID_LEFT, y, NOTCH / 2, ground)),
  ]
}

/** Draws a ticket: the stub on the left, `grid` on the right. */
export function ticket(
  text: string,
  { colours, fonts, grid }: { colours: ThemeColours; fonts: Fonts; grid: readonly Shape[] },
): Shape[] {
  return [
    boxShape({ left: 0, top: 0, ...PICTURE_SIZE }, { fill: colours.stock }),
    boxShape(STUB, { fill: colours.primary }, [CORNER, 0, 0, CORNER]),
    boxShape(PAD, { fill: colours.edge }, [0, CORNER, CORNER, 0]),
    ...brand(colours, fonts),
    ...title(text, colours, fonts),
    ...invitation(colours, fonts),
    ...grid,
    ...perforation(colours.stock),
  ]
}
