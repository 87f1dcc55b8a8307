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
    // The tools set the space around the search field and its width. An empty live region takes no space but stays in the page:
    // screen readers only announce changes of existing ones.
    <div className="mb-[12px] grid gap-[8px] sm:flex sm:flex-wrap sm:items-start sm:[&>form]:flex-[1_1_12rem] [&>form]:!m-0 [&>form]:gap-y-0 [&>form>:first-child]:!max-w-none [&>form>p:empty]:absolute">
      <SearchField
        search={view.search}
        label="Search items by text or tag"
        placeholder="Search items and #tags"
        field={field}
        found={view.isNarrowed ? `${itemCountLabel(shown.length)} found` : ''}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-[8px] sm:flex sm:flex-wrap sm:items-start sm:*:flex-[0_1_8rem] [&_select]:text-ellipsis">
        {types.length > 1 && (
          <Select
            aria-label="Type"
            value={view.type ?? ''}
            onChange={(event) => choose({ type: event.currentTarget.value })}
            options={[['', 'All types'], ...types.map((type) => [type, TYPE_LABELS[type]] as const)]}
          />
        )}
        {tags.length > 0 && (
          <Select
            aria-label="Tag"
            value={view.tag ?? ''}
            onChange={(event) => choose({ tag: event.currentTarget.value })}
            options={[['', 'All tags'], ...tags.map((tag) => [tag, `#${tag}`] as const)]}
          />
        )}
        <Select
          aria-label="Sort by"
          value={view.sort}
          onChange={(event) => choose({ sort: event.currentTarget.value })}
          options={SORT_LABELS}
        />
      </div>
    </div>
  )
}
