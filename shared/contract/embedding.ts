import type { endpoints } from '../api.ts'
import { EXAMPLE_ORIGIN } from '../api-reference.ts'
import { oEmbedQuery } from '../schemas/oembed.ts'
import { oEmbed } from './answers.ts'
import type { DocsOf } from './call.ts'

export const embeddingCalls: DocsOf<Pick<typeof endpoints, 'getOEmbed'>> = {
  getOEmbed: {
    group: 'Embedding',
    summary: 'Find the frame of a card by its link',
    description:
      'By oEmbed (oembed.com), for pages that show a card in place of its link: the HTML of a frame. A link to `/embed/` keeps its ' +
      '`theme`, `marks` and `transparent`. The thumbnail, 1200 by 630, comes unless `maxwidth` or `maxheight` is smaller. The pages ' +
      'of every origin may read the answer.',
    auth: 'none',
    query: oEmbedQuery,
    reply: oEmbed,
    refusals: {
      'not-found': 'The link leads to no card of this server.',
      'not-implemented': 'Another `format` than `json` is asked for.',
    },
    example: { query: { url: `${EXAMPLE_ORIGIN}/play/V1StGXR8_Z` } },
  },
}
