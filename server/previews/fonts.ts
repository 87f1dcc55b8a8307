import createBidi from 'bidi-js'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Face, Faces, TextShape } from '#shared/picture/shapes.ts'
import { EMOJI_ADVANCE, EMOJI_SIZE, readEmoji, type Emoji } from './emoji.ts'
import { BARS, readTypeface, type Typeface } from './typeface.ts'

/** The drawing of an emoji, at its place in a picture. */
export interface PlacedEmoji {
  drawing: string
  left: number
  top: number
  size: number
}

/** A family of font files, and the emoji. The first file with a character draws it; `plain` draws others as bars. */
interface FontFamily extends Face {
  /** Returns the characters of a text that can be drawn. */
  drawable: (text: string) => string
  /** Returns SVG path data of the glyphs' outlines, and the emoji between them. */
  layOut: (line: TextShape) => { outlines: string; emoji: PlacedEmoji[] }
}

export interface Fonts extends Faces {
  poster: FontFamily
  plain: FontFamily
}

/** A file's entry in the list that scripts/lib/glyphs.mjs writes. */
interface FontFile {
  family: 'poster' | 'plain' | 'scripts' | 'japanese' | 'chinese' | 'korean'
  file: string
  /** The range as in CSS: `U+0-FF,U+131`. */
  range: string
}

/** A part of a line that one file draws in one direction, or an emoji. */
interface Run {
  text: string
  level: number
  typeface?: Typeface
  drawing?: string
}

interface Drawers {
  typefaces: readonly Typeface[]
  emoji: Emoji
}

type Metrics = Pick<Face, 'family' | 'lineHeight'> & {
  /** From the middle of a line down to its baseline, in em. */
  toBaseline: number
}

