import * as v from 'valibot'
import { isCategoryId } from '#shared/ids.ts'
import { unsavedInput } from '../../lib/unsaved-input.ts'

/** The form of a new category. Its id is stored too, so that a retry after a reload never creates the category twice. */
export const unsavedCategory = unsavedInput(
  'unsaved-category',
  v.object({
    categoryId: v.pipe(v.string(), v.check(isCategoryId)),
    values: v.object({ name: v.string(), description: v.string(), lines: v.string() }),
  }),
)
