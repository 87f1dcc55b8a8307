import type { CardChange, CardContent } from '../schemas/card.ts'
import { distinctWords, type Grid } from './grid.ts'

type Words = Grid & Pick<CardContent, 'cells' | 'extra'>
type CallChange = Pick<CardChange, 'call' | 'uncall' | 'newRound' | 'round'>

/** An edit that takes more words than this from a card, and more than half of them, is another list and mends none. */
const FEW_WORDS = 2

/** The words that can be called: those of the squares, and those beyond them. */
export function wordsOf(card: Words): string[] {
  return [...new Set([...distinctWords(card), ...card.extra])]
}

/**
 * The words that an edit mended, each with its new ones: they changed in their place, stand nowhere else anymore, and the new ones
 * stood nowhere before.
 */
export function mendsOf(before: Words, after: Words): ReadonlyMap<string, string> {
  const [had, has] = [new Set(wordsOf(before)), new Set(wordsOf(after))]
  const isGone = (word: string) => had.has(word) && !has.has(word)
  if ([...had].filter(isGone).length > Math.max(FEW_WORDS, had.size / 2)) return new Map()
  const inPlace = [
    before.gridSize === after.gridSize
      ? before.cells.map((word, at) => [word, after.cells[at]] as const)
      : [],
    before.extra.length === after.extra.length
      ? before.extra.map((word, at) => [word, after.extra[at]] as const)
      : [],
  ].flat()
  return new Map(
    inPlace.flatMap(([word, now]) =>
      isGone(word) && now && has.has(now) && !had.has(now) ? [[word, now]] : [],
    ),
  )
}

/** The calls of a card after an edit: a mended word stays called, and one that no square says anymore leaves the list. */
export function carryCalls(called: readonly string[], before: Words, after: Words): readonly string[] {
  if (called.length === 0) return called
  const mends = mendsOf(before, after)
  const [had, has] = [new Set(wordsOf(before)), new Set(wordsOf(after))]
  const mended = new Set(called.map((word) => mends.get(word) ?? word))
  return [...mended].filter((word) => has.has(word) || !had.has(word))
}

/** Whether a call, one that is taken back, or a new round is meant for this round of a card. */
export const isOfRound = (current: number, { round = current }: CallChange): boolean => round === current

/** The calls after a call, one that is taken back, or a new round, which empties them. A word is called once. */
export function calledAfter(
  called: readonly string[],
  { call, uncall, newRound }: CallChange,
): readonly string[] {
  const left = newRound ? [] : called.filter((word) => word !== uncall)
  return call === undefined || left.includes(call) ? left : [...left, call]
}

interface CalledWords extends Words {
  called: readonly string[]
  round: number
}

/**
 * The words that were called between two states of a card, in their order. Words are called at the end of the list: one before the
 * last that was there already, and one that an edit mended, are none.
 */
export function callsSince(before: CalledWords, now: CalledWords): string[] {
  const known = new Set(before.round === now.round ? carryCalls(before.called, before, now) : [])
  const last = now.called.findLastIndex((word) => known.has(word))
  return now.called.slice(last + 1)
}
