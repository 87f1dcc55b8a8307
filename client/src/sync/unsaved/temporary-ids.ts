import { storedKeys } from '../../lib/storage/storage.ts'
import { TEMPORARY_CARD_PREFIX } from '../storage-keys.ts'

/** The ids of this browser's temporary cards, without the code that reads them. */
export const temporaryIds = (): string[] =>
  storedKeys(TEMPORARY_CARD_PREFIX).map((key) => key.slice(TEMPORARY_CARD_PREFIX.length))
