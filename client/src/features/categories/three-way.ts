function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What somebody has changed of the thing as they found it. */
export function changesOf<T extends object>(base: T, mine: T): Partial<T> {
  const changed = Object.entries(mine).filter(([field, value]) => !isSame(value, base[field as keyof T]))
  return Object.fromEntries(changed) as Partial<T>
}

/**
 * Whether what one has changed was changed meanwhile to something else. What only others have changed is no conflict: both
 * changes can stand.
 * @param base the thing as one found it
 * @param theirs as it stands now
 */
export function isConflict<T extends object>(base: T, mine: T, theirs: T): boolean {
  return Object.entries(changesOf(base, mine)).some(([name, value]) => {
    const field = name as keyof T
    return !isSame(theirs[field], base[field]) && !isSame(theirs[field], value)
  })
}

/** What became of an edit: it stands, or somebody had changed the same words to something else meanwhile. */
export type Outcome<T, W> = { saved: T } | { theirs: T; merged: W }

interface Edit<T extends { updatedAt: string }, W extends object> {
  /** The thing as it was found. */
  found: T
  wordsOf: (thing: T) => W
  mine: W
  send: (changes: Partial<W> & { updatedAt: string }) => Promise<T>
  /** The thing as it stands now, where a refusal brings it. */
  theirsIn: (error: unknown) => T | undefined
}

/**
 * Sends what has been changed and nothing else. Where the thing has moved on in other words only, it is sent again by
 * itself.
 * @throws what `send` throws, but for conflicts
 */
export async function saveChanges<T extends { updatedAt: string }, W extends object>({
  found,
  wordsOf,
  mine,
  send,
  theirsIn,
}: Edit<T, W>): Promise<Outcome<T, W>> {
  const base = wordsOf(found)
  const changes = changesOf(base, mine)
  if (Object.keys(changes).length === 0) return { saved: found }
  let now = found
  for (;;) {
    try {
      return { saved: await send({ ...changes, updatedAt: now.updatedAt }) }
    } catch (error) {
      const theirs = theirsIn(error)
      // Refused for what it has been told already: sending it again would go on for ever.
      if (theirs === undefined || theirs.updatedAt === now.updatedAt) throw error
      if (isConflict(base, mine, wordsOf(theirs)))
        return { theirs, merged: { ...wordsOf(theirs), ...changes } }
      now = theirs
    }
  }
}
