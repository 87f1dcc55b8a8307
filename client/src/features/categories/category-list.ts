import { foldedForSearch } from '#shared/rules/text.ts'
import type { Category } from '#shared/schemas/category.ts'

/** given: the order of the list itself, which is ours for official categories and newest first for one's own. */
export const SORTS = ['given', 'name', 'items'] as const
export type Sort = (typeof SORTS)[number]

/** How a list is sorted by what stands in the address. */
export function sortOf(parameter: string | null): Sort {
  return SORTS.find((sort) => sort === parameter) ?? 'given'
}

const names = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })

function sorted(categories: readonly Category[], sort: Sort): readonly Category[] {
  if (sort === 'given') return categories
  const byName = (one: Category, other: Category) => names.compare(one.name, other.name)
  if (sort === 'name') return categories.toSorted(byName)
  return categories.toSorted((one, other) => other.itemCount - one.itemCount || byName(one, other))
}

/** The categories that have `q` in their name or description, in the order asked for. */
export function listed(categories: readonly Category[], q: string, sort: Sort): readonly Category[] {
  const sought = foldedForSearch(q)
  const found = categories.filter(({ name, description }) =>
    [name, description].some((text) => foldedForSearch(text).includes(sought)),
  )
  return sorted(found, sort)
}

/** One's own categories, newest first, and those that others have shared with one. */
export function mineAndShared(categories: readonly Category[]): { mine: Category[]; shared: Category[] } {
  return {
    mine: categories
      .filter(({ isOwner }) => isOwner)
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)),
    shared: categories.filter(({ isOwner }) => !isOwner),
  }
}
