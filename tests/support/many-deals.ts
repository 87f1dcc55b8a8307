import { GRID_SIZES } from '#shared/product.ts'
import { dealCard } from '#shared/rules/deal.ts'
import { cellCount, freeIndexOf } from '#shared/rules/grid.ts'

const WORDS = [
  ...['Käse 🧀', 'e\u0301', '\u00e9', '字', 'שלום', '👩‍👩‍👧', 'A', 'a', ' '],
  ...Array.from({ length: 67 }, (_, at) => `Word ${at}`),
]
const SEEDS = [
  '',
  '0',
  'k3j9x2m1q8',
  'Käse 🧀',
  '\ud83e',
  ...Array.from({ length: 20 }, (_, at) => `seed ${at}`),
]

/** Returns players' cards for several seeds and cards of every size, with and without a free space, blanks and extra words. */
export function deals(): string[] {
  return GRID_SIZES.flatMap((gridSize) =>
    [true, false].flatMap((hasFreeSpace) =>
      [5, 16, 40, 75].flatMap((count) => {
        const words = WORDS.slice(0, count)
        const free = freeIndexOf({ gridSize, hasFreeSpace })
        const cells = Array.from({ length: cellCount(gridSize) }, (_, at) =>
          at === free ? '' : (words.shift() ?? ''),
        )
        return SEEDS.map((seed) =>
          [
            `${gridSize} ${hasFreeSpace} ${count} ${seed}`,
            ...dealCard({ gridSize, hasFreeSpace, cells, extra: words }, seed).cells,
          ].join('|'),
        )
      }),
    ),
  )
}
