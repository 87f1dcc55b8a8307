import type { RefObject } from 'react'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { itemsInWords } from '../content-lines.ts'
import { TYPE_NAMES, type ItemSort } from '../item-list.ts'
import type { ItemViewing } from '../use-item-view.ts'

const SORT_NAMES: readonly [ItemSort, string][] = [
  ['newest', 'Newest'],
  ['oldest', 'Oldest'],
  ['name', 'A–Z'],
]

interface ItemToolsProps {
  view: ItemViewing
  field: RefObject<HTMLInputElement | null>
}

/** Searches, narrows down and sorts the items. */
export function ItemTools({ view, field }: ItemToolsProps) {
  const { types, tags, shown, choose } = view
  return (
    <div className="items-tools">
      <SearchField
        search={view.search}
        label="Search items by their words and tags"
        placeholder="Search items and #tags"
        field={field}
        found={view.isNarrowed ? `${itemsInWords(shown.length)} found` : ''}
      />
      <div className="items-choices">
        {types.length > 1 && (
          <Select
            aria-label="Type"
            value={view.type ?? ''}
            onChange={(event) => choose({ type: event.currentTarget.value })}
          >
            <option value="">All types</option>
            {types.map((type) => (
              <option key={type} value={type}>
                {TYPE_NAMES[type]}
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
                #{tag}
              </option>
            ))}
          </Select>
        )}
        <Select
          aria-label="Sort by"
          value={view.sort}
          onChange={(event) => choose({ sort: event.currentTarget.value })}
        >
          {SORT_NAMES.map(([sort, name]) => (
            <option key={sort} value={sort}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}
