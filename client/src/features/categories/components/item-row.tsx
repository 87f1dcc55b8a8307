import { Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { ContentItem } from '#shared/schemas/category.ts'
import { categoryItems } from '#messages/category-items.ts'
import { categoryScreen } from '#messages/category-screen.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { rich } from '../../../ui/rich.tsx'

export const ITEM_TEXT = 'grid min-w-0 flex-1 gap-[5px] wrap-anywhere'

export interface ItemRowProps {
  item: ContentItem
  /** Whether the list has items of several types; if all have the same type, showing it is useless. */
  showsType: boolean
  onEdit: (item: ContentItem) => void
  onDelete: (item: ContentItem) => void
}

/** The type, tags and source of an item. */
function Notes({ item: { contentType, tags, source }, showsType }: Pick<ItemRowProps, 'item' | 'showsType'>) {
  // The type "Other" is not worth showing.
  const type = contentType === 'other' || !showsType ? undefined : categoryItems.types[contentType]
  if (type === undefined && tags.length === 0 && source === null) return null
  return (
    <p className="flex flex-wrap gap-x-[10px] gap-y-[2px] text-chip leading-[1.3] text-muted">
      {type !== undefined && <b className="font-semibold">{type}</b>}
      {tags.map((tag) => (
        <bdi key={tag}>{`#${tag}`}</bdi>
      ))}
      {source !== null && <span>{rich(categoryScreen.source, { source: () => <bdi>{source}</bdi> })}</span>}
    </p>
  )
}

/** A row of the item list. Memoized, since there may be hundreds. */
export const ItemRow = memo(function ItemRow({ item, showsType, onEdit, onDelete }: ItemRowProps) {
  return (
    <li>
      <div className={ITEM_TEXT}>
        <p dir="auto" className="text-lead leading-[1.3] font-semibold">
          {item.content}
        </p>
        <Notes item={item} showsType={showsType} />
      </div>
      <div className="flex flex-none">
        <IconButton label={categoryScreen.editItem(item.content)} onClick={() => onEdit(item)}>
          <Pencil />
        </IconButton>
        <IconButton label={categoryScreen.deleteItem(item.content)} onClick={() => onDelete(item)}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  )
})
