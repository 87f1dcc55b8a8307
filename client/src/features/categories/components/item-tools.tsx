import type { RefObject } from 'react'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { itemCountLabel } from '../item-lines.ts'
import { TYPE_LABELS, type ItemSort } from '../item-list.ts'
import type { ItemViewState } from '../use-item-view.ts'

const SORT_LABELS: readonly [ItemSort, string][] = [
  ['newest', 'Newest'],
  ['oldest', 'Oldest'],
  ['name', 'A–Z'],
]

interface ItemToolsProps {
  view: ItemViewState
  field: RefObject<HTMLInputElement | null>
}

/** Search field, filters and sort order of the items. */
export function ItemTools({ view, field }: ItemToolsProps) {
  const { types, tags, shown, choose } = view
  return (
    <div className="items-tools">
      <SearchField
        search={view.search}
        label="Search items by text or tag"
        placeholder="Search items and #tags"
        field={field}
        found={view.isNarrowed ? `${itemCountLabel(shown.length)} found` : ''}
      />
      <div className="items-filters">
        {types.length > 1 && (
          <Select
            aria-label="Type"
            value={view.type ?? ''}
            onChange={(event) => choose({ type: event.currentTarget.value })}
          >
            <option value="">All types</option>
            {types.map((type) => (
              <option key={type} value={type}>
                {TYPE_LABELS[type]}
              </option>
            ))}
          </Select>
        )}
        {tags.length > 0 && (
          <Select
            aria-label="Tag"
            value={view.tag ?? ''}
            onChange={(event) => choose({ tag: event.currentTarget.value })}
          >
            <option value="">All tags</option>
            {tags.map((tag) => (
              <option key={tag} value={tag}>
                {`#${tag}`}
              </option>
            ))}
          </Select>
        )}
        <Select
          aria-label="Sort by"
          value={view.sort}
          onChange={(event) => choose({ sort: event.currentTarget.value })}
        >
          {SORT_LABELS.map(([sort, name]) => (
            <option key={sort} value={sort}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}
