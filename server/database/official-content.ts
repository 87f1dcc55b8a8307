import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import type { ContentType } from '#shared/product.ts'
import ENGLISH from './official/en.json' with { type: 'json' }

/** One entry of an official category, short enough to fill a square uncut. */
export interface OfficialItem {
  content: string
  contentType: ContentType
  tags: string[]
}

/** One official category as a new installation stores it. */
export interface OfficialContent {
  categoryId: (typeof OFFICIAL_CATEGORIES)[number]['categoryId']
  description: string
  items: OfficialItem[]
}

/** An item as a line of its list: type, words, tags. */
type ItemRow = [contentType: ContentType, content: string, tag: string, ...furtherTags: string[]]

/** Adds the names of the fields to the lines of a list. */
export function items(rows: readonly ItemRow[]): OfficialItem[] {
  return rows.map(([contentType, content, ...tags]) => ({ content, contentType, tags }))
}

/** In the order of OFFICIAL_CATEGORIES. A test checks types and tags, which JSON has as texts. */
export const OFFICIAL_CONTENT: readonly OfficialContent[] = OFFICIAL_CATEGORIES.map(({ categoryId }) => {
  const { description, items: rows } = ENGLISH[categoryId]
  return { categoryId, description, items: items(rows as ItemRow[]) }
})
