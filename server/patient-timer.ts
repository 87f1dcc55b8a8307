/** A timer that fires later than this was held up by our own event loop. */
const STALL_MS = 100

/**
 * Like `setTimeout`, but starts again after a stall: bytes that came meanwhile are still unread.
 * @returns a function that stops the timer
 */
export function startPatientTimer(ms: number, onEnd: () => void): () => void {
  let timer: NodeJS.Timeout
  const start = () => {
    const dueMs = performance.now() + ms
    const handleTimeout = () => {
      if (performance.now() - dueMs > STALL_MS) start()
      else onEnd()
    }
    timer = setTimeout(handleTimeout, ms).unref()
  }
  start()
  return () => clearTimeout(timer)
}
