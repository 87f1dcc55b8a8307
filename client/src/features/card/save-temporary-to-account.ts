import { atom } from 'jotai'
import { endpoints } from '#shared/api.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { removeStored, STORAGE_KEYS } from '../../lib/storage.ts'
import { store } from '../../lib/store.ts'
import { listTemporary, type TemporaryCard } from './temporary-cards.ts'

/** Rises whenever this tab has saved or deleted a temporary card: what lists them reads them again. */
export const temporaryCardsChangedAtom = atom(0)

function forget(key: string): void {
  removeStored(key)
  store.set(temporaryCardsChangedAtom, (times) => times + 1)
}

/** Saves a temporary card to the account that is signed in, and forgets it here; what is refused stays, and throws. */
export async function saveTemporaryToAccount(card: TemporaryCard): Promise<void> {
  try {
    await call(endpoints.createCard, { body: { ...contentOf(card), cardId: card.saveAs } })
  } catch (error) {
    // Its answer was lost the last time.
    const stored = error instanceof ApiError && error.code === 'card-id-taken'
    if (!stored) throw error
  }
  forget(STORAGE_KEYS.temporaryCard(card.cardId))
}

/** Deletes a temporary card with the marks on it: nobody else has it. */
export function deleteTemporary(temporaryId: string): void {
  removeStored(STORAGE_KEYS.marks(temporaryId))
  forget(STORAGE_KEYS.temporaryCard(temporaryId))
}

/**
 * Saves every temporary card of this browser, until one is refused.
 * @returns how many were saved, and the refusal that ended it, if there was one
 */
export async function saveAllTemporaryToAccount(): Promise<{ saved: number; failure?: Error }> {
  let saved = 0
  for (const card of listTemporary()) {
    try {
      await saveTemporaryToAccount(card)
    } catch (error) {
      return { saved, failure: error as Error }
    }
    saved += 1
  }
  return { saved }
}
