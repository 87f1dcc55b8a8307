import { Plus } from 'lucide-react'
import { useCallback, useEffect, useId, useMemo, useRef, type RefObject } from 'react'
import type { Category, ContentItem } from '#shared/schemas/category.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { itemCountLabel } from '../item-lines.ts'
import { useDeleteItem } from '../use-change-items.ts'
import { useItemView, type ItemViewState } from '../use-item-view.ts'
import { useItemsErrorToast, type useItems } from '../use-items.ts'
import { ItemRow, type ItemRowProps } from './item-row.tsx'
import { ItemsPlaceholder, NoItems, NoneFound } from './item-states.tsx'
import { ItemTools } from './item-tools.tsx'

/** A list with more items than this has a search field, filters and a sort order. */
const MAX_WITHOUT_TOOLS = 8
const NONE: readonly ContentItem[] = []

interface ItemsSectionProps {
  category: Category
  list: ReturnType<typeof useItems>
  canEdit: boolean
  onAdd: () => void
  onEdit: (item: ContentItem) => void
}

/** The items of a category, or their loading, failed or empty state. */
export function ItemsSection({ category, list, canEdit, onAdd, onEdit }: ItemsSectionProps) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useItemsErrorToast(list)
  const { deleteItem, deletingIds } = useDeleteItem(category.categoryId)
  const { items: stored } = list
  const items = useMemo(() => stored?.filter(({ id }) => !deletingIds.has(id)), [stored, deletingIds])
  // Official items have an order of their own; in a user's category, the items added last matter most.
  const view = useItemView(items ?? NONE, category.type === 'official' ? 'oldest' : 'newest')
  const focusAfterRemoval = useFocusAfterRemoval(view.shown, title)
  const remove = useCallback(
    (item: ContentItem, row: Element) => {
      focusAfterRemoval(row.nextElementSibling ?? row.previousElementSibling)
      deleteItem(item)
    },
    [deleteItem, focusAfterRemoval],
  )
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-[12px] flex min-h-[44px] flex-wrap items-center justify-between gap-x-[16px] gap-y-[8px]">
        <h2 id={titleId} ref={title} tabIndex={-1} className="me-auto text-poster-32 outline-offset-[6px]">
          Content Items
        </h2>
        <Chip>{itemCountLabel(items?.length ?? category.itemCount)}</Chip>
        {canEdit && items?.length !== 0 && (
          <Button variant="outlined" className="flex-[1_0_auto] sm:grow-0" onClick={onAdd}>
            <Plus aria-hidden="true" />
            Add Content
          </Button>
        )}
      </div>
      {items === undefined && <ItemsPlaceholder list={list} />}
      {items?.length === 0 && <NoItems onAdd={canEdit ? onAdd : undefined} />}
      {items !== undefined && (items.length > MAX_WITHOUT_TOOLS || view.isNarrowed) && (
        <ItemTools view={view} field={field} />
      )}
      {items !== undefined && items.length > 0 && (
        <FoundItems
          view={view}
          canEdit={canEdit}
          onEdit={onEdit}
          onDelete={remove}
          onShowAll={() => {
            view.showAll()
            field.current?.focus()
          }}
        />
      )}
    </section>
  )
}

interface FoundItemsProps extends Pick<ItemRowProps, 'canEdit' | 'onEdit' | 'onDelete'> {
  view: ItemViewState
  onShowAll: () => void
}

/** The items that match search and filters. */
function FoundItems({ view, onShowAll, ...row }: FoundItemsProps) {
  const { shown, rows, types, showMore } = view
  if (shown.length === 0) return <NoneFound onShowAll={onShowAll} />
  return (
    <>
      <ul className="roll" data-editable={row.canEdit || undefined}>
        {shown.slice(0, rows).map((item) => (
          <ItemRow key={item.id} item={item} showsType={types.length > 1} {...row} />
        ))}
      </ul>
      {shown.length > rows && <ShowMore pending={false} failed={false} onMore={showMore} />}
    </>
  )
}

/**
 * When the row with the focus is removed, moves the focus to the same button of an adjacent row, or else to the title.
 * @returns takes the adjacent row; call it before the removal
 */
function useFocusAfterRemoval(shown: readonly ContentItem[], title: RefObject<HTMLElement | null>) {
  const adjacent = useRef<Element | null>(undefined)
  useEffect(() => {
    if (adjacent.current === undefined) return
    const button = adjacent.current?.querySelector<HTMLElement>('button:last-of-type')
    adjacent.current = undefined
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost) (button ?? title.current)?.focus()
  }, [shown, title])
  return useCallback((row: Element | null) => {
    adjacent.current = row
  }, [])
}
