import type { Sent } from '#shared/contract/calls.ts'
import type { Category } from '#shared/schemas/category.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { orFound } from '../../lib/lost-answers.ts'

export type NewCategory = Sent<'createCategory', 'body'> & {
  description: string
  items: { content: string }[]
}

const create = (body: NewCategory): Promise<Category> =>
  orFound(call('createCategory', { body }), ({ category }) => {
    const isSame =
      category?.isOwner &&
      category.name === body.name &&
      category.description === body.description &&
      category.itemCount === body.items.length
    return isSame ? category : undefined
  })

/**
 * Creates a category with its items, all or none. A repeated request counts as created.
 * @param otherId makes an id for when another category has this one: a duplicated tab starts with the same
 */
export const createOnce = (body: NewCategory, otherId: () => string): Promise<Category> =>
  create(body).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'category-id-taken') throw error
    return create({ ...body, categoryId: otherId() })
  })
