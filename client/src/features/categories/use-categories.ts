import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { Category } from '#shared/schemas/category.ts'
import { NetworkError } from '../../lib/api-client.ts'
import { useSearch, type Search } from '../../lib/use-search.ts'
import { mineQuery, officialQuery } from './category-queries.ts'
import { searchAndSort, parseSort, type Sort } from './category-list.ts'

/** A list with more categories than this has a search field and a sort order. */
const MAX_WITHOUT_TOOLS = 6
const SORT = 'sort'
const TAB = 'tab'
const MINE = 'mine'

/** A list of categories and the state of its request. */
export interface CategoryQuery {
  /** Undefined until loaded. */
  categories: readonly Category[] | undefined
  /** The last request failed and there is nothing to show. Stays true during a retry, so that its button stays too. */
  failed: boolean
  offline: boolean
  pending: boolean
  retry: () => void
}

function toCategoryQuery(query: UseQueryResult<Category[]>): CategoryQuery {
  const { data, error, isFetchedAfterMount, isFetching, refetch } = query
  return {
    categories: data,
    failed: !data && isFetchedAfterMount,
    offline: error instanceof NetworkError,
    pending: isFetching,
    retry: () => void refetch(),
  }
}

export function useOfficialCategories(): CategoryQuery {
  return toCategoryQuery(useQuery(officialQuery()))
}

/** The user's own categories, then those shared with the user. */
export function useMyCategories(userId: string): CategoryQuery {
  return toCategoryQuery(useQuery(mineQuery(userId)))
}

/** The open tab. It is in the URL, so that it survives a reload and Back. */
export function useTab(): { wantsMine: boolean; open: (tab: 'official' | 'mine') => void } {
  const [parameters, setParameters] = useSearchParams()
  return {
    wantsMine: parameters.get(TAB) === MINE,
    open: (tab) =>
      setParameters(
        (parameters) => {
          // The search belongs to the other list.
          parameters.delete('q')
          if (tab === MINE) parameters.set(TAB, MINE)
          else parameters.delete(TAB)
          return parameters
        },
        { replace: true },
      ),
  }
}

export interface ListView {
  search: Search
  sort: Sort
  sortBy: (sort: Sort) => void
  /** Whether to show search and sort: the list is long, or a search is active. */
  hasTools: boolean
  /** Applies search and sort. */
  apply: (categories: readonly Category[]) => readonly Category[]
}

/**
 * Search and sort order of a list, kept in the URL.
 * @param count number of categories in the list, before the search
 */
export function useListView(count: number): ListView {
  const [parameters, setParameters] = useSearchParams()
  const search = useSearch()
  const sort = parseSort(parameters.get(SORT))
  return {
    search,
    sort,
    sortBy: (chosen) =>
      setParameters(
        (parameters) => {
          if (chosen === 'given') parameters.delete(SORT)
          else parameters.set(SORT, chosen)
          return parameters
        },
        { replace: true },
      ),
    hasTools: count > MAX_WITHOUT_TOOLS || search.q !== '',
    apply: (categories) => searchAndSort(categories, search.q, sort),
  }
}
