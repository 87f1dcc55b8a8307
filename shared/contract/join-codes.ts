import { z } from 'zod'
import { JOIN_CODE_HOURS, JOIN_CODES_PER_USER } from '../product.ts'
import { cardIdSchema } from '../schemas/card.ts'
import { joinCodeSchema } from '../schemas/join-code.ts'
import { body } from '../schemas/text.ts'
import { joinCode, joinTarget } from './answers.ts'
import type { Call } from './call.ts'

export const joinCodeCalls = {
  renewJoinCode: {
    summary: 'Get the join code of a card',
    description:
      `Six digits that lead to the card: the code that it has, for another ${JOIN_CODE_HOURS} hours, or a new one. ` +
      '`shuffle` gives each player the squares in an order of their own.',
    params: z.object({ cardId: cardIdSchema }),
    body: body({ shuffle: z.boolean('Shuffle must be true or false').default(false) }),
    reply: joinCode,
    refusals: {
      forbidden: 'Someone else owns the card.',
      'not-found': 'No card has this id.',
      'quota-exceeded': `${JOIN_CODES_PER_USER} of your cards have a code.`,
      unavailable: 'Almost every code is taken.',
    },
    example: { params: { cardId: 'V1StGXR8_Z' }, body: {} },
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
