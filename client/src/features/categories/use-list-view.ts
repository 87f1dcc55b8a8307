import { useSearchParams } from 'react-router-dom'
import type { Category } from '#shared/schemas/category.ts'
import { useSearch } from '../../lib/forms/use-search.ts'
import { searchAndSort, parseSort, type Sort } from './category-list.ts'

/** A list with more categories than this has a search field and a sort order. */
const MAX_WITHOUT_TOOLS = 6

/**
 * Search and sort order of a list, kept in the URL.
 * @param count number of categories in the list, before the search
 */
export function useListView(count: number) {
  const [parameters] = useSearchParams()
  const search = useSearch()
  const sort = parseSort(parameters.get('sort'))
  return {
    search,
    sort,
    sortBy: (chosen: Sort) => search.searchFor(search.text, { sort: chosen === 'given' ? '' : chosen }),
    /** Whether to show search and sort: the list is long, or a search is active. */
    hasTools: count > MAX_WITHOUT_TOOLS || search.q !== '',
    /** Applies search and sort. */
    apply: (categories: readonly Category[]) => searchAndSort(categories, search.q, sort),
  }
}

export type ListView = ReturnType<typeof useListView>
