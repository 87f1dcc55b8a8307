import type { Category } from '#shared/schemas/category.ts'

/** What every dialog about a category takes. */
export interface CategoryDialogProps {
  category: Category
  onClose: () => void
}
