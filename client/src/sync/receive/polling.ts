/**
 * Polling starts after this time without a socket (LIV-16). Players see the offline pill after the same time
 * (LIV-15).
 */
const FIRST_POLL_MS = 3000
const POLL_INTERVAL_MS = 5000
/** Spreads the clients' requests: each poll comes up to this much earlier or later. */
const JITTER_MS = 1000
const FAILURES_FOR_OFFLINE = 2
/** A request without a response after this time counts as failed, for example on a network that drops packets. */
const SLOW_POLL_MS = 3000

/**
 * Polls by HTTP while no socket is open, for example behind a proxy that blocks WebSocket. Pauses while the page is hidden.
 * @param poll makes one request; resolves with whether the server responded
 * @param onOffline called with whether neither socket nor HTTP reaches the server
 */
export function createPolling(poll: () => Promise<boolean>, onOffline: (offline: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  async function run(): Promise<void> {
    const ownTimer = timer
    if (document.visibilityState === 'visible') {
      const isSlow = new Promise<boolean>((resolve) => setTimeout(resolve, SLOW_POLL_MS, false))
      failures = (await Promise.race([poll(), isSlow])) ? 0 : failures + 1
      // The polling was stopped, or stopped and started again, during the request.
      if (timer !== ownTimer) return
      onOffline(failures >= FAILURES_FOR_OFFLINE || (failures > 0 && !navigator.onLine))
    }
    timer = setTimeout(() => void run(), POLL_INTERVAL_MS + (Math.random() * 2 - 1) * JITTER_MS)
  }

  return {
    /** Call when the socket disconnects. */
    start: (): void => {
      timer ??= setTimeout(() => void run(), FIRST_POLL_MS)
    },
    /** Call when the socket connects. */
    stop: (): void => {
      clearTimeout(timer)
      timer = undefined
      failures = 0
      onOffline(false)
    },
  }
}
