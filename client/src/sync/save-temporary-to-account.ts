import { findCardClient } from './card-clients.ts'
import { createCard } from './save-draft.ts'
import { noteTemporaryChange } from './temporary-changes.ts'
import { temporaryDraft } from './temporary-draft.ts'
import { listTemporary, type TemporaryCard } from './temporary-cards.ts'

/**
 * Saves a temporary card to the signed-in account and removes it from this browser.
 * @throws what `call` throws; the card then stays in this browser
 */
export async function saveTemporaryToAccount({ cardId }: TemporaryCard): Promise<void> {
  const savedId = await createCard(temporaryDraft(cardId))
  // Sends what an earlier attempt did not store; without a screen it stops by itself.
  findCardClient(savedId)?.open(() => undefined)()
  noteTemporaryChange()
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
