import { columnOf } from './columns.ts'
import { freeIndexOf, type Grid } from './grid.ts'
import { seededRandom } from './seeded-random.ts'
import { shuffleFromSeed } from './shuffle.ts'

/**
 * How many hashes an extra word draws, of which the highest counts; a square's own words draw one. With 3, a player's 24
 * squares hold about as many of 16 extra words as an independent draw from all 40 words would give.
 */
const EXTRA_DRAWS = 3
/** The same within a column. In classic bingo an extra word is then on 35 of 100 cards, and a word of a square on 29. */
const COLUMN_DRAWS = 2

/** A card that can be dealt: its squares and extra words. */
export interface DealtCard extends Grid {
  cells: string[]
  extra: readonly string[]
  /** Whether words stay in their column. */
  columns?: boolean
}

/** Returns a place and a rank in [0, 1), the rank being the highest of several draws. Both depend on the seed and the word only. */
function rankOf(seed: string, word: string, draws: number): { place: number; rank: number } {
  const random = seededRandom(`${seed} ${word}`)
  const place = random()
  let rank = random()
  for (let draw = 1; draw < draws; draw++) rank = Math.max(rank, random())
  return { place, rank }
}

/**
 * Returns the card as the player with this seed sees it: the squares in the order of the seed, some of them with words
 * from `extra`. A null seed stands for the host's order.
 *
 * Each extra word has one place, and appears there if its rank is the highest. So adding, removing or changing a word
 * changes at most two squares of any player. If the center is not a free space, it takes half of the extra words of one
 * other square: the one that changes together with it when the host turns the free space on or off. The result depends
 * on the arguments only, through integer hashes and comparisons, and is the same in every engine. A word that is on the
 * card once never appears twice. With `columns`, all of this holds within each column.
 */
export function dealCard<T extends DealtCard>(card: T, seed: string | null): T {
  if (seed === null) return card
  const free = freeIndexOf(card)
  const { gridSize: size, columns } = card
  const shuffle = shuffleFromSeed(seed, card)
  const cells = shuffle.map((index) => card.cells[index] ?? '')
  const ranks = shuffle.map((index) => (card.cells[index] === '' ? -1 : rankOf(seed, `#${index}`, 1).rank))
  const center = freeIndexOf({ ...card, hasFreeSpace: true })
  const places = [...cells.keys()].filter((place) => place !== center)
  const centerPlace = shuffle.indexOf(center)
  const sharedPlace =
    free === center ? -1 : centerPlace === center ? (columns ? center % size : 0) : centerPlace
  const onCard = new Set(card.cells)
  for (const word of new Set(card.extra)) {
    if (onCard.has(word)) continue
    const { place, rank } = rankOf(seed, word, columns ? COLUMN_DRAWS : EXTRA_DRAWS)
    const column = columns ? columnOf(card, word) : undefined
    const candidates = columns ? places.filter((at) => at % size === column) : places
    const drawn = place * candidates.length
    const drawnPlace = candidates[Math.floor(drawn)]!
    const target = drawnPlace === sharedPlace && drawn % 1 < 0.5 ? center : drawnPlace
    if (rank <= ranks[target]!) continue
    ranks[target] = rank
    cells[target] = word
  }
  return { ...card, cells }
}
