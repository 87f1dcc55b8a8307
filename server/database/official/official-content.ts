import type { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import type { ContentType } from '#shared/product.ts'

/** One entry of an official category, short enough to fill a square uncut. */
export interface OfficialItem {
  content: string
  contentType: ContentType
  tags: string[]
}

/** What a new installation stores for one official category. */
export interface OfficialContent {
  categoryId: (typeof OFFICIAL_CATEGORIES)[number]['categoryId']
  description: string
  items: OfficialItem[]
}

/** An item as one line of a table: its type, its words, its tags. */
type ItemRow = readonly [contentType: ContentType, content: string, tag: string, ...furtherTags: string[]]

/** The texts stay readable as a list, one line per item; the names of the fields are added here. */
export function items(rows: readonly ItemRow[]): OfficialItem[] {
  return rows.map(([contentType, content, ...tags]) => ({ content, contentType, tags }))
}
