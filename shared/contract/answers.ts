import { z } from 'zod'
import {
  CONTENT_TYPES,
  GRID_SIZES,
  HIDING_REASONS,
  PERMISSION_LEVELS,
  PROFILE_ICONS,
  THEMES,
  TITLE_MAX_LENGTH,
  TOKEN_SCOPES,
} from '../product.ts'
import { cardIdSchema, type Card, type CardReply } from '../schemas/card.ts'
import {
  categoryIdSchema,
  itemIdSchema,
  newItem,
  userIdSchema,
  type Category,
  type ContentItem,
} from '../schemas/category.ts'
import type { SelfUser } from '../schemas/user.ts'

/** ISO 8601 in UTC, to the millisecond. */
const time = z.iso.datetime({ precision: 3 })
const id = z.string().regex(/^[0-9a-f]{24}$/)

const cardFields = {
  cardId: cardIdSchema,
  title: z.string().max(TITLE_MAX_LENGTH),
  gridSize: z.literal(GRID_SIZES),
  hasFreeSpace: z.boolean(),
  cells: z.array(z.string()).min(9).max(25),
  theme: z.enum(THEMES),
  freeSpaceImageUrl: z.string().nullable(),
  createdAt: time,
  updatedAt: time,
  version: z.int().min(1),
  round: z.int().min(1),
}

/** What depends on the reader of a card. */
const reader = { isOwner: z.boolean(), canEdit: z.boolean() }

// The answers as the server sends them. Times are ISO 8601 in UTC.
export const card = z.object(cardFields) satisfies z.ZodType<Card>
export const cardReply = z.object({ ...cardFields, ...reader }) satisfies z.ZodType<CardReply>
/** A card that is not stored has an id that begins with `temp-`. */
export const anyCardReply = z.object({
  ...cardFields,
  cardId: z.string(),
  ...reader,
}) satisfies z.ZodType<CardReply>

/** A card that a user has played, in its current state. `playedAt` is the last time. */
export const playedCard = z.object({ card: cardReply, playedAt: time })
export type PlayedCard = z.output<typeof playedCard>

/** A card that someone else shares with the reader. */
export const sharedCard = z.object({
  ...cardFields,
  ...reader,
  /** Display name or else username; null when the account is gone, and the card read-only. */
  ownerName: z.string().nullable(),
  /** When the reader became a co-host. */
  sharedAt: time,
})
export type SharedCard = z.output<typeof sharedCard>

/** A co-host of a card, as its owner sees them. */
export const coHost = z.object({
  userId: userIdSchema,
  username: z.string(),
  displayName: z.string().nullable(),
  addedAt: time,
})
export type CoHost = z.output<typeof coHost>

/** Who edits a card besides its owner. */
export const cardHosts = z.object({
  /** In the order in which they were added. */
  coHosts: z.array(coHost),
  /** When the present invitation link was made; null without one. The link itself is not stored. */
  invitedAt: time.nullable(),
})
export type CardHosts = z.output<typeof cardHosts>

/** A new invitation link: `/co-host/{cardId}#{token}`. */
export const invitation = z.object({ token: z.string(), invitedAt: time })
export type Invitation = z.output<typeof invitation>

export const category = z.object({
  categoryId: categoryIdSchema,
  name: z.string(),
  description: z.string(),
  type: z.enum(['official', 'user']),
  itemCount: z.int().min(0),
  createdAt: time,
  updatedAt: time,
  isOwner: z.boolean(),
  permission: z.enum(PERMISSION_LEVELS).nullable(),
  ownerName: z.string().nullable(),
}) satisfies z.ZodType<Category>
export const item = z.object({
  id: itemIdSchema,
  content: z.string(),
  contentType: z.enum(CONTENT_TYPES),
  tags: z.array(z.string()),
  source: z.string().nullable(),
  createdAt: time,
  updatedAt: time,
}) satisfies z.ZodType<ContentItem>

/** A person a category is shared with, as its owner sees them. */
export const permission = z.object({
  userId: userIdSchema,
  username: z.string(),
  displayName: z.string().nullable(),
  permissionLevel: z.enum(PERMISSION_LEVELS),
})
export type CategoryPermission = z.output<typeof permission>

/** A category that the user has hidden. */
export const hiddenCategory = z.object({
  categoryId: categoryIdSchema,
  name: z.string(),
  /** Display name or else username. */
  ownerName: z.string().nullable(),
  hidden: z.enum(HIDING_REASONS),
})
export type HiddenCategory = z.output<typeof hiddenCategory>

const userFields = {
  id,
  username: z.string(),
  email: z.string(),
  displayName: z.string().nullable(),
  profileIcon: z.enum(PROFILE_ICONS),
  createdAt: time,
  emailVerified: z.boolean(),
  authProvider: z.enum(['local', 'google']),
}
export const selfUser = z.object(userFields) satisfies z.ZodType<SelfUser>
export const accountOfData = z.object({
  ...userFields,
  updatedAt: time,
  authProviderId: z.string().nullable(),
})

/** A personal access token as its user sees it. */
export const accessToken = z.object({
  id,
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  createdAt: time,
  /** To the minute; null for one that has made no call yet. */
  lastUsedAt: time.nullable(),
  expiresAt: time,
})
export type AccessToken = z.output<typeof accessToken>

/** A token that has just been made: the only time that anyone sees it. */
export const newAccessToken = accessToken.extend({ token: z.string().regex(/^bb_[0-9A-Za-z]{36}$/) })
export type NewAccessToken = z.output<typeof newAccessToken>

/** Parts of bodies that are used more than once, by their names in `openapi.json`. None begins with `New`: Go's makers of models do. */
export const NAMED_BODIES = { ItemInput: newItem } as const

/** By their names in `openapi.json`. */
export const NAMED_ANSWERS = {
  Card: card,
  CardReply: cardReply,
  CoHost: coHost,
  Category: category,
  Item: item,
  Permission: permission,
  User: selfUser,
  AccessToken: accessToken,
} as const

/** The code of a card, as its host gets it. */
export const joinCode = z.object({
  code: z.string().regex(/^\d{6}$/),
  expiresAt: time,
  /** Whether it gives each player a shuffle. */
  shuffle: z.boolean(),
})
export type JoinCode = z.output<typeof joinCode>

/** Where a code leads: to the card's link, and to nothing that the link does not reach. */
export const joinTarget = z.object({ cardId: cardIdSchema, shuffle: z.boolean() })
export type JoinTarget = z.output<typeof joinTarget>

const pixels = z.int().min(1)
/** A frame with a card, as oEmbed (oembed.com) describes what a link stands for. The names are that text's. */
export const oEmbed = z.object({
  type: z.literal('rich'),
  version: z.literal('1.0'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  /** For how long the answer may be kept, in seconds. */
  cache_age: z.int(),
  html: z.string(),
  /** Of the frame, in CSS pixels. */
  width: pixels,
  height: pixels,
  /** The three come together, or not at all. */
  thumbnail_url: z.string().optional(),
  thumbnail_width: pixels.optional(),
  thumbnail_height: pixels.optional(),
})
export type OEmbed = z.output<typeof oEmbed>
