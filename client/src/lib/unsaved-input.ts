import * as v from 'valibot'
import { parseJson, type StoredSchema } from './storage.ts'
import { readTab, removeTab, writeTab } from './tab-storage.ts'

/** The unsaved input of one user in a form, stored for this tab. */
export interface UnsavedInput<T> {
  /** @returns undefined if nothing is stored, if it is damaged, or if another user typed it */
  read: (userId: string) => T | undefined
  write: (userId: string, input: T) => void
  remove: () => void
}

/**
 * Keeps the input of a form in session storage. It survives a reload, and logging in again, which may lead
 * through another site (Google's) and lose everything in memory.
 */
export function unsavedInput<T>(key: string, inputSchema: StoredSchema<T>): UnsavedInput<T> {
  const entrySchema = v.object({ userId: v.string(), input: inputSchema })
  return {
    read: (userId) => {
      const entry = parseJson(readTab(key) ?? 'null')
      return v.is(entrySchema, entry) && entry.userId === userId ? entry.input : undefined
    },
    write: (userId, input) => writeTab(key, JSON.stringify({ userId, input })),
    remove: () => removeTab(key),
  }
}
