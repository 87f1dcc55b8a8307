import type { HidingReason, PermissionLevel } from '../product.ts'
import type { AccessToken } from './access-token.ts'
import type { Card } from './card.ts'
import type { ContentItem } from './category.ts'
import type { SelfUser } from './user.ts'

/** What marks a file as one of ours. */
export const ACCOUNT_DATA_FORMAT = 'bingoboard-data'
/** Rises when the file changes in a way that its readers must know. */
export const ACCOUNT_DATA_VERSION = 1

/**
 * The text between the cards and the categories, for readers that want no more than the cards. It is nowhere else: within a
 * string, JSON has no line break.
 */
export const AFTER_CARDS = ',\n"categories":['

/** A category of the account. */
export interface CategoryData {
  categoryId: string
  name: string
  description: string
  createdAt: string
  updatedAt: string
  /** In the order in which they were added. */
  items: ContentItem[]
  /** With whom it is shared. */
  permissions: { username: string; permissionLevel: PermissionLevel; createdAt: string }[]
}

/** The answer of `GET /api/account/export`: what one account holds, without what only lets someone in: sessions, join codes, invitation links and hashes. Times are ISO 8601 in UTC. */
export interface AccountData {
  format: typeof ACCOUNT_DATA_FORMAT
  version: typeof ACCOUNT_DATA_VERSION
  exportedAt: string
  /** Without the password's hash. `authProviderId` is the id that Google gave the user. */
  account: SelfUser & { updatedAt: string; authProviderId: string | null }
  /** Newest first. */
  cards: Card[]
  /** The account's own, newest first. */
  categories: CategoryData[]
  /** Categories that others share with the account, newest grant first. */
  permissions: {
    categoryId: string
    /** The category's name. */
    name: string
    permissionLevel: PermissionLevel
    /** Why the account's lists leave it out; null for a listed one. */
    hidden: HidingReason | null
    createdAt: string
  }[]
  /** The people whose categories the account hides, by display name or else username. */
  hiddenOwners: { name: string; createdAt: string }[]
  /** Who co-hosts the account's cards. */
  coHosts: { cardId: string; username: string; createdAt: string }[]
  /** Cards of others that the account co-hosts, newest first. */
  coHostedCards: { cardId: string; title: string; createdAt: string }[]
  /** Of access tokens the file has no secret: only their hashes are stored. */
  tokens: AccessToken[]
  /** The cards opened to play, last first. */
  plays: { cardId: string; playedAt: string }[]
}
