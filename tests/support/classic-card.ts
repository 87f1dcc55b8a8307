import type { Card } from '#shared/schemas/card.ts'
import { sampleCard } from './sample-card.ts'

/** Returns a range of numbers as texts. */
export const numbers = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => `${first + at}`)

/** Returns a classic bingo card: each column begins with the lowest of its 15 numbers. */
export function classicBingo(changes: Partial<Card> = {}): Card {
  const columns = [0, 1, 2, 3, 4].map((column) => numbers(15 * column + 1, 15 * column + 15))
  const cells = Array.from({ length: 25 }, (_, at) => (at === 12 ? '' : columns[at % 5]!.shift()!))
  return sampleCard({ title: 'Classic', columns: true, cells, extra: columns.flat(), ...changes })
}
