import { store } from '#client/lib/store.ts'
import type { CardClient } from '#client/sync/change/card-clients.ts'
import type { Step } from '#client/sync/change/steps.ts'
import type { CardContent } from '#shared/schemas/card.ts'

/** Returns the words that a step adds. */
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

/** Returns the words of steps that the server has not confirmed, including those without a place in the shown grid. */
export const wordsOfUnsent = ({ stateAtom }: CardClient): string[] =>
  store.get(stateAtom).pending.steps.flatMap(wordsOfStep)

/** Returns the words of a card, in squares and among the extra words. */
export const textsOn = (card: CardContent | undefined) => (card ? [...card.cells, ...card.extra] : [])
