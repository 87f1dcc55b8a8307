import type { Connection } from 'mongoose'
import { cardVersionModel } from '#server/models/card-version.ts'
import { VERSIONS_PER_CARD } from '#shared/product.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { Answer } from '#tests/support/visitor.ts'

export type Call = (method: string, path: string, body?: unknown) => Promise<Answer>

/** The calls of earlier versions, on a card that has as many as it may have. */
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
