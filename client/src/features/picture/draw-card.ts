import { PRODUCT_NAME } from '#shared/product.ts'
import { THEME_COLOURS, type ThemeColours } from '#shared/theme-colours.ts'
import type { Line } from '#shared/rules/bingo.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { hostOrder, type Shuffle } from '#shared/rules/shuffle.ts'
import { tidyLine } from '#shared/rules/text.ts'
import type { Card } from '#shared/schemas/card.ts'
import { cornersAt, paintBlot, paintFree, paintWords, type Square } from './paint-squares.ts'
import { dot, fillBox, fitted, fontOf, PLAIN_FACE, POSTER_FACE, sizesBetween, write } from './pen.ts'
import { CORNERS, endsOf, NOTCH, PAD_HEIGHT, PICTURE, placesOf, squareAt, type Places } from './places.ts'

/** What a picture shows. The free space is drawn as it is without an image: no picture is ever fetched. */
export interface CardPicture {
  card: Pick<Card, 'title' | 'theme' | 'gridSize' | 'hasFreeSpace' | 'cells'>
  /** The order that the squares are shown in; without it, the card's own. */
  shuffle?: Shuffle
  /** The marked squares, by the card's own indexes. */
  marks?: Iterable<number>
  /** The full lines, by their places in the picture. */
  lines?: readonly Line[]
  /** What is said of the result, in a few words: `BINGO!`, `7 of 24 squares`. */
  result?: string
  /** Where the card is played, at the foot, as a person would type it. */
  link?: string
}

/** The ticket's ground for good news: `--win` and what is written on it. */
const WIN = { ground: '#0b6b3f', text: '#ffffff' }
const STREAK = { width: 26, casing: 34 }

interface Painting {
  pen: CanvasRenderingContext2D
  colours: ThemeColours
  places: Places
  picture: CardPicture
}

function paintStub({ pen, colours, places: { stub }, picture: { card } }: Painting): void {
  const { ticket } = CORNERS
  fillBox(pen, stub, colours.primary, [ticket, ticket, 0, 0])
  const inner = { left: stub.left + 36, width: stub.width - 72 }
  const brand = { ...inner, top: stub.top + 20, height: 40 }
  write(pen, { lines: [PRODUCT_NAME], fontSize: 34 }, brand, {
    face: POSTER_FACE,
    colour: colours.onPrimary,
    align: 'left',
  })
  const title = { ...inner, top: stub.top + 62, height: stub.height - 84 }
  const text = tidyLine(card.title) || 'Bingo card'
  const words = fitted(pen, text, { face: POSTER_FACE, room: title, sizes: sizesBetween(84, 30) })
  write(pen, words, title, { face: POSTER_FACE, colour: colours.onPrimary, align: 'left' })
}

/** The holes between stub and grid, through which the ground is seen. */
function paintPerforation({ pen, colours, places: { stub } }: Painting): void {
  const y = stub.top + stub.height
  for (const x of [stub.left, stub.left + stub.width]) dot(pen, x, y, NOTCH, colours.stock)
  for (let x = stub.left + 36; x <= stub.left + stub.width - 36; x += 16) dot(pen, x, y - 9, 4, colours.stock)
}

function paintStrip({ pen, colours, places: { strip }, picture }: Painting): void {
  if (picture.result === undefined) return
  const won = (picture.lines ?? []).length > 0
  fillBox(pen, strip, won ? WIN.ground : colours.edge)
  if (!won) fillBox(pen, { ...strip, left: strip.left + 4, width: strip.width - 8 }, colours.cell)
  const face = won ? POSTER_FACE : PLAIN_FACE
  const words = fitted(pen, picture.result, { face, room: strip, sizes: sizesBetween(won ? 50 : 36, 20) })
  write(pen, words, { ...strip, top: strip.top + 4 }, { face, colour: won ? WIN.text : colours.text })
}

