import { storedKeys } from '../../lib/storage/storage.ts'
import { TEMPORARY_CARD_PREFIXES } from '../storage-keys.ts'

/** The ids of this browser's temporary cards, without the code that reads them. */
export function temporaryIds(): string[] {
  const ids = TEMPORARY_CARD_PREFIXES.flatMap((prefix) =>
    storedKeys(prefix).map((key) => `temp-${key.slice(prefix.length)}`),
  )
  return [...new Set(ids)]
}
