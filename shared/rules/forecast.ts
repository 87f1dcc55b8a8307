import { goalOf } from './bingo.ts'
import { wordsOf } from './calls.ts'
import { dealCard } from './deal.ts'
import { freeIndexOf, shuffled, type Random } from './grid.ts'
import type { Card } from '../schemas/card.ts'

/** What to expect from a game in which every player has their own card and the words are called at random. */
export interface Forecast {
  /** The average number of calls until the first win. */
  calls: number
  /** The share of games in which several players win at once. */
  ties: number
}

const GAMES = 1000
/** The number of cards from which players are drawn: dealing a new card for each would take a phone a second. */
const CARDS = 400

/**
 * Simulates 1,000 games.
 * @returns undefined if no one can win, for example because of too many blank squares
 */
export function forecast(
  card: Pick<Card, 'cells' | 'extra' | 'pattern' | 'gridSize' | 'hasFreeSpace' | 'columns'>,
  players: number,
  random: Random,
): Forecast | undefined {
  const words = wordsOf(card)
  const cards = Array.from({ length: CARDS }, (_, seed) => dealCard(card, `${seed}`).cells)
  const { parts, needed } = goalOf(card)
  const free = freeIndexOf(card)
  const lines = parts.map((part) => part.cells.filter((index) => index !== free))
  let [calls, ties] = [0, 0]
  for (let game = 0; game < GAMES; game++) {
    const callOf = new Map(shuffled(words, random).map((word, at) => [word, at + 1]))
    // No two players have the same card.
    const start = Math.floor(random() * CARDS)
    let [first, winners] = [Infinity, 0]
    for (let player = 0; player < players; player++) {
      const cells = cards[(start + player) % CARDS]!
      const lineEnds = lines.map((line) =>
        Math.max(...line.map((index) => callOf.get(cells[index]!) ?? Infinity)),
      )
      const end = lineEnds.sort((one, other) => one - other)[needed - 1]!
      winners = end < first ? 1 : winners + +(end === first)
      first = Math.min(first, end)
    }
    if (first === Infinity) return undefined
    calls += first
    ties += +(winners > 1)
  }
  return { calls: calls / GAMES, ties: ties / GAMES }
}
