import { LRUCache } from 'lru-cache'
import type { Database } from '../database/connect.ts'
import { isDatabaseUnavailable } from '../database/errors.ts'

/** Reads the value of a key as stored now or later; undefined when there is none. Callers share the value. */
export type SharedRead<T> = (key: string) => Promise<T | undefined>

interface Wait<T> {
  promise: Promise<T | undefined>
  resolve: (value: T | undefined) => void
  reject: (error: unknown) => void
}

/** A command that reads more keys costs as much as two. */
const MAX_KEYS_PER_READ = 100
/** The shortest time between the starts of two reads of a key that callers wait for: a crowd shares each read. */
const INTERVAL_MS = 5
/** The number of remembered values, of 10 kB at most each. */
const MAX_REMEMBERED = 1000

function newWait<T>(): Wait<T> {
  let settle: Pick<Wait<T>, 'resolve' | 'reject'>
  const promise = new Promise<T | undefined>((resolve, reject) => (settle = { resolve, reject }))
  return { promise, ...settle! }
}

/**
 * Shares reads among concurrent callers. One read of a key is in flight at a time, and everyone who requests the key
 * meanwhile shares the next; keys requested in one turn of the event loop are read together. No one gets data read
 * before their request. If a read fails because the database is unavailable, calls that wait for the next one fail with
 * it: it would take as long.
 * @param readMany reads the values of the keys that exist
 * @param changes of the embedded database: a document that has not changed since it was read is not read again
 */
export function createSharedReads<T>(
  readMany: (keys: string[]) => Promise<Map<string, T>>,
  changes?: T extends { _id: unknown } ? Database['changes'] : never,
): SharedRead<T> {
  const remembered = new LRUCache<string, { value: T; asOf: bigint }>({ max: MAX_REMEMBERED })
  /** The keys requested in this turn of the event loop. */
  let due = new Map<string, Wait<T>>()
  /** Callers that share the next read of a key that is being read. */
  const next = new Map<string, Wait<T>>()
  const running = new Set<string>()

  function addDue(key: string, wait: Wait<T>): void {
    if (due.size === 0) setImmediate(readDue)
    due.set(key, wait)
  }

  function readDue(): void {
    const waits = [...due]
    due = new Map()
    for (let from = 0; from < waits.length; from += MAX_KEYS_PER_READ)
      void read(waits.slice(from, from + MAX_KEYS_PER_READ))
  }

  async function read(waits: [string, Wait<T>][]): Promise<void> {
    const startedMs = performance.now()
    for (const [key] of waits) running.add(key)
    let settle: (key: string, wait: Wait<T>) => void
    let failsNext = false
    const asOf = changes?.count()
    try {
      const values = await readMany(waits.map(([key]) => key))
      if (asOf !== undefined) for (const [key, value] of values) remembered.set(key, { value, asOf })
      settle = (key, wait) => wait.resolve(values.get(key))
    } catch (error) {
      settle = (_key, wait) => wait.reject(error)
      failsNext = isDatabaseUnavailable(error)
    }
    const again: string[] = []
    for (const [key, wait] of waits) {
      settle(key, wait)
      const waiting = next.get(key)
      if (waiting && !failsNext) again.push(key)
      else running.delete(key)
      if (!waiting || !failsNext) continue
      next.delete(key)
      settle(key, waiting)
    }
    const restMs = Math.max(0, startedMs + INTERVAL_MS - performance.now())
    if (again.length > 0) setTimeout(readNext, restMs, again)
  }

  function readNext(keys: string[]): void {
    for (const key of keys) {
      running.delete(key)
      addDue(key, next.get(key)!)
      next.delete(key)
    }
  }

  /** Returns the value that was read last, if its document has not changed since. */
  function recall(key: string): T | undefined {
    const last = changes && remembered.get(key)
    const id = (last?.value as { _id?: unknown } | undefined)?._id
    return last && !changes.hasChanged(id, last.asOf) ? last.value : undefined
  }

  return (key) => {
    const value = recall(key)
    if (value !== undefined) return Promise.resolve(value)
    const isRunning = running.has(key)
    const shared = (isRunning ? next : due).get(key)
    if (shared) return shared.promise
    const wait = newWait<T>()
    if (isRunning) next.set(key, wait)
    else addDue(key, wait)
    return wait.promise
  }
}
