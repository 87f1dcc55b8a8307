import {
  Blob,
  Buffer as Glyphs,
  Direction,
  Face,
  Font,
  Variation,
  shape,
  type SvgPathCommand,
} from 'harfbuzzjs'
import { readFile } from 'node:fs/promises'
import decompress from 'woff2-encoder/decompress'

/** A glyph of a shaped text, in em. */
interface Glyph {
  advance: number
  /** SVG path data with the glyph's origin at this place, in px. */
  outline: (x: number, y: number, fontSize: number) => string
}

/** One file of a font, which shapes by the rules of each script: Arabic letters join, vowel signs of Hindi move. */
export interface Typeface {
  has: (character: string) => boolean
  /** Returns the glyphs from left to right. */
  shape: (text: string, isRightToLeft: boolean) => Glyph[]
}

/** Like Barlow Semi Condensed 600, next to which these fonts appear. Fonts without these axes ignore them. */
const AXES = [new Variation('wght', 600), new Variation('wdth', 87.5)]

/** Formats path data, to tenths of a pixel. */
const pathData = (commands: SvgPathCommand[], place: (value: number, at: number) => number): string =>
  commands
    .map(({ type, values }) => type + values.map((value, at) => place(value, at).toFixed(1)).join(' '))
    .join('')

/** @param file in WOFF2 */
export async function readTypeface(file: string): Promise<Typeface> {
  const face = new Face(new Blob(await decompress(await readFile(file))))
  const font = new Font(face)
  font.setVariations(AXES)
  const em = face.upem
  const glyphs = new Glyphs()
  return {
    has: (character) => (font.nominalGlyph(character.codePointAt(0)!) ?? 0) > 0,
    shape: (text, isRightToLeft) => {
      glyphs.reset()
      glyphs.addText(text)
      glyphs.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR)
      glyphs.guessSegmentProperties()
      shape(font, glyphs)
      const positions = glyphs.getGlyphPositions()
      return glyphs.getGlyphInfos().map(({ codepoint: glyph }, at) => {
        const { xAdvance, xOffset, yOffset } = positions[at]!
        return {
          advance: xAdvance / em,
          outline: (x, y, fontSize) => {
            const scale = fontSize / em
            return pathData(font.glyphToJson(glyph), (value, axis) =>
              axis % 2 === 0 ? x + (value + xOffset) * scale : y - (value + yOffset) * scale,
            )
          },
        }
      })
    },
  }
}

/** The width of a letter's part of a bar, in em. */
const BAR_ADVANCE = 0.55

/** Draws the letters that no file has: each word is a bar of its length, so that no card looks empty. */
export const BARS: Typeface = {
  has: (character) => /[\p{L}\p{M}\p{Nd}]/u.test(character),
  shape: (text) =>
    Array.from(text.replace(/\p{M}/gu, ''), () => ({
      advance: BAR_ADVANCE,
      outline: (x, y, fontSize) => {
        const [right, top, bottom] = [x + BAR_ADVANCE * fontSize, y - 0.55 * fontSize, y - 0.1 * fontSize]
        const corners = [
          [x, bottom],
          [x, top],
          [right, top],
          [right, bottom],
        ]
        return `M${corners.map((corner) => corner.map((value) => value.toFixed(1)).join(' ')).join('L')}Z`
      },
    })),
}
