import { PROFILE_ICONS } from '#shared/product.ts'
import { readTab, removeTab, writeTab } from '../../lib/tab-storage.ts'
import { isObject, isText } from '../card/stored-card.ts'
import type { ProfileValues } from './resolvers.ts'

/**
 * What was typed into the profile form when its user's session ended, for this tab only. Signing in anew may lead through
 * another site (Google's), which nothing in memory outlives.
 */
const KEY = 'profile-typing'

interface Kept {
  userId: string
  values: ProfileValues
}

function isKept(value: unknown): value is Kept {
  if (!isObject(value) || !isText(value.userId) || !isObject(value.values)) return false
  const { username, displayName, profileIcon } = value.values
  return isText(username) && isText(displayName) && PROFILE_ICONS.some((icon) => icon === profileIcon)
}

export function keepTyping(userId: string, values: ProfileValues): void {
  writeTab(KEY, JSON.stringify({ userId, values } satisfies Kept))
}

/** @returns undefined where nothing was kept, or another user's */
export function keptTyping(userId: string): ProfileValues | undefined {
  try {
    const kept: unknown = JSON.parse(readTab(KEY) ?? 'null')
    return isKept(kept) && kept.userId === userId ? kept.values : undefined
  } catch {
    return undefined
  }
}

export function forgetTyping(): void {
  removeTab(KEY)
}
