import { useState } from 'react'
import type { Category, ContentItem } from '#shared/schemas/category.ts'
import { categoryDialogs } from '#messages/category-dialogs.ts'
import { categoryItems } from '#messages/category-items.ts'
import { ApiError } from '../../../lib/api-client.ts'
import { zodResolver } from '../../../lib/forms/zod-resolver.ts'
import { addItems, updateItem } from '../change-items.ts'
import { formValuesOf, itemForm } from '../item-form.ts'
import { EditDialog } from './edit-dialog.tsx'
import { ItemFields } from './item-fields.tsx'

interface EditItemDialogProps {
  category: Category
  item: ContentItem
  onClose: () => void
}

/** Edits an item. If the item has been deleted by then, it can be added again with the form's values. */
export default function EditItemDialog({ category: { categoryId }, item, onClose }: EditItemDialogProps) {
  const [isDeleted, setDeleted] = useState(false)
  return (
    <EditDialog
      title={categoryDialogs.item.title}
      initial={item}
      resolver={zodResolver(itemForm)}
      valuesOf={formValuesOf}
      failed={categoryDialogs.item.failed}
      {...(isDeleted && { submit: categoryDialogs.item.addAsNew })}
      save={async (base, mine) => {
        if (!isDeleted) return updateItem(categoryId, base, mine)
        await addItems(categoryId, mine)
        return { saved: base }
      }}
      onRefused={(error, show) => {
        if (isDeleted || !(error instanceof ApiError && error.status === 404)) return
        setDeleted(true)
        show(categoryDialogs.item.deleted)
      }}
      describe={({ content, contentType, tags, source }) => (
        <>
          <p dir="auto">{content}</p>
          <p className="text-small font-medium">
            {[categoryItems.types[contentType], ...tags.map((tag) => `#${tag}`), source ?? '']
              .filter(Boolean)
              .join(' ')}
          </p>
        </>
      )}
      onClose={onClose}
    >
      <ItemFields />
    </EditDialog>
  )
}
