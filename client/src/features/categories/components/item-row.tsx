import { Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { ContentItem } from '#shared/schemas/category.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TYPE_NAMES } from '../item-list.ts'

export interface ItemRowProps {
  item: ContentItem
  canEdit: boolean
  onEdit: (item: ContentItem) => void
  /** `row`: what goes with it. */
  onDelete: (item: ContentItem, row: Element) => void
}

/** What is known about an item beside its words. */
function Notes({ item: { contentType, tags, source } }: { item: ContentItem }) {
  // "Other" says nothing to a reader.
  const type = contentType === 'other' ? undefined : TYPE_NAMES[contentType]
  if (type === undefined && tags.length === 0 && source === null) return null
  return (
    <p className="item-notes">
      {type !== undefined && <b className="font-semibold">{type}</b>}
      {tags.map((tag) => (
        <bdi key={tag}>#{tag}</bdi>
      ))}
      {source !== null && (
        <span>
          Source: <bdi>{source}</bdi>
        </span>
      )}
    </p>
  )
}

/** An item on the roll. It is drawn again only when it changes: there may be hundreds. */
export const ItemRow = memo(function ItemRow({ item, canEdit, onEdit, onDelete }: ItemRowProps) {
  return (
    <li>
      <div className="item-words">
        <p dir="auto">{item.content}</p>
        <Notes item={item} />
      </div>
      {canEdit && (
        <div className="item-actions">
          <IconButton label={`Edit “${item.content}”`} onClick={() => onEdit(item)}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton
            label={`Delete “${item.content}”`}
            onClick={(event) => onDelete(item, event.currentTarget.closest('li')!)}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </li>
  )
})
