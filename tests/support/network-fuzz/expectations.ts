import { expect } from 'vitest'
import type { Edit } from '#client/sync/edits.ts'
import { applyChange, contentOf } from '#shared/rules/card-changes.ts'
import type { Card } from '#shared/schemas/card.ts'
import { playOnBadNetwork, type Outcome } from './play.ts'

function versionOf({ history }: Outcome, version: number): Card {
  const card = history.get(version)
  if (!card) throw new Error(`Version ${version} was never announced`)
  return card
}

/** An edit that replaced a text of `before` had seen that text, or wrote the same one. */
function expectSeen({ title, theme, cells }: Card, { change }: Edit): void {
  const { was } = change
  if (was.title !== undefined) expect([was.title, change.title]).toContain(title)
  if (was.theme !== undefined) expect([was.theme, change.theme]).toContain(theme)
  const now = new Map(Object.entries<string>({ ...change.cells }))
  for (const [index, old] of Object.entries({ ...was.cells }))
    expect([old, now.get(index)]).toContain(cells[Number(index)])
}

/** Every acknowledged change is the one difference between two versions of the history, or changed nothing. */
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
function expectRepeatsAccepted({ refused, opIds }: Outcome): void {
  for (const { opId, version } of refused) {
    const place = opIds.indexOf(opId)
    if (place !== -1) expect(version).toBeLessThan(place + 2)
  }
}

/** Every screen ends at the stored card, no edit is lost, none is applied twice. */
export function expectConverged(outcome: Outcome): void {
  const { stored, shown, taken, history, announcements, opIds, entrusted } = outcome
  expect(shown).toEqual(shown.map(() => stored))

  for (const versions of taken)
    expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other))

  // One change, one version, one event, one opId: none was applied twice.
  expect(announcements).toEqual(Array.from({ length: stored.version - 1 }, (_, index) => index + 2))
  expect(opIds).toHaveLength(stored.version - 1)
  expect(new Set(opIds).size).toBe(opIds.length)

  expectRepeatsAccepted(outcome)
  expectAcknowledgedKept(outcome)
  const everStored = new Set([...history.values()].flatMap(({ title, cells }) => [title, ...cells]))
  expect(entrusted.filter((word) => !everStored.has(word))).toEqual([])
}

/** Runs a seed once, however many tests look at it. */
export function outcomesBySeed(nodes: 1 | 2): (seed: number) => Promise<Outcome> {
  const outcomes = new Map<number, Promise<Outcome>>()
  return (seed) => {
    const outcome = outcomes.get(seed) ?? playOnBadNetwork(seed, nodes)
    outcomes.set(seed, outcome)
    return outcome
  }
}
