import type { WritableAtom } from 'jotai'
import { atomWithStorage, type RESET } from 'jotai/utils'
import { onStoredChange, readStored, removeStored, writeStored, type StoredShape } from './storage.ts'

type Update<T> = T | typeof RESET | ((before: T) => T | typeof RESET)

/**
 * Creates an atom that is stored in local storage under `key` and follows other tabs' changes. Setting it to `RESET`
 * removes the key. If storage is refused, full or damaged, it behaves like `readStored` and `writeStored`. If the key
 * contains an id, create the atom in `useMemo`. An atom that no component uses keeps the value that it last saw, so code
 * outside React should call `readStored`.
 * @param fallback the value while nothing valid is stored
 */
export function storedAtom<T>(
  key: string,
  shape: StoredShape<T>,
  fallback: T,
): WritableAtom<T, [Update<T>], void> {
  const read = () => readStored(key, shape) ?? fallback
  return atomWithStorage<T>(
    key,
    fallback,
    {
      getItem: read,
      setItem: writeStored,
      removeItem: removeStored,
      subscribe: (_key, onChange) => onStoredChange(key, () => onChange(read())),
    },
    { getOnInit: true },
  )
}
