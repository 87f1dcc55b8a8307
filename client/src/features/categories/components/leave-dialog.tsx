import type { Category } from '#shared/schemas/category.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useLeaveCategory } from '../use-change-category.ts'

interface LeaveDialogProps {
  category: Category
  userId: string
  onClose: () => void
}

/** Confirms before the user gives up a permission, which only the owner can grant again. */
export default function LeaveDialog({ category, userId, onClose }: LeaveDialogProps) {
  const leave = useLeaveCategory(category, userId)
  return (
    <ConfirmDialog
      title="Leave this category?"
      description={`“${category.name}” leaves your list, and you lose the access ${category.ownerName} gave you. The link still opens it.`}
      answer="Leave"
      danger
      pending={leave.isPending}
      pendingLabel="Leaving..."
      onAnswer={() => leave.mutate(undefined, { onError: onClose })}
      onCancel={onClose}
    />
  )
}
