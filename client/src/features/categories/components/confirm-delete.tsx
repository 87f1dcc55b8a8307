import type { Category } from '#shared/schemas/category.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { itemsInWords } from '../content-lines.ts'
import { useDeleteCategory } from '../use-change-category.ts'

interface DeleteQuestionProps {
  category: Category
  onClose: () => void
}

/** Asks before a category goes with all its items. */
export function ConfirmDelete({ category, onClose }: DeleteQuestionProps) {
  const { name, itemCount } = category
  const deletion = useDeleteCategory(category)
  const items = itemCount > 0 ? ` and its ${itemsInWords(itemCount)}` : ''
  return (
    <ConfirmDialog
      title="Are you sure?"
      description={`“${name}”${items} will be permanently deleted. This cannot be undone.`}
      answer="Delete"
      danger
      pending={deletion.isPending}
      pendingLabel="Deleting..."
      onAnswer={() => deletion.mutate(undefined, { onError: onClose })}
      onCancel={onClose}
    />
  )
}
