import { LINE_BREAK, tidyLine } from '../text.ts'

/** One way to take the items from a list. */
export interface Choice {
  /** all: everything that is an item. part: a column, a field or a topic of it. lines: each line as it is. */
  kind: 'all' | 'part' | 'lines'
  /** A column's heading, or its number from 1 where it has none; a field's name; a topic. */
  name: string
  /** Whole and in order, doubles included. */
  items: readonly string[]
}

/** A list as it was read. No word of it is lost: it is in an item of a choice, or left out by name. */
export interface Reading {
  /** How it is written: in lines, as a table, or as data of a program. */
  form: 'lines' | 'table' | 'data'
  /** The first one is the likeliest. */
  choices: readonly Choice[]
  /** What no item is made of: headings, columns of numbers, B I N G O, the free space. */
  leftOut: readonly string[]
}

/** A list as it was pasted, dropped, typed or opened; code that loads then reads it. */
export interface ListText {
  text: string
  /** The same as a page has it. */
  html?: string | undefined
  /** What the marks of an office file say. */
  marked?: Reading | undefined
}

export interface Item {
  text: string
  /** The heading or the name that it stands below; '' without one. */
  topic: string
}

/** Whether more than half of all, and at least two, are so. */
export function areMost<T>(all: readonly T[], is: (one: T) => boolean): boolean {
  const count = all.filter(is).length
  return count > 1 && count * 2 > all.length
}

/** The values of entries by their names, in order. */
export function grouped<T>(entries: readonly (readonly [name: string, value: T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const [name] of entries) groups.set(name, [])
  for (const [name, value] of entries) groups.get(name)!.push(value)
  return groups
}

/** All items, or those of one topic where there are several. */
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

/** The lines of a text, trimmed; blank ones too. */
export const linesOf = (text: string): string[] => text.split(LINE_BREAK).map((line) => line.trim())

/** The texts in which something shows, tidied. */
export const tidied = (texts: readonly string[]): string[] =>
  texts.map(tidyLine).filter((text) => text !== '')

/** Addresses, also of people, names of pictures, colours, keys of a database, dates with a time. */
export const ADDRESS =
  /^(?:https?:\S+|\S+@\S+\.\w+|\S+\.(?:gif|jpe?g|mp3|png|svg|wav|webp)|#[\da-f]{3,8}|[\da-f]{8}-[\da-f-]{27}|(?:\d{1,4}[./-]){2}\d{1,4},?[ T]\d\d?:\d\d.*)$/iu

/** Whether a text says nothing: numbers and signs, or an address. */
export const isNoWord = (text: string): boolean => /^\P{L}+$/u.test(text) || ADDRESS.test(text)

/** Names of what holds the words, in files of bingo cards and lists of goals. */
export const WORDS =
  /^(?:items?|activit(?:y|ies)|challenges?|choices?|elements?|entr(?:y|ies)|options?|rows?|terms?|tiles?|values?|texts?|(?:(?:first|given|full|student|player|employee|display|common|track|song|movie)[ _-]?|fore)?names?(?: \(.*\))?|students?|players?|tracks?|songs?|movies?|titles?|goals?|phrases?|squares?|cells?|contents?|prompts?|(?:buzz)?words?|descriptions?|labels?|tasks?|begriffe?|wörter|wort|felder|feld|vornamen?|voornaam|prénom|nombres?|imię|isim|adı?|palavras?|frases?|textos?|nomes?|項目|内容|お題|名前|氏名|単語|단어|내용|이름|النص|العبارة)$/iu

/** A square that is free for everyone. */
export const FREE =
  /^\W*(?:free(?:\s?(?:space|spot|square|cell)(?:\s\(.*\))?)?|frei|freies feld|joker|フリー|حرة)\W*$/iu
