import type { WritableAtom } from 'jotai'
import { atomWithStorage, type RESET } from 'jotai/utils'
import { onStoredChange, readStored, removeStored, writeStored, type StoredShape } from './storage.ts'

type Update<T> = T | typeof RESET | ((before: T) => T | typeof RESET)

/**
 * An atom that is stored in local storage under `key`, and follows changes made by other tabs. Setting it to
 * `RESET` removes the key. Where storage is refused, full or damaged it behaves like `readStored` and
 * `writeStored`. For a key that holds an id, make the atom in `useMemo`. An atom that no component uses keeps
 * the value it has last seen: code outside React calls `readStored`.
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
