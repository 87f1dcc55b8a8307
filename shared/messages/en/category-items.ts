import { pluralIn } from '../messages.ts'

const plural = pluralIn('en')
const items = (count: number) => plural(count, { one: `${count} item`, other: `${count} items` })

/** Items of categories, wherever they are listed or written. */
export const categoryItems = {
  count: items,
  /** The grids that a category can't fill, by the smallest of them. */
  needs: {
    3: (count: number) => `3x3 needs 9 items, 4x4 needs 16, 5x5 needs 25. This category has ${count}.`,
    4: (count: number) => `4x4 needs 16 items, 5x5 needs 25. This category has ${count}.`,
    5: (count: number) => `5x5 needs 25 items. This category has ${count}.`,
  },
  types: {
    fact: 'Fact',
    action: 'Action',
    scenario: 'Scenario',
    quote: 'Quote',
    other: 'Other',
  },

  /** While items are typed. */
  nextGrid: (count: number, missing: number, size: number) =>
    plural(missing, {
      one: `${items(count)}. One more and it fills a ${size}x${size}.`,
      other: `${items(count)}. ${missing} more and it fills a ${size}x${size}.`,
    }),
  /** What is wrong with a line of a list. */
  atLine: (line: number, reason: string) => `Line ${line}: ${reason}`,
  unusable: "This text can't be used",
  tooManyLines: (count: number, most: number) =>
    `That's ${count} lines. You can add up to ${most} at a time.`,
}
