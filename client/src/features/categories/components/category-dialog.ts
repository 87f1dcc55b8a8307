import type { Category } from '#shared/schemas/category.ts'

/** The props of every dialog about a category. */
export interface CategoryDialogProps {
  category: Category
  onClose: () => void
}
