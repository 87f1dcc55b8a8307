import { hyphenate } from './font-step.ts'

/** The width of a line, in the unit of the available width. */
type Measure = (line: string) => number

interface Broken {
  lines: string[]
  /** Whether a word was cut inside a syllable. */
  cut: boolean
}

export interface Fitted {
  lines: string[]
  fontSize: number
}

const SOFT_HYPHEN = '\u00ad'
const ELLIPSIS = '…'
/** Bisection steps when balancing line lengths. */
const BALANCING_STEPS = 6

/** Splits a word where a line may break. */
function piecesOf(word: string): string[] {
  return hyphenate(word)
    .split(/(?<=[-–—/]|\u00ad)/)
    .filter((piece) => piece !== '')
}

const withoutSoftHyphens = (text: string): string => text.replaceAll(SOFT_HYPHEN, '')

/** Renders soft hyphens: only one at the end of a line is visible. */
function asLine(pieces: string): string {
  return withoutSoftHyphens(pieces) + (pieces.endsWith(SOFT_HYPHEN) ? '-' : '')
}

/** The longest start of a piece that fits; at least one letter. */
function longestStart(piece: string, room: number, measure: Measure): string {
  const letters = Array.from(piece)
  let count = 1
  while (count < letters.length && measure(withoutSoftHyphens(letters.slice(0, count + 1).join(''))) <= room)
    count++
  return letters.slice(0, count).join('')
}

/** Breaks a word that is wider than a line between its pieces; cuts a piece only if it is itself too wide. */
function breakWord(word: string, room: number, measure: Measure): Broken {
  const lines: string[] = []
  let cut = false
  let line = ''
  const queue = piecesOf(word)
  for (let piece = queue.shift(); piece !== undefined; piece = queue.shift()) {
    if (measure(asLine(line + piece)) <= room) line += piece
    else if (line !== '') {
      lines.push(asLine(line))
      line = ''
      queue.unshift(piece)
    } else {
      cut = true
      const first = longestStart(piece, room, measure)
      lines.push(withoutSoftHyphens(first))
      queue.unshift(piece.slice(first.length))
    }
    if (queue[0] === '') queue.shift()
  }
  return { lines: [...lines, asLine(line)].filter((text) => text !== ''), cut }
}

function breakLines(text: string, room: number, measure: Measure): Broken {
  const lines: string[] = []
  let cut = false
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const together = last === undefined ? word : `${last} ${word}`
    if (measure(together) <= room) lines.splice(-1, 1, together)
    else {
      const broken = breakWord(word, room, measure)
      lines.push(...broken.lines)
      cut ||= broken.cut
    }
  }
  return { lines, cut }
}

/** Breaks the text at the narrowest width that keeps the number of lines, to avoid a short last line. */
function balanced(text: string, broken: Broken, room: number, measure: Measure): string[] {
  // A different length means a different number of hyphens.
  const lengthOf = (lines: string[]) => lines.join('').length
  let best = broken.lines
  let [tooNarrow, wideEnough] = [0, room]
  for (let step = 0; step < BALANCING_STEPS; step++) {
    const tried = (tooNarrow + wideEnough) / 2
    const { lines, cut } = breakLines(text, tried, measure)
    const isAsGood = lines.length === best.length && !cut && lengthOf(lines) === lengthOf(best)
    if (isAsGood) [best, wideEnough] = [lines, tried]
    else tooNarrow = tried
  }
  return best
}

/** Keeps `count` lines and ends the last one with an ellipsis. */
function shortened(lines: string[], count: number, room: number, measure: Measure): string[] {
  const kept = lines.slice(0, count)
  let last = kept.pop() ?? ''
  while (last !== '' && measure(last + ELLIPSIS) > room)
    last = Array.from(last).slice(0, -1).join('').trimEnd()
  return [...kept, last + ELLIPSIS]
}

/**
 * Breaks a text into lines in the largest font size that fits the box without cutting a word. If there is none, uses the
 * largest size that fits at all; otherwise the smallest size, with an ellipsis.
 * @param sizes font sizes, the largest first
 * @param lineHeight as a multiple of the font size
 * @param measure the width of a line in em
 */
export function fitText(
  text: string,
  box: { width: number; height: number },
  { sizes, lineHeight, measure }: { sizes: readonly number[]; lineHeight: number; measure: Measure },
): Fitted {
  const attempts = sizes.map((fontSize) => {
    const room = box.width / fontSize
    const count = Math.max(1, Math.floor(box.height / (fontSize * lineHeight)))
    const { lines, cut } = breakLines(text, room, measure)
    return { fontSize, room, count, lines, cut, fits: lines.length <= count }
  })
  const best = attempts.find(({ fits, cut }) => fits && !cut) ?? attempts.find(({ fits }) => fits)
  if (best) return { fontSize: best.fontSize, lines: balanced(text, best, best.room, measure) }
  const last = attempts.at(-1)
  if (!last) throw new Error('fitText needs at least one size')
  return { fontSize: last.fontSize, lines: shortened(last.lines, last.count, last.room, measure) }
}
