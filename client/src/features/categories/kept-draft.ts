import { z } from 'zod'
import { categoryIdSchema } from '#shared/schemas/category.ts'
import { readTab, removeTab, writeTab } from '../../lib/tab-storage.ts'

/**
 * The category that somebody is about to create, for this tab only: a reload, or signing in anew (which may lead through
 * another site), finds it again. Its id is kept with it, so that trying again never creates it twice.
 */
const KEY = 'category-draft'

const draftSchema = z.object({
  categoryId: categoryIdSchema,
  values: z.object({ name: z.string(), description: z.string(), lines: z.string() }),
})
export type CategoryDraft = z.infer<typeof draftSchema>
const kept = draftSchema.extend({ userId: z.string() })

export function keepDraft(userId: string, draft: CategoryDraft): void {
  writeTab(KEY, JSON.stringify({ userId, ...draft }))
}

/** @returns undefined where nothing was kept, or another user's */
export function keptDraft(userId: string): CategoryDraft | undefined {
  try {
    const { data } = kept.safeParse(JSON.parse(readTab(KEY) ?? 'null'))
    return data?.userId === userId ? data : undefined
  } catch {
    return undefined
  }
}

export function forgetDraft(): void {
  removeTab(KEY)
}
