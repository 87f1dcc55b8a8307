import { z } from 'zod'
import { CO_HOSTS_PER_CARD } from '../product.ts'
import { cardIdSchema, cardReply, myCardsQuery } from '../schemas/card.ts'
import { body } from '../schemas/text.ts'
import { addCoHostBody, userIdSchema } from '../schemas/user.ts'
import { cardHosts, coHost, invitation, invitedCard, sharedCard } from './answers.ts'
import type { Call } from './call.ts'
import { CARD_ID, CARD_REFUSALS, cardParams, params } from './cards.ts'

const OWNER_REFUSALS = { forbidden: 'Someone else owns the card.', ...CARD_REFUSALS }
// A token that never existed is refused like an expired one.
const tokenBody = body({ token: z.string('Token must be text').max(100) })
const NOT_CURRENT = "The token isn't the current one."
const TOO_MANY_CO_HOSTS = `The card has ${CO_HOSTS_PER_CARD} co-hosts.`

export const coHostCalls = {
  listCoHosts: {
    summary: 'List the co-hosts of a card',
    description:
      'Oldest first. `invitedAt` is when you made the current invitation link, or null if there is none.',
    ...cardParams,
    reply: cardHosts,
    refusals: OWNER_REFUSALS,
  },
  addCoHost: {
    summary: 'Add a co-host to a card',
    description: 'They may change the card as you do. They can neither delete it nor add others.',
    params,
    body: addCoHostBody,
    reply: coHost,
    otherStatuses: { 200: 'They were already a co-host.' },
    refusals: {
      ...OWNER_REFUSALS,
      'not-found': 'No card has this id, or no one has this username.',
      'quota-exceeded': TOO_MANY_CO_HOSTS,
    },
    limits: ['grants'],
    example: { params: { cardId: CARD_ID }, body: { username: 'grace' } },
  },
  removeCoHost: {
    summary: 'Remove a co-host from a card',
    description:
      "We refuse their next change and end the invitation link. Send your own id to stop co-hosting someone's card.",
    params: z.object({ cardId: cardIdSchema, userId: userIdSchema }),
    refusals: { ...OWNER_REFUSALS, 'not-found': "No card has this id, or it doesn't have this co-host." },
    example: { params: { cardId: CARD_ID, userId: '6740a1f2c3d4e5f6a7b8c9d2' } },
  },
  createInvitation: {
    summary: 'Make an invitation link',
    description:
      "The link is `/co-host/{cardId}#{token}`. It replaces the one before. We can't show the token again.",
    ...cardParams,
    reply: invitation,
    refusals: OWNER_REFUSALS,
  },
  endInvitation: {
    summary: 'Turn off the invitation link',
    description: 'People who have accepted it stay co-hosts.',
    ...cardParams,
    refusals: OWNER_REFUSALS,
  },
  openInvitation: {
    summary: 'Open an invitation',
    description:
      "Returns the card of an invitation link and who sent it, and changes nothing. If you can edit the card already, the token doesn't matter.",
    auth: 'optional',
    params,
    body: tokenBody,
    reply: invitedCard,
    refusals: { 'expired-action-code': NOT_CURRENT, ...CARD_REFUSALS },
    example: { params: { cardId: CARD_ID }, body: { token: 'k3J9xQ2mZpV1StGXR8_Zab' } },
  },
  acceptInvitation: {
    summary: 'Accept an invitation',
    description: "Makes you a co-host of the card. If you can edit it already, the token doesn't matter.",
    params,
    body: tokenBody,
    reply: cardReply,
    refusals: {
      'expired-action-code': NOT_CURRENT,
      ...CARD_REFUSALS,
      'quota-exceeded': TOO_MANY_CO_HOSTS,
    },
    hasEtag: true,
    example: { params: { cardId: CARD_ID }, body: { token: 'k3J9xQ2mZpV1StGXR8_Zab' } },
  },
  listSharedCards: {
    summary: 'List the cards that you co-host',
    description:
      "Most recently shared first, at most 100. For the next page, send the id of the last card as `before`; one that isn't in the list is 400. `q` searches titles and squares. " +
      '`ownerName` is null if the owner deleted their account; no one can change the card then.',
    query: myCardsQuery,
    reply: z.array(sharedCard),
    example: { query: { q: 'quiz' } },
  },
} satisfies Record<string, Call>
