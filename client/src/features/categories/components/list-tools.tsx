import type { RefObject } from 'react'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { SORTS, sortOf, type Sort } from '../category-list.ts'
import type { ListView } from '../use-categories.ts'

const SORT_NAMES: Record<Exclude<Sort, 'given'>, string> = { name: 'Name A–Z', items: 'Most items' }

interface ListToolsProps {
  view: ListView
  /** What the order of the list itself is called. */
  givenOrder: string
  field: RefObject<HTMLInputElement | null>
  /** What was found, in words; empty while nothing is searched for. */
  found: string
}

/** Searches and sorts a list of categories. */
export function ListTools({ view, givenOrder, field, found }: ListToolsProps) {
  return (
    <div className="category-tools">
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
        onChange={(event) => view.sortBy(sortOf(event.target.value))}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {sort === 'given' ? givenOrder : SORT_NAMES[sort]}
          </option>
        ))}
      </Select>
    </div>
  )
}
