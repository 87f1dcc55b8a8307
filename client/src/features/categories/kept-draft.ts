import { isCategoryId } from '#shared/ids.ts'
import { readTab, removeTab, writeTab } from '../../lib/tab-storage.ts'
import { isObject, isText } from '../card/stored-card.ts'
import type { NewCategoryValues } from './new-category-form.ts'

/**
 * The category that somebody is about to create, for this tab only: a reload, or signing in anew (which may lead through
 * another site), finds it again. Its id is kept with it, so that trying again never creates it twice.
 */
const KEY = 'category-draft'

export interface CategoryDraft {
  categoryId: string
  values: NewCategoryValues
}

interface Kept extends CategoryDraft {
  userId: string
}

function isKept(value: unknown): value is Kept {
  if (!isObject(value) || !isText(value.userId) || !isObject(value.values)) return false
  const { name, description, lines } = value.values
  const isId = isText(value.categoryId) && isCategoryId(value.categoryId)
  return isId && isText(name) && isText(description) && isText(lines)
}

export function keepDraft(userId: string, draft: CategoryDraft): void {
  writeTab(KEY, JSON.stringify({ userId, ...draft } satisfies Kept))
}

/** @returns undefined where nothing was kept, or another user's */
export function keptDraft(userId: string): CategoryDraft | undefined {
  try {
    const kept: unknown = JSON.parse(readTab(KEY) ?? 'null')
    return isKept(kept) && kept.userId === userId ? kept : undefined
  } catch {
    return undefined
  }
}

export function forgetDraft(): void {
  removeTab(KEY)
}
