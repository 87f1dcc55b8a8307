import type { RouteDeps } from '../api-deps.ts'
import type { Route } from './route.ts'
import { sendSerialized } from '../send-json.ts'

/** The calls of categories, their items and permissions, and of cards made from them. */
export function categoryRoutes(route: Route, deps: RouteDeps): void {
  const { categories, categoryItems, categoryPermissions, categoryCards, hiddenCategories, limits } = deps

  // Literal paths first: `hidden` is a valid id.
  route('listPublicCategories', ({ user, query }) => categories.listOfficial(query.language, user?.id))

  route('listMyCategories', ({ user }) => categories.listMine(user.id))

  route('listHiddenCategories', ({ user }) => hiddenCategories.list(user.id))

  route('getCategory', ({ params: { id }, user }) => categories.get(id, user?.id))

  route('createCategory', ({ user, body }) => categories.create({ ...body, userId: user.id }))

  route('updateCategory', ({ params: { id }, user, body }) =>
    categories.update({ userId: user.id, categoryId: id, change: body }),
  )

  route('deleteCategory', ({ params: { id }, user }) =>
    categories.remove({ userId: user.id, categoryId: id }),
  )

  route('listDeletedCategories', ({ user }) => categories.trash.list(user.id))

  route('restoreCategory', ({ user, params: { id } }) => categories.restore({ userId: user.id, id }))

  route('deleteCategoryForGood', ({ user, params: { id } }) =>
    categories.trash.deleteForGood({ userId: user.id, id }),
  )

  route('copyCategory', ({ params: { id }, user, body }) =>
    categories.copy({ userId: user.id, categoryId: id, copyId: body.categoryId }),
  )

  route('useCategory', async ({ params: { id }, user, body, res }) => {
    const { card, isStored } = await categoryCards.use({ ...body, reader: user?.id, categoryId: id })
    if (!isStored) res.status(200)
    return card
  })

  // Serialized once for all callers.
  route('listContent', async ({ params: { id }, user, res }) =>
    sendSerialized(res, await categoryItems.list(id, user?.id)),
  )

  route('addContent', async ({ params: { id }, user, body }) => {
    const { isList, ...wanted } = body
    const created = await categoryItems.add({ userId: user.id, categoryId: id, ...wanted })
    return isList ? created : created[0]!
  })

  route('updateItem', ({ params: { id }, user, body }) =>
    categoryItems.update({ userId: user.id, itemId: id, change: body }),
  )

  route('deleteItem', ({ params: { id }, user }) => categoryItems.remove({ userId: user.id, itemId: id }))

  route('listPermissions', ({ params: { id }, user }) =>
    categoryPermissions.list({ userId: user.id, categoryId: id }),
  )

  route('grantPermission', async ({ params: { id }, user, body, res }) => {
    await limits.grant(user.id)
    const { permission, isNew } = await categoryPermissions.grant({
      userId: user.id,
      categoryId: id,
      ...body,
    })
    if (isNew) res.status(201)
    return permission
  })

  route('revokePermission', ({ params: { id, userId }, user }) =>
    categoryPermissions.revoke({ userId: user.id, categoryId: id, personId: userId }),
  )

  route('hideCategory', ({ params: { id }, user, body: { allOfOwner } }) =>
    hiddenCategories.hide({ userId: user.id, categoryId: id, allOfOwner }),
  )

  route('unhideCategory', ({ params: { id }, user }) =>
    hiddenCategories.unhide({ userId: user.id, categoryId: id }),
  )
}
