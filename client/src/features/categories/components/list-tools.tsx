import type { RefObject } from 'react'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { SORTS, parseSort, type Sort } from '../category-list.ts'
import type { ListView } from '../use-categories.ts'

const SORT_LABELS: Record<Exclude<Sort, 'given'>, string> = { name: 'Name A–Z', items: 'Most items' }

interface ListToolsProps {
  view: ListView
  /** Label of the list's own order. */
  givenOrder: string
  field: RefObject<HTMLInputElement | null>
  /** The number of results as text; '' without a search. */
  found: string
}

/** Search field and sort order of a list of categories. */
export function ListTools({ view, givenOrder, field, found }: ListToolsProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-[8px] [&>form]:flex-[1_1_9rem] [&>span]:mb-[8px]">
      <SearchField
        search={view.search}
        label="Search categories by name and description"
        placeholder="Search"
        field={field}
        found={found}
      />
      <Select
        aria-label="Sort by"
        value={view.sort}
        onChange={(event) => view.sortBy(parseSort(event.target.value))}
        options={SORTS.map((sort) => [sort, sort === 'given' ? givenOrder : SORT_LABELS[sort]])}
      />
    </div>
  )
}
