import { contentOf, type StoredCard } from '#shared/rules/card-changes.ts'
import { judgeChange } from '#shared/rules/judge-change.ts'
import type { CardChange } from '#shared/schemas/card.ts'
import { sampleCard } from '#tests/support/sample-card.ts'

/** 5x5 with the words w0 to w24, its middle free and empty. */
export const words25 = Array.from({ length: 25 }, (_, index) => (index === 12 ? '' : `w${index}`))
/** The same on 3x3: n0 to n8. */
export const words9 = Array.from({ length: 9 }, (_, index) => (index === 4 ? '' : `n${index}`))
export const stored: StoredCard = {
  ...contentOf(sampleCard({ title: 'Standup', cells: words25 })),
  called: [],
  round: 1,
  opIds: [],
}
/** Of `stored`, as single cells need them. */
export const guards = { gridSize: 5, hasFreeSpace: true } as const
export const opId = 'operation-1'

/** The stored card after a change that must be applied. */
export function changed(change: CardChange, card = stored): StoredCard {
  const judgement = judgeChange(card, change, true)
  if (judgement.kind !== 'changed') throw new Error(`Not changed but ${judgement.kind}`)
  return judgement.next
}
export const kindOf = (change: CardChange, card = stored) => judgeChange(card, change, true).kind
