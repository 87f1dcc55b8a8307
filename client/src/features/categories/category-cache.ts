import type { QueryClient } from '@tanstack/react-query'
import type { Category, ContentItem } from '#shared/schemas/category.ts'
import { ApiError } from '../../lib/api-client.ts'
import { categoryKeys } from './category-queries.ts'

/** Matches the cached category of every user. */
function categoryKeyPrefix(categoryId: string): readonly unknown[] {
  return categoryKeys.category(categoryId, '').slice(0, -1)
}

/** Refetches a category and its items. The screen keeps the old ones until then. */
export function refetchCategory(client: QueryClient, categoryId: string): void {
  void client.invalidateQueries({ queryKey: categoryKeyPrefix(categoryId) })
  void client.invalidateQueries({ queryKey: categoryKeys.content(categoryId) })
}

/** Whether an error means that the screen is outdated: the rights have changed, or the category or item is deleted. */
export function isStaleError(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status === 404 || (error.status === 403 && error.code !== 'quota-exceeded')
}

/** Applies a change that the server has stored to the cached items immediately, then refetches them. */
export async function updateCachedItems(
  client: QueryClient,
  categoryId: string,
  change: (items: readonly ContentItem[]) => ContentItem[],
): Promise<void> {
  const key = categoryKeys.content(categoryId)
  // A response that is older than the change would undo it on the screen.
  await client.cancelQueries({ queryKey: key })
  const items = client.setQueryData<ContentItem[]>(key, (shown) => shown && change(shown))
  if (items) updateCachedCategory(client, categoryId, { itemCount: items.length })
  refetchCategory(client, categoryId)
}

export function updateCachedCategory(
  client: QueryClient,
  categoryId: string,
  changes: Partial<Category>,
): void {
  client.setQueriesData<Category>(
    { queryKey: categoryKeyPrefix(categoryId) },
    (shown) => shown && { ...shown, ...changes },
  )
}
