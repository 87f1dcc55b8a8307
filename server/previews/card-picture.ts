import type { CardContent } from '#shared/schemas/card.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { tidyLine } from '#shared/rules/text.ts'
import { box, type Drawing } from './drawing.ts'
import type { Family, Fonts } from './fonts.ts'
import { fitText } from '#shared/rules/fit-text.ts'
import { freeSquare, paper, squareAt, type Square } from './squares.ts'
import { THEME_COLOURS } from '#shared/theme-colours.ts'
import { ticket } from './ticket.ts'

/** What a picture shows of a card. The author's image is not in it: no picture is ever fetched. */
export type PictureContent = Omit<CardContent, 'freeSpaceImageUrl'>

/** Of a card that has none. */
const NO_TITLE = 'Bingo card'

/** Of a square's height: the largest letters, and the part that lines may fill. */
const LARGEST = 0.19
const FILLED = 0.8
const LINE_HEIGHT = 1.1
const SMALLEST = 9
/** On each side of the words, of a square's width. */
const PADDING = 0.06

function words(text: string, square: Square, family: Family, color: string): Drawing[] {
  const room = { width: square.width * (1 - 2 * PADDING), height: square.height * FILLED }
  const largest = Math.round(square.height * LARGEST)
  const sizes = Array.from({ length: Math.max(1, largest - SMALLEST + 1) }, (_, less) => largest - less)
  const { lines, fontSize } = fitText(text, room, { sizes, lineHeight: LINE_HEIGHT, measure: family.widthOf })
  return lines.map((line) =>
    box(
      {
        fontFamily: family.names,
        fontSize,
        lineHeight: LINE_HEIGHT,
        height: fontSize * LINE_HEIGHT,
        color,
        whiteSpace: 'pre',
      },
      line,
    ),
  )
}

/** As it is drawn: composed letters, and nothing that only steers how letters stand. */
function drawable(text: string): string {
  return tidyLine(text.normalize('NFC').replace(/[\p{Cf}\ufe00-\ufe0f]/gu, ''))
}

/**
 * The picture of a card.
 * @returns null where the fonts lack a letter of it: a picture with boxes for words is worse than none
 */
export function cardPicture(card: PictureContent, fonts: Fonts): Drawing | null {
  const colours = THEME_COLOURS[card.theme]
  const title = drawable(card.title) || NO_TITLE
  const cells = card.cells.map(drawable)
  if (![title, ...cells].every((text) => fonts.plain.covers(text))) return null
  const free = freeIndexOf(card)
  const grid = cells.map((text, index) =>
    index === free
      ? freeSquare(index, card.gridSize, colours, fonts)
      : paper(
          index,
          card.gridSize,
          colours.cell,
          text === '' ? [] : words(text, squareAt(index, card.gridSize), fonts.plain, colours.text),
        ),
  )
  return ticket(title, { colours, fonts, grid })
}
