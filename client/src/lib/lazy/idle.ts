/** Browsers without requestIdleCallback (Safari) wait this long after the page has loaded. */
const FALLBACK_DELAY_MS = 200
/** A busy page runs it after this time at the latest. */
const LATEST_MS = 2000

/**
 * Runs a task once, after the first paint and while the page is idle.
 * @returns cancels
 */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout: LATEST_MS })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(task, FALLBACK_DELAY_MS)
  return () => clearTimeout(handle)
}
