import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import opentype, { type Font, type Path } from 'opentype.js'
import type { Face, Faces, TextShape } from '#shared/picture/shapes.ts'

/** A family of several files. Each character is rendered by the first file that has it. */
export interface FontFamily extends Face {
  /** Whether the family has every character. */
  covers: (text: string) => boolean
  /** SVG path data of the glyphs' outlines. */
  outlines: (line: TextShape) => string
}

export interface Fonts extends Faces {
  poster: FontFamily
  plain: FontFamily
}

const POSTER_FILES = ['passion-one-latin-700-normal.woff', 'passion-one-latin-ext-700-normal.woff']
const PLAIN_FILES = [
  'barlow-semi-condensed-latin-600-normal.woff',
  'barlow-semi-condensed-latin-ext-600-normal.woff',
  'barlow-semi-condensed-vietnamese-600-normal.woff',
]

async function readFont(file: string): Promise<Font> {
  const { buffer, byteOffset, byteLength } = await readFile(file)
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
}

/** Splits a line into parts that one font can render. Characters without a glyph stay in the current part. */
function runsOf(line: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const character of line) {
    const last = runs.at(-1)
    const font =
      fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0) ?? last?.font ?? fonts[0]!
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

/** In tenths of a pixel. `toPathData` of opentype.js 1.3.5 writes NaN for numbers close to zero. */
function pathData({ commands }: Path): string {
  const at = (...numbers: number[]) => numbers.map((number) => number.toFixed(1)).join(' ')
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z'
      const { type, x, y } = command
      if (type === 'Q') return `Q${at(command.x1, command.y1, x, y)}`
      if (type === 'C') return `C${at(command.x1, command.y1, command.x2, command.y2, x, y)}`
      return `${type}${at(x, y)}`
    })
    .join('')
}

/** @param toBaseline from the middle of a line down to its baseline, in em */
async function readFamily(
  folder: string,
  files: readonly string[],
  { family, lineHeight, toBaseline }: Pick<Face, 'family' | 'lineHeight'> & { toBaseline: number },
): Promise<FontFamily> {
  const fonts = await Promise.all(files.map((file) => readFont(join(folder, file))))
  const hasGlyph = (character: string) => fonts.some((font) => font.charToGlyphIndex(character) > 0)
  /** Without kerning, which makes lines slightly narrower. */
  const measure = (line: string) =>
    runsOf(line, fonts).reduce(
      (width, { font, text }) => width + font.getAdvanceWidth(text, 1, { kerning: false }),
      0,
    )
  return {
    family,
    lineHeight,
    measure,
    covers: (text) => Array.from(text).every(hasGlyph),
    outlines: ({ text, x, y, height, fontSize, align }) => {
      // Whole pixels, so that lines of the same text look the same.
      const baseline = Math.round(y - height / 2) + Math.round(height / 2 + fontSize * toBaseline)
      const runs = runsOf(text, fonts).map((run) => ({
        ...run,
        width: run.font.getAdvanceWidth(run.text, fontSize),
      }))
      const width = runs.reduce((sum, run) => sum + run.width, 0)
      let left = align === 'left' ? x : Math.round(x - width / 2)
      return runs
        .map((run) => {
          const path = run.font.getPath(run.text, left, baseline, fontSize)
          left += run.width
          return pathData(path)
        })
        .join('')
    },
  }
}

/** @param folder with the files that the build has copied (scripts/lib/og-images.mjs) */
export async function readFonts(folder: string): Promise<Fonts> {
  const [poster, plain] = await Promise.all([
    readFamily(folder, POSTER_FILES, { family: 'poster', lineHeight: 0.95, toBaseline: 0.2845 }),
    readFamily(folder, PLAIN_FILES, { family: 'plain', lineHeight: 1.1, toBaseline: 0.39 }),
  ])
  return { poster, plain }
}
