/**
 * Values for this tab only, which survive a round trip to another site. Without storage, reads return null.
 */
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
    // Refused: see above.
  }
}

export function removeTab(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then there is nothing to remove.
  }
}
