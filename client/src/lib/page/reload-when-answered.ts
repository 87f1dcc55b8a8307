// Part of the inline script of server-rendered pages, before the first paint: every byte weighs on them.

const ASK_AGAIN_MS = 3000

/**
 * Reloads a page whose script could not be loaded, once the server answers: it restarts just now. Safari takes the script
 * for missing until the page is loaded anew. A page that was reloaded stays as it is: an extension may block the script.
 * @param script its address
 * @param kept for the page that comes, in `history.state`
 */
export function reloadWhenAnswered(script: string, kept: unknown): void {
  const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
  if (type === 'reload') return
  const ask = () =>
    void setTimeout(
      () =>
        void fetch(script).then(({ status }) => {
          if (status >= 500) return ask()
          history.replaceState(kept, '')
          location.reload()
        }, ask),
      ASK_AGAIN_MS,
    )
  ask()
}
