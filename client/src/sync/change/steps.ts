import { MAX_EXTRA } from '#shared/product.ts'
import { calledAfter, carryCalls, isOfRound } from '#shared/rules/calls.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { hasRoom } from '#shared/rules/card-size.ts'
import { freeIndexOf, isSameGrid, sameCells, type Grid } from '#shared/rules/grid.ts'
import { seededRandom } from '#shared/rules/seeded-random.ts'
import type { Card, CardChange, CardContent } from '#shared/schemas/card.ts'
import { FIELD_NAMES, type FieldName } from './difference.ts'
import { operate, refusalOf, type Operation } from './operations.ts'
import { wordsIn } from './revert.ts'

/**
 * What an author did, which can be done again on a newer card.
 * - `words`: `was` are the words that they saw there when they began to type, on `grid`
 * - `extra`: the words without a square, before and after
 * - `operation`: the seed makes a shuffle the same each time; of the words that the author saw it took `gone`, and brought `made`
 * - `call`: `round` is the one that it is meant for; earlier versions stored none
 */
type Deed =
  | { type: 'words'; index: number; grid: Grid; text: string; was: string }
  | { type: 'field'; name: FieldName; value: CardContent[FieldName]; was: CardContent[FieldName] }
  | { type: 'extra'; words: readonly string[]; was: readonly string[] }
  | ({ type: 'operation'; operation: Operation; seed: string } & Record<
      'seen' | 'gone' | 'made',
      readonly string[]
    >)
  | { type: 'call'; word: string; undo?: true; round?: number }

/** `late`: of an earlier visit. It yields to what others wrote since, with which players have played. */
export type Step = Deed & { late?: true }

/** A card with the calls of its round. */
export type CalledCard = CardContent & Pick<Card, 'called' | 'round'>

export function wordsStep(index: number, text: string, was: string, { gridSize, hasFreeSpace }: Grid): Step {
  return { type: 'words', index, text, was, grid: { gridSize, hasFreeSpace } }
}

export function fieldStep<Name extends FieldName>(
  name: Name,
  value: CardContent[Name],
  was: CardContent[Name],
): Step {
  return { type: 'field', name, value, was }
}

export const extraStep = (words: readonly string[], was: readonly string[]): Step => ({
  type: 'extra',
  words,
  was,
})

const without = (words: readonly string[], others: readonly string[]) =>
  words.filter((word) => !others.includes(word))

/** @param card as the author sees it */
export function operationStep(card: CardContent, operation: Operation, seed: string): Step {
  const [seen, after] = [wordsIn(card), wordsIn(operate(card, operation, seededRandom(seed)))]
  // Examples fill what is blank, and go nowhere else.
  const made = operation.type === 'fill' ? [] : without(after, seen)
  return { type: 'operation', operation, seed, seen, gone: without(seen, after), made }
}

/** Steps that make `to` of `from`, where those of its author are unknown. */
export function stepsBetween(from: CardContent, to: CardContent): Step[] {
  const steps: Step[] = FIELD_NAMES.flatMap((name) =>
    from[name] === to[name] ? [] : fieldStep(name, to[name], from[name]),
  )
  let now = from
  const operations: Operation[] = [
    { type: 'resize', gridSize: to.gridSize },
    { type: 'free-space', on: to.hasFreeSpace },
  ]
  if (!isSameGrid(from, to))
    for (const operation of operations) {
      steps.push(operationStep(now, operation, ''))
      now = operate(now, operation, Math.random)
    }
  for (const [index, text] of to.cells.entries())
    if (text !== now.cells[index]) steps.push(wordsStep(index, text, now.cells[index] ?? '', to))
  return sameCells(now.extra, to.extra) ? steps : [...steps, extraStep(to.extra, now.extra)]
}

/** The content with words that need a place beside the squares. */
function withBeside(content: CardContent, words: readonly string[]): CardContent {
  const known = new Set(['', ...content.cells, ...content.extra])
  const homeless = [...new Set(words)].filter((word) => !known.has(word))
  return homeless.length === 0 ? content : { ...content, extra: [...content.extra, ...homeless] }
}

