import { describe, expect, it } from 'vitest'
import { forecastInWords } from '#client/features/card/forecast-words.ts'
import { forecast } from '#shared/rules/forecast.ts'
import { seededRandom } from '#tests/support/random.ts'
import { classicBingo } from '#tests/support/classic-card.ts'
import { sampleCard } from '#tests/support/sample-card.ts'

const extra = (count: number) => Array.from({ length: count }, (_, at) => `Extra ${at}`)

describe('how long a game lasts', () => {
  it.each([
    ['24 words', 30, sampleCard(), 7.8, 0.28],
    ['40 words', 30, sampleCard({ extra: extra(16) }), 11.7, 0.18],
    ['40 words', 60, sampleCard({ extra: extra(16) }), 10.3, 0.19],
    ['75 words', 30, sampleCard({ extra: extra(51) }), 20.3, 0.09],
    ['classic bingo', 60, classicBingo({ pattern: 'full' }), 64.6, 0.19],
  ])('LONG-1 COLS-5: with %s and %d players', (_words, players, card, calls, ties) => {
    const expected = forecast(card, players, seededRandom(1))!
    expect(Math.abs(expected.calls - calls)).toBeLessThan(0.6)
    expect(Math.abs(expected.ties - ties)).toBeLessThan(0.03)
  })

  it('LONG-1: takes longer for a whole card than for a line, and no one wins on a card of blanks', () => {
    const line = forecast(sampleCard(), 5, seededRandom(1))!
    const full = forecast(sampleCard({ pattern: 'full', extra: extra(16) }), 5, seededRandom(1))!
    expect(full.calls).toBeGreaterThan(2 * line.calls)
    expect(
      forecast(sampleCard({ cells: Array.from({ length: 25 }, () => '') }), 5, seededRandom(1)),
    ).toBeUndefined()
  })

  it.each([
    [0.25, 'two at once in 1 of 4 games.'],
    [0.55, 'two at once in 1 of 2 games.'],
    [0.65, 'two at once in 2 of 3 games.'],
    [0.7, 'two at once in most games.'],
    [0.001, 'two at once hardly ever.'],
  ])('LONG-1: says how often: %d', (ties, words) => {
    expect(forecastInWords({ calls: 12.6, ties }, 25)).toBe(
      `With 25 players someone wins after about 13 calls; ${words}`,
    )
  })
})
