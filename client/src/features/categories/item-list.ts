import { CONTENT_TYPES, type ContentType } from '#shared/category-choices.ts'
import { foldForSearch } from '#shared/rules/text.ts'
import type { ContentItem } from '#shared/schemas/category.ts'

export const ITEM_SORTS = ['newest', 'oldest', 'name'] as const
export type ItemSort = (typeof ITEM_SORTS)[number]

/** The search, filters and order of a category's items. */
interface ItemView {
  /** The search text, for content and tags; with a leading #, for tags only. */
  q: string
  /** Undefined for all types. */
  type: ContentType | undefined
  /** Undefined for all items, with or without tags. */
  tag: string | undefined
  sort: ItemSort
}

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })

function matches({ content, tags }: ContentItem, query: string): boolean {
  const hasMatchingTag = tags.some((tag) => `#${foldForSearch(tag)}`.includes(query))
  return hasMatchingTag || foldForSearch(content).includes(query)
}

/** Sorts items. Items that were added together have the same date, and keep their order in both directions. */
function sorted(items: ContentItem[], sort: ItemSort): ContentItem[] {
  if (sort === 'name') return items.sort((one, other) => collator.compare(one.content, other.content))
  const direction = sort === 'newest' ? -1 : 1
  return items.sort((one, other) => direction * (Date.parse(one.createdAt) - Date.parse(other.createdAt)))
}

export function filterAndSort(
  items: readonly ContentItem[],
  { q, type, tag, sort }: ItemView,
): ContentItem[] {
  const query = foldForSearch(q)
  const shown = items.filter(
    (item) =>
      (type === undefined || item.contentType === type) &&
      (tag === undefined || item.tags.includes(tag)) &&
      (query === '' || matches(item, query)),
  )
  return sorted(shown, sort)
}

/** Returns the types of the items, in the order of `CONTENT_TYPES`. */
export function typesIn(items: readonly ContentItem[]): ContentType[] {
  const present = new Set(items.map(({ contentType }) => contentType))
  return CONTENT_TYPES.filter((type) => present.has(type))
}

/** Returns all tags of the items, sorted. */
export function tagsIn(items: readonly ContentItem[]): string[] {
  return [...new Set(items.flatMap(({ tags }) => tags))].sort(collator.compare)
}
