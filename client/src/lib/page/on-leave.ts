/**
 * Calls `callback` when the user leaves the page: when it is hidden, because a phone may then end it without another event, or when
 * it is unloaded. Leaving may fire both events, so the callback must be cheap to repeat.
 * @returns an unsubscribe function
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
