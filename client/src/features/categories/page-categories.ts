import { PAGE_CATEGORIES_ELEMENT_ID } from '#shared/page.ts'
import type { Category } from '#shared/schemas/category.ts'
import { categoryKeys } from './category-queries.ts'
import { queryClient } from '../../lib/query-client.ts'

/** Sets the list for rendering on the server and for hydration. */
export function setPageCategories(official: readonly Category[]): void {
  queryClient.setQueryData(categoryKeys.official, official)
}

/** Reads the list that the server wrote into this page, if it did. */
export function hydrateCategories(): void {
  const json = document.getElementById(PAGE_CATEGORIES_ELEMENT_ID)?.textContent
  if (json) setPageCategories(JSON.parse(json) as Category[])
}
