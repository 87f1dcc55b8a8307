import { Router } from 'express'
import { z } from 'zod'
import { endpoints } from '#shared/api.ts'
import {
  addContentBody,
  categoryIdSchema,
  createCategoryBody,
  grantBody,
  hideBody,
  itemIdSchema,
  patchCategoryBody,
  patchItemBody,
  useCategoryBody,
  userIdSchema,
} from '#shared/schemas/category.ts'
import type { Categories } from '../../services/categories.ts'
import type { CategoryCards } from '../../services/category-cards.ts'
import type { CategoryItems } from '../../services/category-items.ts'
import type { CategoryPermissions } from '../../services/category-permissions.ts'
import type { HiddenCategories } from '../../services/hidden-categories.ts'
import { deleting, signedIn, writing } from '../guards.ts'
import type { RateLimits } from '../rate-limits.ts'
import { Answer, route, SerializedReply } from '../route.ts'

const categoryPath = z.object({ id: categoryIdSchema })
const itemPath = z.object({ id: itemIdSchema })
const personPath = z.object({ id: categoryIdSchema, userId: userIdSchema })

export interface CategoryRoutesDeps {
  categories: Categories
  categoryItems: CategoryItems
  categoryPermissions: CategoryPermissions
  categoryCards: CategoryCards
  hiddenCategories: HiddenCategories
  limits: RateLimits
}

/** The calls of categories themselves and of cards made from them. */
export function categoryRoutes({ categories, categoryCards, limits }: CategoryRoutesDeps): Router {
  const router = Router()
  const params = categoryPath
  const guards = [signedIn, writing(limits)] as const

  route(router, endpoints.listPublicCategories, {}, ({ user }) => categories.listOfficial(user?.id))

  route(router, endpoints.listMyCategories, { guards: [signedIn] }, ({ user }) =>
    categories.listMine(user.id),
  )

  route(router, endpoints.getCategory, { params }, ({ params: { id }, user }) => categories.get(id, user?.id))

  route(router, endpoints.createCategory, { body: createCategoryBody, guards }, ({ user, body }) => {
    const { categoryId, ...content } = body
    return categories.create({ userId: user.id, categoryId, content })
  })

  route(
    router,
    endpoints.updateCategory,
    { params, body: patchCategoryBody, guards },
    ({ params: { id }, user, body }) => categories.update({ userId: user.id, categoryId: id, change: body }),
  )

  route(
    router,
    endpoints.deleteCategory,
    { params, guards: [...guards, deleting(limits)] },
    ({ params: { id }, user }) => categories.remove({ userId: user.id, categoryId: id }),
  )

  route(router, endpoints.copyCategory, { params, guards }, ({ params: { id }, user }) =>
    categories.copy({ userId: user.id, categoryId: id }),
  )

  route(
    router,
    endpoints.useCategory,
    { params, body: useCategoryBody, guards: [writing(limits)] },
    async ({ params: { id }, user, body }) => {
      const { card, isStored } = await categoryCards.use({ ...body, reader: user?.id, categoryId: id })
      return isStored ? card : new Answer(200, card)
    },
  )

  return router
}

/** The calls that hide categories from the user's lists. Before those of categories, where `hidden` would be an id. */
export function hidingRoutes({ hiddenCategories, limits }: CategoryRoutesDeps): Router {
  const router = Router()
  const params = categoryPath
  const guards = [signedIn, writing(limits)] as const

  route(router, endpoints.listHiddenCategories, { guards: [signedIn] }, ({ user }) =>
    hiddenCategories.list(user.id),
  )

  route(
    router,
    endpoints.hideCategory,
    { params, body: hideBody, guards },
    ({ params: { id }, user, body: { allOfOwner } }) =>
      hiddenCategories.hide({ userId: user.id, categoryId: id, allOfOwner }),
  )

  route(router, endpoints.unhideCategory, { params, guards }, ({ params: { id }, user }) =>
    hiddenCategories.unhide({ userId: user.id, categoryId: id }),
  )

  return router
}

/** The calls of items. */
export function contentRoutes({ categoryItems, limits }: CategoryRoutesDeps): Router {
  const router = Router()
  const guards = [signedIn, writing(limits)] as const

  route(
    router,
    endpoints.listContent,
    { params: categoryPath },
    async ({ params: { id }, user }) => new SerializedReply(await categoryItems.list(id, user?.id)),
  )

  route(
    router,
    endpoints.addContent,
    { params: categoryPath, body: addContentBody, guards },
    async ({ params: { id }, user, body }) => {
      const created = await categoryItems.add({ userId: user.id, categoryId: id, items: body.items })
      return body.isList ? created : created[0]!
    },
  )

  route(
    router,
    endpoints.updateItem,
    { params: itemPath, body: patchItemBody, guards },
    ({ params: { id }, user, body }) => categoryItems.update({ userId: user.id, itemId: id, change: body }),
  )

  route(router, endpoints.deleteItem, { params: itemPath, guards }, ({ params: { id }, user }) =>
    categoryItems.remove({ userId: user.id, itemId: id }),
  )

  return router
}

/** The calls of permissions. */
export function permissionRoutes({ categoryPermissions, limits }: CategoryRoutesDeps): Router {
  const router = Router()
  const guards = [signedIn, writing(limits)] as const

  route(
    router,
    endpoints.listPermissions,
    { params: categoryPath, guards: [signedIn] },
    ({ params: { id }, user }) => categoryPermissions.list({ userId: user.id, categoryId: id }),
  )

  route(
    router,
    endpoints.grantPermission,
    { params: categoryPath, body: grantBody, guards },
    async ({ params: { id }, user, body }) => {
      await limits.grant(user.id)
      const { permission, isNew } = await categoryPermissions.grant({
        userId: user.id,
        categoryId: id,
        ...body,
      })
      return isNew ? new Answer(201, permission) : permission
    },
  )

  route(
    router,
    endpoints.revokePermission,
    { params: personPath, guards },
    ({ params: { id, userId }, user }) =>
      categoryPermissions.revoke({ userId: user.id, categoryId: id, personId: userId }),
  )

  return router
}
