import { hyphenate } from './fit-text.ts'

/** How wide a line is, in any unit that the room is given in too. */
type Measure = (line: string) => number

interface Broken {
  lines: string[]
  /** Whether a word was cut where no syllable ends. */
  cut: boolean
}

export interface Fitted {
  lines: string[]
  fontSize: number
}

const SOFT_HYPHEN = '\u00ad'
const ELLIPSIS = '…'
/** Halvings of the room on the way to lines of about the same length. */
const BALANCING_STEPS = 6

/** A word's pieces, which lines may end after. */
function piecesOf(word: string): string[] {
  return hyphenate(word)
    .split(/(?<=[-–—/]|\u00ad)/)
    .filter((piece) => piece !== '')
}

function withoutSoftHyphens(text: string): string {
  return text.replaceAll(SOFT_HYPHEN, '')
}

/** As a line is read: of its soft hyphens the one at its end is seen. */
function asLine(pieces: string): string {
  return withoutSoftHyphens(pieces) + (pieces.endsWith(SOFT_HYPHEN) ? '-' : '')
}

/** As much of a piece as fits, at least one letter. */
function head(piece: string, room: number, measure: Measure): string {
  const letters = Array.from(piece)
  let count = 1
  while (count < letters.length && measure(withoutSoftHyphens(letters.slice(0, count + 1).join(''))) <= room)
    count++
  return letters.slice(0, count).join('')
}

/** A word that is longer than a line, broken between its pieces, and within one only where that is longer still. */
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
      const first = head(piece, room, measure)
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

/** As many lines in the narrowest room that takes them, so that no last line holds one word alone. */
function balanced(text: string, broken: Broken, room: number, measure: Measure): string[] {
  // One hyphen more is one letter more.
  const emailsOf = (lines: string[]) => lines.join('').length
  let best = broken.lines
  let [tooNarrow, wideEnough] = [0, room]
  for (let step = 0; step < BALANCING_STEPS; step++) {
    const tried = (tooNarrow + wideEnough) / 2
    const { lines, cut } = breakLines(text, tried, measure)
    const isAsGood = lines.length === best.length && !cut && emailsOf(lines) === emailsOf(best)
    if (isAsGood) [best, wideEnough] = [lines, tried]
    else tooNarrow = tried
  }
  return best
}

/** The lines that there is room for, the last one with an ellipsis. */
function shortened(lines: string[], count: number, room: number, measure: Measure): string[] {
  const kept = lines.slice(0, count)
  let last = kept.pop() ?? ''
  while (last !== '' && measure(last + ELLIPSIS) > room)
    last = Array.from(last).slice(0, -1).join('').trimEnd()
  return [...kept, last + ELLIPSIS]
}

/**
 * Breaks a text into lines for a box, in the largest size that it fits in without a word being cut. Where there is none, in the
 * largest that it fits in at all, and where there is none either, in the smallest, shortened.
 * @param measure the width of a line in parts of the font's size
 * @param sizes the largest first
 */
export function fitText(
  text: string,
  box: { width: number; height: number },
  { sizes, lineHeight, measure }: { sizes: readonly number[]; lineHeight: number; measure: Measure },
): Fitted {
  const tries = sizes.map((fontSize) => {
    const room = box.width / fontSize
    const count = Math.max(1, Math.floor(box.height / (fontSize * lineHeight)))
    const { lines, cut } = breakLines(text, room, measure)
    return { fontSize, room, count, lines, cut, fits: lines.length <= count }
  })
  const best = tries.find(({ fits, cut }) => fits && !cut) ?? tries.find(({ fits }) => fits)
  if (best) return { fontSize: best.fontSize, lines: balanced(text, best, best.room, measure) }
  const last = tries.at(-1)
  if (!last) throw new Error('No size is given')
  return { fontSize: last.fontSize, lines: shortened(last.lines, last.count, last.room, measure) }
}
