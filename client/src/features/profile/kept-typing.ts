import { z } from 'zod'
import { PROFILE_ICONS } from '#shared/product.ts'
import { readTab, removeTab, writeTab } from '../../lib/tab-storage.ts'
import type { ProfileValues } from './profile-values.ts'

/**
 * What was typed into the profile form when its user's session ended, for this tab only. Signing in anew may lead through
 * another site (Google's), which nothing in memory outlives.
 */
const KEY = 'profile-typing'

const kept = z.object({
  userId: z.string(),
  values: z.object({ username: z.string(), displayName: z.string(), profileIcon: z.enum(PROFILE_ICONS) }),
})

export function keepTyping(userId: string, values: ProfileValues): void {
  writeTab(KEY, JSON.stringify({ userId, values }))
}

/** @returns undefined where nothing was kept, or another user's */
export function keptTyping(userId: string): ProfileValues | undefined {
  try {
    const { data } = kept.safeParse(JSON.parse(readTab(KEY) ?? 'null'))
    return data?.userId === userId ? data.values : undefined
  } catch {
    return undefined
  }
}

export function forgetTyping(): void {
  removeTab(KEY)
}
