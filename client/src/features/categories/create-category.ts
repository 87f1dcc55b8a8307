import { endpoints, type CategoryConflictBody } from '#shared/api.ts'
import type { Category } from '#shared/schemas/category.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { refusedLine, type ContentLine, type LineProblem } from './content-lines.ts'
import type { NewCategoryValues } from './new-category-form.ts'

type Words = Pick<NewCategoryValues, 'name' | 'description'>

/** The call took a category for another's id. One's own is there because an earlier call did arrive. */
function ownCategoryIn(error: unknown): Category | undefined {
  if (!(error instanceof ApiError) || error.code !== 'category-id-taken') return undefined
  const { category } = error.body as CategoryConflictBody
  return category?.isOwner ? category : undefined
}

async function inTheseWords(category: Category, { name, description }: Words): Promise<Category> {
  if (category.name === name && category.description === description) return category
  const params = { id: category.categoryId }
  return call(endpoints.updateCategory, { params, body: { name, description } })
}

export interface Created {
  category: Category
  /** It has no items for certain. */
  isEmpty: boolean
}

/**
 * Creates the category, or brings the one that an earlier attempt created into the words of this one.
 * @param before what an earlier attempt is known to have created
 */
export async function createOnce(
  categoryId: string,
  { name, description }: Words,
  before?: Category,
): Promise<Created> {
  if (before) return { category: await inTheseWords(before, { name, description }), isEmpty: false }
  try {
    const body = { categoryId, name, description, type: 'user' }
    return { category: await call(endpoints.createCategory, { body }), isEmpty: true }
  } catch (error) {
    const own = ownCategoryIn(error)
    if (!own) throw error
    return { category: await inTheseWords(own, { name, description }), isEmpty: false }
  }
}

/** The lines that are not among the items yet; a line that is there twice has to be an item twice. */
function linesNotAmong(lines: readonly ContentLine[], stored: readonly string[]): ContentLine[] {
  const left = [...stored]
  return lines.filter(({ content }) => {
    const at = left.indexOf(content)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

/**
 * Adds the lines in one call, all or none. An earlier call may have arrived without its answer: what is there is not
 * added again.
 * @returns the line that the server refuses; undefined when all are there
 */
export async function addLinesOnce(
  { category: { categoryId: id }, isEmpty }: Created,
  lines: readonly ContentLine[],
): Promise<LineProblem | undefined> {
  if (lines.length === 0) return undefined
  const stored = isEmpty ? [] : await call(endpoints.listContent, { params: { id } })
  const missing = linesNotAmong(
    lines,
    stored.map(({ content }) => content),
  )
  if (missing.length === 0) return undefined
  try {
    const items = missing.map(({ content }) => ({ content, contentType: 'scenario' as const }))
    await call(endpoints.addContent, { params: { id }, body: { items } })
    return undefined
  } catch (error) {
    const problem = error instanceof ApiError ? refusedLine(missing, error.fields) : undefined
    if (!problem) throw error
    return problem
  }
}
