import { zodResolver } from '@hookform/resolvers/zod'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { DESCRIPTION_MAX_LENGTH } from '#shared/product.ts'
import { codePointLength, tidyLines } from '#shared/rules/text.ts'
import { patchCategoryBody, type Category } from '#shared/schemas/category.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormField, TextField } from '../../../ui/form-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { showRefusal } from '../../../lib/show-refusal.ts'
import { useUpdateCategory, wordsOf, type CategoryWords } from '../use-change-category.ts'
import { ConflictNotice, SaveButtons } from './conflict-notice.tsx'
import { ConfirmDelete } from './confirm-delete.tsx'
import { LeftCounter } from './left-counter.tsx'

const categoryForm = patchCategoryBody.omit({ updatedAt: true }).required()

interface EditCategoryDialogProps {
  category: Category
  onClose: () => void
}

/** Renames and describes a category, and leads to its end. */
export default function EditCategoryDialog({ category, onClose }: EditCategoryDialogProps) {
  const formId = useId()
  const counterId = useId()
  /** As it was when the dialog opened, whatever comes from elsewhere meanwhile. */
  const [first] = useState(category)
  const [found, setFound] = useState(first)
  const [asksToDelete, setAsksToDelete] = useState(false)
  const { mutateAsync: update } = useUpdateCategory(category.categoryId)
  const { control, handleSubmit, setError, reset, formState } = useForm<CategoryWords>({
    resolver: zodResolver(categoryForm),
    defaultValues: wordsOf(first),
  })
  const { errors, isSubmitting } = formState
  const description = useWatch({ control, name: 'description' })
  const left = DESCRIPTION_MAX_LENGTH - codePointLength(tidyLines(description))

  const submit = handleSubmit(async (mine) => {
    try {
      const outcome = await update({ found, mine })
      if ('saved' in outcome) return onClose()
      setFound(outcome.theirs)
      reset(outcome.merged)
    } catch (error) {
      showRefusal(error, 'Failed to save category', ['name', 'description'], setError)
    }
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Edit Category"
      footer={
        <SaveButtons formId={formId} pending={isSubmitting} inConflict={found !== first} onClose={onClose} />
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {found !== first && (
          <ConflictNotice>
            <p dir="auto">{found.name}</p>
            <p dir="auto" className="text-small font-medium">
              {found.description}
            </p>
          </ConflictNotice>
        )}
        <TextField control={control} name="name" label="Name" dir="auto" autoComplete="off" />
        <FormField
          control={control}
          name="description"
          label="Description (optional)"
          action={<LeftCounter id={counterId} left={left} />}
        >
          {(field) => (
            <TextArea
              {...field}
              aria-describedby={[field['aria-describedby'], counterId].filter(Boolean).join(' ')}
              dir="auto"
              rows={3}
            />
          )}
        </FormField>
        <FormError message={errors.root?.message} />
        <Button
          variant="quiet"
          className="justify-self-start text-danger"
          onClick={() => setAsksToDelete(true)}
        >
          <Trash2 aria-hidden="true" />
          Delete category
        </Button>
      </form>
      {asksToDelete && <ConfirmDelete category={category} onClose={() => setAsksToDelete(false)} />}
    </Dialog>
  )
}
