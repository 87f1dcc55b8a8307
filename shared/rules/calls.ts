import type { CardChange, CardContent } from '../schemas/card.ts'
import { distinctWords, type Grid } from './grid.ts'

type Words = Grid & Pick<CardContent, 'cells' | 'extra'>
type CallChange = Pick<CardChange, 'call' | 'uncall' | 'newRound' | 'round'>

/** An edit that removes more words than this, and more than half of them, replaces the list and mends no words. */
const FEW_WORDS = 2

/** Returns the words that can be called: those in squares, and the extra words. */
export function wordsOf(card: Words): string[] {
  return [...new Set([...distinctWords(card), ...card.extra])]
}

/**
 * Returns the words that an edit mended, each with its replacement: the word changed in place, is nowhere else on the card, and the
 * replacement was nowhere on the card before.
 */
export function rewordingsOf(before: Words, after: Words): ReadonlyMap<string, string> {
  const [wordsBefore, wordsAfter] = [new Set(wordsOf(before)), new Set(wordsOf(after))]
  const isGone = (word: string) => wordsBefore.has(word) && !wordsAfter.has(word)
  if ([...wordsBefore].filter(isGone).length > Math.max(FEW_WORDS, wordsBefore.size / 2)) return new Map()
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
      isGone(word) && now && wordsAfter.has(now) && !wordsBefore.has(now) ? [[word, now]] : [],
    ),
  )
}

/** Returns the calls of a card after an edit: a mended word stays called, and a word that was removed is no longer called. */
export function carryCalls(called: readonly string[], before: Words, after: Words): readonly string[] {
  if (called.length === 0) return called
  const mends = rewordingsOf(before, after)
  const [wordsBefore, wordsAfter] = [new Set(wordsOf(before)), new Set(wordsOf(after))]
  const mended = new Set(called.map((word) => mends.get(word) ?? word))
  return [...mended].filter((word) => wordsAfter.has(word) || !wordsBefore.has(word))
}

/** Whether a call, an undone call or a new round is meant for the card's current round. */
export const isOfRound = (current: number, { round = current }: CallChange): boolean => round === current

/** Returns the calls after a call, an undone call, or a new round, which clears them. A word is called only once. */
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
 * Returns the words that were called between two states of a card, in order. New calls are appended to the list, so words that
 * precede an already known one, and mended words, are not new calls.
 */
export function callsSince(before: CalledWords, now: CalledWords): string[] {
  const known = new Set(before.round === now.round ? carryCalls(before.called, before, now) : [])
  const last = now.called.findLastIndex((word) => known.has(word))
  return now.called.slice(last + 1)
}
