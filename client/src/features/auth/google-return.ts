/** Where somebody was going who is away at Google's; kept for this tab only. */
const KEY = 'google-return'

export function rememberReturn(from: string): void {
  try {
    sessionStorage.setItem(KEY, from)
  } catch {
    // Refused: they come back to the start.
  }
}

/** Can be asked again until it is forgotten: React may render twice what it shows once. */
export function rememberedReturn(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function forgetReturn(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Then there is nothing to forget.
  }
}
