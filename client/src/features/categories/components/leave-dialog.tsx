import type { Category } from '#shared/schemas/category.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useLeaveCategory } from '../use-change-category.ts'

interface LeaveDialogProps {
  category: Category
  userId: string
  onClose: () => void
}

/** Asks before somebody gives up what they have been granted: only the owner can give it again. */
export default function LeaveDialog({ category, userId, onClose }: LeaveDialogProps) {
  const leaving = useLeaveCategory(category, userId)
  return (
    <ConfirmDialog
      title="Leave this category?"
      description={`“${category.name}” goes from My Categories, and with it what ${category.ownerName} lets you do. Its link still shows it.`}
      answer="Leave"
      danger
      pending={leaving.isPending}
      pendingLabel="Leaving..."
      onAnswer={() => leaving.mutate(undefined, { onError: onClose })}
      onCancel={onClose}
    />
  )
}
