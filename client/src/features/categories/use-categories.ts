import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { Category } from '#shared/schemas/category.ts'
import { NetworkError } from '../../lib/api-client.ts'
import { useSearch, type Search } from '../../lib/use-search.ts'
import { mineQuery, officialQuery } from './category-queries.ts'
import { listed, sortOf, type Sort } from './category-list.ts'

/** A list with more categories than this can be searched and sorted. */
const A_FEW = 6
const SORT = 'sort'
const TAB = 'tab'
const MINE = 'mine'

/** A list of categories in whatever state it is. */
export interface CategoryQuery {
  /** Undefined until the list has come. */
  categories: readonly Category[] | undefined
  /** It was asked for and has not come: it stays so, with its Try Again, until it does come. */
  failed: boolean
  offline: boolean
  pending: boolean
  tryAgain: () => void
}

function stateOf(query: UseQueryResult<Category[]>): CategoryQuery {
  const { data, error, isFetchedAfterMount, isFetching, refetch } = query
  return {
    categories: data,
    failed: !data && isFetchedAfterMount,
    offline: error instanceof NetworkError,
    pending: isFetching,
    tryAgain: () => void refetch(),
  }
}

export function useOfficialCategories(): CategoryQuery {
  return stateOf(useQuery(officialQuery()))
}

/** One's own categories, then those shared with one. */
export function useMyCategories(userId: string): CategoryQuery {
  return stateOf(useQuery(mineQuery(userId)))
}

/** Which tab is open: it stands in the address, so that it outlives a reload and a way back. */
export function useTab(): { wantsMine: boolean; open: (tab: 'official' | 'mine') => void } {
  const [parameters, setParameters] = useSearchParams()
  return {
    wantsMine: parameters.get(TAB) === MINE,
    open: (tab) =>
      setParameters(
        (parameters) => {
          // What was searched for was meant for the other list.
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
  /** There is enough to search and sort, or a search that would have to be cleared. */
  hasTools: boolean
  /** What there is to see of a list. */
  shown: (categories: readonly Category[]) => readonly Category[]
}

/**
 * How the list of a tab is looked at; it stands in the address.
 * @param count how many there are in all
 */
export function useListView(count: number): ListView {
  const [parameters, setParameters] = useSearchParams()
  const search = useSearch()
  const sort = sortOf(parameters.get(SORT))
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
    hasTools: count > A_FEW || search.q !== '',
    shown: (categories) => listed(categories, search.q, sort),
  }
}
