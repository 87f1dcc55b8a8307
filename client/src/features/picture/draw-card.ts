import {
  boxShape,
  dot,
  faceFor,
  fit,
  centerOf,
  sizesBetween,
  textShapes,
  type Faces,
  type Shape,
} from '#shared/picture/shapes.ts'
import {
  blotShape,
  freeShapes,
  columnLetters,
  roundnessFor,
  squareAt,
  wordShapes,
} from '#shared/picture/squares.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { THEME_COLOURS, type ThemeColours } from '#shared/theme-colours.ts'
import { isShape, type Line } from '#shared/rules/bingo.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import { tidyLine } from '#shared/rules/text.ts'
import type { Card } from '#shared/schemas/card.ts'
import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { facesOf, loadFonts, paint } from './canvas.ts'
import { NOTCH, PAD_HEIGHT, PICTURE, placesOf, SQUARES, TICKET_CORNER, type Places } from './places.ts'
import { svgFile } from './svg-file.ts'

/** What a picture shows. Its free space never has the host's image, which would be fetched and taint the canvas. */
export interface CardPicture {
  card: Pick<Card, 'title' | 'theme' | 'gridSize' | 'hasFreeSpace' | 'cells' | 'columns'>
  /** The marked squares. */
  marks?: Iterable<number>
  /** The completed lines. */
  lines?: readonly Line[]
  /** For example `BINGO!` or `7 of 24 squares`. */
  result?: string
  /** The play link without its scheme, below the card. */
  link?: string
}

interface Scene extends CardPicture {
  colours: ThemeColours
  faces: Faces
  places: Places
}

/** The values of the CSS variables `--win` and `--on-win`. */
const WIN = { ground: '#0b6b3f', text: '#ffffff' }
const STREAK = { width: 26, casing: 34 }
const INNER_CORNER = TICKET_CORNER - SQUARES.lineWidth

function stub({ colours, faces: { poster }, places, card }: Scene): Shape[] {
  const box = places.stub
  const inner = { left: box.left + 36, width: box.width - 72 }
  const brand = { ...inner, top: box.top + 20, height: 40 }
  const title = { ...inner, top: box.top + 62, height: box.height - 84 }
  const text = tidyLine(card.title) || basics.untitled
  const face = faceFor(text, poster)
  const words = fit(text, title, face, sizesBetween(84, 30))
  // On the side where text starts in the page's language.
  const align = basics.dir === 'rtl' ? 'right' : 'left'
  const style = { fill: colours.onPrimary, align } as const
  return [
    boxShape(box, { fill: colours.primary }, [TICKET_CORNER, TICKET_CORNER, 0, 0]),
    ...textShapes({ lines: [PRODUCT_NAME], fontSize: 34 }, brand, { ...style, face: poster }),
    ...textShapes(words, title, { ...style, face }),
  ]
}

function perforation({ colours, places }: Scene): Shape[] {
  const { left, top, width, height } = places.stub
  const y = top + height
  const holes = [dot(left, y, NOTCH, colours.stock), dot(left + width, y, NOTCH, colours.stock)]
  for (let x = left + 36; x <= left + width - 36; x += 16) holes.push(dot(x, y - 9, 4, colours.stock))
  return holes
}

function strip({ colours, faces, places, result, lines = [] }: Scene): Shape[] {
  if (result === undefined) return []
  const box = places.strip
  const won = lines.length > 0
  const face = won ? faces.poster : faces.plain
  const room = { ...box, left: box.left + box.width * 0.04, width: box.width * 0.92 }
  const words = fit(result, room, face, sizesBetween(won ? 50 : 36, 20))
  const inside = { ...box, left: box.left + 4, width: box.width - 8 }
  return [
    boxShape(box, { fill: won ? WIN.ground : colours.edge }),
    ...(won ? [] : [boxShape(inside, { fill: colours.cell })]),
    ...textShapes(words, { ...room, top: box.top + 4 }, { face, fill: won ? WIN.text : colours.text }).map(
      // The page's direction and not that of the first word, as “BINGO!” starts the sentence in every language.
      (line) => ({ ...line, isRightToLeft: basics.dir === 'rtl' }),
    ),
  ]
}

