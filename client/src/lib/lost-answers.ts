import type { ConflictBody } from '#shared/api.ts'
import { ApiError } from './api-client.ts'

/** The ids of requests that have had no response yet. */
const unanswered = new Map<string, string>()

/**
 * Creates something under an id chosen by the client. Repeated requests have the same id until one gets a response, so that the server
 * creates it only once.
 * @param what everything that makes a request a different one
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
    const created = await make(id)
    unanswered.delete(key)
    return created
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    unanswered.delete(key)
    if (before === undefined) throw error
    // The created object has been deleted since, or another user of this page created it.
    return once(what, newId, make)
  }
}

/**
 * Waits for a creation. If someone else or an earlier request, whose response was lost, has already created the object, the refusal
 * contains it.
 * @param find finds the object in the body of a 409 or 412; undefined if the body contains something else
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

/** Waits for a deletion. A 404 counts as success, because the object is already deleted. @returns whether this request deleted it */
export async function ignoreGone(deletion: Promise<unknown>): Promise<boolean> {
  try {
    await deletion
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false
    throw error
  }
}
