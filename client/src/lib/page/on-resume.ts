/**
 * Calls `callback` when the page may have missed something and can catch up: the network is back, the tab is shown
 * again, or the browser restores the page from its back/forward cache. Never calls it while the page is hidden.
 * Returning to the page may fire two of these events, so the callback must be cheap to repeat.
 * @returns an unsubscribe function
 */
export function onResume(callback: () => void): () => void {
  const resume = () => {
    if (document.visibilityState === 'visible') callback()
  }
  // The first load fires `pageshow` too, with `persisted` false.
  const resumeFromCache = ({ persisted }: PageTransitionEvent) => {
    if (persisted) resume()
  }
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('online', resume, { signal })
  document.addEventListener('visibilitychange', resume, { signal })
  window.addEventListener('pageshow', resumeFromCache, { signal })
  return () => listening.abort()
}
