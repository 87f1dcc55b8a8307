import { textWeight } from '#shared/rules/font-step.ts'

/** What a page of A4 or Letter has inside its margins at least, in mm. */
const SHORT = 190
const LONG = 259
const MM_OF_PT = 25.4 / 72

/** Of the title, and of all else above the list. */
const TITLE_PT = 24
const TITLE_LETTER = 0.62
const BELOW_TITLE_MM = 14

const SIZES_PT = [13, 11.5, 10, 9, 8, 7, 6, 5]
const MOST_COLUMNS = 6
const GAP_MM = 10
/** In em, also in print.css: the box with its gap, and what is above and below an item. */
const BESIDE_WORDS = 1.75
const AROUND_ITEM = 0.66
const LINE = 1.2
/** An average letter, in em, with room for fonts other than ours: 0.46 in those. */
const LETTER = 0.56

/** About one more letter wide, in the fonts that devices have for them: Greek, Cyrillic, Hebrew, Arabic seen to dad, emoji. */
const WIDER = /[\u0370-\u05ff\u0633-\u0636]|\p{Extended_Pictographic}/gu

const lengthOf = (word: string): number => (textWeight(word) + (word.match(WIDER)?.length ?? 0)) * LETTER

/** The number of lines of a text; the width is in em. */
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

/** The largest letters with which all words fit on one page, and their columns: the fewest that do. */
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
