import { describe, expect, it } from 'vitest'
import { receive, shownCard } from '#client/sync/change/pending.ts'
import { wordsIn } from '#client/sync/change/revert.ts'
import { MAX_EXTRA } from '#shared/product.ts'
import { contentOf, sameContent } from '#shared/rules/card-changes.ts'
import { StepsHistory } from '#tests/support/steps-history.ts'

function expectNothingLost(seed: number, extra: string[]): StepsHistory {
  const history = new StepsHistory(seed, extra)
  history.play(260)
  expect(history.end(), `seed ${seed} comes to rest`).toBe(true)
  const card = history.card()
  for (const tab of history.tabs) {
    const shown = shownCard(receive(tab.pending, card))
    expect(sameContent(contentOf(shown), contentOf(card)), `seed ${seed}`).toBe(true)
    expect(shown.called).toEqual(card.called)
  }
  const there = new Set(wordsIn(card))
  expect(
    [...history.alive].filter((word) => !there.has(word)),
    `seed ${seed}`,
  ).toEqual([])
  return history
}

const seeds = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at)
const COUNT = Number(process.env.FUZZ_SEEDS ?? 10)

describe('hosts with several tabs who edit one card at the same time', () => {
  it('LIV-4 LIV-5 LIV-11 LIV-12: lose no word that nobody removed, and see the same card in the end', () => {
    const histories = seeds(COUNT).map((seed) => expectNothingLost(seed, []))
    expect(Math.max(...histories.map(({ mostRefusals }) => mostRefusals))).toBeGreaterThan(1)
  })

  it('LIV-4 CALL-5: lose no word if many are in More words, and learn of each that has no room', () => {
    const many = Array.from({ length: MAX_EXTRA - 3 }, (_, at) => `beside ${at}`)
    const histories = seeds(COUNT, 10_000).map((seed) => expectNothingLost(seed, many))
    expect(histories.some(({ told }) => told > 0)).toBe(true)
  })

  it('LIV-4: lose no word if the words nearly fill the size limit of a card', () => {
    const long = Array.from({ length: 34 }, (_, at) => `${'字'.repeat(45)} ${at}`)
    const histories = seeds(COUNT, 20_000).map((seed) => expectNothingLost(seed, long))
    expect(histories.some(({ told }) => told > 0)).toBe(true)
  })
})
