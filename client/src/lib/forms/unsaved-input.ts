import * as v from 'valibot'
import { store } from '../store.ts'
import { userIdAtom } from '../session-atom.ts'
import { parseJson, type StoredSchema } from '../storage/storage.ts'
import { readTab, removeTab, writeTab } from '../storage/tab-storage.ts'

/**
 * Keeps the input of a form in session storage. It survives a reload, a tab that the browser discards in the background, and
 * logging in again, which may lead through another site (Google's) and lose everything in memory.
 */
export function unsavedInput<T>(key: string, inputSchema: StoredSchema<T>) {
  const entrySchema = v.object({ userId: v.string(), input: inputSchema })
  const write = (userId: string, input: T) => writeTab(key, JSON.stringify({ userId, input }))
  const keep = (userId: string, input: T | undefined) => (input ? write(userId, input) : removeTab(key))
  return {
    /**
     * @param userId '' without an account
     * @returns undefined if nothing is stored, if it is damaged, or if another user typed it
     */
    read: (userId: string): T | undefined => {
      const entry = parseJson(readTab(key) ?? 'null')
      return v.is(entrySchema, entry) && entry.userId === userId ? entry.input : undefined
    },
    write,
    /** @param input undefined if nothing was typed */
    keep,
    /** For a form that is closed: keeps its input if the user's session has ended. */
    leave: (userId: string, input: T | undefined) =>
      keep(userId, (store.get(userIdAtom) ?? '') === userId ? undefined : input),
    remove: () => removeTab(key),
  }
}
