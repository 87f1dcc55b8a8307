import { z } from 'zod'
import { HIDING_REASONS, PERMISSION_LEVELS } from '../product.ts'
import { ACCOUNT_DATA_FORMAT, ACCOUNT_DATA_VERSION, type AccountData } from '../schemas/account-data.ts'
import { accessToken, accountOfData, card, item } from './answers.ts'

const time = z.iso.datetime({ precision: 3 })
const permissionLevel = z.enum(PERMISSION_LEVELS)

/** The file of `GET /api/account/export`. */
export const accountData = z.object({
  format: z.literal(ACCOUNT_DATA_FORMAT),
  version: z.literal(ACCOUNT_DATA_VERSION),
  exportedAt: time,
  account: accountOfData,
  cards: z.array(card),
  categories: z.array(
    z.object({
      categoryId: z.string(),
      name: z.string(),
      description: z.string(),
      createdAt: time,
      updatedAt: time,
      permissions: z.array(z.object({ username: z.string(), permissionLevel, createdAt: time })),
      items: z.array(item),
    }),
  ),
  permissions: z.array(
    z.object({
      categoryId: z.string(),
      name: z.string(),
      permissionLevel,
      hidden: z.enum(HIDING_REASONS).nullable(),
      createdAt: time,
    }),
  ),
  hiddenOwners: z.array(z.object({ name: z.string(), createdAt: time })),
  coHosts: z.array(z.object({ cardId: z.string(), username: z.string(), createdAt: time })),
  coHostedCards: z.array(z.object({ cardId: z.string(), title: z.string(), createdAt: time })),
  tokens: z.array(accessToken),
  plays: z.array(z.object({ cardId: z.string(), playedAt: time })),
}) satisfies z.ZodType<AccountData>
