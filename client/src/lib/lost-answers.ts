import { ApiError } from './api-client.ts'
import { store } from './store.ts'
import { userIdAtom } from './user-id-atom.ts'

/** The ids under which something was sent and not yet answered, by its sender and what it was. */
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
  const key = JSON.stringify([store.get(userIdAtom), what])
  const id = unanswered.get(key) ?? newId()
  unanswered.set(key, id)
  try {
    const made = await make(id)
    unanswered.delete(key)
    return made
  } catch (error) {
    // The id is taken by something else. After any other refusal nothing has it, or an earlier request has.
    if (error instanceof ApiError && error.status === 409) unanswered.delete(key)
    throw error
  }
}

/** Waits for a deletion. A 404 is a success: it is deleted already. */
export async function ignoreGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
