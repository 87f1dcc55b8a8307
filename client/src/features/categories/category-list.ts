import { foldForSearch } from '#shared/rules/text.ts'
import type { Category } from '#shared/schemas/category.ts'

/** `given` is the list's own order: the server's for official categories, newest first for the user's own. */
const SORTS = ['given', 'name', 'items'] as const
export type Sort = (typeof SORTS)[number]

/** Parses the sort order from a query parameter. */
export function parseSort(parameter: string | null): Sort {
  return SORTS.find((sort) => sort === parameter) ?? 'given'
}

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })

function sorted(categories: readonly Category[], sort: Sort): readonly Category[] {
  if (sort === 'given') return categories
  const byName = (one: Category, other: Category) => collator.compare(one.name, other.name)
  if (sort === 'name') return categories.toSorted(byName)
  return categories.toSorted((one, other) => other.itemCount - one.itemCount || byName(one, other))
}

/** Returns the categories with `q` in their name or description, sorted. */
export function searchAndSort(categories: readonly Category[], q: string, sort: Sort): readonly Category[] {
  const query = foldForSearch(q)
  const found = categories.filter(({ name, description }) =>
    [name, description].some((text) => foldForSearch(text).includes(query)),
  )
  return sorted(found, sort)
}

/** Splits categories into the user's own, newest first, and those shared with the user. */
export function splitByOwner(categories: readonly Category[]): { mine: Category[]; shared: Category[] } {
  return {
    mine: categories
      .filter(({ isOwner }) => isOwner)
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)),
    shared: categories.filter(({ isOwner }) => !isOwner),
  }
}
