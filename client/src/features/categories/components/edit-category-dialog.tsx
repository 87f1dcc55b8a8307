import { zodResolver } from '@hookform/resolvers/zod'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { DESCRIPTION_MAX_LENGTH } from '#shared/product.ts'
import { tidyLines } from '#shared/rules/text.ts'
import { patchCategoryBody, type Category } from '#shared/schemas/category.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/form-field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { showRefusal } from '../../../lib/show-refusal.ts'
import { itemCountLabel } from '../item-lines.ts'
import {
  detailsOf,
  useDeleteCategory,
  useUpdateCategory,
  type CategoryDetails,
} from '../use-change-category.ts'
import { CountedTextArea } from './counted-text-area.tsx'
import { ConflictNotice, SaveButton } from './conflict-notice.tsx'

const categoryForm = patchCategoryBody.omit({ updatedAt: true }).required()

interface EditCategoryDialogProps {
  category: Category
  onClose: () => void
}

/** Edits the name and description of a category, or deletes it. */
export default function EditCategoryDialog({ category, onClose }: EditCategoryDialogProps) {
  const formId = useId()
  /** As it was when the dialog opened; `category` follows changes from elsewhere. */
  const [initial] = useState(category)
  /** The version that the edit is based on: the other version after a conflict. */
  const [base, setBase] = useState(initial)
  const inConflict = base !== initial
  const [isConfirmingDelete, setConfirmingDelete] = useState(false)
  const { mutateAsync: update } = useUpdateCategory(category.categoryId)
  const { control, handleSubmit, setError, reset, formState } = useForm<CategoryDetails>({
    resolver: zodResolver(categoryForm),
    defaultValues: detailsOf(initial),
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (mine) => {
    try {
      const result = await update({ base, mine })
      if ('saved' in result) return onClose()
      setBase(result.theirs)
      reset(result.merged)
    } catch (error) {
      showRefusal(error, 'Failed to save category', ['name', 'description'], setError)
    }
  })

  return (
    <Dialog
      onClose={onClose}
      title="Edit Category"
      cancel={inConflict ? 'Keep theirs' : 'Cancel'}
      footer={
        <SaveButton
          formId={formId}
          pending={isSubmitting}
          label={inConflict ? 'Keep mine' : 'Save Changes'}
        />
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {inConflict && (
          <ConflictNotice>
            <p dir="auto">{base.name}</p>
            <p dir="auto" className="text-small font-medium">
              {base.description}
            </p>
          </ConflictNotice>
        )}
        <TextField control={control} name="name" label="Name" dir="auto" autoComplete="off" />
        <CountedTextArea
          control={control}
          name="description"
          label="Description (optional)"
          maxLength={DESCRIPTION_MAX_LENGTH}
          tidy={tidyLines}
        />
        <FormError message={errors.root?.message} />
        <Button
          variant="quiet"
          className="justify-self-start text-danger"
          onClick={() => setConfirmingDelete(true)}
        >
          <Trash2 aria-hidden="true" />
          Delete category
        </Button>
      </form>
      {isConfirmingDelete && <ConfirmDelete category={category} onClose={() => setConfirmingDelete(false)} />}
    </Dialog>
  )
}

function ConfirmDelete({ category, onClose }: EditCategoryDialogProps) {
  const { name, itemCount } = category
  const deletion = useDeleteCategory(category)
  const items = itemCount > 0 ? ` and its ${itemCountLabel(itemCount)}` : ''
  return (
    <ConfirmDialog
      title="Are you sure?"
      description={`“${name}”${items} will be permanently deleted. This can't be undone.`}
      answer="Delete"
      danger
      pending={deletion.isPending}
      pendingLabel="Deleting..."
      onAnswer={() => deletion.mutate(undefined, { onError: onClose })}
      onCancel={onClose}
    />
  )
}
