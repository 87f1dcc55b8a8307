import type { Category, ContentItem } from '#shared/schemas/category.ts'
import { ApiError, NetworkError } from '../../lib/api-client.ts'
import { queryClient, updateCached } from '../../lib/query-client.ts'
import { categoryKeys } from './category-queries.ts'

/** Returns a key that matches the cached category of every user. */
function keyOfAllUsers(categoryId: string): readonly unknown[] {
  return categoryKeys.category(categoryId, '').slice(0, -1)
}

/** Marks all lists, categories and items as outdated, and refetches those on the screen. */
export function refetchAll(): void {
  void queryClient.invalidateQueries({ queryKey: categoryKeys.all })
}

/**
 * Handles the error of a call, and rethrows it. If the error means that the screen is or may be outdated, the category
 * and its items are refetched: the user's rights have changed, the category or item is deleted, or a response was lost.
 */
export const refetchIfStale =
  (categoryId: string) =>
  (error: unknown): never => {
    const isStale =
      error instanceof ApiError
        ? error.status === 404 || (error.status === 403 && error.code !== 'quota-exceeded')
        : error instanceof NetworkError
    if (isStale)
      for (const queryKey of [keyOfAllUsers(categoryId), categoryKeys.content(categoryId)])
        void queryClient.invalidateQueries({ queryKey })
    throw error
  }

/** Applies a change that the server has stored to the cached items immediately, then refetches them and their category. */
export async function updateCachedItems(
  categoryId: string,
  change: (items: readonly ContentItem[]) => ContentItem[],
): Promise<void> {
  const key = categoryKeys.content(categoryId)
  await updateCached(key, change)
  const itemCount = queryClient.getQueryData<ContentItem[]>(key)?.length
  if (itemCount !== undefined) updateCachedCategory(categoryId, { itemCount })
  void queryClient.invalidateQueries({ queryKey: keyOfAllUsers(categoryId) })
}

export function updateCachedCategory(categoryId: string, changes: Partial<Category>): void {
  queryClient.setQueriesData<Category>(
    { queryKey: keyOfAllUsers(categoryId) },
    (shown) => shown && { ...shown, ...changes },
  )
}
