import type { ConflictBody } from '#shared/api.ts'
import { categoryDialogs } from '#messages/category-dialogs.ts'
import { ApiError } from '../../lib/api-client.ts'
import { changedFields } from '../../lib/forms/changed-fields.ts'
import { isolated } from '../../lib/isolated.ts'

/** The saved entity, and the values by someone else that this edit has replaced. */
interface Saved<T, D> {
  saved: T
  replaced: Partial<D>
}

interface Edit<T extends { updatedAt: string }, D extends object> {
  /** The entity as it was when the edit began. */
  base: T
  /** The editable fields of an entity. */
  detailsOf: (entity: T) => D
  edited: D
  send: (changes: Partial<D> & { updatedAt: string }) => Promise<T>
  /** The current entity in the body of a conflict, if the server sends it. */
  theirsIn: (conflict: ConflictBody) => T | undefined
}

/** The changes last sent, by base. After a lost response they may be stored, and are not someone else's. */
const sent = new WeakMap<object, object>()

/**
 * Sends only the changed fields. If the entity has changed since, sends them again on top of the new version, so that
 * the later value of a field wins.
 * @returns undefined if nothing was changed
 * @throws what `send` throws, except for conflicts
 */
export async function saveChanges<T extends { updatedAt: string }, D extends object>({
  base,
  detailsOf,
  edited,
  send,
  theirsIn,
}: Edit<T, D>): Promise<Saved<T, D> | undefined> {
  const before = detailsOf(base)
  const changes = changedFields<D>(before, edited)
  if (Object.keys(changes).length === 0) return undefined
  const earlier = sent.get(base) ?? {}
  sent.set(base, changes)
  let current = base
  for (;;) {
    try {
      const saved = await send({ ...changes, updatedAt: current.updatedAt })
      const remoteChanges = changedFields<D>(earlier, changedFields<D>(before, detailsOf(current)))
      const replaced = Object.entries(changedFields<D>(edited, remoteChanges)).filter(
        ([field]) => field in changes,
      )
      return { saved, replaced: Object.fromEntries(replaced) as Partial<D> }
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
      const theirs = theirsIn(error.body as ConflictBody)
      // If the conflict is with the same version that was sent, retrying would go on forever.
      if (theirs === undefined || theirs.updatedAt === current.updatedAt) throw error
      current = theirs
    }
  }
}

/**
 * Returns the text of the toast after an edit: someone else's text that the edit replaced, so that it can be copied, or
 * `usual`.
 * @param words the replaced texts
 */
export function savedText(words: readonly (string | null | undefined)[], usual: string): string {
  const replaced = words.filter(Boolean).join(' ')
  return replaced === '' ? usual : categoryDialogs.replaced(isolated(replaced))
}
