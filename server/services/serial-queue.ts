import { isDatabaseUnavailable } from '../database/errors.ts'

const ignore = () => undefined

/**
 * Runs tasks of one key one after another, in the order they arrive; tasks of different keys run concurrently. Within a
 * process this keeps events in the order of the writes and stops concurrent writers from using up each other's retries.
 * When a task fails because the database is unavailable, the waiting tasks fail with it: they would wait as long.
 */
export function createSerialQueue() {
  const lastOf = new Map<string, Promise<unknown>>()

  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const before = lastOf.get(key)
    const result = before ? before.then(task) : task()
    const settled = result.then(ignore, (error: unknown) => {
      if (isDatabaseUnavailable(error)) throw error
    })
    // Without a waiting task this rejection would be unhandled.
    settled.catch(ignore)
    lastOf.set(key, settled)
    try {
      return await result
    } finally {
      if (lastOf.get(key) === settled) lastOf.delete(key)
    }
  }
}
