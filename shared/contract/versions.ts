import { z } from 'zod'
import { VERSION_DAYS, VERSION_MINUTES, VERSIONS_PER_CARD } from '../product.ts'
import { cardIdSchema } from '../schemas/card.ts'
import { cardVersion, versionEntry } from './answers.ts'
import type { Call } from './call.ts'

const CARD_ID = 'V1StGXR8_Z'
const NOT_A_HOST = "You're neither its owner nor a co-host."

/** The number of a card's version, in a path. */
const versionNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'Version must be a number from 1')
  .transform(Number)

export const versionCalls = {
  listVersions: {
    summary: 'List the earlier versions of a card',
    description:
      `What it was before it changed, newest first: one in ${VERSION_MINUTES} minutes of editing, and one before each change of ` +
      `the grid or of more than two words. We keep at most ${VERSIONS_PER_CARD}, each for ${VERSION_DAYS} days.`,
    params: z.object({ cardId: cardIdSchema }),
    reply: z.array(versionEntry),
    refusals: { forbidden: NOT_A_HOST, 'not-found': 'No card has this id.' },
    example: { params: { cardId: CARD_ID } },
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
