import { seededRandom } from './random.ts'

/**
 * The longest delay, in ms, of each response, chunk and unit of React's work in component tests. Slow steps reveal tests that read
 * the screen too early. `npm run test:all` sets it.
 */
export const SLOW_STEPS_MS = Number(process.env.SLOW_STEPS_MS ?? 0)
const { setTimeout: realSetTimeout, setImmediate: realSetImmediate } = globalThis

const random = seededRandom(Number(process.env.SLOW_STEPS_SEED ?? 1))
/** A third of the steps is not delayed, so that steps also occur in other orders. */
const delayMs = () => Math.floor(Math.max(0, random() * 1.5 - 0.5) * SLOW_STEPS_MS)

/** Resolves after a random time. */
export const slowStep = () => new Promise<void>((resolve) => void realSetTimeout(resolve, delayMs()))

const chunks = new Map<string, Promise<void>>()
/** Marks all chunks as not loaded, as at the start of a page. */
export function forgetChunks(): void {
  chunks.clear()
}

declare global {
  /** Replaces dynamic imports (vitest.config.ts): slow the first time, and in order afterwards. */
  var slowImport: <T>(chunk: string, load: () => Promise<T>) => Promise<T>
}
globalThis.slowImport = (chunk, load) => {
  const isThere = chunks.get(chunk) ?? slowStep()
  chunks.set(chunk, isThere)
  return isThere.then(load)
}

// React's scheduler captures setImmediate when it is first imported, which is after this module.
if (SLOW_STEPS_MS > 0)
  globalThis.setImmediate = ((run: () => void) => {
    const ms = delayMs()
    return ms === 0 ? realSetImmediate(run) : realSetTimeout(run, ms)
  }) as typeof setImmediate
