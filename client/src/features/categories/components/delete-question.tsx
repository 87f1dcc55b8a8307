import type { Category } from '#shared/schemas/category.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { itemsInWords } from '../content-lines.ts'
import { useDeleteCategory } from '../use-change-category.ts'

interface DeleteQuestionProps {
  category: Category
  onClose: () => void
}

/** Asks before a category goes with all its items. */
export function DeleteQuestion({ category, onClose }: DeleteQuestionProps) {
  const { name, itemCount } = category
  const deletion = useDeleteCategory(category)
  const items = itemCount > 0 ? ` and its ${itemsInWords(itemCount)}` : ''
  return (
    <Dialog
      alert
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Are you sure?"
      description={`“${name}”${items} will be permanently deleted. This cannot be undone.`}
      footer={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            pending={deletion.isPending}
            pendingLabel="Deleting..."
            onClick={() => deletion.mutate(undefined, { onError: onClose })}
          >
            Delete
          </Button>
        </>
      }
    />
  )
}
