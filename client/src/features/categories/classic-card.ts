import { landing } from '#messages/landing.ts'
import { cellCount, freeIndexOf, shuffled, type Random } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { emptyContent } from '../../sync/stored-card.ts'

const NUMBERS = 75

/** Makes a classic bingo card: five random numbers per column, and all others, in order, as extra words. */
export function classicCard(random: Random): CardContent {
  const card: CardContent = { ...emptyContent(), title: landing.classic, theme: 'red', columns: true }
  const size = card.gridSize
  const numbers = Array.from({ length: NUMBERS }, (_, at) => String(at + 1))
  const drawn = Array.from({ length: size }, (_, column) =>
    shuffled(numbers.slice((column * NUMBERS) / size, ((column + 1) * NUMBERS) / size), random),
  )
  const cells = Array.from({ length: cellCount(size) }, (_, at) =>
    at === freeIndexOf(card) ? '' : drawn[at % size]!.pop()!,
  )
  return { ...card, cells, extra: numbers.filter((number) => !cells.includes(number)) }
}
