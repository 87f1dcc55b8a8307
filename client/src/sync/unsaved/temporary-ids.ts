import { storedKeys } from '../../lib/storage/storage.ts'
import { TEMPORARY_CARD_PREFIX } from '../storage-keys.ts'

/** Returns the ids of this browser's temporary cards without loading the code that reads the cards. */
export const temporaryIds = (): string[] =>
  storedKeys(TEMPORARY_CARD_PREFIX).map((key) => key.slice(TEMPORARY_CARD_PREFIX.length))
