import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DESCRIPTION_MAX_LENGTH } from '#shared/product.ts'
import { tidyLines } from '#shared/rules/text.ts'
import { patchCategoryBody, type Category } from '#shared/schemas/category.ts'
import { basics } from '#messages/basics.ts'
import { categoryDialogs } from '#messages/category-dialogs.ts'
import { useSentForm } from '../../../lib/forms/use-sent-form.ts'
import { zodResolver } from '../../../lib/forms/zod-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { TextField } from '../../../ui/form-field.tsx'
import { detailsOf, useUpdateCategory, type CategoryDetails } from '../use-change-category.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { CountedTextArea } from './counted-text-area.tsx'
import { DeleteDialog } from './remove-dialogs.tsx'

const categoryForm = patchCategoryBody.omit({ updatedAt: true }).required()

interface EditCategoryDialogProps {
  category: Category
  onClose: () => void
}

/** Edits the name and description of a category, or deletes it. */
export default function EditCategoryDialog({ category, onClose }: EditCategoryDialogProps) {
  /** As it was when the dialog opened; `category` follows changes from elsewhere. */
  const [initial] = useState(category)
  /** The version that the edit is based on: the other version after a conflict. */
  const [base, setBase] = useState(initial)
  const inConflict = base !== initial
  const [isDeleting, setDeleting] = useState(false)
  const { mutateAsync: update } = useUpdateCategory(category.categoryId)
  const { control, error, isSubmitting, onSubmit, reset } = useSentForm<CategoryDetails>({
    resolver: zodResolver(categoryForm),
    defaultValues: detailsOf(initial),
    failed: categoryDialogs.edit.failed,
    send: async (mine) => {
      const result = await update({ base, mine })
      if ('saved' in result) return onClose()
      setBase(result.theirs)
      reset(result.merged)
    },
  })

  return (
    <FormDialog
      onClose={onClose}
      title={categoryDialogs.edit.title}
      cancel={inConflict ? categoryDialogs.keepTheirs : basics.cancel}
      submit={inConflict ? categoryDialogs.keepMine : categoryDialogs.save}
      pending={isSubmitting}
      pendingLabel={categoryDialogs.saving}
      onSubmit={onSubmit}
    >
      {inConflict && (
        <ConflictNotice>
          <p dir="auto">{base.name}</p>
          <p dir="auto" className="text-small font-medium">
            {base.description}
          </p>
        </ConflictNotice>
      )}
      <TextField
        control={control}
        name="name"
        label={categoryDialogs.edit.name}
        dir="auto"
        autoComplete="off"
      />
      <CountedTextArea
        control={control}
        name="description"
        label={categoryDialogs.edit.description}
        maxLength={DESCRIPTION_MAX_LENGTH}
        tidy={tidyLines}
      />
      <FormError message={error} />
      <Button variant="quiet" className="justify-self-start text-danger" onClick={() => setDeleting(true)}>
        <Trash2 aria-hidden="true" />
        <span>{categoryDialogs.edit.delete}</span>
      </Button>
      {isDeleting && <DeleteDialog category={category} onClose={() => setDeleting(false)} />}
    </FormDialog>
  )
}
