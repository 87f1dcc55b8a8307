import { z } from 'zod'

/** Longer than any link of ours with what others add to its query. */
const LINK_MAX_LENGTH = 2048
const NO_LINK = 'Url must be a whole link, such as https://bingo.example/play/V1StGXR8_Z'

function maximum(what: string) {
  const message = `${what} must be a whole number of pixels, 1 or more`
  return z
    .string(message)
    .regex(/^[1-9]\d*$/, message)
    .transform(Number)
    .optional()
}

/** The query of `GET /api/oembed`. */
export const oEmbedQuery = z.object({
  url: z.url(NO_LINK).max(LINK_MAX_LENGTH, NO_LINK),
  maxwidth: maximum('Maxwidth'),
  maxheight: maximum('Maxheight'),
  format: z.string('Format must be text').optional(),
})

export type OEmbedQuery = z.output<typeof oEmbedQuery>
