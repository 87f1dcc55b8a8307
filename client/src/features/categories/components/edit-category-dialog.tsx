import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DESCRIPTION_MAX_LENGTH } from '#shared/product.ts'
import { tidyLines } from '#shared/rules/text.ts'
import { patchCategoryBody } from '#shared/schemas/category.ts'
import { basics } from '#messages/basics.ts'
import { categoryDialogs } from '#messages/category-dialogs.ts'
import { useSentForm } from '../../../lib/forms/use-sent-form.ts'
import { zodResolver } from '../../../lib/forms/zod-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/form-field.tsx'
import { detailsOf, updateCategory } from '../change-category.ts'
import type { CategoryDialogProps } from './category-dialog.ts'
import { CountedTextArea } from './counted-text-area.tsx'
import { DeleteCategoryDialog } from './remove-dialogs.tsx'

const categoryForm = patchCategoryBody.omit({ updatedAt: true }).required()

/** Edits the name and description of a category, or deletes it. */
export default function EditCategoryDialog({ category, onClose }: CategoryDialogProps) {
  // The category as it was when the dialog opened. Changes from elsewhere are merged when the form is sent.
  const [initial] = useState(category)
  const [isDeleting, setDeleting] = useState(false)
  const form = useSentForm({
    resolver: zodResolver(categoryForm),
    defaultValues: detailsOf(initial),
    unsaved: `unsaved-category:${initial.categoryId}`,
    failed: categoryDialogs.edit.failed,
    send: async (edited) => {
      await updateCategory(initial, edited)
      onClose()
    },
  })
  return (
    <FormDialog
      title={categoryDialogs.edit.title}
      form={form}
      submit={categoryDialogs.save}
      pendingLabel={basics.saving}
      onClose={onClose}
    >
      <TextField name="name" label={categoryDialogs.edit.name} dir="auto" autoComplete="off" />
      <CountedTextArea
        name="description"
        label={categoryDialogs.edit.description}
        maxLength={DESCRIPTION_MAX_LENGTH}
        tidy={tidyLines}
      />
      <Button variant="quiet" className="justify-self-start text-danger" onClick={() => setDeleting(true)}>
        <Trash2 />
        <span>{categoryDialogs.edit.delete}</span>
      </Button>
      {isDeleting && <DeleteCategoryDialog category={category} onClose={() => setDeleting(false)} />}
    </FormDialog>
  )
}
