import { MAX_EXTRA } from '#shared/product.ts'
import { calledAfter, carryCalls, isOfRound } from '#shared/rules/calls.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { fitsCardSize } from '#shared/rules/card-size.ts'
import { freeIndexOf, isSameGrid, sameCells, type Grid } from '#shared/rules/grid.ts'
import { seededRandom } from '#shared/rules/seeded-random.ts'
import type { Card, CardChange, CardContent } from '#shared/schemas/card.ts'
import { FIELD_NAMES, type FieldName } from './difference.ts'
import { operate, refusalOf, type Operation } from './operations.ts'
import { wordsIn } from './revert.ts'

/**
 * Something that an author did, recorded so that it can be applied again to a newer card.
 * - `words`: `was` is the text that the author saw in the square when they began to type, on `grid`
 * - `extra`: the extra words before and after
 * - `operation`: the seed makes a shuffle repeatable; of the words the author had `seen`, it removed `gone`, and it added `made`
 * - `call`: `round` is the round that the call is meant for; earlier versions stored none
 */
type Action =
  | { type: 'words'; index: number; grid: Grid; text: string; was: string }
  | { type: 'field'; name: FieldName; value: CardContent[FieldName]; was: CardContent[FieldName] }
  | { type: 'extra'; words: readonly string[]; was: readonly string[] }
  | ({ type: 'operation'; operation: Operation; seed: string } & Record<
      'seen' | 'gone' | 'made',
      readonly string[]
    >)
  | { type: 'call'; word: string; undo?: true; round?: number }

/** `late`: made in an earlier visit. It gives way to newer edits, because players have played with those since. */
export type Step = Action & { late?: true }

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

/** @param card the card as the author sees it */
export function operationStep(card: CardContent, operation: Operation, seed: string): Step {
  const [seen, after] = [wordsIn(card), wordsIn(operate(card, operation, seededRandom(seed)))]
  // Examples fill empty squares, and never become extra words.
  const made = operation.type === 'fill' ? [] : without(after, seen)
  return { type: 'operation', operation, seed, seen, gone: without(seen, after), made }
}

/** Returns steps that turn `from` into `to`, for when the author's own steps are unknown. */
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

/** The content with those of the words that it lacks added to the extra words. */
function addMissingWords(content: CardContent, words: readonly string[]): CardContent {
  const known = new Set(['', ...content.cells, ...content.extra])
  const missing = [...new Set(words)].filter((word) => !known.has(word))
  return missing.length === 0 ? content : { ...content, extra: [...content.extra, ...missing] }
}

/** The square for words typed on another grid: the same row and column if nothing else is there, or else the first empty square. */
function targetIndex(
  { cells, ...card }: CardContent,
  { index, grid, was }: Step & { type: 'words' },
): number {
  if (isSameGrid(card, grid)) return index
  const free = freeIndexOf(card)
  const [row, column] = [Math.floor(index / grid.gridSize), index % grid.gridSize]
  const same = row * card.gridSize + column
  const isWithin = row < card.gridSize && column < card.gridSize && same !== free
  if (isWithin && ['', was].includes(cells[same]!)) return same
  return cells.findIndex((text, other) => text === '' && other !== free)
}

/** Writes into a square. If two hosts wrote into it, it keeps the later words, and the earlier ones become extra words. */
function writeSquare(content: CardContent, step: Step & { type: 'words' }): CardContent {
  const { text, was, late } = step
  const target = targetIndex(content, step)
  const current = content.cells[target]
  if (current === text) return content
  const isTaken = late && current !== was && current !== ''
  if (current === undefined || isTaken) return addMissingWords(content, [text])
  const next = { ...content, cells: content.cells.with(target, text) }
  return current === was ? next : addMissingWords(next, [current])
}

/** Merges two hosts' changes of the extra words: whatever either added is there, and whatever either removed is not. */
function mergeExtra(
  { extra, cells }: CardContent,
  words: readonly string[],
  was: readonly string[],
): string[] {
  if (sameCells(extra, was)) return [...words]
  const changed = was.flatMap((word, at) => (word === words[at] ? [] : at))
  // A reworded word keeps its place, so that its call follows it.
  const [rewordedAt] = changed.length === 1 && words.length === was.length ? changed : []
  const kept = extra
    .map((word) => (rewordedAt !== undefined && word === was[rewordedAt] ? words[rewordedAt]! : word))
    .filter((word) => words.includes(word) || !was.includes(word))
  const known = new Set([...was, ...kept, ...cells])
  return [...new Set([...kept, ...words.filter((word) => !known.has(word))])]
}

function applyStep(content: CardContent, step: Exclude<Step, { type: 'call' }>): CardContent | undefined {
  switch (step.type) {
    case 'words':
      return writeSquare(content, step)
    case 'field': {
      const isTaken = step.late && ![step.was, step.value].includes(content[step.name])
      return isTaken ? undefined : { ...content, [step.name]: step.value }
    }
    case 'extra':
      return { ...content, extra: mergeExtra(content, step.words, step.was) }
    case 'operation': {
      const { operation, seed, seen, gone, made, late } = step
      const before = wordsIn(content)
      const yields = late && without(before, seen).length > 0
      if (yields || refusalOf(content, operation)) return undefined
      return addMissingWords(operate(content, operation, seededRandom(seed)), [
        ...without(before, gone),
        ...made,
      ])
    }
  }
}

/** The change that calls a word, or takes the call back. */
export const callOf = ({ word, undo, round }: Step & { type: 'call' }): CardChange => ({
  ...(undo ? { uncall: word } : { call: word }),
  ...(round !== undefined && { round }),
})

/** Whether the card has room for its words. A card that was already too large may still shrink. */
function fits(before: CalledCard, after: CalledCard): boolean {
  const isLong = after.extra.length > Math.max(MAX_EXTRA, before.extra.length)
  return !isLong && (fitsCardSize(after) || !fitsCardSize(before))
}

/**
 * Applies a step to a card. Words that its author had not seen are never lost: without a square they become extra words.
 * @returns undefined if they have no room there, if a late step gives way, or if a call is meant for another round
 */
export function perform<C extends CalledCard>(card: C, step: Step): C | undefined {
  if (step.type === 'call') {
    const change = callOf(step)
    return isOfRound(card.round, change)
      ? { ...card, called: [...calledAfter(card.called, change)] }
      : undefined
  }
  const content = applyStep(contentOf(card), step)
  if (!content) return undefined
  const after = { ...card, ...content, called: [...carryCalls(card.called, card, content)] }
  return fits(card, after) ? after : undefined
}
