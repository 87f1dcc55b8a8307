/** Lets the script in index.html read the mode that was chosen while the page was in the back/forward cache: Safari tells it nothing. */
export function followMode(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) dispatchEvent(new StorageEvent('storage', { key: 'mode' }))
  })
}