/** The square for words that were typed on another grid: the same row and column if nothing else is there, else the first blank one. */
function placeOn({ cells, ...card }: CardContent, { index, grid, was }: Step & { type: 'words' }): number {
  if (isSameGrid(card, grid)) return index
  const free = freeIndexOf(card)
  const [row, column] = [Math.floor(index / grid.gridSize), index % grid.gridSize]
  const same = row * card.gridSize + column
  const isWithin = row < card.gridSize && column < card.gridSize && same !== free
  if (isWithin && ['', was].includes(cells[same]!)) return same
  return cells.findIndex((text, place) => text === '' && place !== free)
}

/** Where two hosts wrote into one square, it has the later words, and the earlier ones go beside the squares. */
function written(content: CardContent, step: Step & { type: 'words' }): CardContent {
  const { text, was, late } = step
  const place = placeOn(content, step)
  const there = content.cells[place]
  if (there === text) return content
  const isTaken = late && there !== was && there !== ''
  if (there === undefined || isTaken) return withBeside(content, [text])
  const next = { ...content, cells: content.cells.with(place, text) }
  return there === was ? next : withBeside(next, [there])
}

/** Two hosts who change the words beside the squares: what each added is there, and what either removed is not. */
function besideAfter(
  { extra, cells }: CardContent,
  words: readonly string[],
  was: readonly string[],
): string[] {
  if (sameCells(extra, was)) return [...words]
  const changed = was.flatMap((word, at) => (word === words[at] ? [] : at))
  // One that was written anew keeps its place, by which its call follows.
  const [only] = changed.length === 1 && words.length === was.length ? changed : []
  const kept = extra
    .map((word) => (only !== undefined && word === was[only] ? words[only]! : word))
    .filter((word) => words.includes(word) || !was.includes(word))
  const known = new Set([...was, ...kept, ...cells])
  return [...new Set([...kept, ...words.filter((word) => !known.has(word))])]
}

function contentAfter(content: CardContent, step: Exclude<Step, { type: 'call' }>): CardContent | undefined {
  switch (step.type) {
    case 'words':
      return written(content, step)
    case 'field': {
      const isTaken = step.late && ![step.was, step.value].includes(content[step.name])
      return isTaken ? undefined : { ...content, [step.name]: step.value }
    }
    case 'extra':
      return { ...content, extra: besideAfter(content, step.words, step.was) }
    case 'operation': {
      const { operation, seed, seen, gone, made, late } = step
      const before = wordsIn(content)
      const yields = late && without(before, seen).length > 0
      if (yields || refusalOf(content, operation)) return undefined
      return withBeside(operate(content, operation, seededRandom(seed)), [...without(before, gone), ...made])
    }
  }
}

/** The change that calls a word, or takes it back. */
export const callOf = ({ word, undo, round }: Step & { type: 'call' }): CardChange => ({
  ...(undo ? { uncall: word } : { call: word }),
  ...(round !== undefined && { round }),
})

/** Whether the words have room; a card that had none may shrink. */
function fits(before: CalledCard, after: CalledCard): boolean {
  const isLong = after.extra.length > Math.max(MAX_EXTRA, before.extra.length)
  return !isLong && (hasRoom(after) || !hasRoom(before))
}

/**
 * The card after a step. Words that its author had not seen are never lost: without a square they go beside the squares.
 * @returns undefined if there is no room for them there, a late step yields, or a call is of another round
 */
export function perform<C extends CalledCard>(card: C, step: Step): C | undefined {
  if (step.type === 'call') {
    const change = callOf(step)
    return isOfRound(card.round, change)
      ? { ...card, called: [...calledAfter(card.called, change)] }
      : undefined
  }
  const content = contentAfter(contentOf(card), step)
  if (!content) return undefined
  const after = { ...card, ...content, called: [...carryCalls(card.called, card, content)] }
  return fits(card, after) ? after : undefined
}
