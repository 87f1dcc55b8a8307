import type { ConflictBody } from '#shared/api.ts'
import { categoryDialogs } from '#messages/category-dialogs.ts'
import { ApiError } from '../../lib/api-client.ts'
import { changedFields } from '../../lib/forms/changed-fields.ts'
import { isolated } from '../../lib/isolated.ts'

/** The saved entity, and what someone else had written meanwhile in the fields that this edit changed. */
interface Saved<T, D> {
  saved: T
  replaced: Partial<D>
}

interface Edit<T extends { updatedAt: string }, D extends object> {
  /** The entity as it was when the edit began. */
  base: T
  /** The editable fields of an entity. */
  detailsOf: (entity: T) => D
  mine: D
  send: (changes: Partial<D> & { updatedAt: string }) => Promise<T>
  /** The current entity in the body of a conflict, if the server sends it. */
  theirsIn: (conflict: ConflictBody) => T | undefined
}

/** What was sent before without an answer, by what it was based on: it may have been stored, and is no one else's change. */
const sent = new WeakMap<object, object>()

/**
 * Sends only the changed fields; if the entity has since changed, sends them again on top of that. The later value of a field
 * stays.
 * @returns undefined if nothing has changed
 * @throws what `send` throws, except for conflicts
 */
export async function saveChanges<T extends { updatedAt: string }, D extends object>({
  base,
  detailsOf,
  mine,
  send,
  theirsIn,
}: Edit<T, D>): Promise<Saved<T, D> | undefined> {
  const before = detailsOf(base)
  const changes = changedFields<D>(before, mine)
  if (Object.keys(changes).length === 0) return undefined
  const earlier = sent.get(base) ?? {}
  sent.set(base, changes)
  let current = base
  for (;;) {
    try {
      const saved = await send({ ...changes, updatedAt: current.updatedAt })
      const theirs = changedFields<D>(earlier, changedFields<D>(before, detailsOf(current)))
      const replaced = Object.entries(changedFields<D>(mine, theirs)).filter(([field]) => field in changes)
      return { saved, replaced: Object.fromEntries(replaced) as Partial<D> }
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
      const theirs = theirsIn(error.body as ConflictBody)
      // A conflict with the version that was sent would repeat forever.
      if (theirs === undefined || theirs.updatedAt === current.updatedAt) throw error
      current = theirs
    }
  }
}

/**
 * The text of the toast of an edit that replaced someone else's words, so that these can be copied; otherwise `usual`.
 * @param words what it replaced
 */
export function savedText(words: readonly (string | null | undefined)[], usual: string): string {
  const replaced = words.filter(Boolean).join(' ')
  return replaced === '' ? usual : categoryDialogs.replaced(isolated(replaced))
}
