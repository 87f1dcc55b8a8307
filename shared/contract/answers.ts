import { z } from 'zod'
import { TOKEN_SCOPES } from '../account-choices.ts'
import { HIDING_REASONS, PERMISSION_LEVELS } from '../category-choices.ts'
import { card, cardContent, cardIdSchema, cardReply } from '../schemas/card.ts'
import { category, categoryIdSchema, item, newItem } from '../schemas/category.ts'
import { documentId, time } from '../schemas/text.ts'
import { selfUser, userIdSchema } from '../schemas/user.ts'

/** A card in a response. The id of a card that is not stored begins with `temp-`. */
export const anyCardReply = cardReply.extend({ cardId: z.string() })

/** The current state of a card that a user has played. `playedAt` is when they last did. */
export const playedCard = z.object({ card: cardReply, playedAt: time })
export type PlayedCard = z.output<typeof playedCard>

/** The card to which an invitation link leads. */
export const invitedCard = cardReply.extend({
  /** The owner's display name, or username if there is none; null if the account was deleted, which makes the card read-only. */
  ownerName: z.string().nullable(),
})
export type InvitedCard = z.output<typeof invitedCard>

/** A card that someone else shares with the reader. */
export const sharedCard = invitedCard.extend({
  /** When the reader became a co-host. */
  sharedAt: time,
})
export type SharedCard = z.output<typeof sharedCard>

/** A card or category that its owner can restore. */
export const trashEntry = z.object({
  /** The id of the card or category. */
  id: z.string(),
  /** The title of a card, the name of a category. */
  title: z.string(),
  deletedAt: time,
  /** When it will be deleted for good. */
  expiresAt: time,
})
export type TrashEntry = z.output<typeof trashEntry>

/** An earlier version of a card, as listed. */
export const versionEntry = z.object({
  /** The card's version number at that time. */
  version: z.int().min(1),
  madeAt: time,
  /** The author's display name, or username if there is none; null if unknown, or if the account was deleted. */
  madeBy: z.string().nullable(),
  /** Whether an access token made the version. */
  byToken: z.boolean(),
})
export type VersionEntry = z.output<typeof versionEntry>

/** An earlier version of a card with its content. */
export const cardVersion = versionEntry.extend(cardContent.shape)
export type CardVersion = z.output<typeof cardVersion>

const person = z.object({ userId: userIdSchema, username: z.string(), displayName: z.string().nullable() })

/** A co-host of a card, as its owner sees them. */
export const coHost = person.extend({ addedAt: time })
export type CoHost = z.output<typeof coHost>

/** The people who may edit a card besides its owner. */
export const cardHosts = z.object({
  /** In the order in which they were added. */
  coHosts: z.array(coHost),
  /** When the current invitation link was made; null if there is none. The link itself is not stored. */
  invitedAt: time.nullable(),
})
export type CardHosts = z.output<typeof cardHosts>

/** A new invitation link: `/co-host/{cardId}#{token}`. */
export const invitation = z.object({ token: z.string(), invitedAt: time })
export type Invitation = z.output<typeof invitation>

/** A person with whom a category is shared, as its owner sees them. */
export const permission = person.extend({ permissionLevel: z.enum(PERMISSION_LEVELS) })
export type CategoryPermission = z.output<typeof permission>

/** A category that the user has hidden. */
export const hiddenCategory = z.object({
  categoryId: categoryIdSchema,
  name: z.string(),
  /** The owner's display name, or username if there is none. */
  ownerName: z.string().nullable(),
  hidden: z.enum(HIDING_REASONS),
})
export type HiddenCategory = z.output<typeof hiddenCategory>

/** A personal access token as its user sees it. */
export const accessToken = z.object({
  id: documentId('Token id'),
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  createdAt: time,
  /** Accurate to a minute; null if the token has made no call yet. */
  lastUsedAt: time.nullable(),
  expiresAt: time,
})
export type AccessToken = z.output<typeof accessToken>

/** A token that has just been created. This is the only time that it can be seen. */
export const newAccessToken = accessToken.extend({ token: z.string().regex(/^bb_[0-9A-Za-z]{36}$/) })
export type NewAccessToken = z.output<typeof newAccessToken>

/** Schemas used in several request bodies, by their names in `openapi.json`. None begins with `New`, like Go's generated constructors. */
export const NAMED_BODIES = { ItemInput: newItem } as const

/** Schemas used in several responses, by their names in `openapi.json`. */
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

/** The join code of a card, as its host gets it. */
export const joinCode = z.object({
  code: z.string().regex(/^\d{6}$/),
  expiresAt: time,
  /** Whether players who join with the code get a shuffle of their own. */
  shuffle: z.boolean(),
})
export type JoinCode = z.output<typeof joinCode>

/** Where a join code leads: to the card's link. It grants nothing that the link does not grant. */
export const joinTarget = z.object({ cardId: cardIdSchema, shuffle: z.boolean() })
export type JoinTarget = z.output<typeof joinTarget>

const pixels = z.int().min(1)
/** A frame with a card, as oEmbed (oembed.com) specifies it, including the field names. */
export const oEmbed = z.object({
  type: z.literal('rich'),
  version: z.literal('1.0'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  /** How long the response may be cached, in seconds. */
  cache_age: z.int(),
  html: z.string(),
  /** The size of the frame, in CSS pixels. */
  width: pixels,
  height: pixels,
  /** All three thumbnail fields are present, or none. */
  thumbnail_url: z.string().optional(),
  thumbnail_width: pixels.optional(),
  thumbnail_height: pixels.optional(),
})
export type OEmbed = z.output<typeof oEmbed>