const bidi = createBidi()
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** An emoji or another symbol of two UTF-16 units: bidi-js takes these for Latin letters (findings/bidi-js-*.sh). */
const LONG_SIGN = /(?!\p{L})[\u{10000}-\u{10ffff}]/gu
/** Characters that are shown in color unless the text requests the opposite. */
const IN_COLOUR = /\p{Emoji_Presentation}|[\ufe0f\u20e3]/u
/** From the baseline up to the middle of a capital, which is the middle of an emoji's drawing too, in em. */
const CAPITAL_MIDDLE = 0.35
/** The characters of every picture: our own words, hyphens and ellipses. */
const ALWAYS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32))}…`

/** Splits a line into runs, without the characters that nothing can draw. */
function runsOf(line: string, { typefaces, emoji }: Drawers, direction: 'ltr' | 'rtl' = 'ltr'): Run[] {
  const runs: Run[] = []
  const { levels } = bidi.getEmbeddingLevels(line.replace(LONG_SIGN, '☀☀'), direction)
  for (const { segment, index } of clusters.segment(line)) {
    const level = levels[index] ?? 0
    const known = (character: string) => typefaces.find(({ has }) => has(character))
    const drawings = IN_COLOUR.test(segment) || !known(segment) ? emoji(segment) : []
    for (const [at, drawing] of drawings.entries())
      runs.push({ text: at === 0 ? segment : '', level, drawing })
    if (drawings.length > 0) continue
    for (const character of segment) {
      const last = runs.at(-1)
      // Accents and joiners belong to the letter before.
      const joins = /[\p{M}\p{Cf}]/u.test(character)
      const typeface = joins && last?.typeface?.has(character) ? last.typeface : known(character)
      if (!typeface || (joins && last?.typeface !== typeface)) continue
      if (last?.typeface === typeface && last.level === level) last.text += character
      else runs.push({ text: character, level, typeface })
    }
  }
  return runs
}

/** Orders runs from left to right, by rule L2 of Unicode's bidirectional algorithm. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--)
    for (let start = 0, end; start < ordered.length; start = end + 1) {
      for (end = start; ordered[end] && ordered[end]!.level >= level;) end++
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
    }
  return ordered
}

const glyphsOf = ({ typeface, text, level }: Run) => typeface?.shape(text, level % 2 === 1) ?? []

function widthOf(run: Run): number {
  return run.drawing === undefined
    ? glyphsOf(run).reduce((sum, { advance }) => sum + advance, 0)
    : EMOJI_ADVANCE
}

function familyOf(drawers: Drawers, metrics: Metrics): FontFamily {
  const widths = new Map<string, number>()
  function widthOfWord(word: string): number {
    const known = widths.get(word)
    if (known !== undefined) return known
    const width = runsOf(word, drawers).reduce((sum, run) => sum + widthOf(run), 0)
    widths.set(word, width)
    return width
  }
  /** Measures a line by words, most of which are measured more than once while a text is fitted. */
  const measure = (line: string) => {
    const words = line.split(' ')
    return words.reduce((sum, word) => sum + widthOfWord(word), (words.length - 1) * widthOfWord(' '))
  }
  return {
    family: metrics.family,
    lineHeight: metrics.lineHeight,
    measure,
    drawable: (text) =>
      runsOf(text, drawers)
        .map((run) => run.text)
        .join(''),
    layOut: ({ text, x, y, height, fontSize, align, isRightToLeft }) => {
      // Whole pixels, so that lines of the same text look the same.
      const baseline = Math.round(y - height / 2) + Math.round(height / 2 + fontSize * metrics.toBaseline)
      const runs = runsOf(text, drawers, isRightToLeft ? 'rtl' : 'ltr')
      const width = runs.reduce((sum, run) => sum + widthOf(run), 0) * fontSize
      let left = Math.round(align === 'left' ? x : align === 'right' ? x - width : x - width / 2)
      const placed: PlacedEmoji[] = []
      let outlines = ''
      for (const run of inVisualOrder(runs)) {
        if (run.drawing !== undefined) {
          const size = EMOJI_SIZE * fontSize
          const advance = EMOJI_ADVANCE * fontSize
          const top = baseline - CAPITAL_MIDDLE * fontSize - size / 2
          placed.push({ drawing: run.drawing, left: left + (advance - size) / 2, top, size })
          left += advance
        }
        for (const { advance, outline } of glyphsOf(run)) {
          outlines += outline(left, baseline, fontSize)
          left += advance * fontSize
        }
      }
      return { outlines, emoji: placed }
    },
  }
}

/** Returns the families for a text. Han characters differ by language: without kana or Hangul they count as Chinese. */
function familiesFor(text: string): FontFile['family'][] {
  const [first, ...others] = /[\u3040-\u30ff]/.test(text)
    ? (['japanese', 'chinese', 'korean'] as const)
    : /\p{Script=Hangul}/u.test(text)
      ? (['korean', 'japanese', 'chinese'] as const)
      : (['chinese', 'japanese', 'korean'] as const)
  return ['plain', 'scripts', first, ...others]
}

function parseRange(range: string): [from: number, to: number][] {
  return range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-')
    return [parseInt(from, 16), parseInt(to, 16)]
  })
}

/**
 * @param folder with the files that the build has copied (scripts/lib/glyphs.mjs)
 * @returns the fonts for a picture with this text. A file is read when a character first needs it.
 */
export function readFonts(folder: string): (text: string) => Promise<Fonts> {
  const files = (JSON.parse(readFileSync(join(folder, 'fonts.json'), 'utf8')) as FontFile[]).map((entry) => ({
    ...entry,
    ranges: parseRange(entry.range),
  }))
  const emoji = readEmoji(folder)
  const loaded = new Map<string, Promise<Typeface>>()
  function typefaceOf(file: string): Promise<Typeface> {
    const typeface = loaded.get(file) ?? readTypeface(join(folder, file))
    loaded.set(file, typeface)
    return typeface
  }

  async function typefacesFor(text: string, families: FontFile['family'][]): Promise<Typeface[]> {
    const missing = new Set(ALWAYS + text)
    const typefaces: Typeface[] = []
    for (const { file, ranges } of families.flatMap((name) =>
      files.filter(({ family }) => family === name),
    )) {
      const has = (character: string) => {
        const codePoint = character.codePointAt(0)!
        return ranges.some(([from, to]) => codePoint >= from && codePoint <= to)
      }
      if (!Array.from(missing).some(has)) continue
      const typeface = await typefaceOf(file)
      typefaces.push(typeface)
      for (const character of missing) if (typeface.has(character)) missing.delete(character)
    }
    return typefaces
  }

  return async (text) => {
    const [poster, plain] = await Promise.all([
      typefacesFor(text, ['poster']),
      typefacesFor(text, familiesFor(text)),
    ])
    return {
      poster: familyOf(
        { typefaces: poster, emoji },
        { family: 'poster', lineHeight: 0.95, toBaseline: 0.2845 },
      ),
      plain: familyOf(
        { typefaces: [...plain, BARS], emoji },
        { family: 'plain', lineHeight: 1.1, toBaseline: 0.39 },
      ),
    }
  }
}
