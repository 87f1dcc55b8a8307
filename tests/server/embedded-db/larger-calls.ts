import type { Connection } from 'mongoose'
import { cardVersionModel } from '#server/models/card-version.ts'
import { categoryPermissionModel } from '#server/models/category-permission.ts'
import { contentItemModel } from '#server/models/content-item.ts'
import { newCardId } from '#shared/ids.ts'
import { VERSIONS_PER_CARD } from '#shared/product.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { Category } from '#shared/schemas/category.ts'
import type { Answer } from '#tests/support/visitor.ts'

export type Call = (method: string, path: string, body?: unknown) => Promise<Answer>

/** Makes the calls about earlier versions, on a card with as many versions as it may have. */
export async function useVersions(
  call: Call,
  connection: Connection,
  { cardId, userId }: { cardId: string; userId: string },
): Promise<void> {
  const [madeAt, createdAt] = [new Date(), new Date()]
  const rows = Array.from({ length: VERSIONS_PER_CARD }, (_, index) => ({ version: 100 + index }))
  await cardVersionModel(connection).insertMany(
    rows.map((row) => ({ ...row, cardId, userId, madeAt, createdAt })),
  )
  await call('PATCH', `/api/cards/${cardId}`, { hasFreeSpace: false })
  const at = `/api/cards/${cardId}/versions`
  await eventually(
    () => call('GET', at),
    ({ body }) => body.length === VERSIONS_PER_CARD && body.at(-1).version === 2,
  )
  await call('GET', `${at}/2`)
}

/** Exports an account with more items and permissions than one batch holds. */
export async function exportAccount(call: Call, connection: Connection, userId: string): Promise<void> {
  const [category] = (await call('GET', '/api/categories')).body as Category[]
  const { categoryId } = category!
  const now = new Date()
  const times = { createdAt: now, updatedAt: now }
  await contentItemModel(connection).insertMany(
    Array.from({ length: 251 }, () => ({
      ...times,
      categoryId,
      content: 'One more',
      contentType: 'other',
      tags: [],
    })),
  )
  await categoryPermissionModel(connection).insertMany(
    Array.from({ length: 101 }, () => ({
      ...times,
      categoryId: newCardId(),
      userId,
      permissionLevel: 'view',
    })),
  )
  await call('GET', '/api/account/export')
}
