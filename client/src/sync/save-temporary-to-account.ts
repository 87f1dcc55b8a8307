import { atom } from 'jotai'
import { endpoints } from '#shared/api.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { ApiError, call } from '../lib/api-client.ts'
import { removeStored, STORAGE_KEYS } from '../lib/storage.ts'
import { store } from '../lib/store.ts'
import { rememberSaved } from './saved-temporary.ts'
import { listTemporary, type TemporaryCard } from './temporary-cards.ts'

/** Counts the temporary cards that this tab has saved or deleted: lists of them reload when it changes. */
export const temporaryCardsChangedAtom = atom(0)

function removeTemporary(temporaryId: string): void {
  removeStored(STORAGE_KEYS.temporaryCard(temporaryId))
  store.set(temporaryCardsChangedAtom, (count) => count + 1)
}

/**
 * Saves a temporary card to the signed-in account and removes it from this browser.
 * @throws what `call` throws; the card then stays in this browser
 */
export async function saveTemporaryToAccount(card: TemporaryCard): Promise<void> {
  try {
    await call(endpoints.createCard, { body: { ...contentOf(card), cardId: card.saveAs } })
  } catch (error) {
    // An earlier save succeeded and only its answer was lost.
    const isStored = error instanceof ApiError && error.code === 'card-id-taken'
    if (!isStored) throw error
  }
  rememberSaved(card.cardId, card.saveAs)
  removeTemporary(card.cardId)
}

/** Deletes a temporary card with its marks: no other browser has it. */
export function deleteTemporary(temporaryId: string): void {
  removeStored(STORAGE_KEYS.marks(temporaryId))
  removeTemporary(temporaryId)
}

/**
 * Saves every temporary card of this browser, up to the first failure.
 * @returns how many were saved, and the failure, if there was one
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
