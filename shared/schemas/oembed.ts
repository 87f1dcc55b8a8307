import { z } from 'zod'

/** A frame with a card, as oEmbed (oembed.com) describes what a link stands for. The names are that text's. */
export interface OEmbed {
  type: 'rich'
  version: '1.0'
  title: string
  provider_name: string
  provider_url: string
  /** For how long the answer may be kept, in seconds. */
  cache_age: number
  html: string
  /** Of the frame, in CSS pixels. */
  width: number
  height: number
  /** The three come together, or not at all. */
  thumbnail_url?: string | undefined
  thumbnail_width?: number | undefined
  thumbnail_height?: number | undefined
}

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
