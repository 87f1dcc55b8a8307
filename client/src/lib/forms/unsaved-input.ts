import * as v from 'valibot'
import { store } from '../store.ts'
import { userIdAtom } from '../session-atom.ts'
import { parseJson, type StoredSchema } from '../storage/storage.ts'
import { readTab, removeTab, writeTab } from '../storage/tab-storage.ts'

/**
 * Keeps the input of a form in session storage. It survives a reload, the browser discarding the tab in the background, and
 * logging in again, which may lead through another site (Google) and lose everything in memory.
 */
export function unsavedInput<T>(key: string, inputSchema: StoredSchema<T>) {
  const entrySchema = v.object({ userId: v.string(), input: inputSchema })
  const write = (userId: string, input: T) => writeTab(key, JSON.stringify({ userId, input }))
  const keep = (userId: string, input: T | undefined) => (input ? write(userId, input) : removeTab(key))
  return {
    /**
     * @param userId '' for a guest
     * @returns undefined if nothing is stored, if it is damaged, or if another user typed it
     */
    read: (userId: string): T | undefined => {
      const entry = parseJson(readTab(key) ?? 'null')
      return v.is(entrySchema, entry) && entry.userId === userId ? entry.input : undefined
    },
    write,
    /** @param input undefined if nothing was typed */
    keep,
    /** Call it when the form closes: keeps its input if the user's session has ended, and removes it otherwise. */
    leave: (userId: string, input: T | undefined) =>
      keep(userId, (store.get(userIdAtom) ?? '') === userId ? undefined : input),
    remove: () => removeTab(key),
  }
}
