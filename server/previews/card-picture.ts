import { boxShape, type Box, type Shape } from '#shared/picture/shapes.ts'
import { freeShapes, columnLetters, squareAt, wordShapes } from '#shared/picture/squares.ts'
import { UNTITLED_CARD, type GridSize } from '#shared/product.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { tidyLine } from '#shared/rules/text.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { THEME_COLOURS } from '#shared/theme-colours.ts'
import type { Fonts } from './fonts.ts'
import { GRID, INNER_CORNER, SQUARES, ticket } from './ticket.ts'

/** The content that a picture shows. The host's image is not part of it: the server never fetches images. */
export type PictureContent = Omit<CardContent, 'freeSpaceImageUrl' | 'extra' | 'pattern' | 'showsCalls'>

/** Returns the paper of a square, rounded where the ticket is. */
function paperOf(square: Box, index: number, gridSize: GridSize): (fill: string) => Shape {
  const { cornerRadius, lineWidth } = SQUARES
  const isTopRight = index === gridSize - 1 && square.top === GRID.top + lineWidth
  const radii = [cornerRadius, isTopRight ? INNER_CORNER : cornerRadius]
  radii.push(index === gridSize * gridSize - 1 ? INNER_CORNER : cornerRadius, cornerRadius)
  return (fill) => boxShape(square, { fill }, radii)
}

/** Invisible characters that are no part of a word, an emoji or a flag. */
const HIDDEN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu

const composed = (text: string): string => text.normalize('NFC')

/** Returns a text in composed characters, without those that no font has. */
const drawable = (text: string, { plain }: Fonts): string =>
  tidyLine(plain.drawable(composed(text.replace(HIDDEN, ''))))

/** In English: people of several languages open a link. */
const FREE = 'FREE'

/** Returns all text of a picture, to find its fonts. */
export const wordsOf = ({ title, cells }: PictureContent): string => composed([title, ...cells].join(' '))

/** Draws the picture of a card for link previews. */
export function cardPicture(card: PictureContent, fonts: Fonts): Shape[] {
  const { gridSize } = card
  const colours = THEME_COLOURS[card.theme]
  const title = drawable(card.title, fonts) || UNTITLED_CARD
  const cells = card.cells.map((text) => drawable(text, fonts))
  const free = freeIndexOf(card)
  const { shapes: letters, squares } = columnLetters(card, GRID, colours, fonts)
  const grid = cells.flatMap((text, index) => {
    const square = squareAt(index, gridSize, squares, SQUARES.lineWidth)
    const paper = paperOf(square, index, gridSize)
    return index === free
      ? [paper(colours.primary), ...freeShapes(square, FREE, colours, fonts, SQUARES)]
      : [paper(colours.cell), ...wordShapes(text, square, colours.text, fonts, SQUARES)]
  })
  return ticket(title, { colours, fonts, grid: [...letters, ...grid] })
}
