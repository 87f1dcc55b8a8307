import { categoryItems } from '#messages/category-items.ts'
import { categoryScreen } from '#messages/category-screen.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { ITEM_SORTS } from '../item-list.ts'
import type { ItemViewState } from '../use-item-view.ts'

/** The search field, filters and sort order of the items. */
export function ItemTools({ view }: { view: ItemViewState }) {
  const { types, tags, shown, choose } = view
  return (
    // The tools set the space around the search field and its width. An empty live region takes no space but stays in
    // the page, because screen readers announce only changes in existing regions.
    <div className="mb-[12px] grid gap-[8px] sm:flex sm:flex-wrap sm:items-start sm:[&>form]:flex-[1_1_12rem] [&>form]:!m-0 [&>form]:gap-y-0 [&>form>:first-child]:!max-w-none [&>form>p:empty]:absolute">
      <SearchField
        search={view.search}
        label={categoryScreen.search}
        placeholder={categoryScreen.searchHint}
        found={view.isNarrowed ? categoryScreen.found(shown.length) : ''}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-[8px] sm:auto-cols-[minmax(0,8rem)] sm:grid-flow-col sm:grid-cols-none [&_select]:text-ellipsis">
        {types.length > 1 && (
          <Select
            aria-label={categoryScreen.type}
            value={view.type ?? ''}
            onChange={(event) => choose({ type: event.currentTarget.value })}
            options={[
              ['', categoryScreen.allTypes],
              ...types.map((type) => [type, categoryItems.types[type]] as const),
            ]}
          />
        )}
        {tags.length > 0 && (
          <Select
            aria-label={categoryScreen.tag}
            value={view.tag ?? ''}
            onChange={(event) => choose({ tag: event.currentTarget.value })}
            options={[['', categoryScreen.allTags], ...tags.map((tag) => [tag, `#${tag}`] as const)]}
          />
        )}
        <Select
          aria-label={categoryScreen.sort}
          value={view.sort}
          onChange={(event) => choose({ sort: event.currentTarget.value })}
          options={ITEM_SORTS.map((sort) => [sort, categoryScreen.sorts[sort]] as const)}
        />
      </div>
    </div>
  )
}
