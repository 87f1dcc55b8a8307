import { z } from 'zod'
import { HIDING_REASONS, PERMISSION_LEVELS } from '../category-choices.ts'
import { ACCOUNT_DATA_FORMAT, ACCOUNT_DATA_VERSION } from '../schemas/account-data.ts'
import { card } from '../schemas/card.ts'
import { item } from '../schemas/category.ts'
import { time } from '../schemas/text.ts'
import { selfUser } from '../schemas/user.ts'
import { accessToken, cardVersion } from './answers.ts'

const permissionLevel = z.enum(PERMISSION_LEVELS)

const ownCategory = z.object({
  categoryId: z.string(),
  name: z.string(),
  description: z.string(),
  createdAt: time,
  updatedAt: time,
  /** The people with whom the category is shared. */
  permissions: z.array(z.object({ username: z.string(), permissionLevel, createdAt: time })),
  /** In the order in which they were added. */
  items: z.array(item),
})

/**
 * The response of `GET /api/account/export`: the data of one account, without secrets that grant access, such as
 * sessions, join codes, invitation links and hashes.
 */
export const accountData = z.object({
  format: z.literal(ACCOUNT_DATA_FORMAT),
  version: z.literal(ACCOUNT_DATA_VERSION),
  exportedAt: time,
  /** Excludes the password's hash. `authProviderId` is the user's id at Google, or at the issuer whose URL it begins with. */
  account: selfUser.extend({ updatedAt: time, authProviderId: z.string().nullable() }),
  /** Newest first. */
  cards: z.array(card),
  /** The account's own categories, newest first. */
  categories: z.array(ownCategory),
  /** Categories that others share with the account, newest grant first. */
  permissions: z.array(
    z.object({
      categoryId: z.string(),
      name: z.string(),
      permissionLevel,
      /** Why the account's lists leave the category out; null if they list it. */
      hidden: z.enum(HIDING_REASONS).nullable(),
      createdAt: time,
    }),
  ),
  /** The owners whose categories the account hides, by display name, or username if they have none. */
  hiddenOwners: z.array(z.object({ name: z.string(), createdAt: time })),
  /** The co-hosts of the account's cards. */
  coHosts: z.array(z.object({ cardId: z.string(), username: z.string(), createdAt: time })),
  /** Cards of others that the account co-hosts, newest first. */
  coHostedCards: z.array(z.object({ cardId: z.string(), title: z.string(), createdAt: time })),
  /** Excludes the tokens themselves: only their hashes are stored. */
  tokens: z.array(accessToken),
  /** The cards opened to play, most recent first. */
  plays: z.array(z.object({ cardId: z.string(), playedAt: time })),
  /** Earlier versions of the account's cards, most recently replaced first. */
  versions: z.array(cardVersion.omit({ madeBy: true }).extend({ cardId: z.string() })),
  /** The deleted cards that can be restored, most recently deleted first. */
  deletedCards: z.array(card.extend({ deletedAt: time })),
  /** The deleted categories that can be restored, likewise. */
  deletedCategories: z.array(ownCategory.extend({ deletedAt: time })),
})
export type AccountData = z.output<typeof accountData>
