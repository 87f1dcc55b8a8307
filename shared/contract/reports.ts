import { reportBody } from '../schemas/report.ts'
import type { Call } from './call.ts'

export const reportCalls = {
  createReport: {
    summary: 'Report a card or a category',
    description:
      'Emails it to those who run the server. Send `cardId` or `categoryId`. With an `email` you get an answer once someone has decided. ' +
      'Nothing happens by the number of reports.',
    auth: 'none',
    body: reportBody,
    refusals: {
      'not-found': 'No card or category has this id.',
      removed: 'The card was taken down already.',
      conflict: 'Your address has an open report of it.',
      'not-implemented':
        'The server names no one who would get it: its operator is null in `GET /api/config`.',
    },
    limits: ['reports'],
    example: {
      body: { cardId: 'V1StGXR8_Z', reason: 'private', text: 'It has my home address.', isTrue: true },
    },
  },
} satisfies Record<string, Call>
