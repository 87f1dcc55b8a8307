import type { ConflictBody } from '#shared/api.ts'
import { ApiError } from './api-client.ts'

/** The ids under which something was sent and not yet answered. */
const unanswered = new Map<string, string>()

/**
 * Makes something under an id of ours. The same again has the same id until there is an answer, so that the server makes it once.
 * @param what all that makes it another one
 */
export async function once<T>(
  what: unknown,
  newId: () => string,
  make: (id: string) => Promise<T>,
): Promise<T> {
  const key = JSON.stringify(what)
  const before = unanswered.get(key)
  const id = before ?? newId()
  unanswered.set(key, id)
  try {
    const made = await make(id)
    unanswered.delete(key)
    return made
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    unanswered.delete(key)
    if (before === undefined) throw error
    // What it made has been deleted since, or another user of this page made it.
    return once(what, newId, make)
  }
}

/**
 * Waits for what is made, once. Where an earlier request made it, whose answer was lost, or someone else did, the refusal carries it.
 * @param find it in the body of a 409 or 412; undefined for something else
 */
export async function orFound<T>(
  creation: Promise<T>,
  find: (conflict: ConflictBody) => T | undefined,
): Promise<T> {
  try {
    return await creation
  } catch (error) {
    const isFound = error instanceof ApiError && [409, 412].includes(error.status)
    const found = isFound ? find(error.body ?? {}) : undefined
    if (found === undefined) throw error
    return found
  }
}

/** Waits for a deletion. A 404 is a success: it is deleted already. @returns whether this one deleted it */
export async function ignoreGone(deletion: Promise<unknown>): Promise<boolean> {
  try {
    await deletion
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}
