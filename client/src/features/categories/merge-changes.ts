import type { CategoryConflictBody } from '#shared/api.ts'
import { ApiError } from '../../lib/api-client.ts'

/** The result of an edit: saved, or in conflict with someone else's change of the same fields. */
export type SaveResult<T, D> = { saved: T } | { theirs: T; merged: D }

interface Edit<T extends { updatedAt: string }, D extends object> {
  /** The entity as it was when the edit began. */
  base: T
  /** The editable fields of an entity. */
  detailsOf: (entity: T) => D
  mine: D
  send: (changes: Partial<D> & { updatedAt: string }) => Promise<T>
  /** The current entity in the body of a conflict, if the server sends it. */
  theirsIn: (conflict: CategoryConflictBody) => T | undefined
}

/**
 * A three-way merge by field. Sends only the changed fields; if the entity has since changed in other fields only, sends
 * them again on top of that.
 * @throws what `send` throws, except for conflicts
 */
export async function saveChanges<T extends { updatedAt: string }, D extends object>({
  base,
  detailsOf,
  mine,
  send,
  theirsIn,
}: Edit<T, D>): Promise<SaveResult<T, D>> {
  const baseDetails = detailsOf(base)
  const changes = changedFields(baseDetails, mine)
  if (Object.keys(changes).length === 0) return { saved: base }
  let current = base
  for (;;) {
    try {
      return { saved: await send({ ...changes, updatedAt: current.updatedAt }) }
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
      const theirs = theirsIn(error.body as CategoryConflictBody)
      // A conflict with the version that was sent would repeat forever.
      if (theirs === undefined || theirs.updatedAt === current.updatedAt) throw error
      if (hasConflict(baseDetails, changes, detailsOf(theirs)))
        return { theirs, merged: { ...detailsOf(theirs), ...changes } }
      current = theirs
    }
  }
}

function changedFields<D extends object>(base: D, mine: D): Partial<D> {
  const changed = Object.entries(mine).filter(([field, value]) => !isSame(value, base[field as keyof D]))
  return Object.fromEntries(changed) as Partial<D>
}

/** Whether one of the changed fields has also been changed by someone else, to something different. */
function hasConflict<D extends object>(base: D, changes: Partial<D>, theirs: D): boolean {
  return Object.entries(changes).some(([name, value]) => {
    const field = name as keyof D
    return !isSame(theirs[field], base[field]) && !isSame(theirs[field], value)
  })
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
