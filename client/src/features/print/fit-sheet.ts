import { textWeight } from '#shared/rules/fit-text.ts'

/** Height of the title's place, in hundredths of the sheet's width; print.css knows it too. */
const TITLE_HEIGHT = 15
const TITLE_MAX_SIZE = 9.5
/** A little more than its lines have: accents stand above them. */
const LINE_HEIGHT = 1.05
/** The poster type's average letter, in ems, and how much of a line is filled before it breaks. */
const LETTER_WIDTH = 0.5
const LINE_FILL = 0.84

/** The size of a sheet's title, in hundredths of its width: the largest at which all its lines stand in their place. */
export function titleSize(title: string): number {
  const length = textWeight(title) * LETTER_WIDTH
  for (let lines = 1; ; lines++) {
    const size = Math.min(TITLE_MAX_SIZE, TITLE_HEIGHT / (lines * LINE_HEIGHT))
    if (length * size <= 100 * LINE_FILL * lines) return Math.round(size * 100) / 100
  }
}

/** The room that one average letter takes, line and loss at its end included, in squares of the type's size. */
const ROOM_OF_A_LETTER = 0.62
const ROOM_USED = 0.8

/**
 * On paper a row cannot grow: beside the steps, the room that the words take together limits their size.
 * @returns the size as a part of the square's shorter side
 */
export function wordsLimit(text: string): number {
  return Math.round((ROOM_USED / Math.sqrt(Math.max(1, textWeight(text)) * ROOM_OF_A_LETTER)) * 1000) / 1000
}
