/**
 * Calls `callback` when the user leaves the page: it is hidden, as a phone may end it then without another event, or unloaded. One
 * way of leaving may fire both, so the callback must be cheap to repeat.
 * @returns unsubscribes
 */
export function onLeave(callback: () => void): () => void {
  const leaveHidden = () => {
    if (document.visibilityState === 'hidden') callback()
  }
  const leave = () => callback()
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('visibilitychange', leaveHidden, { signal })
  window.addEventListener('pagehide', leave, { signal })
  return () => listening.abort()
}
