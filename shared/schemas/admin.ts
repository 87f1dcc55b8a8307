import { z } from 'zod'
import { ADMIN_ACTS, ADMIN_REASON_MAX_LENGTH } from '../account-choices.ts'
import { cardContent } from './card.ts'
import { reportReason } from './report.ts'
import { atLeast, body, lineOfText, linesOfText, time } from './text.ts'

/** A link, id, join code or username, as an admin types or pastes it. */
const target = atLeast(lineOfText('Target', 500), 1, 'Enter a link, a code or a username')

export const findBody = body({ target })

export const actBody = body({
  act: z.enum(ADMIN_ACTS, 'Choose one of the acts'),
  target,
  reason: atLeast(linesOfText('Reason', ADMIN_REASON_MAX_LENGTH), 1, 'Say why'),
})
export type AdminOrder = z.output<typeof actBody>

const openReport = z.object({
  id: z.string(),
  link: z.string(),
  reason: reportReason,
  text: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  createdAt: time,
  /** The content that players see; null if it no longer exists. */
  shown: cardContent.nullable(),
})
/** The open reports, oldest first. */
export const openReports = z.array(openReport)
export type OpenReport = z.output<typeof openReport>

export const findResult = z.object({
  /** A card or a category. */
  thing: z
    .object({
      link: z.string(),
      /** Null if the card or category no longer exists. */
      title: z.string().nullable(),
      state: z.enum(['live', 'removed', 'deleted']),
      /** When the time to restore a removed card ends. */
      until: time.nullable(),
      /** The username of its owner. */
      owner: z.string().nullable(),
      openReports: z.int(),
    })
    .nullable(),
  account: z
    .object({
      username: z.string(),
      createdAt: time,
      emailVerified: z.boolean(),
      suspendedAt: time.nullable(),
      cards: z.int(),
    })
    .nullable(),
})
export type FindResult = z.output<typeof findResult>
