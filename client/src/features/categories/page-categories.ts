import { PAGE_CATEGORIES_ELEMENT_ID } from '#shared/page.ts'
import type { Category } from '#shared/schemas/category.ts'
import { categoryKeys } from './category-queries.ts'
import { queryClient } from '../../lib/query-client.ts'

/** The list that the screen is first drawn with, on the server and again when the browser takes over. */
export function drawWithCategories(official: readonly Category[]): void {
  queryClient.setQueryData(categoryKeys.official, official)
}

/** Takes the list that the server wrote into this page; on a page without one there is nothing to take. */
export function takePageCategories(): void {
  const json = document.getElementById(PAGE_CATEGORIES_ELEMENT_ID)?.textContent
  if (json) drawWithCategories(JSON.parse(json) as Category[])
}
