import { expect, type Page } from 'playwright/test'

export interface NewItem {
  content: string
  contentType?: string
  tags?: string[]
  source?: string
}

/** A category with items, created through the API. */
export async function createCategory(
  page: Page,
  category: { name: string; description?: string },
  items: readonly NewItem[] = [],
): Promise<string> {
  const created = await page.request.post('/api/categories', { data: category })
  expect(created.status()).toBe(201)
  const { categoryId } = (await created.json()) as { categoryId: string }
  if (items.length === 0) return categoryId
  const added = await page.request.post(`/api/categories/${categoryId}/content`, { data: { items } })
  expect(added.status()).toBe(201)
  return categoryId
}

/** "Item 1", "Item 2" and so on. */
export function numberedItems(count: number): NewItem[] {
  return Array.from({ length: count }, (_, index) => ({ content: `Item ${index + 1}` }))
}
