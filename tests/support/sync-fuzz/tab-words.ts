import { store } from '#client/lib/store.ts'
import type { CardClient } from '#client/sync/change/card-clients.ts'
import type { Step } from '#client/sync/change/steps.ts'
import type { CardContent } from '#shared/schemas/card.ts'

/** The words that a step brings. */
export function wordsOfStep(step: Step): readonly string[] {
  switch (step.type) {
    case 'words':
      return [step.text]
    case 'extra':
      return step.words
    case 'field':
      return [String(step.value)]
    case 'operation':
      return step.made
    case 'call':
      return []
  }
}

/** The words of steps that the server has not confirmed, also those that the shown grid has no place for. */
export const wordsOfUnsent = ({ stateAtom }: CardClient): string[] =>
  store.get(stateAtom).pending.steps.flatMap(wordsOfStep)

/** The words of a card's squares and beyond them. */
export const textsOn = (card: CardContent | undefined) => (card ? [...card.cells, ...card.extra] : [])
