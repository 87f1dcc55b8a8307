import type { Card } from '#shared/schemas/card.ts'
import type { Database } from '../database/connect.ts'
import { DatabaseAwayError } from '../database/errors.ts'
import type { Cards } from './cards.ts'

/** The card as anyone sees it; null if no card has the id. Rejects at once while the database is away. */
export type FindCard = (cardId: string) => Promise<Card | null>

/** Reads cards for pages, joins and oEmbed, which do not pass the check of the API. */
export function createFindCard(database: Pick<Database, 'isUp'>, cards: Pick<Cards, 'find'>): FindCard {
  return async (cardId) => {
    if (!database.isUp()) throw new DatabaseAwayError('The database is away')
    return cards.find(cardId)
  }
}