function squaresOf({ places: { grid }, picture }: Painting): { squares: Square[]; free: number } {
  const { card, shuffle = hostOrder(card.gridSize), marks = [], lines = [] } = picture
  const marked = new Set(marks)
  const won = new Set(lines.flatMap(({ cells }) => cells))
  const squares = shuffle.map((index, position) => ({
    box: squareAt(position, card.gridSize, grid),
    text: card.cells[index] ?? '',
    corners: cornersAt(position, card.gridSize),
    marked: marked.has(index),
    won: won.has(position),
    variant: (position * 3) % 4,
  }))
  return { squares, free: freeIndexOf(card) }
}

/** Under the blots, which stay strung on it like beads. */
function paintLines({ pen, colours, places: { grid }, picture: { card, lines = [] } }: Painting): void {
  pen.lineCap = 'round'
  for (const line of lines) {
    const [fromX, fromY, toX, toY] = endsOf(line, card.gridSize, grid)
    for (const [width, colour] of [
      [STREAK.casing, colours.cell],
      [STREAK.width, colours.text],
    ] as const) {
      pen.beginPath()
      pen.moveTo(fromX, fromY)
      pen.lineTo(toX, toY)
      pen.lineWidth = width
      pen.strokeStyle = colour
      pen.stroke()
    }
  }
}

function paintGrid(painting: Painting): void {
  const { pen, colours, places } = painting
  const { inner, ticket } = CORNERS
  const pad = { ...places.grid, height: places.grid.height + PAD_HEIGHT }
  pen.globalAlpha = 0.38
  fillBox(pen, pad, colours.edge, [0, 0, ticket, ticket])
  pen.globalAlpha = 1
  fillBox(pen, places.grid, colours.edge, [0, 0, inner + 4, inner + 4])
  const { squares, free } = squaresOf(painting)
  squares.forEach((square, position) => {
    const unmarked = position === free ? colours.primary : colours.cell
    fillBox(pen, square.box, square.marked ? colours.markedBg : unmarked, square.corners)
  })
  paintLines(painting)
  squares.forEach((square, position) => {
    if (position === free) return paintFree(pen, square, colours)
    if (square.marked) paintBlot(pen, square, colours)
    paintWords(pen, square, colours.text)
  })
}

function paintFoot({ pen, colours, places: { foot }, picture: { link } }: Painting): void {
  if (link === undefined) return
  const words = fitted(pen, link, { face: PLAIN_FACE, room: foot, sizes: sizesBetween(34, 18) })
  write(pen, words, foot, { face: PLAIN_FACE, colour: colours.muted })
}

/** The page's own letters, those of this text: without them the browser draws with another family, and says nothing. */
async function awaitFonts({ card, result = '', link = '' }: CardPicture): Promise<void> {
  const text = [PRODUCT_NAME, 'FREE', card.title, result, link, ...card.cells].join('')
  await Promise.all(
    // Offline, or with web fonts blocked, the families that stand in for them have the same widths.
    [POSTER_FACE, PLAIN_FACE].map((face) =>
      document.fonts.load(fontOf(face, 40), text).catch(() => undefined),
    ),
  )
}

/**
 * Draws a card as a picture, on this device. Always in the light colours, as on paper.
 * @returns a PNG of 1080 by 1350
 */
export async function drawCard(picture: CardPicture): Promise<Blob> {
  await awaitFonts(picture)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, PICTURE)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')
  const colours = THEME_COLOURS[picture.card.theme]
  const places = placesOf({ hasStrip: picture.result !== undefined, hasFoot: picture.link !== undefined })
  const painting = { pen, colours, places, picture }
  fillBox(pen, { left: 0, top: 0, ...PICTURE }, colours.stock)
  paintStub(painting)
  paintStrip(painting)
  paintGrid(painting)
  paintPerforation(painting)
  paintFoot(painting)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))),
      'image/png',
    )
  })
}
