function readAll(): Record<string, unknown> {
  try {
    return { ...localStorage }
  } catch {
    // Storage is unavailable, so nothing is stored and nothing changes.
    return {}
  }
}

/**
 * Dispatches `storage` events for what other tabs stored while the page was in the back/forward cache, because Safari
 * doesn't.
 */
export function followStorage(): void {
  let left: Record<string, unknown> = {}
  addEventListener('pagehide', () => {
    left = readAll()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const now = readAll()
    for (const key of Object.keys({ ...left, ...now }))
      if (left[key] !== now[key]) dispatchEvent(new StorageEvent('storage', { key }))
  })
}
