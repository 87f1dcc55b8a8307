import { z } from 'zod'
import { REPORT_TEXT_MAX_LENGTH, REPORTER_NAME_MAX_LENGTH } from '../product.ts'
import { cardIdSchema } from './card.ts'
import { categoryIdSchema } from './category.ts'
import { describedBy } from './described-by.ts'
import { atLeast, body, lineOfName, linesOfText } from './text.ts'
import { emailSchema } from './user.ts'

/** Why a card or a category is reported. */
export const reportReason = z.enum(
  ['illegal', 'hateful', 'sexual', 'private', 'copyright', 'spam', 'other'],
  'Choose one of the reasons shown',
)
export type ReportReason = z.output<typeof reportReason>

const report = body({
  reason: reportReason,
  text: atLeast(linesOfText('Text', REPORT_TEXT_MAX_LENGTH), 1, 'Say what is wrong'),
  name: lineOfName('Name', REPORTER_NAME_MAX_LENGTH)
    .transform((name) => (name === '' ? null : name))
    .nullable()
    .default(null),
  email: emailSchema.nullable().default(null),
  isTrue: z.literal(true, 'Confirm that you believe this is true'),
})
const [cardField, categoryField] = [{ cardId: cardIdSchema }, { categoryId: categoryIdSchema }]

/** The body of `POST /api/reports`, with which anyone can report a card or a category. */
export const reportBody = report
  .extend({ ...cardField, ...categoryField })
  .partial({ cardId: true, categoryId: true })
  .refine(({ cardId, categoryId }) => (cardId === undefined) !== (categoryId === undefined), {
    path: ['cardId'],
    message: 'Name one card or one category',
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
describedBy(reportBody, z.xor([report.extend(cardField), report.extend(categoryField)]))

export type Report = z.output<typeof reportBody>
