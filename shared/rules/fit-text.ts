import { withSoftHyphens } from './font-step.ts'
import { segmenter } from './text.ts'

/** Returns the width of a line, in the unit of the available width. */
type Measure = (line: string) => number

interface BrokenText {
  lines: string[]
  cut: WorstBreak
}

/** The worst break in a text: within a phrase of a script that may break anywhere, or within a syllable. */
type WorstBreak = 0 | typeof IN_PHRASE | typeof IN_SYLLABLE
const IN_PHRASE = 1
const IN_SYLLABLE = 2

export interface Fitted {
  lines: string[]
  fontSize: number
}

const SOFT_HYPHEN = '\u00ad'
const ELLIPSIS = '…'
/** How much smaller the font may be so that lines end where phrases do. */
const MIN_PHRASE_SCALE = 0.7
/** The number of bisection steps when balancing line lengths. */
const BALANCING_STEPS = 6

/** Chinese, Japanese and emoji: a line may break between any two characters, except that some never begin a line. */
const BREAKS_ANYWHERE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{Extended_Pictographic}\p{RI}]/u
const NO_LINE_START = /^[、。，．！？：；）」』】〉》・ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々…]/
const NO_LINE_END = /^[（「『【〈《]/
/** Break opportunities: after a hyphen or slash, and in Japanese at the end of a phrase: after particles, in hiragana, and punctuation. */
const BREAK_OPPORTUNITY =
  /(?<=[-–—/]|\u00ad)|(?<=\p{sc=Hiragana})(?=[\p{sc=Han}\p{sc=Katakana}（「『【])|(?<=[、。，！？：；）」』】])(?![、。，！？：；）」』】])/u
/** Scripts without spaces between words. Only a dictionary can find their word boundaries. */
const SPACELESS_SCRIPTS = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/
const segmentsOf = (text: string, by = segmenter('grapheme')): string[] =>
  by ? Array.from(by.segment(text), ({ segment }) => segment) : Array.from(text)

/** Splits a word into pieces between which a line may break. */
function piecesOf(word: string): string[] {
  return withSoftHyphens(word)
    .split(BREAK_OPPORTUNITY)
    .flatMap((piece) => (SPACELESS_SCRIPTS.test(piece) ? segmentsOf(piece, segmenter('word')) : piece))
    .filter((piece) => piece !== '')
}

const withoutSoftHyphens = (text: string): string => text.replaceAll(SOFT_HYPHEN, '')

/** Renders soft hyphens as browsers do: only one at the end of a line is visible. */
function renderLine(pieces: string): string {
  return withoutSoftHyphens(pieces) + (pieces.endsWith(SOFT_HYPHEN) ? '-' : '')
}

/** Returns the longest start of a piece that fits, but at least one character. */
function longestFittingStart(piece: string, maxWidth: number, measure: Measure): string {
  const graphemes = segmentsOf(piece)
  let count = 1
  while (
    count < graphemes.length &&
    measure(withoutSoftHyphens(graphemes.slice(0, count + 1).join(''))) <= maxWidth
  )
    count++
  const isBadBreak = () =>
    NO_LINE_START.test(graphemes[count] ?? '') || NO_LINE_END.test(graphemes[count - 1] ?? '')
  while (count > 1 && isBadBreak()) count--
  return graphemes.slice(0, count).join('')
}

/** Breaks a word that is wider than a line between its pieces. Cuts a piece only if the piece itself is too wide. */
function breakWord(word: string, maxWidth: number, measure: Measure): BrokenText {
  const lines: string[] = []
  let cut: WorstBreak = 0
  let line = ''
  const queue = piecesOf(word)
  for (let piece = queue.shift(); piece !== undefined; piece = queue.shift()) {
    if (measure(renderLine(line + piece)) <= maxWidth) line += piece
    else if (line !== '') {
      lines.push(renderLine(line))
      line = ''
      queue.unshift(piece)
    } else {
      if (cut < IN_SYLLABLE) cut = BREAKS_ANYWHERE.test(piece) ? IN_PHRASE : IN_SYLLABLE
      const first = longestFittingStart(piece, maxWidth, measure)
      lines.push(withoutSoftHyphens(first))
      queue.unshift(piece.slice(first.length))
    }
    if (queue[0] === '') queue.shift()
  }
  return { lines: [...lines, renderLine(line)].filter((text) => text !== ''), cut }
}

function breakLines(text: string, maxWidth: number, measure: Measure): BrokenText {
  const lines: string[] = []
  let cut: WorstBreak = 0
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (measure(joined) <= maxWidth) lines.splice(-1, 1, joined)
    else {
      const broken = breakWord(word, maxWidth, measure)
      lines.push(...broken.lines)
      if (broken.cut > cut) cut = broken.cut
    }
  }
  return { lines, cut }
}

/** Breaks the text at the narrowest width that needs no more lines, to avoid a short last line. */
function balanceLines(text: string, broken: BrokenText, maxWidth: number, measure: Measure): string[] {
  // A different length means that the number of hyphens has changed.
  const lengthOf = (lines: string[]) => lines.join('').length
  let best = broken.lines
  let [tooNarrow, wideEnough] = [0, maxWidth]
  for (let step = 0; step < BALANCING_STEPS; step++) {
    const triedWidth = (tooNarrow + wideEnough) / 2
    const { lines, cut } = breakLines(text, triedWidth, measure)
    const isAsGood = lines.length === best.length && cut <= broken.cut && lengthOf(lines) === lengthOf(best)
    if (isAsGood) [best, wideEnough] = [lines, triedWidth]
    else tooNarrow = triedWidth
  }
  return best
}

/** Keeps `count` lines and ends the last one with an ellipsis. */
function shortenLines(lines: string[], count: number, maxWidth: number, measure: Measure): string[] {
  const kept = lines.slice(0, count)
  let last = kept.pop() ?? ''
  while (last !== '' && measure(last + ELLIPSIS) > maxWidth)
    last = segmentsOf(last).slice(0, -1).join('').trimEnd()
  return [...kept, last + ELLIPSIS]
}

/**
 * Breaks a text into lines in the largest font size that fits the box without cutting a word. If there is none, uses the
 * largest size that fits at all, or else the smallest size with an ellipsis.
 * @param sizes the font sizes, largest first
 * @param lineHeight the line height as a multiple of the font size
 * @param measure returns the width of a line in em
 */
export function fitText(
  text: string,
  box: { width: number; height: number },
  { sizes, lineHeight, measure }: { sizes: readonly number[]; lineHeight: number; measure: Measure },
): Fitted {
  const attempts = sizes.map((fontSize) => {
    const maxWidth = box.width / fontSize
    const count = Math.max(1, Math.floor(box.height / (fontSize * lineHeight)))
    const { lines, cut } = breakLines(text, maxWidth, measure)
    return { fontSize, maxWidth, count, lines, cut, fits: lines.length <= count }
  })
  const largest = attempts.find(({ fits, cut }) => fits && cut < IN_SYLLABLE)
  const inPhrases = attempts.find(({ fits, cut }) => fits && cut === 0)
  const best =
    inPhrases && largest && inPhrases.fontSize >= largest.fontSize * MIN_PHRASE_SCALE
      ? inPhrases
      : (largest ?? attempts.find(({ fits }) => fits))
  if (best) return { fontSize: best.fontSize, lines: balanceLines(text, best, best.maxWidth, measure) }
  const last = attempts.at(-1)
  if (!last) throw new Error('fitText needs at least one size')
  return { fontSize: last.fontSize, lines: shortenLines(last.lines, last.count, last.maxWidth, measure) }
}
