import type { GridSize } from '#shared/product.ts'
import { carryMarks, type NewVersion, type MarksState } from '#shared/rules/carry-marks.ts'

/** Returns cells from a text with one letter per cell, and `.` for a blank one. */
const cellsOf = (letters: string) =>
  [...letters.replace(/\s/g, '')].map((letter) => (letter === '.' ? '' : letter))

/** Returns a player's marks on version 1 of a card with these letters. */
export function marksOn(letters: string, marks: number[]): MarksState {
  return { version: 1, cells: cellsOf(letters), marks, edited: [], setAside: [], round: 1 }
}

/** Returns version 2 of a card, with these letters. */
export function arriving(letters: string, hasFreeSpace = false): NewVersion {
  const cells = cellsOf(letters)
  return { version: 2, gridSize: Math.sqrt(cells.length) as GridSize, hasFreeSpace, cells }
}

export const carry = (before: MarksState, letters: string) => carryMarks(before, arriving(letters))
