import { newTemporaryId } from '#shared/ids.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { removeStored } from '../lib/storage.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { store } from '../lib/store.ts'
import { createDraft, type Draft, type DraftStorage, type NewCard } from './drafts.ts'
import { rememberSaved, savedIdOf } from './saved-temporary.ts'
import { blankTemporary, readTemporary, writeTemporary, type TemporaryCard } from './temporary-cards.ts'

function fromTemporary(card: TemporaryCard): NewCard {
  return { ...contentOf(card), cardId: card.saveAs, ...(card.posted && { posted: card.posted }) }
}

/** The draft of a temporary card; an empty one for an id that this browser does not have. */
export function temporaryDraft(temporaryId: string): Draft {
  const key = STORAGE_KEYS.temporaryCard(temporaryId)
  const storage: DraftStorage = {
    key,
    read: () => {
      const stored = readTemporary(temporaryId)
      return stored && fromTemporary(stored)
    },
    write: ({ cardId, posted, ...card }) => writeTemporary(temporaryId, contentOf(card), cardId, posted),
    remove: () => removeStored(key),
    saved: {
      key: STORAGE_KEYS.savedTemporary(temporaryId),
      read: () => savedIdOf(temporaryId),
      write: (_draft, savedId) => rememberSaved(temporaryId, savedId),
    },
  }
  const draft = createDraft(storage, storage.read() ?? fromTemporary(blankTemporary(temporaryId)))
  draft.temporaryId = temporaryId
  return draft
}

/**
 * Saves a draft without an account, as a temporary card of this browser.
 * @returns the temporary id
 */
export function saveDraftInBrowser(draft: Draft): string {
  const { cardId, ...card } = store.get(draft.cardAtom)
  const temporaryId = newTemporaryId(Date.now())
  writeTemporary(temporaryId, contentOf(card), cardId)
  draft.discard(temporaryId)
  return temporaryId
}
