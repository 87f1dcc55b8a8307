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
import type { AccessToken } from '../schemas/access-token.ts'
import { cardIdSchema, type Card, type CardReply } from '../schemas/card.ts'
import {
  categoryIdSchema,
  itemIdSchema,
  newItem,
  userIdSchema,
  type Category,
  type CategoryPermission,
  type ContentItem,
  type HiddenCategory,
} from '../schemas/category.ts'
import type { CardHosts, CoHost, Invitation, SharedCard } from '../schemas/co-host.ts'
import type { PlayedCard } from '../schemas/history.ts'
import type { JoinCode, JoinTarget } from '../schemas/join-code.ts'
import type { OEmbed } from '../schemas/oembed.ts'
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

// The description of each answer, as the server sends it. Shared ones have the name that they have in `openapi.json`.
export const card = z.object(cardFields) satisfies z.ZodType<Card>
export const cardReply = z.object({ ...cardFields, ...reader }) satisfies z.ZodType<CardReply>
/** A card that is not stored has an id that begins with `temp-`. */
export const anyCardReply = z.object({
  ...cardFields,
  cardId: z.string(),
  ...reader,
}) satisfies z.ZodType<CardReply>
export const playedCard = z.object({ card: cardReply, playedAt: time }) satisfies z.ZodType<PlayedCard>
export const sharedCard = z.object({
  ...cardFields,
  ...reader,
  ownerName: z.string().nullable(),
  sharedAt: time,
}) satisfies z.ZodType<SharedCard>

export const coHost = z.object({
  userId: userIdSchema,
  username: z.string(),
  displayName: z.string().nullable(),
  addedAt: time,
}) satisfies z.ZodType<CoHost>
export const cardHosts = z.object({
  coHosts: z.array(coHost),
  invitedAt: time.nullable(),
}) satisfies z.ZodType<CardHosts>
export const invitation = z.object({ token: z.string(), invitedAt: time }) satisfies z.ZodType<Invitation>

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
export const permission = z.object({
  userId: userIdSchema,
  username: z.string(),
  displayName: z.string().nullable(),
  permissionLevel: z.enum(PERMISSION_LEVELS),
}) satisfies z.ZodType<CategoryPermission>
export const hiddenCategory = z.object({
  categoryId: categoryIdSchema,
  name: z.string(),
  ownerName: z.string().nullable(),
  hidden: z.enum(HIDING_REASONS),
}) satisfies z.ZodType<HiddenCategory>

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

export const accessToken = z.object({
  id,
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  createdAt: time,
  lastUsedAt: time.nullable(),
  expiresAt: time,
}) satisfies z.ZodType<AccessToken>

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

export const joinCode = z.object({
  code: z.string().regex(/^\d{6}$/),
  expiresAt: time,
  shuffle: z.boolean(),
}) satisfies z.ZodType<JoinCode>
export const joinTarget = z.object({
  cardId: cardIdSchema,
  shuffle: z.boolean(),
}) satisfies z.ZodType<JoinTarget>

const pixels = z.int().min(1)
export const oEmbed = z.object({
  type: z.literal('rich'),
  version: z.literal('1.0'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  cache_age: z.int(),
  html: z.string(),
  width: pixels,
  height: pixels,
  thumbnail_url: z.string().optional(),
  thumbnail_width: pixels.optional(),
  thumbnail_height: pixels.optional(),
}) satisfies z.ZodType<OEmbed>
