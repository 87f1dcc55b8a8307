import { DEFAULT_PATTERN } from '../product.ts'
import type { Card } from '../schemas/card.ts'

/** What a card of before the called game lacks: stored, or sent by an older server. */
export const noGame = (): Pick<Card, 'extra' | 'pattern' | 'called' | 'showsCalls' | 'columns'> => ({
  extra: [],
  pattern: DEFAULT_PATTERN,
  called: [],
  showsCalls: true,
  columns: false,
})
