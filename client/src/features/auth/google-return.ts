import { readTab, removeTab, writeTab } from '../../lib/tab-storage.ts'

/** Where somebody was going who is away at Google's; kept for this tab only. */
const KEY = 'google-return'

export function rememberReturn(from: string): void {
  writeTab(KEY, from)
}

/** Can be asked again until it is forgotten: React may render twice what it shows once. */
export function rememberedReturn(): string | null {
  return readTab(KEY)
}

export function forgetReturn(): void {
  removeTab(KEY)
}
