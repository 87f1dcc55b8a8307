import { z } from 'zod'
import {
  REMEMBERED_OP_IDS,
  TRASH_DAYS,
  VERSION_DAYS,
  VERSION_MINUTES,
  VERSIONS_PER_CARD,
  JOIN_CODE_HOURS,
  JOIN_CODES_PER_USER,
} from '../product.ts'
import { cardIdSchema, cardReply, createCardBody, myCardsQuery, patchCardBody } from '../schemas/card.ts'
import { body } from '../schemas/text.ts'
import { playedCard, cardVersion, versionEntry, joinCode, joinTarget } from './answers.ts'
import { TOO_MANY_CARDS, type Call } from './call.ts'
import { joinCodeSchema } from '../schemas/join-code.ts'

export const CARD_ID = 'V1StGXR8_Z'
export const params = z.object({ cardId: cardIdSchema })
export const cardParams = { params, example: { params: { cardId: CARD_ID } } }
/** The refusals for a card that does not exist. */
export const CARD_REFUSALS = { 'not-found': 'No card has this id.', removed: 'The card was taken down.' }
const CURRENT_CARD = { card: cardReply.optional() }

export const cardCalls = {
  getCard: {
    summary: 'Read a card',
    description:
      'Anyone who has the link of a card can read it. Its ETag contains the version: send it in `If-None-Match` to learn whether the card has changed.',
    auth: 'optional',
    scope: 'cards:read',
    ...cardParams,
    reply: cardReply,
    otherStatuses: { 304: 'The card still has the ETag in `If-None-Match`.' },
    refusals: CARD_REFUSALS,
    hasEtag: true,
    conditions: ['If-None-Match'],
  },
  updateCard: {
    summary: 'Change a card',
    description:
      'Everyone who has the card open sees the change right away. Send all cells as a list, or single ones by index together with the ' +
      "card's `gridSize` and `hasFreeSpace`. `was` has the values that you replace. `opId` makes it safe to repeat the call: we " +
      `remember the last ${REMEMBERED_OP_IDS} of a card. \`call\` adds a word of a square or of \`extra\` to the calls that players see, ` +
      'and `uncall` takes it back: a repeated call changes nothing. `newRound: true` empties the calls and asks players to clear their ' +
      'marks. `round` with any of these names the round that it is meant for: if that round is over, the call gets 412 and changes ' +
      'nothing. Editing a called word in place keeps it called, and `showsCalls: false` hides the calls from players. ' +
      '`extra` has the words without a square: `hasFreeSpace: true` without `cells` adds those of the center. `pattern` says which marks ' +
      "win. `columns: true` keeps each word in its column on players' own cards: the columns share `extra` in order, so that 75 words " +
      'are B 1 to 15, I 16 to 30, and so on. Every response has `columns`; it is `false` on older cards. ' +
      '`called` is in responses only. To call a word, send `{"call":"Who just joined?"}`.',
    scope: 'cards:write',
    params,
    body: patchCardBody,
    reply: cardReply,
    refusals: {
      forbidden: "You're neither its owner nor a co-host.",
      ...CARD_REFUSALS,
      conflict: { when: "The card doesn't have the values of `was`.", carries: CURRENT_CARD },
      'version-conflict': {
        when: 'The card has another version than `If-Match` names, or another grid or round than the change is meant for.',
        carries: CURRENT_CARD,
      },
    },
    hasEtag: true,
    conditions: ['If-Match'],
    example: {
      params: { cardId: CARD_ID },
      body: { cells: { 7: 'Who just joined?' }, gridSize: 5, hasFreeSpace: true },
    },
  },
  createCard: {
    summary: 'Make a card',
    description:
      'Every field has a default. Choose a `cardId` to make it safe to repeat the call. The free cell stays empty.',
    scope: 'cards:write',
    body: createCardBody,
    reply: cardReply,
    refusals: {
      'card-id-taken': { when: 'The id is in use; with the card if it is yours.', carries: CURRENT_CARD },
      'quota-exceeded': TOO_MANY_CARDS,
    },
    hasEtag: true,
    example: { body: { title: 'Stand-up bingo', gridSize: 3, theme: 'green' } },
  },
  listMyCards: {
    summary: 'List your cards',
    description:
      "Newest first, at most 100. For the next page, send the id of the last card as `before`; one that isn't in the list is 400. `q` searches titles and squares.",
    scope: 'cards:read',
    query: myCardsQuery,
    reply: z.array(cardReply),
    example: { query: { q: 'stand-up' } },
  },
  deleteCard: {
    summary: 'Delete a card',
    description: `No new card can take its id. Within ${TRASH_DAYS} days you can restore it.`,
    scope: 'cards:write',
    ...cardParams,
    refusals: {
      forbidden: 'Someone else owns the card.',
      ...CARD_REFUSALS,
      'version-conflict': { when: '`If-Match` names another version.', carries: CURRENT_CARD },
    },
    limits: ['deletions'],
    conditions: ['If-Match'],
  },
} satisfies Record<string, Call>

