import { describe, expect, it } from 'vitest'
import { forecastInWords } from '#client/features/card/forecast-words.ts'
import { forecast } from '#shared/rules/forecast.ts'
import { seededRandom } from '#tests/support/random.ts'
import { sampleCard } from '#tests/support/sample-card.ts'

const extra = (count: number) => Array.from({ length: count }, (_, at) => `Extra ${at}`)

describe('how long a game lasts', () => {
  it.each([
    ['24 words', 0, 7.8, 0.28],
    ['40 words', 16, 11.7, 0.18],
    ['75 words', 51, 20.3, 0.09],
  ])('LONG-1: with %s and 30 players', (_words, count, calls, ties) => {
    const expected = forecast(sampleCard({ extra: extra(count) }), 30, seededRandom(1))!
    expect(Math.abs(expected.calls - calls)).toBeLessThan(0.6)
    expect(Math.abs(expected.ties - ties)).toBeLessThan(0.05)
  })

  it('LONG-1: a whole card takes longer than a line, and no one wins on a card of blanks', () => {
    const line = forecast(sampleCard(), 5, seededRandom(1))!
    const full = forecast(sampleCard({ pattern: 'full', extra: extra(16) }), 5, seededRandom(1))!
    expect(full.calls).toBeGreaterThan(2 * line.calls)
    expect(
      forecast(sampleCard({ cells: Array.from({ length: 25 }, () => '') }), 5, seededRandom(1)),
    ).toBeUndefined()
  })

  it.each([
    [0.25, 'two at once in 1 of 4 games.'],
    [0.7, 'two at once in most games.'],
    [0.001, 'two at once hardly ever.'],
  ])('LONG-1: says how often: %d', (ties, words) => {
    expect(forecastInWords({ calls: 12.6, ties }, 25)).toBe(
      `With 25 players someone wins after about 13 calls; ${words}`,
    )
  })
})
