import { useRef, type ReactNode } from 'react'
import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { splitByOwner } from '../category-list.ts'
import {
  useListView,
  useMyCategories,
  useOfficialCategories,
  type CategoryQuery,
  type ListView,
} from '../use-categories.ts'
import { Tiles, type TilesProps } from './category-tiles.tsx'
import { FailedCategories, LoadingCategories, NewCategoryLink, NoneFound } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import { SharedCategories } from './shared-categories.tsx'

type ListProps = Pick<TilesProps, 'onShare'>

function foundLabel(count: number): string {
  return count === 1 ? '1 category found' : `${count} categories found`
}

interface SearchableListProps {
  list: CategoryQuery
  view: ListView
  givenOrder: string
  /** How many categories the search finds. */
  found: number
  children: ReactNode
}

/** A list under its search and sort fields, or its loading, failed or nothing-found state. */
function SearchableList({ list, view, givenOrder, found, children }: SearchableListProps) {
  const field = useRef<HTMLInputElement>(null)
  const { search, hasTools } = view
  if (list.failed) return <FailedCategories list={list} />
  const clear = () => {
    search.searchFor('')
    field.current?.focus()
  }
  const isSearching = search.q !== ''
  return (
    <>
      {hasTools && (
        <ListTools
          view={view}
          givenOrder={givenOrder}
          field={field}
          found={isSearching && list.categories ? foundLabel(found) : ''}
        />
      )}
      {!list.categories ? (
        <LoadingCategories />
      ) : isSearching && found === 0 ? (
        <NoneFound q={search.q} onClear={clear} />
      ) : (
        children
      )}
    </>
  )
}

export function OfficialCategories({ onShare }: ListProps) {
  const list = useOfficialCategories()
  const all = list.categories ?? []
  // The number of official categories is known before they load, so that the tools do not shift the page.
  const view = useListView(list.categories?.length ?? OFFICIAL_CATEGORIES.length)
  const shown = view.apply(all)
  return (
    <SearchableList list={list} view={view} givenOrder="Recommended" found={shown.length}>
      {all.length === 0 ? (
        <EmptyState
          title="No categories"
          headingLevel={2}
          text={`No categories from ${PRODUCT_NAME}.app available.`}
        />
      ) : (
        <Tiles categories={shown} headingLevel={2} onShare={onShare} />
      )}
    </SearchableList>
  )
}

function NoneYet() {
  return (
    <EmptyState
      title="Your running jokes, in one list."
      headingLevel={2}
      text="You haven't created any categories yet."
    >
      <NewCategoryLink />
    </EmptyState>
  )
}

/** The user's own categories, and below them those that others have shared with the user. */
export function MyCategories({ userId, onShare }: ListProps & { userId: string }) {
  const list = useMyCategories(userId)
  const all = list.categories ?? []
  const view = useListView(all.length)
  const { mine, shared } = splitByOwner(all)
  const [shownMine, shownShared] = [view.apply(mine), view.apply(shared)]
  const isSearching = view.search.q !== ''
  return (
    <SearchableList list={list} view={view} givenOrder="Newest" found={shownMine.length + shownShared.length}>
      {mine.length === 0 && !isSearching && <NoneYet />}
      {shownMine.length > 0 && <Tiles categories={shownMine} headingLevel={2} onShare={onShare} />}
      <SharedCategories userId={userId} shown={shownShared} isSearching={isSearching} onShare={onShare} />
    </SearchableList>
  )
}
