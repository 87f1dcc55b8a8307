import { describe, expect, it } from 'vitest'
import { GRID_SIZES, THEMES, type GridSize } from '#shared/product.ts'
import { completedLines } from '#shared/rules/bingo.ts'
import { dealCard } from '#shared/rules/deal.ts'
import { THEME_COLOURS } from '#shared/theme-colours.ts'
import { drawCard } from '#client/features/picture/draw-card.ts'
import { PICTURE, placesOf, SQUARES } from '#client/features/picture/places.ts'
import { squareAt } from '#shared/picture/squares.ts'
import { classicBingo } from '#tests/support/classic-card.ts'
import { basics } from '#messages/basics.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { recordDrawing, type Drawing } from './recording-pen.ts'

const TEXTS = [
  'Bingo',
  'Can everybody see my screen now, or is it only me?',
  'Telekommunikationsgesellschaftsvorstandsvorsitzend',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'שלום עולם',
]
const cardOf = (gridSize: GridSize) =>
  sampleCard({
    gridSize,
    hasFreeSpace: false,
    cells: Array.from({ length: gridSize ** 2 }, (_, index) => TEXTS[index % TEXTS.length]!),
  })

/** Returns the lines of text within a square, joined to one text. */
function wordsIn(drawing: Drawing, position: number, gridSize: GridSize, hasStrip = false): string {
  const { grid } = placesOf({ hasStrip, hasFoot: false })
  const { left, top, width, height } = squareAt(position, gridSize, grid, SQUARES.lineWidth)
  const inside = drawing.words.filter(
    (line) =>
      line.x - line.width / 2 >= left &&
      line.x + line.width / 2 <= left + width &&
      line.y - line.size * 0.75 >= top &&
      line.y + line.size * 0.2 <= top + height,
  )
  return inside.map(({ text }) => text).join(' ')
}
const letters = (text: string) => text.replace(/[- ]/g, '')