export const recentPlayCalls = {
  recordPlay: {
    summary: 'Record that you play a card',
    description: 'We keep the newest 50.',
    body: body({ cardId: cardIdSchema }),
    refusals: { 'not-found': 'No card has this id.' },
    example: { body: { cardId: CARD_ID } },
  },
  listHistory: {
    summary: 'List the cards that you played',
    description: 'Most recent first.',
    reply: z.array(playedCard),
  },
} satisfies Record<string, Call>

const NOT_A_HOST = "You're neither its owner nor a co-host."

/** A card's version number in a path. */
const versionNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'Version must be a number from 1')
  .transform(Number)

export const versionCalls = {
  listVersions: {
    summary: 'List the earlier versions of a card',
    description:
      `What the card was before it changed, newest first: one per ${VERSION_MINUTES} minutes of editing, and one before each change of ` +
      `the grid or of more than two words. We keep at most ${VERSIONS_PER_CARD}, each for ${VERSION_DAYS} days.`,
    ...cardParams,
    reply: z.array(versionEntry),
    refusals: { forbidden: NOT_A_HOST, 'not-found': 'No card has this id.' },
  },
  getVersion: {
    summary: 'Read an earlier version of a card',
    description: 'To restore it, change the card to these values.',
    params: z.object({ cardId: cardIdSchema, version: versionNumber }),
    reply: cardVersion,
    refusals: { forbidden: NOT_A_HOST, 'not-found': "No card has this id, or we don't have this version." },
    example: { params: { cardId: CARD_ID, version: '1' } },
  },
} satisfies Record<string, Call>

export const joinCodeCalls = {
  renewJoinCode: {
    summary: 'Get the join code of a card',
    description:
      `Six digits that lead to the card: its current code, valid for another ${JOIN_CODE_HOURS} hours, or a new one. ` +
      '`shuffle` gives each player the squares in their own order.',
    params,
    body: body({ shuffle: z.boolean('Shuffle must be true or false').default(false) }),
    reply: joinCode,
    refusals: {
      forbidden: 'Someone else owns the card.',
      'not-found': 'No card has this id.',
      'quota-exceeded': `${JOIN_CODES_PER_USER} of your cards have a code.`,
      unavailable: 'Almost every code is taken.',
    },
    example: { params: { cardId: CARD_ID }, body: {} },
  },
  readJoinCode: {
    summary: 'Read the join code of a card',
    description:
      'The code that leads to the card now, or null. Anyone who has the link of a card can read it.',
    auth: 'none',
    ...cardParams,
    reply: z.object({ joinCode: joinCode.nullable() }),
  },
  openJoinCode: {
    summary: 'Find the card of a join code',
    auth: 'none',
    params: z.object({ code: joinCodeSchema }),
    reply: joinTarget,
    refusals: {
      'not-found': {
        when: 'No card has this code; with `ended` if one had it within the last week.',
        carries: { ended: z.literal(true).optional() },
      },
    },
    limits: ['joinCodes'],
    example: { params: { code: '482193' } },
  },
} satisfies Record<string, Call>
