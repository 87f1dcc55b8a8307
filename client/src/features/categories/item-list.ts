import { CONTENT_TYPES, type ContentType } from '#shared/product.ts'
import { foldedForSearch } from '#shared/rules/text.ts'
import type { ContentItem } from '#shared/schemas/category.ts'

export const ITEM_SORTS = ['newest', 'oldest', 'name'] as const
export type ItemSort = (typeof ITEM_SORTS)[number]

/** How the items of a category are looked at. */
export interface ItemView {
  /** Looked for in content and tags; what begins with # in tags alone. */
  q: string
  /** Undefined: of every type. */
  type: ContentType | undefined
  /** Undefined: with any tags, or none. */
  tag: string | undefined
  sort: ItemSort
}

export const TYPE_NAMES: Readonly<Record<ContentType, string>> = {
  fact: 'Fact',
  action: 'Action',
  scenario: 'Scenario',
  quote: 'Quote',
  other: 'Other',
}

const words = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })

function isFound({ content, tags }: ContentItem, sought: string): boolean {
  const inTags = tags.some((tag) => `#${foldedForSearch(tag)}`.includes(sought))
  return inTags || foldedForSearch(content).includes(sought)
}

/** Items that came together keep the order of their list, whichever end is first. */
function sorted(items: ContentItem[], sort: ItemSort): ContentItem[] {
  if (sort === 'name') return items.sort((one, other) => words.compare(one.content, other.content))
  const direction = sort === 'newest' ? -1 : 1
  return items.sort((one, other) => direction * (Date.parse(one.createdAt) - Date.parse(other.createdAt)))
}

/** The items that a view shows, in its order. */
export function itemsOf(items: readonly ContentItem[], { q, type, tag, sort }: ItemView): ContentItem[] {
  const sought = foldedForSearch(q)
  const shown = items.filter(
    (item) =>
      (type === undefined || item.contentType === type) &&
      (tag === undefined || item.tags.includes(tag)) &&
      (sought === '' || isFound(item, sought)),
  )
  return sorted(shown, sort)
}

/** The types that there are among the items, in the order of the product. */
export function typesOf(items: readonly ContentItem[]): ContentType[] {
  const present = new Set(items.map(({ contentType }) => contentType))
  return CONTENT_TYPES.filter((type) => present.has(type))
}

/** All tags of the items, by name. */
export function tagsOf(items: readonly ContentItem[]): string[] {
  return [...new Set(items.flatMap(({ tags }) => tags))].sort(words.compare)
}
