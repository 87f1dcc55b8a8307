import { vi } from 'vitest'
import { browserHas } from '#tests/support/browser-has.ts'

interface Word {
  text: string
  size: number
  /** The middle of the line if the text is centered. */
  x: number
  /** The baseline. */
  y: number
  width: number
  colour: unknown
  direction: string
}
interface Shape {
  x: number
  y: number
  width: number
  height: number
  colour: unknown
}

export interface Drawing {
  words: Word[]
  /** Filled boxes, in drawing order. */
  boxes: Shape[]
  /** Lines from one point to another. */
  strokes: { from: number[]; to: number[]; colour: unknown }[]
  images: number
  /** The fonts that the page was asked to load. */
  fonts: { font: string; text: string }[]
}

/** The width of every letter, as a share of the font's size. */
const LETTER = 0.46

const sizeOf = (font: string) => Number(/(\d+)px/.exec(font)?.[1])
const widthOf = (text: string, font: string) => Array.from(text).length * sizeOf(font) * LETTER

/** Returns the color of the first box, as a canvas returns a pixel. */
function groundOf({ boxes: [ground] }: Drawing): number[] {
  return [...[1, 3, 5].map((at) => parseInt(String(ground!.colour).slice(at, at + 2), 16)), 255]
}

/** Replaces the browser's canvas, which happy-dom lacks, with a fake that records what is drawn. */
export function recordDrawing({
  fontsFail = false,
  png = new Blob(['png'], { type: 'image/png' }),
  pixels = undefined as number[] | undefined,
} = {}): Drawing {
  const drawing: Drawing = { words: [], boxes: [], strokes: [], images: 0, fonts: [] }
  let box: Omit<Shape, 'colour'> | undefined
  let from: number[] = []
  let to: number[] = []
  const noted = {
    font: '10px sans',
    direction: '',
    fillStyle: undefined as unknown,
    strokeStyle: undefined as unknown,
    measureText: (text: string) => ({ width: widthOf(text, noted.font) }),
    fillText: (text: string, x: number, y: number) => {
      const { font, fillStyle: colour, direction } = noted
      drawing.words.push({ text, size: sizeOf(font), x, y, width: widthOf(text, font), colour, direction })
    },
    beginPath: () => {
      box = undefined
      from = []
      to = []
    },
    roundRect: (x: number, y: number, width: number, height: number) => (box = { x, y, width, height }),
    fill: () => box && drawing.boxes.push({ ...box, colour: noted.fillStyle }),
    moveTo: (x: number, y: number) => (from = [x, y]),
    lineTo: (x: number, y: number) => (to = [x, y]),
    stroke: () => to.length > 0 && drawing.strokes.push({ from, to, colour: noted.strokeStyle }),
    ellipse: () => undefined,
    getImageData: () => ({ data: pixels ?? groundOf(drawing) }),
    drawImage: () => (drawing.images += 1),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(noted as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(png))
  browserHas(document, {
    fonts: {
      load: (font: string, text: string) => {
        drawing.fonts.push({ font, text })
        return fontsFail ? Promise.reject(new DOMException('Blocked', 'NetworkError')) : Promise.resolve([])
      },
    },
  })
  return drawing
}
