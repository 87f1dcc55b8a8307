import { describe, expect, it } from 'vitest'
import { playOnBadNetwork, type Outcome } from '#tests/support/network-fuzz/play.ts'
import { applyChange, contentOf } from '#shared/rules/card-changes.ts'
import type { Card } from '#shared/schemas/card.ts'

const seedsUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const USUAL_SEEDS = seedsUpTo(10)
/** FUZZ_SEEDS=500 plays that many runs. */
const SEEDS = process.env.FUZZ_SEEDS ? seedsUpTo(Number(process.env.FUZZ_SEEDS)) : USUAL_SEEDS

const runs = new Map<number, Promise<Outcome>>()
/** The run of a seed, played once for all tests that look at it. */
function runOf(seed: number): Promise<Outcome> {
  const run = runs.get(seed) ?? playOnBadNetwork(seed)
  runs.set(seed, run)
  return run
}

function versionOf({ history }: Outcome, version: number): Card {
  const card = history.get(version)
  if (!card) throw new Error(`Nobody was told of version ${version}`)
  return card
}

/** Every acknowledged change stands in the history as the one difference to the version before, or changed nothing. */
function expectAcknowledgedKept(outcome: Outcome): void {
  const { acknowledged, opIds } = outcome
  for (const { request, card } of acknowledged) {
    const place = opIds.indexOf(request.opId)
    const [before, after] =
      place === -1 ? [card, card] : [versionOf(outcome, place + 1), versionOf(outcome, place + 2)]
    expect(contentOf(after)).toEqual(applyChange(contentOf(before), request.edit.change))
    expect(card.version).toBeGreaterThanOrEqual(after.version)
  }
}

describe('the live protocol on a bad network', () => {
  it.each(SEEDS)(
    'LIV-1, LIV-3, LIV-4, LIV-6, LIV-7, LIV-8, LIV-11: every screen ends at what is stored (seed %i)',
    async (seed) => {
      const outcome = await runOf(seed)
      const { stored, shown, taken, history, tellings, opIds, entrusted } = outcome
      expect(shown).toEqual(shown.map(() => stored))

      for (const versions of taken)
        expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other))

      // One change, one version, one telling, one opId: none was applied twice.
      expect(tellings).toEqual(Array.from({ length: stored.version - 1 }, (_, index) => index + 2))
      expect(opIds).toHaveLength(stored.version - 1)
      expect(new Set(opIds).size).toBe(opIds.length)

      expectAcknowledgedKept(outcome)
      const everStored = new Set([...history.values()].flatMap(({ title, cells }) => [title, ...cells]))
      expect(entrusted.filter((word) => !everStored.has(word))).toEqual([])
    },
  )

  it('LIV-3, LIV-4, LIV-8: all that can go wrong has gone wrong', async () => {
    const outcomes = []
    for (const seed of USUAL_SEEDS) outcomes.push(await runOf(seed))
    for (const { stored, acknowledged } of outcomes) {
      expect(stored.version).toBeGreaterThan(3)
      expect(acknowledged.length).toBeGreaterThan(3)
    }
    for (const [what, least] of Object.entries({
      joins: 80,
      conflicts: 10,
      repeats: 10,
      lostRequests: 5,
      lostAnswers: 10,
      droppedPushes: 10,
      doubledPushes: 10,
      reorderedPushes: 10,
      staleCards: 10,
      brokenConnections: 10,
      restarts: 5,
      structural: 10,
      gaveWay: 5,
    } satisfies Partial<Outcome['tally']>)) {
      const sum = outcomes.reduce((total, { tally }) => total + tally[what as keyof typeof tally], 0)
      expect({ what, enough: sum >= least, sum }).toMatchObject({ what, enough: true })
    }
  })
})
