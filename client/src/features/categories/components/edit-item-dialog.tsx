import { useState } from 'react'
import type { ContentItem } from '#shared/schemas/category.ts'
import { basics } from '#messages/basics.ts'
import { categoryDialogs } from '#messages/category-dialogs.ts'
import { ApiError } from '../../../lib/api-client.ts'
import { useSentForm } from '../../../lib/forms/use-sent-form.ts'
import { zodResolver } from '../../../lib/forms/zod-resolver.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { addItems, updateItem } from '../change-items.ts'
import { formValuesOf, itemForm, type ItemDetails, type ItemValues } from '../item-form.ts'
import type { CategoryDialogProps } from './category-dialog.ts'
import { ItemFields } from './item-fields.tsx'

interface EditItemDialogProps extends CategoryDialogProps {
  item: ContentItem
}

/** Edits an item. If the item is deleted meanwhile, it can be added again with the form's values. */
export default function EditItemDialog({ category: { categoryId }, item, onClose }: EditItemDialogProps) {
  // The item as it was when the dialog opened. Changes from elsewhere are merged when the form is sent.
  const [initial] = useState(item)
  const [isDeleted, setDeleted] = useState(false)
  const form = useSentForm<ItemValues, ItemDetails>({
    resolver: zodResolver(itemForm),
    defaultValues: formValuesOf(initial),
    unsaved: `unsaved-item:${initial.id}`,
    failed: categoryDialogs.item.failed,
    onRefused: (error) => {
      if (isDeleted || !(error instanceof ApiError && error.status === 404)) return
      setDeleted(true)
      form.setError('root', { message: categoryDialogs.item.deleted })
    },
    send: async (edited) => {
      await (isDeleted ? addItems(categoryId, edited) : updateItem(categoryId, initial, edited))
      onClose()
    },
  })
  return (
    <FormDialog
      title={categoryDialogs.item.title}
      form={form}
      submit={isDeleted ? categoryDialogs.item.addAsNew : categoryDialogs.save}
      pendingLabel={basics.saving}
      onClose={onClose}
    >
      <ItemFields />
    </FormDialog>
  )
}
