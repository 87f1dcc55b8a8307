import { z } from 'zod'
import { ADMIN_CONFIRMATION_MINUTES } from '../product.ts'
import { actBody, findBody, findResult, openReports } from '../schemas/admin.ts'
import { body } from '../schemas/text.ts'
import type { Call } from './call.ts'
import { reportBody } from '../schemas/report.ts'

export const reportCalls = {
  createReport: {
    summary: 'Report a card or a category',
    description:
      'Emails it to the people who run the server. Send `cardId` or `categoryId`. With an `email` you get an answer once someone has ' +
      'decided. The number of reports alone has no effect.',
    auth: 'none',
    body: reportBody,
    refusals: {
      'not-found': 'No card or category has this id.',
      removed: 'The card has already been taken down.',
      conflict: 'Your address has an open report of it.',
      'not-implemented': 'The server has no operator to receive it: `operator` is null in `GET /api/config`.',
    },
    limits: ['reports'],
    example: {
      body: { cardId: 'V1StGXR8_Z', reason: 'private', text: 'It has my home address.', isTrue: true },
    },
  },
} satisfies Record<string, Call>

// For everyone except the accounts of ADMIN_EMAILS these calls do not exist.
const internal = { auth: 'optional', isInternal: true } as const
const ADMIN_REFUSALS = { 'not-found': "The caller isn't an admin, or nothing was found." }
const CONFIRM_REFUSALS = {
  ...ADMIN_REFUSALS,
  'requires-recent-login': `The password was confirmed, or an account without one logged in, more than ${ADMIN_CONFIRMATION_MINUTES} minutes ago.`,
}

export const adminCalls = {
  confirmAdmin: {
    ...internal,
    summary: 'Confirm the password of an admin',
    body: body({ password: z.string('Password is required').max(1000) }),
    refusals: { ...ADMIN_REFUSALS, 'wrong-password': 'The password is wrong.' },
    limits: ['logIns'],
  },
  listReports: {
    ...internal,
    summary: 'List the open reports',
    reply: openReports,
    refusals: CONFIRM_REFUSALS,
  },
  findForAdmin: {
    ...internal,
    summary: 'Find a card, a category or an account',
    body: findBody,
    reply: findResult,
    refusals: CONFIRM_REFUSALS,
    limits: ['writes'],
  },
  actAsAdmin: {
    ...internal,
    summary: 'Take down, restore, suspend...',
    body: actBody,
    reply: z.object({ done: z.string() }),
    refusals: { ...CONFIRM_REFUSALS, forbidden: 'The account is one of ADMIN_EMAILS.' },
    limits: ['writes'],
  },
} satisfies Record<string, Call>
