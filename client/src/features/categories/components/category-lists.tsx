import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import type { Category } from '#shared/schemas/category.ts'
import { categoryLists } from '#messages/category-lists.ts'
import { NetworkError, call } from '../../../lib/api-client.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailed, NoneFound } from '../../../ui/list-states.tsx'
import { rich } from '../../../ui/rich.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { parseSort, searchAndSort, splitByOwner, type Sort } from '../category-list.ts'
import { mineQuery, officialQuery, categoryKeys } from '../category-queries.ts'
import { hideCategory } from '../hide-category.ts'
import { useSearch } from '../../../lib/forms/use-search.ts'
import { LoadingCategories, Tiles } from './category-tile.tsx'
import { EllipsisVertical, EyeOff, Plus, UserX } from 'lucide-react'
import type { HiddenCategory } from '#shared/contract/answers.ts'
import { useLazy } from '../../../lib/lazy/use-lazy.ts'
import { showNotLoaded } from '../../../lib/lazy/show-not-loaded.ts'
import { LazyMenu } from '../../../ui/lazy-menu.tsx'

/** A list with more categories than this has a search field and a sort order. */
const MAX_WITHOUT_TOOLS = 6

/**
 * Provides the search and sort order of a list, which are in the URL.
 * @param count the number of categories in the list before the search
 */
function useListView(count: number) {
  const [parameters] = useSearchParams()
  const search = useSearch()
  const sort = parseSort(parameters.get('sort'))
  return {
    search,
    sort,
    sortBy: (chosen: Sort) => search.searchFor(search.text, { sort: chosen === 'given' ? '' : chosen }),
    /** Whether to show search and sort: the list is long, or a search is active. */
    hasTools: count > MAX_WITHOUT_TOOLS || search.q !== '',
    /** Applies the search and the sort order. */
    apply: (categories: readonly Category[]) => searchAndSort(categories, search.q, sort),
  }
}

interface SearchableListProps {
  query: UseQueryResult<Category[]>
  view: ReturnType<typeof useListView>
  /** The label of the list's own order. */
  givenOrder: string
  /** The number of categories that the search finds. */
  found: number
  /** A button next to the fields. */
  action?: ReactNode
  children: ReactNode
}

/** A list below its search and sort fields, or its state: loading, failed or nothing found. */
function SearchableList({ query, view, givenOrder, found, action, children }: SearchableListProps) {
  const { search, hasTools } = view
  const { data, error, isFetchedAfterMount, isFetching, refetch } = query
  // Also while retrying, so that the retry button stays.
  if (!data && isFetchedAfterMount)
    return (
      <LoadFailed
        title={categoryLists.loadFailedTitle}
        headingLevel={2}
        text={error instanceof NetworkError ? error.message : categoryLists.loadFailed}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    )
  const isSearching = search.q !== ''
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-[8px] [&>a]:mb-[20px] [&>form]:flex-[1_1_9rem] [&>span]:mb-[8px]">
        {hasTools && (
          <>
            <SearchField
              search={search}
              label={categoryLists.search}
              placeholder={categoryLists.searchHint}
              found={isSearching && data ? categoryLists.found(found) : ''}
            />
            <Select
              aria-label={categoryLists.sort}
              value={view.sort}
              onChange={(event) => view.sortBy(parseSort(event.target.value))}
              options={[
                ['given', givenOrder],
                ['name', categoryLists.byName],
                ['items', categoryLists.byItems],
              ]}
            />
          </>
        )}
        {action}
      </div>
      {!data ? (
        <LoadingCategories />
      ) : isSearching && found === 0 ? (
        <NoneFound
          title={categoryLists.noneFoundTitle}
          text={categoryLists.noneFound}
          q={search.q}
          onClear={search.clear}
        />
      ) : (
        children
      )}
    </>
  )
}