/** Draws the lines, which are below the blots, so that these look like beads on a string. Shapes have no line. */
function streaks({ colours, places, card: { gridSize }, lines = [] }: Scene): Shape[] {
  const middle = (position = 0) => centerOf(squareAt(position, gridSize, places.grid, SQUARES.lineWidth))
  return lines.flatMap(({ kind, cells }): Shape[] => {
    if (isShape(kind)) return []
    const points = [middle(cells[0]), middle(cells.at(-1))]
    return [
      { kind: 'line', points, stroke: colours.cell, lineWidth: STREAK.casing },
      { kind: 'line', points, stroke: colours.text, lineWidth: STREAK.width },
    ]
  })
}

function grid(scene: Scene): Shape[] {
  const { colours, faces, places, card, marks = [], lines = [] } = scene
  const { gridSize } = card
  const free = freeIndexOf(card)
  const marked = new Set(marks)
  const won = new Set(lines.flatMap(({ cells }) => cells))
  const [bottomLeft, bottomRight] = [gridSize * (gridSize - 1), gridSize * gridSize - 1]
  const squares = card.cells.map((text, position) => ({
    position,
    box: squareAt(position, gridSize, places.grid, SQUARES.lineWidth),
    text,
  }))
  const papers = squares.map(({ position, box }) => {
    const ground = position === free ? colours.primary : colours.cell
    const { cornerRadius } = SQUARES
    const radii = [cornerRadius, cornerRadius, position === bottomRight ? INNER_CORNER : cornerRadius]
    radii.push(position === bottomLeft ? INNER_CORNER : cornerRadius)
    return boxShape(box, { fill: marked.has(position) ? colours.markedBg : ground }, radii)
  })
  const contents = squares.flatMap(({ position, box, text }) => {
    if (position === free) return freeShapes(box, texts.free, colours, faces, SQUARES)
    const words = wordShapes(tidyLine(text), box, colours.text, faces, SQUARES)
    if (!marked.has(position)) return words
    const isWon = won.has(position)
    const rim = isWon ? { rim: 8, rimColour: colours.text } : { rim: 5, rimColour: colours.markedBorder }
    const blot = { ...rim, inset: 4, variant: (position * 3) % 4, roundness: roundnessFor(text) }
    return [blotShape(box, colours, blot), ...words]
  })
  const pad = { ...places.grid, height: places.grid.height + PAD_HEIGHT }
  return [
    boxShape(pad, { fill: colours.edge, opacity: 0.38 }, [0, 0, TICKET_CORNER, TICKET_CORNER]),
    boxShape(places.grid, { fill: colours.edge }, [0, 0, TICKET_CORNER, TICKET_CORNER]),
    ...papers,
    ...streaks(scene),
    ...contents,
  ]
}

function foot({ colours, faces: { plain }, places, link }: Scene): Shape[] {
  if (link === undefined) return []
  return textShapes(fit(link, places.foot, plain, sizesBetween(34, 18)), places.foot, {
    face: plain,
    fill: colours.muted,
  })
}

/** The tolerance for each color channel, as some browsers change the last bits. */
const NEAR = 8

/** Returns whether the canvas returns what was painted. Against fingerprinting, Tor and others return noise. */
function givesBack(pen: CanvasRenderingContext2D, ground: string): boolean {
  const { data } = pen.getImageData(0, 0, 4, 1)
  const painted = [1, 3, 5].map((at) => parseInt(ground.slice(at, at + 2), 16))
  return data.every((value, at) => at % 4 === 3 || Math.abs(value - painted[at % 4]!) <= NEAR)
}

/**
 * Draws a card in this browser, always in the colors of the light mode.
 * @returns a PNG of 1080 by 1350 pixels, or an SVG if the browser protects canvas data
 */
export async function drawCard(picture: CardPicture): Promise<Blob> {
  const { card, result, link } = picture
  await loadFonts([PRODUCT_NAME, texts.free, card.title, result ?? '', link ?? '', ...card.cells].join(''))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, PICTURE)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no 2D canvas')
  const colours = THEME_COLOURS[card.theme]
  const places = placesOf({ hasStrip: result !== undefined, hasFoot: link !== undefined })
  const faces = facesOf(pen)
  const letters = columnLetters(card, places.grid, colours, faces)
  const scene = { ...picture, colours, faces, places: { ...places, grid: letters.squares } }
  const ground = boxShape({ left: 0, top: 0, ...PICTURE }, { fill: colours.stock })
  const parts = [stub, strip, grid, perforation, foot].flatMap((draw) => draw(scene))
  const shapes = [ground, ...letters.shapes, ...parts]
  for (const shape of shapes) paint(pen, shape)
  if (!givesBack(pen, colours.stock)) return svgFile(shapes)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The canvas couldn't be encoded as PNG"))),
      'image/png',
    )
  })
}
