const FIRST_MS = 1000
const MAX_MS = 15_000

/** Runs a task again after 1 s, then after twice as long each time, up to 15 s. */
export function createBackoff(task: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let delayMs = FIRST_MS
  return {
    schedule: (): void => {
      timer = setTimeout(task, delayMs)
      delayMs = Math.min(delayMs * 2, MAX_MS)
    },
    cancel: (): void => clearTimeout(timer),
    /** Call after a success: the next delay is the first one again. */
    reset: (): void => {
      delayMs = FIRST_MS
    },
  }
}
