import { z } from 'zod'
import { EXAMPLE_ORIGIN } from '../api-reference.ts'
import { oEmbed } from './answers.ts'
import type { Call } from './call.ts'

/** Longer than any of our links with added query parameters. */
const LINK_MAX_LENGTH = 2048
const NOT_A_LINK = 'Url must be a whole link, such as https://bingo.example/play/V1StGXR8_Z'

function maxPixels(what: string) {
  const message = `${what} must be a whole number of pixels, 1 or more`
  return z
    .string(message)
    .regex(/^[1-9]\d*$/, message)
    .transform(Number)
    .optional()
}

/** The query of `GET /api/oembed`. */
const oEmbedQuery = z.object({
  url: z.url(NOT_A_LINK).max(LINK_MAX_LENGTH, NOT_A_LINK),
  maxwidth: maxPixels('Maxwidth'),
  maxheight: maxPixels('Maxheight'),
  format: z.string('Format must be text').optional(),
})

export type OEmbedQuery = z.output<typeof oEmbedQuery>

export const embeddingCalls = {
  getOEmbed: {
    summary: 'Get the frame of a card from its link',
    description:
      'For pages that show a card in place of its link, with oEmbed (oembed.com): the HTML of a frame. A link to `/embed/` keeps its ' +
      '`theme`, `marks`, `calls`, `transparent` and `overlay`. The thumbnail has 1200 by 630 pixels; we leave it out if `maxwidth` or `maxheight` is ' +
      'smaller. Pages of any origin can read the response.',
    auth: 'none',
    query: oEmbedQuery,
    reply: oEmbed,
    refusals: {
      'not-found': 'The link leads to no card of this server.',
      removed: 'The card was taken down.',
      'not-implemented': "The `format` isn't `json`.",
    },
    example: { query: { url: `${EXAMPLE_ORIGIN}/play/V1StGXR8_Z` } },
  },
} satisfies Record<string, Call>
