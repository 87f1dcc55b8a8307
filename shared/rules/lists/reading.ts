import { LINE_BREAK, tidyLine } from '../text.ts'

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
  /** How it is written: in lines, as a table, or as data of a program. */
  form: 'lines' | 'table' | 'data'
  /** The first one is the likeliest. */
  choices: readonly Choice[]
  /** What no item is made of: headings, columns of numbers, B I N G O, the free space. */
  leftOut: readonly string[]
}

export interface Item {
  text: string
  /** The heading or the name that it stands below; '' without one. */
  topic: string
}

/** A list of items: all, or those of one topic where there are several. */
export function readingOf(
  form: Reading['form'],
  items: readonly Item[],
  leftOut: readonly string[] = [],
): Reading {
  const topics = new Map<string, string[]>()
  for (const { text, topic } of items) {
    const others = topics.get(topic)
    if (others) others.push(text)
    else topics.set(topic, [text])
  }
  const named = [...topics].filter(([name]) => name !== '')
  const parts = named.length > 1 ? named : []
  return {
    form,
    choices: [
      { kind: 'all', name: '', items: tidied(items.map(({ text }) => text)) },
      ...parts.map(([name, texts]): Choice => ({ kind: 'topic', name, items: tidied(texts) })),
    ],
    leftOut: tidied(leftOut),
  }
}

/** The lines of a text, trimmed; blank ones too. */
export const linesOf = (text: string): string[] => text.split(LINE_BREAK).map((line) => line.trim())

/** The texts in which something shows, tidied. */
export const tidied = (texts: readonly string[]): string[] =>
  texts.map(tidyLine).filter((text) => text !== '')

export const isNumber = (text: string): boolean => /^[-+]?[\d.,\u00a0]*\d\s*%?$/u.test(text)
