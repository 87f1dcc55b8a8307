import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ContentItem } from '#shared/schemas/category.ts'
import { ApiError } from '../../../lib/api-client.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { showRefusal } from '../../../lib/show-refusal.ts'
import { itemForm, type ItemValues, type ItemDetails } from '../item-form.ts'
import { ITEM_FIELDS, formValuesOf, detailsOf } from '../item-details.ts'
import { TYPE_LABELS } from '../item-list.ts'
import { useAddItems, useUpdateItem } from '../use-change-items.ts'
import { ConflictNotice, SaveButton } from './conflict-notice.tsx'
import { ItemFields } from './item-fields.tsx'

interface EditItemDialogProps {
  categoryId: string
  /** As it was when the dialog opened; does not follow changes from elsewhere. */
  item: ContentItem
  onClose: () => void
}

/** Edits an item. If the item has been deleted by then, it can be added again with the form's values. */
export default function EditItemDialog({ categoryId, item, onClose }: EditItemDialogProps) {
  const formId = useId()
  /** The version that the edit is based on: the other version after a conflict. */
  const [base, setBase] = useState(item)
  const [isDeleted, setDeleted] = useState(false)
  const { mutateAsync: update } = useUpdateItem(categoryId)
  const { mutateAsync: add } = useAddItems(categoryId)
  const form = useForm<ItemValues, unknown, ItemDetails>({
    resolver: zodResolver(itemForm),
    defaultValues: formValuesOf(detailsOf(item)),
  })
  const inConflict = base !== item && !isDeleted

  const submit = form.handleSubmit(async (mine) => {
    try {
      if (isDeleted) await add(mine)
      else {
        const result = await update({ base, mine })
        if ('theirs' in result) {
          setBase(result.theirs)
          return form.reset(formValuesOf(result.merged))
        }
      }
      onClose()
    } catch (error) {
      showRefusal(error, 'Failed to save content', ITEM_FIELDS, form.setError)
      if (isDeleted || !(error instanceof ApiError && error.status === 404)) return
      setDeleted(true)
      form.setError('root', {
        message: 'Someone deleted this item while you were editing. Your text is still here.',
      })
    }
  })

  return (
    <Dialog
      onClose={onClose}
      title="Edit Content"
      cancel={inConflict ? 'Keep theirs' : 'Cancel'}
      footer={
        <SaveButton
          formId={formId}
          pending={form.formState.isSubmitting}
          label={inConflict ? 'Keep mine' : isDeleted ? 'Add as new' : 'Save Changes'}
        />
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {inConflict && (
          <ConflictNotice>
            <p dir="auto">{base.content}</p>
            <p className="text-small font-medium">
              {[TYPE_LABELS[base.contentType], ...base.tags.map((tag) => `#${tag}`), base.source ?? '']
                .filter(Boolean)
                .join(' ')}
            </p>
          </ConflictNotice>
        )}
        <ItemFields form={form} />
      </form>
    </Dialog>
  )
}
