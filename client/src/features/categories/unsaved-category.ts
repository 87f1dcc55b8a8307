import * as v from 'valibot'
import { isCategoryId, newCategoryId } from '#shared/ids.ts'
import { unsavedInput } from '../../lib/forms/unsaved-input.ts'

/**
 * Stores the form of a new category. The id is stored too, and whether the form was sent, so that a retry after a
 * reload never creates the category twice. A duplicated tab starts with the same entry.
 */
export const unsavedCategory = unsavedInput(
  'unsaved-category',
  v.object({
    categoryId: v.pipe(v.string(), v.check(isCategoryId)),
    isSent: v.exactOptional(v.literal(true)),
    values: v.object({ name: v.string(), description: v.string(), lines: v.string() }),
  }),
)

export const EMPTY_CATEGORY = { name: '', description: '', lines: '' }

/** Adds items to the stored form of a new category, whose screen is about to open. */
export function prefillNewCategory(userId: string, items: readonly string[]): void {
  const values = unsavedCategory.read(userId)?.values ?? EMPTY_CATEGORY
  const lines = [values.lines, ...items].filter((line) => line !== '').join('\n')
  unsavedCategory.write(userId, { categoryId: newCategoryId(), values: { ...values, lines } })
}
