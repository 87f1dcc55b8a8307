import { useState } from 'react'
import type { ContentItem } from '#shared/schemas/category.ts'
import { basics } from '#messages/basics.ts'
import { categoryDialogs } from '#messages/category-dialogs.ts'
import { categoryItems } from '#messages/category-items.ts'
import { ApiError } from '../../../lib/api-client.ts'
import { useSentForm } from '../../../lib/forms/use-sent-form.ts'
import { zodResolver } from '../../../lib/forms/zod-resolver.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { formValuesOf, itemForm, type ItemDetails, type ItemValues } from '../item-form.ts'
import { useAddItems, useUpdateItem } from '../use-change-items.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { ItemFields } from './item-fields.tsx'

interface EditItemDialogProps {
  categoryId: string
  /** As it was when the dialog opened; does not follow changes from elsewhere. */
  item: ContentItem
  onClose: () => void
}

/** Edits an item. If the item has been deleted by then, it can be added again with the form's values. */
export default function EditItemDialog({ categoryId, item, onClose }: EditItemDialogProps) {
  /** The version that the edit is based on: the other version after a conflict. */
  const [base, setBase] = useState(item)
  const [isDeleted, setDeleted] = useState(false)
  const inConflict = base !== item && !isDeleted
  const { mutateAsync: update } = useUpdateItem(categoryId)
  const { mutateAsync: add } = useAddItems(categoryId)
  const { control, error, isSubmitting, onSubmit, reset, setError } = useSentForm<ItemValues, ItemDetails>({
    resolver: zodResolver(itemForm),
    defaultValues: formValuesOf(item),
    failed: categoryDialogs.item.failed,
    send: async (mine) => {
      if (isDeleted) await add(mine)
      else {
        const result = await update({ base, mine })
        if ('theirs' in result) {
          setBase(result.theirs)
          reset(formValuesOf(result.merged))
          return
        }
      }
      onClose()
    },
    onRefused: (error) => {
      if (isDeleted || !(error instanceof ApiError && error.status === 404)) return
      setDeleted(true)
      setError('root', { message: categoryDialogs.item.deleted })
    },
  })

  return (
    <FormDialog
      onClose={onClose}
      title={categoryDialogs.item.title}
      cancel={inConflict ? categoryDialogs.keepTheirs : basics.cancel}
      submit={
        inConflict
          ? categoryDialogs.keepMine
          : isDeleted
            ? categoryDialogs.item.addAsNew
            : categoryDialogs.save
      }
      pending={isSubmitting}
      pendingLabel={categoryDialogs.saving}
      onSubmit={onSubmit}
    >
      {inConflict && (
        <ConflictNotice>
          <p dir="auto">{base.content}</p>
          <p className="text-small font-medium">
            {[categoryItems.types[base.contentType], ...base.tags.map((tag) => `#${tag}`), base.source ?? '']
              .filter(Boolean)
              .join(' ')}
          </p>
        </ConflictNotice>
      )}
      <ItemFields control={control} error={error} />
    </FormDialog>
  )
}
