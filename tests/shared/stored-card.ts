import { contentOf, type StoredCard } from '#shared/rules/card-changes.ts'
import { judgeChange } from '#shared/rules/judge-change.ts'
import type { CardChange } from '#shared/schemas/card.ts'
import { sampleCard } from '#tests/support/sample-card.ts'

/** The cells of a 5x5 card with the words w0 to w24 and an empty free cell in the center. */
export const words25 = Array.from({ length: 25 }, (_, index) => (index === 12 ? '' : `w${index}`))
/** The same for 3x3, with the words n0 to n8. */
export const words9 = Array.from({ length: 9 }, (_, index) => (index === 4 ? '' : `n${index}`))
export const stored: StoredCard = {
  ...contentOf(sampleCard({ title: 'Standup', cells: words25 })),
  called: [],
  round: 1,
  opIds: [],
}
/** The guards of `stored` that changes of single cells need. */
export const guards = { gridSize: 5, hasFreeSpace: true } as const
export const opId = 'operation-1'

/** Returns the stored card after a change, and fails if the change is refused. */
export function changed(change: CardChange, card = stored): StoredCard {
  const judgement = judgeChange(card, change, true)
  if (judgement.kind !== 'changed') throw new Error(`Not changed but ${judgement.kind}`)
  return judgement.next
}
export const kindOf = (change: CardChange, card = stored) => judgeChange(card, change, true).kind
