// Part of the inline script of server-rendered pages, before the first paint: every byte weighs on them.

const ASK_AGAIN_MS = 3000

/**
 * Reloads a page whose script could not be loaded, once the server answers: it restarts just now. Safari takes the script
 * for missing until the page is loaded anew. A page that was reloaded stays as it is: an extension may block the script.
 * @param script its address
 */
export function reloadWhenAnswered(script: string): void {
  const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
  if (type === 'reload') return
  const ask = () =>
    void setTimeout(
      () => void fetch(script).then(({ status }) => (status < 500 ? location.reload() : ask()), ask),
      ASK_AGAIN_MS,
    )
  ask()
}
