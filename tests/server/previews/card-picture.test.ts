import fc from 'fast-check'
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { cardPicture, type PictureContent } from '#server/previews/card-picture.ts'
import { readFonts, type Fonts } from '#server/previews/fonts.ts'
import { fitText } from '#shared/rules/fit-text.ts'
import { renderPng } from '#server/previews/svg.ts'
import { PICTURE_SIZE } from '#server/previews/picture-size.ts'
import { GRID, SQUARES } from '#server/previews/ticket.ts'
import type { Shape } from '#shared/picture/shapes.ts'
import { squareAt as squareIn } from '#shared/picture/squares.ts'
import { THEME_COLOURS } from '#shared/theme-colours.ts'
import { GRID_SIZES, THEMES, type GridSize } from '#shared/product.ts'
import { isWithin, drawnLines, type DrawnLine } from '#tests/support/drawn-lines.ts'
import { pngSize, previewParts } from '#tests/support/preview-worker.ts'
import { classicBingo } from '#tests/support/classic-card.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { useStarted } from '#tests/support/use-started.ts'

const parts = useStarted(previewParts)
let fonts: Fonts
beforeAll(async () => {
  fonts = await readFonts(parts.fontsDir)(POLISH)
})

const squareAt = (position: number, gridSize: GridSize) =>
  squareIn(position, gridSize, GRID, SQUARES.lineWidth)

const pictureOf = (card: PictureContent): Shape[] => cardPicture(card, fonts)

const linesOf = (picture: readonly Shape[]): DrawnLine[] => drawnLines(picture, fonts)

const LONG_TITLE =
  'Everything that anybody has ever said in a meeting which could just as well have been one short mail'
const SENTENCE = 'Someone says “let us circle back” before the end!'
const COMPOUND = 'Telekommunikationsgesellschaft'
const NO_PAUSE = 'W'.repeat(50)
const POLISH = 'Zażółć gęślą jaźń'

describe('the picture of a card', () => {
  it('COLS-8: has B I N G O above the columns if words stay in them', () => {
    const letters = (card: PictureContent) =>
      linesOf(pictureOf(card)).filter(({ text }) => /^[BINGO]$/.test(text))
    expect(letters(classicBingo()).map(({ text }) => text)).toEqual([...'BINGO'])
    expect(letters(classicBingo({ columns: false }))).toEqual([])
  })

  it.each(THEMES)('PRE-4: has the colors of the screen in light mode with the theme %s', async (theme) => {
    const css = await readFile('client/src/styles/tokens.css', 'utf8')
    const [, own = ''] = new RegExp(`^\\[data-theme='${theme}'\\] \\{([^}]*)\\}`, 'm').exec(css) ?? []
    const [, common = ''] = /^\[data-theme\] \{([^}]*)\}/m.exec(css) ?? []
    const rules = new Map<string, string>()
    for (const [, name = '', value = ''] of `${common}${own}`.matchAll(/--([\w-]+): ([^;]*);/g))
      rules.set(name, value)
    for (const [role, colour] of Object.entries(THEME_COLOURS[theme])) {
      const property = role.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
      const value = rules.get(property)
      expect(rules.get(/^var\(--(.*)\)$/.exec(value ?? '')?.[1] ?? property)).toBe(colour)
    }
    expect(pictureOf(sampleCard({ theme }))[0]).toMatchObject({
      ...PICTURE_SIZE,
      fill: THEME_COLOURS[theme].stock,
    })
  })

  it.each(GRID_SIZES)('PRE-4: shows every word inside its square with %i squares per side', (gridSize) => {
    const texts = [SENTENCE, COMPOUND, 'Bingo', NO_PAUSE, POLISH]
    const cells = Array.from({ length: gridSize ** 2 }, (_, index) => texts[index % texts.length] ?? '')
    const lines = linesOf(
      pictureOf({ ...sampleCard(), title: LONG_TITLE, gridSize, cells, hasFreeSpace: false }),
    )
    for (const [index, text] of cells.entries()) {
      const inside = lines.filter((line) => isWithin(line, squareAt(index, gridSize)))
      const shown = inside.map((line) => line.text).join(' ')
      expect(shown.replace(/[- ]/g, '')).toBe(text.replace(/[- ]/g, ''))
    }
    const onStub = lines.filter((line) => line.right < 500)
    expect(onStub.map((line) => line.text).join(' ')).toContain(LONG_TITLE)
    const counted = cells.reduce(
      (count, _, index) => count + lines.filter((line) => isWithin(line, squareAt(index, gridSize))).length,
      onStub.length,
    )
    expect(counted, 'no line is anywhere else').toBe(lines.length)
  })

  it('PRE-4: shows FREE in the free space even if it has an image', () => {
    const withImage = sampleCard({ freeSpaceImageUrl: 'https://example.com/private.png' })
    const lines = linesOf(pictureOf(withImage))
    expect(lines.filter((line) => isWithin(line, squareAt(12, 5))).map((line) => line.text)).toEqual(['FREE'])
    expect(JSON.stringify(pictureOf(withImage))).not.toContain('example.com')
  })

  it.each([
    ['of three words', 'Horror Movie Marathon', 'Horror Movie Marathon'],
    ['that is missing', '', 'Bingo card'],
    ['in letters of the plain font', POLISH, POLISH],
    ['with combining accents', 'Cafe\u0301', 'Café'],
    ['with direction marks', '\u202eBingo\u202c', 'Bingo'],
  ])('PRE-4: shows a title %s', (_what, title, shown) => {
    const lines = linesOf(pictureOf(sampleCard({ title })))
    expect(lines.map((line) => line.text).join(' ')).toContain(shown)
  })

  it('PRE-4, PRE-5: is a PNG of 1200 by 630, and so is the brand picture', async () => {
    const brand = await readFile('client/public/link-picture.png')
    for (const picture of [renderPng(pictureOf(sampleCard()), PICTURE_SIZE, fonts), brand])
      expect(pngSize(picture)).toEqual({ width: 1200, height: 630 })
  })
})

describe('fitting words', () => {
  const SIZES = [40, 30, 20, 10]
  const BOX = { width: 100, height: 90 }
  const fitted = (text: string) =>
    fitText(text, BOX, { sizes: SIZES, lineHeight: 1.1, measure: fonts.plain.measure })
  const words = fc
    .array(fc.string({ unit: fc.constantFrom(...'abcdeimntW-'), minLength: 1, maxLength: 25 }), {
      minLength: 1,
      maxLength: 8,
    })
    .map((list) => list.join(' '))

  it('PRE-4: makes no line wider than its box and no text taller, and cuts nothing without an ellipsis', () => {
    fc.assert(
      fc.property(words, (text) => {
        const { lines, fontSize } = fitted(text)
        for (const line of lines)
          expect(fonts.plain.measure(line) * fontSize).toBeLessThanOrEqual(BOX.width + 1e-6)
        expect(lines.length * fontSize * 1.1).toBeLessThanOrEqual(BOX.height)
        const bare = (given: string) => given.replace(/[- …]/g, '')
        const isShortened = lines.at(-1)?.endsWith('…') ?? false
        expect(bare(text).startsWith(bare(lines.join('')))).toBe(true)
        if (!isShortened) expect(bare(lines.join(''))).toBe(bare(text))
      }),
    )
  })
})
