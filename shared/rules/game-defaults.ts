import { DEFAULT_PATTERN } from '../product.ts'
import type { Card } from '../schemas/card.ts'

/** Returns the fields that cards from before the called game lack, whether stored or sent by an older server. */
export const gameDefaults = (): Pick<Card, 'extra' | 'pattern' | 'called' | 'showsCalls' | 'columns'> => ({
  extra: [],
  pattern: DEFAULT_PATTERN,
  called: [],
  showsCalls: true,
  columns: false,
})
