// Part of the inline script of server-rendered pages, which runs before the first paint: every byte counts.

const ASK_AGAIN_MS = 3000

/**
 * Reloads a page whose script failed to load once the server responds: it is probably restarting. Safari treats the script as
 * missing until the page is reloaded. A page that was already reloaded stays as it is: an extension may block the script.
 * @param script the script's URL
 * @param state passed to the reloaded page in `history.state`
 */
export function reloadWhenAnswered(script: string, state: unknown): void {
  const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
  if (type === 'reload') return
  const poll = () =>
    void setTimeout(
      () =>
        void fetch(script).then(({ status }) => {
          if (status >= 500) return poll()
          history.replaceState(state, '')
          location.reload()
        }, poll),
      ASK_AGAIN_MS,
    )
  poll()
}
