import { describe, expect, it } from 'vitest'
import { playOnBadNetwork, type Outcome } from '#tests/support/network-fuzz/play.ts'
import { applyChange, contentOf } from '#shared/rules/card-changes.ts'
import type { Card } from '#shared/schemas/card.ts'
import type { Edit } from '#client/features/editor/edits.ts'

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

/** Whoever replaced a word of `before` had seen that word, or put the same one there. */
function expectSeen({ title, theme, cells }: Card, { change }: Edit): void {
  const { was } = change
  if (was.title !== undefined) expect([was.title, change.title]).toContain(title)
  if (was.theme !== undefined) expect([was.theme, change.theme]).toContain(theme)
  const now = new Map(Object.entries<string>({ ...change.cells }))
  for (const [index, old] of Object.entries({ ...was.cells }))
    expect([old, now.get(index)]).toContain(cells[Number(index)])
}

/** Every acknowledged change stands in the history as the one difference to the version before, or changed nothing. */
function expectAcknowledgedKept(outcome: Outcome): void {
  const { acknowledged, opIds } = outcome
  for (const { request, card } of acknowledged) {
    const place = opIds.indexOf(request.opId)
    const [before, after] =
      place === -1 ? [card, card] : [versionOf(outcome, place + 1), versionOf(outcome, place + 2)]
    expect(contentOf(after)).toEqual(applyChange(contentOf(before), request.edit.change))
    expectSeen(before, request.edit)
    if (place !== -1 && request.ifVersion !== undefined) expect(before.version).toBe(request.ifVersion)
    expect(card.version).toBeGreaterThanOrEqual(after.version)
  }
}

/** Once a change is stored, the same `opId` is answered as it was, whatever the card holds by then. */
function expectRepeatsWelcome({ refused, opIds }: Outcome): void {
  for (const { opId, version } of refused) {
    const place = opIds.indexOf(opId)
    if (place !== -1) expect(version).toBeLessThan(place + 2)
  }
}

describe('the live protocol on a bad network', () => {
  it.each(SEEDS)(
    'LIV-1, LIV-3, LIV-4, LIV-5, LIV-6, LIV-7, LIV-8, LIV-11: every screen ends at what is stored (seed %i)',
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

      expectRepeatsWelcome(outcome)
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
      joins: 60,
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
