import { textWeight } from '#shared/rules/font-step.ts'

/** Height of the title area, in percent of the sheet's width; also in print.css. */
const TITLE_HEIGHT = 15
const TITLE_MAX_SIZE = 9.5
/** Slightly more than in CSS: accents extend above the line. */
const LINE_HEIGHT = 1.05
/** The poster font's average letter width, in em, and how full a line is before it breaks. */
const LETTER_WIDTH = 0.5
const LINE_FILL = 0.84

/** The largest title size that fits the title area, in percent of the sheet's width. */
export function titleSize(title: string): number {
  const length = textWeight(title) * LETTER_WIDTH
  for (let lines = 1; ; lines++) {
    const size = Math.min(TITLE_MAX_SIZE, TITLE_HEIGHT / (lines * LINE_HEIGHT))
    if (length * size <= 100 * LINE_FILL * lines) return Math.round(size * 100) / 100
  }
}

/** The area of an average letter, in em², including line spacing and loss at line ends. */
const LETTER_AREA = 0.62
/** The usable fraction of a square. */
const USABLE_AREA = 0.8

/**
 * The font size limit from the total area of the words. On screen a row grows with its text; on paper it cannot.
 * @returns a fraction of the square's shorter side
 */
export function wordsLimit(text: string): number {
  return Math.round((USABLE_AREA / Math.sqrt(Math.max(1, textWeight(text)) * LETTER_AREA)) * 1000) / 1000
}
