/** A socket that is not there for so long is done without (LIV-16); players are told after as long (LIV-15). */
const FIRST_ASK_MS = 3000
const ASK_EVERY_MS = 5000
/** Everybody asks at a moment of their own: up to so much earlier or later. */
const JITTER_MS = 1000
const FAILURES_FOR_OFFLINE = 2

export interface Polling {
  /** The socket is away. */
  start: () => void
  /** The socket is there. */
  stop: () => void
}

/**
 * Asks by HTTP while no socket is open, as in offices whose proxy lets no WebSocket through; only while somebody looks.
 * @param ask one request; resolves with whether an answer came
 * @param onOffline told when neither way works, and when one does again
 */
export function createPolling(ask: () => Promise<boolean>, onOffline: (offline: boolean) => void): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  async function poll(): Promise<void> {
    const own = timer
    if (document.visibilityState === 'visible') {
      failures = (await ask()) ? 0 : failures + 1
      // The socket came, or went again, in the meantime.
      if (timer !== own) return
      onOffline(failures >= FAILURES_FOR_OFFLINE || (failures > 0 && !navigator.onLine))
    }
    timer = setTimeout(() => void poll(), ASK_EVERY_MS + (Math.random() * 2 - 1) * JITTER_MS)
  }

  return {
    start: () => {
      timer ??= setTimeout(() => void poll(), FIRST_ASK_MS)
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      failures = 0
      onOffline(false)
    },
  }
}
