import type { QueryClient } from '@tanstack/react-query'
import type { Category, ContentItem } from '#shared/schemas/category.ts'
import { ApiError } from '../../lib/api-client.ts'
import { categoryKeys } from './category-queries.ts'

/** A category as the cache has it for whoever reads it. */
function keyOfAnyReader(categoryId: string): readonly unknown[] {
  return categoryKeys.category(categoryId, '').slice(0, -1)
}

/** Reads a category and its items again. What is on the screen stays until the answers are there. */
export function readAgain(client: QueryClient, categoryId: string): void {
  void client.invalidateQueries({ queryKey: keyOfAnyReader(categoryId) })
  void client.invalidateQueries({ queryKey: categoryKeys.content(categoryId) })
}

/** Whether a refusal says that the screen is out of date: rights have gone meanwhile, or what it was about. */
export function isOutOfDate(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status === 404 || (error.status === 403 && error.code !== 'quota-exceeded')
}

/** Puts what the server has stored on the screen at once, and then reads it again. */
export async function changeItems(
  client: QueryClient,
  categoryId: string,
  change: (items: readonly ContentItem[]) => ContentItem[],
): Promise<void> {
  const key = categoryKeys.content(categoryId)
  // An answer from before the change would undo it on the screen.
  await client.cancelQueries({ queryKey: key })
  const items = client.setQueryData<ContentItem[]>(key, (shown) => shown && change(shown))
  if (items) changeCategory(client, categoryId, { itemCount: items.length })
  readAgain(client, categoryId)
}

export function changeCategory(client: QueryClient, categoryId: string, changes: Partial<Category>): void {
  client.setQueriesData<Category>(
    { queryKey: keyOfAnyReader(categoryId) },
    (shown) => shown && { ...shown, ...changes },
  )
}
