import type { CategoryConflictBody } from '#shared/api.ts'
import type { Sent } from '#shared/contract/calls.ts'
import type { Category } from '#shared/schemas/category.ts'
import { ApiError, call } from '../../lib/api-client.ts'

export type NewCategory = Sent<'createCategory', 'body'> & {
  description: string
  items: { content: string }[]
}

/** The category that an earlier request created, if its answer was lost. */
function createdEarlier(error: ApiError, { name, description, items }: NewCategory): Category | undefined {
  const { category } = error.body as CategoryConflictBody
  const isSame =
    category?.isOwner &&
    category.name === name &&
    category.description === description &&
    category.itemCount === items.length
  return isSame ? category : undefined
}

const create = (body: NewCategory): Promise<Category> => call('createCategory', { body })

/**
 * Creates a category with its items, all or none. A repeated request counts as created.
 * @param otherId makes an id for when another category has this one: a duplicated tab starts with the same
 */
export async function createOnce(body: NewCategory, otherId: () => string): Promise<Category> {
  try {
    return await create(body)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'category-id-taken') throw error
    return createdEarlier(error, body) ?? create({ ...body, categoryId: otherId() })
  }
}
