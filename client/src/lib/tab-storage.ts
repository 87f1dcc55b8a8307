/**
 * What is kept for this tab only, over a way through another site. Where the browser refuses, nothing is kept: whoever
 * asks gets null and goes on without.
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