export function OfficialCategories() {
  const query = useQuery(officialQuery)
  // The number of official categories is known before they load, so that the tools do not shift the page.
  const view = useListView(query.data?.length ?? OFFICIAL_CATEGORIES.length)
  const shown = view.apply(query.data ?? [])
  return (
    <SearchableList query={query} view={view} givenOrder={categoryLists.recommended} found={shown.length}>
      {query.data?.length === 0 ? (
        <EmptyState title={categoryLists.noOfficialTitle} headingLevel={2} text={categoryLists.noOfficial} />
      ) : (
        <Tiles categories={shown} headingLevel={2} />
      )}
    </SearchableList>
  )
}

function NewCategoryLink() {
  return (
    <ButtonLink to={paths.newCategory}>
      <Plus />
      <span>{categoryLists.new}</span>
    </ButtonLink>
  )
}

/** The user's own categories, and below them the categories shared with the user. */
export function MyCategories({ userId }: { userId: string }) {
  const query = useQuery(mineQuery(userId))
  const trash = useLazy(loadTrash)
  const view = useListView(query.data?.length ?? 0)
  const { mine, shared } = splitByOwner(query.data ?? [])
  const [shownMine, shownShared] = [view.apply(mine), view.apply(shared)]
  const isSearching = view.search.q !== ''
  const found = shownMine.length + shownShared.length
  return (
    <SearchableList
      query={query}
      view={view}
      givenOrder={categoryLists.newest}
      found={found}
      action={mine.length > 0 && <NewCategoryLink />}
    >
      {mine.length === 0 && !isSearching && (
        <EmptyState title={categoryLists.emptyTitle} headingLevel={2} text={categoryLists.empty}>
          <NewCategoryLink />
        </EmptyState>
      )}
      {shownMine.length > 0 && <Tiles categories={shownMine} headingLevel={2} />}
      <SharedCategories userId={userId} shown={shownShared} isSearching={isSearching} />
      {trash && !isSearching && <trash.DeletedList kind="category" userId={userId} />}
    </SearchableList>
  )
}

const loadHidden = () => import('./hidden-categories.tsx')
const loadTrash = () => import('../../card/components/deleted-list.tsx')
const loadMenu = () => import('../../../ui/menu.tsx')
const NONE: readonly HiddenCategory[] = []

interface SharedCategoriesProps {
  userId: string
  /** The categories that others share with the user and that match the search. */
  shown: readonly Category[]
  isSearching: boolean
}

/** The categories that others share with the user, and below them the hidden ones. */
function SharedCategories({ userId, shown, isSearching }: SharedCategoriesProps) {
  const { data = NONE } = useQuery({
    queryKey: categoryKeys.hidden(userId),
    queryFn: ({ signal }) => call('listHiddenCategories', { signal }),
  })
  const hidden = isSearching ? NONE : data
  const code = useLazy(loadHidden, { when: hidden.length > 0 ? 'now' : 'idle' })
  if (shown.length === 0 && hidden.length === 0) return null
  return (
    <section aria-labelledby="shared-with-you" className="category-shared mt-[32px]">
      <h2 id="shared-with-you" className="mb-[14px] text-poster-32">
        {categoryLists.shared}
      </h2>
      {shown.length > 0 && (
        <Tiles categories={shown} headingLevel={3} menuOf={(category) => <HideMenu category={category} />} />
      )}
      {hidden.length > 0 && code && <code.HiddenCategories hidden={hidden} />}
    </section>
  )
}

/** A menu to hide a category that another user shares, or everything that this user shares. */
function HideMenu({ category }: { category: Category }) {
  return (
    <LazyMenu
      label={categoryLists.moreLabel(category.name)}
      icon={EllipsisVertical}
      load={loadMenu}
      onMissing={() => showNotLoaded('menu')}
    >
      {({ Menu, MenuItem }, menu) => (
        <Menu {...menu}>
          <MenuItem icon={EyeOff} onSelect={() => void hideCategory(category, false)}>
            {categoryLists.hide}
          </MenuItem>
          <MenuItem icon={UserX} onSelect={() => void hideCategory(category, true)}>
            <span className="min-w-0 break-words">
              {rich(categoryLists.hideAll, { owner: () => <bdi>{category.ownerName}</bdi> })}
            </span>
          </MenuItem>
        </Menu>
      )}
    </LazyMenu>
  )
}
