import { Plus } from 'lucide-react'
import { useCallback, useEffect, useId, useMemo, useRef, type RefObject } from 'react'
import type { Category, ContentItem } from '#shared/schemas/category.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { itemsInWords } from '../content-lines.ts'
import { useDeleteItem } from '../use-change-items.ts'
import { useItemView, type ItemViewing } from '../use-item-view.ts'
import { useSayItemsFailed, type useItems } from '../use-items.ts'
import { ItemRow, type ItemRowProps } from './item-row.tsx'
import { ItemsToCome, NoItems, NoneFound } from './item-states.tsx'
import { ItemTools } from './item-tools.tsx'

/** With more items than this there is something to search and sort. */
const A_FEW = 8
const NONE: readonly ContentItem[] = []

interface ItemsSectionProps {
  category: Category
  list: ReturnType<typeof useItems>
  canEdit: boolean
  onAdd: () => void
  onEdit: (item: ContentItem) => void
}

/** The items of a category, in whatever state they are. */
export function ItemsSection({ category, list, canEdit, onAdd, onEdit }: ItemsSectionProps) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useSayItemsFailed(list)
  const { deleteItem, going } = useDeleteItem(category.categoryId)
  const { items: stored } = list
  const items = useMemo(() => stored?.filter(({ id }) => !going.has(id)), [stored, going])
  // Official ones stand in the order of their makers; of one's own one looks for what was added just now.
  const view = useItemView(items ?? NONE, category.type === 'official' ? 'oldest' : 'newest')
  const focusAfter = useFocusAfter(view.shown, title)
  const remove = useCallback(
    (item: ContentItem, row: Element) => {
      focusAfter(row.nextElementSibling ?? row.previousElementSibling)
      deleteItem(item)
    },
    [deleteItem, focusAfter],
  )
  return (
    <section aria-labelledby={titleId}>
      <div className="items-head">
        <h2 id={titleId} ref={title} tabIndex={-1}>
          Content Items
        </h2>
        <Chip>{itemsInWords(items?.length ?? category.itemCount)}</Chip>
        {canEdit && items?.length !== 0 && (
          <Button variant="outlined" onClick={onAdd}>
            <Plus aria-hidden="true" />
            Add Content
          </Button>
        )}
      </div>
      {items === undefined && <ItemsToCome list={list} />}
      {items?.length === 0 && <NoItems onAdd={canEdit ? onAdd : undefined} />}
      {items !== undefined && (items.length > A_FEW || view.isNarrowed) && (
        <ItemTools view={view} field={field} />
      )}
      {items !== undefined && items.length > 0 && (
        <Found
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

interface FoundProps extends Pick<ItemRowProps, 'canEdit' | 'onEdit' | 'onDelete'> {
  view: ItemViewing
  onShowAll: () => void
}

/** What is looked at of the items, as a roll. */
function Found({ view, onShowAll, ...row }: FoundProps) {
  const { shown, rows, showMore } = view
  if (shown.length === 0) return <NoneFound onShowAll={onShowAll} />
  return (
    <>
      <ul className="roll" data-editable={row.canEdit || undefined}>
        {shown.slice(0, rows).map((item) => (
          <ItemRow key={item.id} item={item} {...row} />
        ))}
      </ul>
      {shown.length > rows && <ShowMore pending={false} failed={false} onMore={showMore} />}
    </>
  )
}

/**
 * Where a row goes away with the focus in it, the focus goes on to the same button of a row beside it, or to the title.
 * @returns to be called with the row beside it before it goes
 */
function useFocusAfter(shown: readonly ContentItem[], title: RefObject<HTMLElement | null>) {
  const beside = useRef<Element | null>(undefined)
  useEffect(() => {
    if (beside.current === undefined) return
    const button = beside.current?.querySelector<HTMLElement>('button:last-of-type')
    beside.current = undefined
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost) (button ?? title.current)?.focus()
  }, [shown, title])
  return useCallback((row: Element | null) => {
    beside.current = row
  }, [])
}
