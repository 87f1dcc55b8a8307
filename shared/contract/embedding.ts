import { EXAMPLE_ORIGIN } from '../api-reference.ts'
import { oEmbedQuery } from '../schemas/oembed.ts'
import { oEmbed } from './answers.ts'
import type { Call } from './call.ts'

export const embeddingCalls = {
  getOEmbed: {
    summary: 'Get the frame of a card by its link',
    description:
      'For pages that show a card in place of its link, by oEmbed (oembed.com): the HTML of a frame. A link to `/embed/` keeps its ' +
      '`theme`, `marks` and `transparent`. The thumbnail has 1200 by 630 pixels; we leave it out if `maxwidth` or `maxheight` is ' +
      'smaller. Pages of every origin can read the answer.',
    auth: 'none',
    query: oEmbedQuery,
    reply: oEmbed,
    refusals: {
      'not-found': 'The link leads to no card of this server.',
      'not-implemented': 'You ask for another `format` than `json`.',
    },
    example: { query: { url: `${EXAMPLE_ORIGIN}/play/V1StGXR8_Z` } },
  },
} satisfies Record<string, Call>
