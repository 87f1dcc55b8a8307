import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ContentItem } from '#shared/schemas/category.ts'
import { ApiError } from '../../../lib/api-client.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { showRefusal } from '../../../lib/show-refusal.ts'
import { itemForm, type ItemValues, type ItemWords } from '../item-form.ts'
import { ITEM_FIELDS, valuesOf, wordsOf } from '../item-words.ts'
import { TYPE_NAMES } from '../item-list.ts'
import { useAddItems, useUpdateItem } from '../use-change-items.ts'
import { ConflictNotice, SaveButtons } from './conflict-notice.tsx'
import { ItemFields } from './item-fields.tsx'

interface EditItemDialogProps {
  categoryId: string
  /** As it was when the dialog opened, whatever comes from elsewhere meanwhile. */
  item: ContentItem
  onClose: () => void
}

/** Changes an item. One that is gone meanwhile can be added again with the words of the form. */
export default function EditItemDialog({ categoryId, item, onClose }: EditItemDialogProps) {
  const formId = useId()
  const [found, setFound] = useState(item)
  const [isGone, setGone] = useState(false)
  const { mutateAsync: update } = useUpdateItem(categoryId)
  const { mutateAsync: add } = useAddItems(categoryId)
  const form = useForm<ItemValues, unknown, ItemWords>({
    resolver: zodResolver(itemForm),
    defaultValues: valuesOf(wordsOf(item)),
  })
  const inConflict = found !== item

  const submit = form.handleSubmit(async (mine) => {
    try {
      if (isGone) await add(mine)
      else {
        const outcome = await update({ found, mine })
        if ('theirs' in outcome) {
          setFound(outcome.theirs)
          return form.reset(valuesOf(outcome.merged))
        }
      }
      onClose()
    } catch (error) {
      showRefusal(error, 'Failed to save content', ITEM_FIELDS, form.setError)
      if (isGone || !(error instanceof ApiError && error.status === 404)) return
      setGone(true)
      form.setError('root', { message: 'It was deleted meanwhile. Your words are still here.' })
    }
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Edit Content"
      footer={
        <SaveButtons
          formId={formId}
          pending={form.formState.isSubmitting}
          inConflict={inConflict && !isGone}
          {...(isGone && { saveLabel: 'Add as new' })}
          onClose={onClose}
        />
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {inConflict && !isGone && (
          <ConflictNotice>
            <p dir="auto">{found.content}</p>
            <p className="text-small font-medium">
              {[TYPE_NAMES[found.contentType], ...found.tags.map((tag) => `#${tag}`), found.source ?? '']
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
