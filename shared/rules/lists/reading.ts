import { LINE_BREAK, tidyLine } from '../text.ts'

/** One way to select items from a list. */
export interface Choice {
  /** all: every item. part: the items of one column, field or topic. lines: every line as it is. */
  kind: 'all' | 'part' | 'lines'
  /** A column's header, or its number from 1 if there is none; a field's name; a topic. */
  name: string
  /** The complete items in order, including duplicates. */
  items: readonly string[]
}

/** The result of reading a list. Nothing is lost: every text is in a choice's items or in `leftOut`. */
export interface Reading {
  /** The form of the list: lines, a table, or data. */
  form: 'lines' | 'table' | 'data'
  /** The most likely choice comes first. */
  choices: readonly Choice[]
  /** Texts that are not items: headings, columns of numbers, B I N G O, the free space. */
  leftOut: readonly string[]
}

/** A list as it was pasted, dropped, typed or opened, before the lazy-loaded code reads it. */
export interface ListText {
  text: string
  /** The same list as HTML. */
  html?: string | undefined
  /** The reading of an office file, from its markup. */
  fromMarkup?: Reading | undefined
}

export interface Item {
  text: string
  /** The heading or name of the item's list; '' if there is none. */
  topic: string
}

/** Whether more than half of the values, and at least two, satisfy the condition. */
export function areMostly<T>(all: readonly T[], is: (one: T) => boolean): boolean {
  const count = all.filter(is).length
  return count > 1 && count * 2 > all.length
}

/** Groups values by name, in order. */
export function grouped<T>(entries: readonly (readonly [name: string, value: T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const [name, value] of entries) (groups.get(name) ?? groups.set(name, []).get(name)!).push(value)
  return groups
}

/** Returns the choices for items: all of them, and those of each topic if there are several. */
export function choicesOf(items: readonly Item[]): [Choice, ...Choice[]] {
  const shown = items
    .map(({ text, topic }) => [topic, tidyLine(text)] as const)
    .filter(([, text]) => text !== '')
  const topics = [...grouped(shown.filter(([topic]) => topic !== ''))]
  const parts = topics.length > 1 && topics.length < shown.length ? topics : []
  return [
    { kind: 'all', name: '', items: shown.map(([, text]) => text) },
    ...parts.map(([name, texts]): Choice => ({ kind: 'part', name, items: texts })),
  ]
}

/** Splits a text into trimmed lines, including blank ones. */
export const linesOf = (text: string): string[] => text.split(LINE_BREAK).map((line) => line.trim())

/** Tidies texts, and drops those that are then empty. */
export const tidyAll = (texts: readonly string[]): string[] =>
  texts.map(tidyLine).filter((text) => text !== '')

/** URLs, email addresses, file names of pictures and sounds, color codes, UUIDs, dates with a time. */
export const ADDRESS =
  /^(?:https?:\S+|\S+@\S+\.\w+|\S+\.(?:gif|jpe?g|mp3|png|svg|wav|webp)|#[\da-f]{3,8}|[\da-f]{8}-[\da-f-]{27}|(?:\d{1,4}[./-]){2}\d{1,4},?[ T]\d\d?:\d\d.*)$/iu

/** Whether a text contains no words: only numbers and punctuation, or an address. */
export const hasNoWords = (text: string): boolean => /^\P{L}+$/u.test(text) || ADDRESS.test(text)

/** Names of columns and fields that contain the words, in files of bingo cards and lists of goals. */
export const ITEM_FIELD =
  /^(?:items?|activit(?:y|ies)|challenges?|choices?|elements?|entr(?:y|ies)|options?|rows?|terms?|tiles?|values?|texts?|(?:(?:first|given|full|student|player|employee|display|common|track|song|movie)[ _-]?|fore)?names?(?: \(.*\))?|students?|players?|tracks?|songs?|movies?|titles?|goals?|phrases?|squares?|cells?|contents?|prompts?|(?:buzz)?words?|descriptions?|labels?|tasks?|questions?|vocabulary|begriffe?|wörter|wort|felder|feld|vornamen?|voornaam|prénom|nombres?|imię|isim|adı?|palavras?|frases?|textos?|nomes?|項目|内容|お題|名前|氏名|単語|詞彙|词汇|词语|단어|내용|이름|النص|العبارة)$/iu

/** A text in capitals: a heading, if every block of lines or only the first row of a table has one. */
export const CAPITALS = /^(?=.*\p{Lu}{2})\P{Ll}+$/u

/** The text of a free space. */
export const FREE_SPACE =
  /^\W*(?:free(?:\s?(?:space|spot|square|cell)(?:\s\(.*\))?)?|frei|freies feld|joker|フリー|حرة)\W*$/iu
