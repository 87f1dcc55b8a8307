import { expect, it } from 'vitest'
import { copyTitle } from '#client/features/my-cards/card-titles.ts'

it.each([
  ['Road trip', 'Road trip (copy)'],
  ['', 'Bingo card (copy)'],
  ['Road trip (copy)', 'Road trip (copy) (copy)'],
  ['x'.repeat(93), `${'x'.repeat(93)} (copy)`],
  ['x'.repeat(94), `${'x'.repeat(93)} (copy)`],
  ['x'.repeat(100), `${'x'.repeat(93)} (copy)`],
  [`${'x'.repeat(92)} yy`, `${'x'.repeat(92)} (copy)`],
  ['🎉'.repeat(100), `${'🎉'.repeat(93)} (copy)`],
])('CARD-18 GRID-6: a duplicate of %j is titled %j, never longer than 100 characters', (title, expected) => {
  expect(copyTitle({ title })).toBe(expected)
  expect(Array.from(copyTitle({ title })).length).toBeLessThanOrEqual(100)
})
