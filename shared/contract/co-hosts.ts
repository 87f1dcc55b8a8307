import { z } from 'zod'
import type { endpoints } from '../api.ts'
import { CO_HOSTS_PER_CARD } from '../product.ts'
import { cardIdSchema, myCardsQuery } from '../schemas/card.ts'
import { userIdSchema } from '../schemas/category.ts'
import { acceptInvitationBody, addCoHostBody } from '../schemas/co-host.ts'
import { cardHosts, cardReply, coHost, invitation, sharedCard } from './answers.ts'
import type { DocsOf } from './call.ts'

const params = z.object({ cardId: cardIdSchema })
const CARD_ID = 'V1StGXR8_Z'
const NO_CARD = 'No card has this id.'
const NOT_THE_OWNER = 'Someone else owns the card.'
const FULL = `The card has ${CO_HOSTS_PER_CARD} co-hosts.`

type CoHostCalls = Pick<
  typeof endpoints,
  | 'listSharedCards'
  | 'listCoHosts'
  | 'addCoHost'
  | 'removeCoHost'
  | 'createInvitation'
  | 'endInvitation'
  | 'acceptInvitation'
>

export const coHostCalls: DocsOf<CoHostCalls> = {
  listCoHosts: {
    group: 'Co-hosts',
    summary: 'List the co-hosts of a card',
    description:
      'In the order in which they were added. `invitedAt` is when the present invitation link was made, null without one.',
    auth: 'session',
    params,
    reply: cardHosts,
    refusals: { forbidden: NOT_THE_OWNER, 'not-found': NO_CARD },
    example: { params: { cardId: CARD_ID } },
  },
  addCoHost: {
    group: 'Co-hosts',
    summary: 'Add a co-host to a card',
    description: 'They may change the card as you do. They can neither delete it nor add others.',
    auth: 'session',
    params,
    body: addCoHostBody,
    reply: coHost,
    also: { 200: 'They were a co-host already.' },
    refusals: {
      forbidden: NOT_THE_OWNER,
      'not-found': 'No card has this id, or no one has this username.',
      'quota-exceeded': FULL,
    },
    limits: ['writes', 'grants'],
    example: { params: { cardId: CARD_ID }, body: { username: 'grace' } },
  },
  removeCoHost: {
    group: 'Co-hosts',
    summary: 'Remove a co-host from a card',
    description: 'Their next change is refused. With your own id you leave a card that you co-host.',
    auth: 'session',
    params: z.object({ cardId: cardIdSchema, userId: userIdSchema }),
    refusals: { forbidden: NOT_THE_OWNER, 'not-found': 'No card has this id, or not this co-host.' },
    limits: ['writes'],
    example: { params: { cardId: CARD_ID, userId: '6740a1f2c3d4e5f6a7b8c9d2' } },
  },
  createInvitation: {
    group: 'Co-hosts',
    summary: 'Make an invitation link',
    description:
      "The link is `/co-host/{cardId}#{token}`. It replaces the one before, and the token isn't answered again.",
    auth: 'session',
    params,
    reply: invitation,
    refusals: { forbidden: NOT_THE_OWNER, 'not-found': NO_CARD },
    limits: ['writes'],
    example: { params: { cardId: CARD_ID } },
  },
  endInvitation: {
    group: 'Co-hosts',
    summary: 'End the invitation link',
    description: 'Who accepted it stays a co-host.',
    auth: 'session',
    params,
    refusals: { forbidden: NOT_THE_OWNER, 'not-found': NO_CARD },
    limits: ['writes'],
    example: { params: { cardId: CARD_ID } },
  },
  acceptInvitation: {
    group: 'Co-hosts',
    summary: 'Accept an invitation',
    description: 'Makes you a co-host of the card. Who may change it already needs no token.',
    auth: 'session',
    params,
    body: acceptInvitationBody,
    reply: cardReply,
    refusals: {
      'expired-action-code': "The token isn't the present one.",
      'not-found': NO_CARD,
      'quota-exceeded': FULL,
    },
    limits: ['writes'],
    hasEtag: true,
    example: { params: { cardId: CARD_ID }, body: { token: 'k3J9xQ2mZpV1StGXR8_Zab' } },
  },
  listSharedCards: {
    group: 'Co-hosts',
    summary: 'List the cards that you co-host',
    description:
      'The last one shared first, at most 100. `before` is the id of the last card of a page and asks for the next one, `q` is part of a ' +
      "title. `ownerName` is null when the owner's account is deleted; the card can't be changed then.",
    auth: 'session',
    query: myCardsQuery,
    reply: z.array(sharedCard),
    example: { query: { q: 'quiz' } },
  },
}
