import { LINE_BREAK, tidyLine } from '../text.ts'

/** How a list is written: in lines, in parts of one line, as a table, or as data of a program. */
type ListForm = 'lines' | 'parts' | 'table' | 'data'

/** One way to take the items from a list. */
export interface Choice {
  /** all: everything that is an item. column, topic: a part of it. lines: each line as it is. */
  kind: 'all' | 'column' | 'topic' | 'lines'
  /** A column's heading, or its number from 1 where it has none; a topic. */
  name: string
  /** Whole and in order, doubles included. */
  items: readonly string[]
}

/** A list as it was read. No word of it is lost: it is in an item of a choice, or left out by name. */
export interface Reading {
  form: ListForm
  /** The first one is the likeliest. */
  choices: readonly Choice[]
  /** What no item is made of: headings, columns of numbers, B I N G O, the free space. */
  leftOut: readonly string[]
}

/** Parsers that load when a list needs one. All but `csv` throw on a text that is none of their kind. */
export interface Parsers {
  json5: () => Promise<(text: string) => unknown>
  yaml: () => Promise<(text: string) => unknown>
  /** The cells of each row between separators, quoted as in CSV; none if the quotes don't match. */
  csv: () => Promise<(text: string, separator: string) => string[][]>
}

/** Byte order marks and characters that hide in pasted words. Those that join letters and emoji stay. */
const HIDDEN = /[\u00ad\u200b\u2060\ufeff]/gu
/** Bullets of Word's symbol fonts. */
const SYMBOLS = /[\uf0a7\uf0b7\uf0d8]/gu
/** Patterns that look for blanks before a sign try each blank of such a run; two say as much. */
const MANY_BLANKS = /[^\S\r\n\t\u2028\u2029]{3,}/gu

/** A text without what does not show and without long runs of blanks, with one sign for all bullets of symbol fonts. */
export const shownText = (text: string): string =>
  text.replace(HIDDEN, '').replace(SYMBOLS, '•').replace(MANY_BLANKS, '  ')

/** The lines of a text, trimmed; blank ones too. */
export const linesOf = (text: string): string[] => text.split(LINE_BREAK).map((line) => line.trim())

/** The texts in which something shows, tidied. */
export const tidied = (texts: readonly string[]): string[] =>
  texts.map(tidyLine).filter((text) => text !== '')

export const isNumber = (text: string): boolean => /^[-+]?[\d.,\u00a0]*\d\s*%?$/u.test(text)
