import { PRODUCT_NAME } from '#shared/product.ts'
import { logo } from './brand.ts'
import { box, placed, type Drawing } from './drawing.ts'
import type { Fonts } from './fonts.ts'
import { fitText } from '#shared/rules/fit-text.ts'
import type { ThemeColours } from '#shared/theme-colours.ts'

/** What link previews ask for. */
export const PICTURE_SIZE = { width: 1200, height: 630 }

const TICKET = { left: 49, top: 32, width: 1102, height: 566 }
const CORNER = 20
const STUB_WIDTH = 471
/** Where the grid begins, in the picture. */
const GRID_LEFT = TICKET.left + STUB_WIDTH
const STUB = { ...TICKET, width: STUB_WIDTH }
/** What the grid lies on, and what is seen of it: its rules. */
const PAD = { ...TICKET, left: GRID_LEFT, width: TICKET.width - STUB_WIDTH }
/** The grid without the lines around it; the one below is thicker, as of a pad. */
export const GRID = {
  left: GRID_LEFT + 3,
  top: TICKET.top + 3,
  width: TICKET.left + TICKET.width - GRID_LEFT - 6,
  height: TICKET.height - 8,
}
export const RULE = 3
export const INNER_CORNER = CORNER - RULE

const PERFORATION = { left: GRID_LEFT - 13, top: 60, step: 14.2, count: 37, dot: 6 }
const NOTCH = 34

const STUB_LEFT = 84
const STUB_TEXT_WIDTH = 396
const TITLE = { left: STUB_LEFT, top: 134, width: STUB_TEXT_WIDTH, height: 276 }
/** The look's 86 to 56; the smaller ones are for titles that would lose words. */
const TITLE_SIZES = [86, 80, 74, 68, 62, 56, 50, 44, 40]
const BLOT = { left: 84, top: 428, width: 147, height: 140 }
const BLOT_CORNERS = '66px 56px 63px 52px'

function lines(texts: string[], fontSize: number, lineHeight: number): Drawing[] {
  return texts.map((text) =>
    box({ height: fontSize * lineHeight, alignItems: 'center', whiteSpace: 'pre', lineHeight }, text),
  )
}

function title(text: string, colours: ThemeColours, { poster, plain }: Fonts): Drawing {
  const family = poster.covers(text) ? poster : plain
  const lineHeight = family === poster ? 0.95 : 1.05
  const fitted = fitText(text, TITLE, { sizes: TITLE_SIZES, lineHeight, measure: family.widthOf })
  return placed(
    TITLE,
    {
      flexDirection: 'column',
      justifyContent: 'center',
      fontFamily: family.names,
      fontSize: fitted.fontSize,
      color: colours.onPrimary,
    },
    lines(fitted.lines, fitted.fontSize, lineHeight),
  )
}

function invitation(colours: ThemeColours, { poster, plain }: Fonts): Drawing[] {
  const play = box(
    { fontFamily: poster.names, fontSize: 50, color: colours.text, transform: 'rotate(-4deg)' },
    'Play',
  )
  return [
    placed(
      BLOT,
      {
        alignItems: 'center',
        justifyContent: 'center',
        border: `3px solid ${colours.markedBorder}`,
        borderRadius: BLOT_CORNERS,
        background: colours.mark,
        transform: 'rotate(-2deg)',
      },
      [play],
    ),
    placed(
      { left: 252, top: BLOT.top, width: 240, height: BLOT.height },
      {
        flexDirection: 'column',
        justifyContent: 'center',
        fontFamily: plain.names,
        fontSize: 26,
        color: colours.onPrimary,
      },
      lines(['Everyone gets', 'this card. Tap,', 'no sign-in.'], 26, 1.2),
    ),
  ]
}

function brandLine(colours: ThemeColours, { poster }: Fonts): Drawing {
  return placed(
    { left: STUB_LEFT - 2, top: 68, width: STUB_TEXT_WIDTH, height: 48 },
    { alignItems: 'center', fontFamily: poster.names, fontSize: 40, color: colours.onPrimary },
    [
      logo(48, colours.onPrimary),
      box({ marginLeft: 12, height: 40, alignItems: 'center', lineHeight: 1 }, PRODUCT_NAME),
    ],
  )
}

/** The holes between stub and grid, through which the ground is seen. */
function perforation(ground: string): Drawing[] {
  const { left, top, step, count, dot } = PERFORATION
  const dots = Array.from({ length: count }, (_, index) =>
    placed(
      { left, top: top + index * step, width: dot, height: dot },
      { borderRadius: dot, background: ground },
    ),
  )
  const notches = [TICKET.top, TICKET.top + TICKET.height].map((middle) =>
    placed(
      { left: GRID_LEFT - NOTCH / 2, top: middle - NOTCH / 2, width: NOTCH, height: NOTCH },
      { borderRadius: NOTCH, background: ground },
    ),
  )
  return [...dots, ...notches]
}

/** A ticket as the screens show it: the stub on the left, whatever is on the grid on the right. */
export function ticket(
  text: string,
  { colours, fonts, grid }: { colours: ThemeColours; fonts: Fonts; grid: Drawing[] },
): Drawing {
  return box({ ...PICTURE_SIZE, position: 'relative', background: colours.stock }, [
    placed(STUB, { borderRadius: `${CORNER}px 0 0 ${CORNER}px`, background: colours.primary }),
    placed(PAD, { borderRadius: `0 ${CORNER}px ${CORNER}px 0`, background: colours.edge }),
    brandLine(colours, fonts),
    title(text, colours, fonts),
    ...invitation(colours, fonts),
    ...grid,
    ...perforation(colours.stock),
  ])
}
