function stored(): Record<string, unknown> {
  try {
    return { ...localStorage }
  } catch {
    // Refused: nothing is stored, and nothing changes.
    return {}
  }
}

/**
 * Tells a page that comes out of the back/forward cache what other tabs stored meanwhile, as they tell it while it is open:
 * Safari doesn't.
 */
export function followStorage(): void {
  let left: Record<string, unknown> = {}
  addEventListener('pagehide', () => {
    left = stored()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const now = stored()
    for (const key of Object.keys({ ...left, ...now }))
      if (left[key] !== now[key]) dispatchEvent(new StorageEvent('storage', { key }))
  })
}
