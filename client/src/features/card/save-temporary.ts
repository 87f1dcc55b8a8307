import { endpoints } from '#shared/api.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { removeStored, STORAGE_KEYS } from '../../lib/storage.ts'
import { listTemporary } from './temporary-cards.ts'

/**
 * Saves every temporary card of this browser to the account that is signed in. What is stored is forgotten here; what is
 * not stays.
 * @returns how many were saved, and the refusal that ended it, if there was one
 */
export async function saveAllTemporary(): Promise<{ saved: number; failure?: Error }> {
  let saved = 0
  for (const card of listTemporary()) {
    try {
      await call(endpoints.createCard, { body: { ...contentOf(card), cardId: card.saveAs } })
    } catch (error) {
      // Its answer was lost the last time.
      const stored = error instanceof ApiError && error.code === 'card-id-taken'
      if (!stored) return { saved, failure: error as Error }
    }
    removeStored(STORAGE_KEYS.temporaryCard(card.cardId))
    saved += 1
  }
  return { saved }
}
