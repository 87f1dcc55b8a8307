import { readTab, removeTab, writeTab } from '../../lib/tab-storage.ts'

/** The path to return to after signing in on Google's site; kept for this tab. */
const KEY = 'google-return'

export function storeReturnPath(path: string): void {
  writeTab(KEY, path)
}

/** Reading does not remove it: React may render a screen twice. */
export function storedReturnPath(): string | null {
  return readTab(KEY)
}

export function clearReturnPath(): void {
  removeTab(KEY)
}
