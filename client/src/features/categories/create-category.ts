import type { CategoryConflictBody } from '#shared/api.ts'
import type { Category } from '#shared/schemas/category.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { findRefusedLine, type ItemLine, type LineError } from './item-lines.ts'
import type { NewCategoryValues } from './new-category-form.ts'

export type CategoryDetails = Pick<NewCategoryValues, 'name' | 'description'>

export interface Created {
  category: Category
  /** True only if the category certainly has no items. */
  isEmpty: boolean
}

/** The user's own category, if the id is taken because an earlier request succeeded without its response arriving. */
function createdEarlier(error: unknown): Category | undefined {
  if (!(error instanceof ApiError) || error.code !== 'category-id-taken') return undefined
  const { category } = error.body as CategoryConflictBody
  return category?.isOwner ? category : undefined
}

function hasDetails(category: Category, { name, description }: CategoryDetails): boolean {
  return category.name === name && category.description === description
}

async function updateDetails(category: Category, details: CategoryDetails): Promise<Category> {
  if (hasDetails(category, details)) return category
  const { name, description } = details
  const params = { id: category.categoryId }
  return call('updateCategory', { params, body: { name, description } })
}

/**
 * Creates the category, or updates the name and description of the category that an earlier attempt created.
 * @param attempts what this page has tried to create under the id, including `details`
 * @param existing a category that an earlier attempt is known to have created
 * @returns undefined if another tab has created another category under the id: a duplicated tab starts with the same id
 */
export async function createOnce(
  categoryId: string,
  details: CategoryDetails,
  attempts: readonly CategoryDetails[],
  existing?: Category,
): Promise<Created | undefined> {
  if (existing) return { category: await updateDetails(existing, details), isEmpty: false }
  try {
    const { name, description } = details
    const body = { categoryId, name, description, type: 'user' }
    return { category: await call('createCategory', { body }), isEmpty: true }
  } catch (error) {
    const own = createdEarlier(error)
    if (!own) throw error
    if (!attempts.some((attempt) => hasDetails(own, attempt))) return undefined
    return { category: await updateDetails(own, details), isEmpty: false }
  }
}

/** The lines that are not stored as items yet. A line that occurs twice needs two items. */
function missingLines(lines: readonly ItemLine[], stored: readonly string[]): ItemLine[] {
  const unmatched = [...stored]
  return lines.filter(({ content }) => {
    const at = unmatched.indexOf(content)
    if (at !== -1) unmatched.splice(at, 1)
    return at === -1
  })
}

/**
 * Adds the lines in one call, all or none. Lines that an earlier call has stored without its response arriving are not
 * added again.
 * @returns the first line that the server rejects; undefined if all are stored
 */
export async function addLinesOnce(
  { category: { categoryId: id }, isEmpty }: Created,
  lines: readonly ItemLine[],
): Promise<LineError | undefined> {
  if (lines.length === 0) return undefined
  const stored = isEmpty ? [] : await call('listContent', { params: { id } })
  const missing = missingLines(
    lines,
    stored.map(({ content }) => content),
  )
  if (missing.length === 0) return undefined
  try {
    const items = missing.map(({ content }) => ({ content, contentType: 'scenario' as const }))
    await call('addContent', { params: { id }, body: { items } })
    return undefined
  } catch (error) {
    const rejected = error instanceof ApiError ? findRefusedLine(missing, error.fields) : undefined
    if (!rejected) throw error
    return rejected
  }
}
