/** Reads a value of this tab, which survives a round trip to another site. Returns null if there is none, or no storage. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Without storage the value is dropped.
  }
}

export function removeTab(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
