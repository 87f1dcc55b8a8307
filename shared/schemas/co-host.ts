import { z } from 'zod'
import type { CardReply } from './card.ts'
import { BODY_MUST_BE_AN_OBJECT } from './text.ts'

/** A co-host of a card, as its owner sees them. Times are ISO 8601 in UTC. */
export interface CoHost {
  userId: string
  username: string
  displayName: string | null
  addedAt: string
}

/** Who edits a card beside its owner. */
export interface CardHosts {
  /** In the order in which they were added. */
  coHosts: CoHost[]
  /** When the present invitation link was made; null without one. The link itself is not stored. */
  invitedAt: string | null
}

/** A new invitation link: `/co-host/{cardId}#{token}`. */
export interface Invitation {
  token: string
  invitedAt: string
}

/** A card that someone else shares with the reader. */
export interface SharedCard extends CardReply {
  /** Display name or else username; null when the account is gone, and the card read-only. */
  ownerName: string | null
  /** When the reader became a co-host, ISO 8601 in UTC. */
  sharedAt: string
}

/** The body of `POST /api/cards/{cardId}/co-hosts`. The user is looked up as typed. */
export const addCoHostBody = z.object(
  {
    username: z
      .string('Username must be text')
      .trim()
      .min(3, 'Username must be at least 3 characters')
      .max(100),
  },
  BODY_MUST_BE_AN_OBJECT,
)

/** The body of `POST /api/cards/{cardId}/invitation/accept`. A wrong token is refused as an expired one. */
export const acceptInvitationBody = z.object(
  { token: z.string('Token must be text').max(100) },
  BODY_MUST_BE_AN_OBJECT,
)
