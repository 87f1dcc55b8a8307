import type { CardConflictBody } from '#shared/api.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { ApiError, call } from '../lib/api-client.ts'

/**
 * Creates a card of the user under an id that was made for it. Repeated after an answer that was lost, it makes no second card.
 * @throws what `call` throws
 */
export async function importCard(cardId: string, content: CardContent): Promise<void> {
  try {
    await call('createCard', { body: { ...content, cardId } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'card-id-taken') throw error
    // The card comes with the refusal if it is the user's own.
    if (!(error.body as CardConflictBody).card) throw error
  }
}