describe('the picture of a card', () => {
  it('COLS-8: has B I N G O above the squares if words stay in their column', async () => {
    const drawing = recordDrawing()
    await drawCard({ card: classicBingo() })
    const drawn = drawing.words.filter(({ text }) => /^[BINGO]$/.test(text))
    expect(drawn.map(({ text }) => text).join('')).toBe('BINGO')
    const first = drawing.words.filter(({ text }) => ['1', '16', '31', '46', '61'].includes(text))
    for (const [column, letter] of drawn.entries()) {
      expect(letter.x).toBeCloseTo(first[column]!.x, -1)
      expect(letter.y).toBeLessThan(first[column]!.y)
    }
  })

  it('RES-2: leaves a margin next to the result’s sentence, however long it is', async () => {
    const { strip } = placesOf({ hasStrip: true, hasFoot: false })
    const lines = completedLines([0, 1, 2, 3, 4], sampleCard())
    for (let length = 30; length < 60; length += 4) {
      const result = 'B'.repeat(length)
      const drawing = recordDrawing()
      await drawCard({ card: sampleCard(), result, lines })
      const written = drawing.words.find(({ text }) => text === result)
      expect(written?.width).toBeLessThanOrEqual(strip.width * 0.92)
    }
  })

  it.each([
    ['ltr', 'عيد العائلة', 'BINGO! نعم'],
    ['rtl', 'Family feast', 'BINGO! نعم'],
  ])(
    'RES-5: aligns a title and reads a result as in the page, whose lines are %s',
    async (dir, title, result) => {
      const english = basics.dir
      Object.assign(basics, { dir })
      const drawing = recordDrawing()
      await drawCard({ card: sampleCard({ title }), result }).finally(() =>
        Object.assign(basics, { dir: english }),
      )
      const word = (words: string) => drawing.words.find(({ text }) => text === words)
      expect(word(title)?.x).toBe(word('BingoBoard')?.x)
      const { stub } = placesOf({ hasStrip: true, hasFoot: false })
      expect(word(title)!.x < stub.left + stub.width / 2).toBe(dir === 'ltr')
      expect(word(result)?.direction).toBe(dir)
    },
  )

  it('RES-2: is an SVG with every word if the browser fakes pixels against fingerprinting, and a PNG if only last bits differ', async () => {
    const ground = [0xdb, 0xe5, 0xff, 255]
    const picture = (pixels: number[]) => {
      recordDrawing({ pixels })
      const card = sampleCard({ theme: 'blue' })
      return drawCard({ card: { ...card, cells: card.cells.with(0, 'Fish & chips') } })
    }
    for (const spoiled of [
      [...ground, 17, 130, 4, 255],
      [255, 255, 255, 255],
    ]) {
      const svg = await picture(spoiled)
      expect(svg.type).toBe('image/svg+xml')
      const words = [...(await svg.text()).matchAll(/<text[^>]*>([^<]*)/g)].map(([, line]) => line).join(' ')
      expect(words).toMatch(/Fish &amp; chips.*Square 2 .*Square 25/)
    }
    expect((await picture([0xda, 0xe6, 0xfe, 255, ...ground])).type).toBe('image/png')
  })

  it.each(GRID_SIZES)('RES-5: with %i squares a side has every word inside its square', async (gridSize) => {
    const card = cardOf(gridSize)
    const drawing = recordDrawing()
    const picture = await drawCard({ card })
    expect(picture.type).toBe('image/png')
    card.cells.forEach((text, index) =>
      expect(letters(wordsIn(drawing, index, gridSize))).toBe(letters(text)),
    )
  })

  it.each(THEMES)('RES-5: in %s has the light colors, whatever mode the page has', async (theme) => {
    document.documentElement.dataset.mode = 'dark'
    const drawing = recordDrawing()
    await drawCard({ card: sampleCard({ theme }) })
    delete document.documentElement.dataset.mode
    const [ground] = drawing.boxes
    expect(ground).toEqual({ x: 0, y: 0, ...PICTURE, colour: THEME_COLOURS[theme].stock })
    const word = drawing.words.find(({ text }) => text === 'Square 1')
    expect(word?.colour).toBe(THEME_COLOURS[theme].text)
  })

  it('RES-5: waits for the page’s fonts for all of its text, and is drawn without them if they are blocked', async () => {
    const drawing = recordDrawing({ fontsFail: true })
    await drawCard({ card: sampleCard({ title: 'Łódź' }), result: '7 of 24 squares', link: 'bingo.example' })
    for (const family of ['Passion One', 'Barlow Semi Condensed']) {
      const asked = drawing.fonts.find(({ font }) => font.includes(family))
      for (const text of ['Łódź', 'Square 25', '7 of 24', 'bingo.example', 'FREE'])
        expect(asked?.text).toContain(text)
    }
  })

  it('RES-5 RES-2: has FREE in place of an external free-space image, and no image at all', async () => {
    const drawing = recordDrawing()
    await drawCard({ card: sampleCard({ freeSpaceImageUrl: 'https://elsewhere.example/a.png' }) })
    expect(drawing.images).toBe(0)
    expect(wordsIn(drawing, 12, 5)).toBe('FREE')
  })

  it('RES-2: has the marks and lines where the player sees them', async () => {
    const card = dealCard(sampleCard({ extra: ['More 1', 'More 2', 'More 3'] }), 'mine')
    const marks = [0, 1, 2, 3, 4]
    const lines = completedLines(marks, card)
    const drawing = recordDrawing()
    await drawCard({ card, marks, lines, result: 'BINGO! One line' })
    expect(card.cells.map((_, position) => wordsIn(drawing, position, 5, true))).toEqual(
      card.cells.map((words) => words || 'FREE'),
    )
    const { mark, text } = THEME_COLOURS.blue
    const blots = drawing.boxes.filter(({ colour }) => colour === mark)
    const { grid } = placesOf({ hasStrip: true, hasFoot: false })
    const topRow = [0, 1, 2, 3, 4].map((position) => squareAt(position, 5, grid, SQUARES.lineWidth))
    expect(blots).toHaveLength(5)
    blots.forEach((blot, position) => {
      expect(blot.x).toBeGreaterThanOrEqual(topRow[position]!.left)
      expect(blot.x + blot.width).toBeLessThanOrEqual(topRow[position]!.left + topRow[position]!.width)
    })
    const streak = drawing.strokes.filter(({ colour }) => colour === text)
    expect(streak).toHaveLength(1)
    expect(streak[0]!.from[1]).toBe(streak[0]!.to[1])
    expect(drawing.words.some((word) => word.text === 'BINGO! One line')).toBe(true)
  })

  it.each(['corners', 'x', 'frame', 'full'] as const)(
    'RES-2: has no stroke through a %s',
    async (pattern) => {
      const card = sampleCard({ pattern })
      const marks = [...card.cells.keys()]
      const drawing = recordDrawing()
      await drawCard({ card, marks, lines: completedLines(marks, card), result: 'BINGO!' })
      expect(drawing.strokes.filter(({ colour }) => colour === THEME_COLOURS.blue.text)).toEqual([])
    },
  )

  it('RES-5: has its title, or says that it is a bingo card, and the link at the bottom', async () => {
    const drawing = recordDrawing()
    await drawCard({ card: sampleCard({ title: '' }), link: 'bingo.example/play/sampleCard' })
    const texts = drawing.words.map(({ text }) => text)
    expect(texts).toContain('Bingo card')
    expect(texts.at(-1)).toBe('bingo.example/play/sampleCard')
  })
})
