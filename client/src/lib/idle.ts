/** Browsers without requestIdleCallback (Safari) wait this long after the page has loaded. */
const FALLBACK_DELAY_MS = 200
/** A busy page gets to it at the latest after this. */
const LATEST_MS = 2000

/**
 * Runs a task once, after the page has painted and while it has nothing better to do.
 * @returns cancels it
 */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout: LATEST_MS })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(task, FALLBACK_DELAY_MS)
  return () => clearTimeout(handle)
}
