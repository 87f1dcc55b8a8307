import { Plus } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import type { Category, ContentItem } from '#shared/schemas/category.ts'
import { categoryItems } from '#messages/category-items.ts'
import { categoryScreen } from '#messages/category-screen.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailed } from '../../../ui/list-states.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useRights } from '../category-rights.ts'
import { useDeleteItem } from '../change-items.ts'
import { useItemView, type ItemViewState } from '../use-item-view.ts'
import type { ItemQuery } from '../use-category.ts'
import { missingFor } from '../use-card-options.ts'
import { ITEM_TEXT, ItemRow, type ItemRowProps } from './item-row.tsx'
import { ItemTools } from './item-tools.tsx'

/** A list with more items than this has a search field, filters and a sort order. */
const MAX_WITHOUT_TOOLS = 8
const NONE: readonly ContentItem[] = []
const SKELETON_ROWS = 6
/** The number of rows rendered per step. The next step is added when the end of the list comes near. */
const ROWS = 100

interface ItemsSectionProps {
  category: Category
  list: ItemQuery
  onAdd: () => void
  onEdit: (item: ContentItem) => void
}

/** The items of a category: collapsed for players, and as a list with tools for users who may edit them. */
export function ItemsSection({ category, list, onAdd, onEdit }: ItemsSectionProps) {
  const titleId = useId()
  const { editItems: canEdit } = useRights(category)
  const { deleteItem, deleting } = useDeleteItem(category.categoryId)
  const { data: stored } = list
  const items = useMemo(
    () => stored?.filter(({ id }) => !deleting.some((item) => item.id === id)),
    [stored, deleting],
  )
  // Official items have an order of their own; in a user's category, the items added last matter most.
  const view = useItemView(items ?? NONE, category.type === 'official' ? 'oldest' : 'newest')
  // Collapsed at first, because the ticket gives players an impression of the items.
  const [isFolded, setFolded] = useState(true)
  const canFold = !canEdit && items !== undefined && items.length > 0
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-[12px] flex min-h-[44px] flex-wrap items-center gap-x-[16px] gap-y-[8px]">
        <h2 id={titleId} className="text-poster-32">
          {categoryScreen.items}
        </h2>
        <Chip>{categoryItems.count(items?.length ?? category.itemCount)}</Chip>
        {canFold && (
          <Button
            variant="quiet"
            className="ms-auto sm:-me-[12px]"
            aria-expanded={!isFolded}
            onClick={() => setFolded(!isFolded)}
          >
            {isFolded ? categoryScreen.show : categoryScreen.hide}
          </Button>
        )}
        {canEdit && items?.length !== 0 && (
          <Button
            variant={items && missingFor(items.length) > 0 ? 'filled' : 'outlined'}
            className="ms-auto flex-[1_0_auto] sm:grow-0"
            onClick={onAdd}
          >
            <Plus />
            <span>{categoryScreen.add}</span>
          </Button>
        )}
      </div>
      {items === undefined && <ItemsPlaceholder list={list} />}
      {/* The empty ticket above asks the user to add the first items. */}
      {items?.length === 0 && (
        <div className="panel">
          <h3>{categoryScreen.noItems}</h3>
          <p className="mt-1">{canEdit ? categoryScreen.noItemsOwn : categoryScreen.noItemsOther}</p>
        </div>
      )}
      {canFold && !isFolded && (
        <ul className="columns-[15rem] gap-x-[8px]" lang={category.language ?? undefined}>
          {items?.map(({ id, content }) => (
            <li
              key={id}
              dir="auto"
              className="mb-[6px] break-inside-avoid rounded-panel bg-cell px-[14px] py-[8px] leading-[1.2] font-semibold wrap-anywhere"
            >
              {content}
            </li>
          ))}
        </ul>
      )}
      {canEdit && items !== undefined && (items.length > MAX_WITHOUT_TOOLS || view.isNarrowed) && (
        <ItemTools view={view} />
      )}
      {canEdit && items !== undefined && items.length > 0 && (
        <FoundItems key={view.key} view={view} onEdit={onEdit} onDelete={deleteItem} />
      )}
    </section>
  )
}

interface FoundItemsProps extends Pick<ItemRowProps, 'onEdit' | 'onDelete'> {
  view: ItemViewState
}

/** The items that match search and filters. */
function FoundItems({ view, ...row }: FoundItemsProps) {
  const { shown, types } = view
  const [rows, setRows] = useState(ROWS)
  if (shown.length === 0)
    return (
      <EmptyState title={categoryScreen.noneFoundTitle} headingLevel={2} text={categoryScreen.noneFound}>
        <Button onClick={view.showAll}>{categoryScreen.showAll}</Button>
      </EmptyState>
    )
  return (
    <>
      <ul className="roll">
        {shown.slice(0, rows).map((item) => (
          <ItemRow key={item.id} item={item} showsType={types.length > 1} {...row} />
        ))}
      </ul>
      {shown.length > rows && <ShowMore pending={false} failed={false} onMore={() => setRows(rows + ROWS)} />}
    </>
  )
}

/** The loading or failed state of the items. */
function ItemsPlaceholder({ list }: { list: ItemQuery }) {
  if (!list.isFetchedAfterMount)
    return (
      <ul className="late roll" role="status" aria-label={categoryScreen.loadingItems}>
        {Array.from({ length: SKELETON_ROWS }, (_, index) => (
          <li key={index}>
            <div className={ITEM_TEXT}>
              <Skeleton className="w-3/4" />
              <Skeleton className="w-2/5" />
            </div>
          </li>
        ))}
      </ul>
    )
  return (
    <LoadFailed
      title={categoryScreen.itemsFailedTitle}
      headingLevel={2}
      text={categoryScreen.itemsFailedText}
      pending={list.isFetching}
      onRetry={() => void list.refetch()}
    />
  )
}
