import { PRODUCT_NAME } from '#shared/product.ts'
import type { Category } from '#shared/schemas/category.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Session } from '../../auth/atoms.ts'

interface UseDialogProps {
  category: Category
  session: Session
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Makes a card of a category's items. */
export default function UseDialog({ category, open, onOpenChange }: UseDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Use in ${PRODUCT_NAME}`}
      description={`A new card with the items of “${category.name}”.`}
    />
  )
}
