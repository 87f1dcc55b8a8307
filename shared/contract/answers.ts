import { z } from 'zod'
import { TOKEN_SCOPES } from '../account-choices.ts'
import { HIDING_REASONS, PERMISSION_LEVELS } from '../category-choices.ts'
import { card, cardContent, cardIdSchema, cardReply } from '../schemas/card.ts'
import { category, categoryIdSchema, item, newItem } from '../schemas/category.ts'
import { documentId, time } from '../schemas/text.ts'
import { selfUser, userIdSchema } from '../schemas/user.ts'

/** A card that is not stored has an id that begins with `temp-`. */
export const anyCardReply = cardReply.extend({ cardId: z.string() })

/** A card that a user has played, in its current state. `playedAt` is the last time. */
export const playedCard = z.object({ card: cardReply, playedAt: time })
export type PlayedCard = z.output<typeof playedCard>

/** The card of an invitation link. */
export const invitedCard = cardReply.extend({
  /** Display name or else username; null when the account is gone, and the card read-only. */
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
export const deletedThing = z.object({
  /** The id of the card or category. */
  id: z.string(),
  /** The title of a card, the name of a category. */
  title: z.string(),
  deletedAt: time,
  /** When it will be gone for good. */
  expiresAt: time,
})
export type DeletedThing = z.output<typeof deletedThing>

/** An earlier version of a card in the list of them. */
export const versionEntry = z.object({
  /** The card's version that it was. */
  version: z.int().min(1),
  madeAt: time,
  /** Display name or else username; null when it is not known, or the account is gone. */
  madeBy: z.string().nullable(),
  /** Whether an access token made it. */
  byToken: z.boolean(),
})
export type VersionEntry = z.output<typeof versionEntry>

/** What a card was. */
export const cardVersion = versionEntry.extend(cardContent.shape)
export type CardVersion = z.output<typeof cardVersion>

const person = z.object({ userId: userIdSchema, username: z.string(), displayName: z.string().nullable() })

/** A co-host of a card, as its owner sees them. */
export const coHost = person.extend({ addedAt: time })
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

/** A person a category is shared with, as its owner sees them. */
export const permission = person.extend({ permissionLevel: z.enum(PERMISSION_LEVELS) })
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

/** A personal access token as its user sees it. */
export const accessToken = z.object({
  id: documentId('Token id'),
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
/** A frame with a card, as oEmbed (oembed.com) describes it. The names are that text's. */
export const oEmbed = z.object({
  type: z.literal('rich'),
  version: z.literal('1.0'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  /** For how long the answer may be kept, in seconds. */
  cache_age: z.int(),
  html: z.string(),
  /** Size of the frame, in CSS pixels. */
  width: pixels,
  height: pixels,
  /** The three come together, or not at all. */
  thumbnail_url: z.string().optional(),
  thumbnail_width: pixels.optional(),
  thumbnail_height: pixels.optional(),
})
export type OEmbed = z.output<typeof oEmbed>
