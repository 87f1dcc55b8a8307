import type { GridSize } from '#shared/product.ts'
import { freeIndexOf, resizeCells, shuffleCells, withFreeCellEmpty, type Random } from '#shared/rules/grid.ts'
import type { Card } from '#shared/schemas/card.ts'
import { randomBelow, randomOf } from '#tests/support/random.ts'

/** Few words, so that repeated ones, blank ones and words that come back are common. */
const WORDS = ['', '', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'k', 'm', 'n', 'p']

type Change = Partial<Pick<Card, 'title' | 'gridSize' | 'hasFreeSpace' | 'cells'>>

const playableIndex = (random: Random, card: Card) =>
  randomOf(
    random,
    [...card.cells.keys()].filter((index) => index !== freeIndexOf(card)),
  )

function withWords(card: Card, words: Record<number, string>): Change {
  return { cells: card.cells.map((text, index) => words[index] ?? text) }
}

/** What a host does to a card, by the name of the button or the gesture. */
const EDITS = {
  word: (random, card) => withWords(card, { [playableIndex(random, card)]: randomOf(random, WORDS) }),
  swap: (random, card) => {
    const [one, other] = [playableIndex(random, card), playableIndex(random, card)]
    return withWords(card, { [one]: card.cells[other] ?? '', [other]: card.cells[one] ?? '' })
  },
  shuffle: (random, card) => ({ cells: shuffleCells(card.cells, freeIndexOf(card), random) }),
  clear: (_random, card) => ({ cells: card.cells.map(() => '') }),
  fill: (random, card) => ({
    cells: withFreeCellEmpty(
      card.cells.map((text) => text || randomOf(random, WORDS)),
      freeIndexOf(card),
    ),
  }),
  resize: (random, { cells, gridSize, hasFreeSpace }) => {
    const to = randomOf(random, [3, 4, 5] as const satisfies GridSize[])
    return { gridSize: to, cells: resizeCells(cells, gridSize, to, hasFreeSpace) }
  },
  'free space': (_random, { cells, gridSize, hasFreeSpace }) => ({
    hasFreeSpace: !hasFreeSpace,
    cells: withFreeCellEmpty(cells, freeIndexOf({ gridSize, hasFreeSpace: !hasFreeSpace })),
  }),
  title: (random) => ({ title: `Title ${randomBelow(random, 9)}` }),
} satisfies Record<string, (random: Random, card: Card) => Change>

export type EditKind = keyof typeof EDITS

/** How often each comes up: clearing all leaves little to look at. */
const FREQUENCIES: [EditKind, number][] = [
  ['word', 6],
  ['swap', 4],
  ['shuffle', 3],
  ['clear', 1],
  ['fill', 3],
  ['resize', 5],
  ['free space', 3],
  ['title', 1],
]
const KINDS = FREQUENCIES.flatMap(([kind, times]) => Array.from({ length: times }, () => kind))

/** The next version of the card, after one thing that its host did. */
export function randomlyEdited(random: Random, card: Card): { kind: EditKind; card: Card } {
  const kind = randomOf(random, KINDS)
  return { kind, card: { ...card, ...EDITS[kind](random, card), version: card.version + 1 } }
}

/** A card of any size, its squares filled with few words. */
export function randomCard(random: Random, cardId: string, sample: Card): Card {
  const gridSize = randomOf(random, [3, 4, 5] as const satisfies GridSize[])
  const hasFreeSpace = randomBelow(random, 2) === 0
  const cells = Array.from({ length: gridSize ** 2 }, () => randomOf(random, WORDS))
  const free = freeIndexOf({ gridSize, hasFreeSpace })
  return { ...sample, cardId, gridSize, hasFreeSpace, cells: withFreeCellEmpty(cells, free) }
}
