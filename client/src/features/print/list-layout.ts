import { textWeight } from '#shared/rules/font-step.ts'

/** The smaller width and height of A4 and Letter inside the margins, in mm. */
const SHORT = 190
const LONG = 259
const MM_OF_PT = 25.4 / 72

/** The font size and average letter width of the title, and the height of everything else above the list. */
const TITLE_PT = 24
const TITLE_LETTER = 0.62
const BELOW_TITLE_MM = 14

const SIZES_PT = [13, 11.5, 10, 9, 8, 7, 6, 5]
const MOST_COLUMNS = 6
const GAP_MM = 10
/** The box with its gap, and the padding above and below an item, in em; also in sheet.css. */
const BESIDE_WORDS = 1.75
const AROUND_ITEM = 0.66
const LINE = 1.2
/** The width of an average letter, in em. It is 0.46 in the app's fonts; the rest is a margin for other fonts. */
const LETTER = 0.56

/** Characters about one letter wider in device fonts: Greek, Cyrillic, Hebrew, Arabic seen to dad, emoji. */
const WIDER = /[\u0370-\u05ff\u0633-\u0636]|\p{Extended_Pictographic}/gu

const lengthOf = (word: string): number => (textWeight(word) + (word.match(WIDER)?.length ?? 0)) * LETTER

/** Returns the number of lines of a text at a width in em. */
function linesOf(text: string, width: number): number {
  let lines = 0
  let left = 0
  for (const word of text.split(/\s/)) {
    const length = lengthOf(word)
    if (length > left) {
      lines += Math.ceil(length / width)
      left = width - (length % width)
    } else left -= length
    left -= LETTER
  }
  return lines
}

/** Returns the largest font size at which all words fit on one page, and the smallest number of columns for it. */
export function listLayout(title: string, words: readonly string[], isLandscape: boolean) {
  const [width, height] = isLandscape ? [LONG, SHORT] : [SHORT, LONG]
  const titleMm = TITLE_PT * MM_OF_PT
  const titleLines = Math.ceil((textWeight(title) * TITLE_LETTER * titleMm) / width)
  const room = height - titleLines * titleMm - BELOW_TITLE_MM
  const fewest = isLandscape ? 3 : 2
  for (const size of SIZES_PT)
    for (let columns = fewest; columns <= MOST_COLUMNS; columns++) {
      const em = size * MM_OF_PT
      const column = ((width + GAP_MM) / columns - GAP_MM) / em - BESIDE_WORDS
      const lines = words.map((text) => linesOf(text, column))
      const rows = Math.ceil(words.length / columns)
      let needed = rows * AROUND_ITEM
      for (let row = 0; row < rows; row++)
        needed += LINE * Math.max(...lines.filter((_, at) => at % rows === row))
      if (needed * em <= room) return { size, columns }
    }
  return { size: SIZES_PT.at(-1)!, columns: fewest }
}
