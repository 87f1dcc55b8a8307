import type { OEmbed } from '#shared/contract/answers.ts'
import { isCardId } from '#shared/ids.ts'
import { PRODUCT_NAME, UNTITLED_CARD } from '#shared/product.ts'
import { endpoints } from '#shared/api.ts'
import { parseIdPath } from '#shared/rules/clean-address.ts'
import { escapeHtml } from '#shared/rules/escape-html.ts'
import { EMBED_HEIGHT, EMBED_WIDTH, readEmbedOptions, type EmbedOptions } from '#shared/rules/embed.ts'
import { embedHtml } from '#shared/rules/embed-html.ts'
import type { Card } from '#shared/schemas/card.ts'
import { EMBED_PATH, SCREENS } from '#shared/screens.ts'
import type { OEmbedQuery } from '#shared/contract/embedding.ts'
import { PICTURE_SIZE } from '../../previews/picture-size.ts'
import { pictureUrl } from './previews.ts'

/**
 * How long others may cache a response, in seconds. This bounds how long they show the title of a deleted card; the
 * frame itself is requested each time.
 */
export const CACHE_AGE_S = 5 * 60

/**
 * Returns the card of a link to its page or frame, and the link's options for a frame.
 * @param link a URL
 * @param origin ours
 * @returns undefined for a link that is not ours, or whose form can't lead to a stored card
 */
export function cardOfLink(link: string, origin: string) {
  const { href, pathname, searchParams } = new URL(link)
  // Parsing lowercases scheme and host and drops a default port. A user name stays in `href`, which then isn't ours.
  if (!href.startsWith(`${origin}/`)) return undefined
  const { screen, id = '' } = parseIdPath(pathname) ?? {}
  if (!isCardId(id) || (screen !== SCREENS.play && screen !== EMBED_PATH)) return undefined
  return { cardId: id, options: screen === EMBED_PATH ? readEmbedOptions(searchParams) : {} }
}

/** Returns the address of a card's oEmbed response, for the page's head. @param address of the page */
export function oEmbedUrl(origin: string, address: string): string {
  return `${origin}${endpoints.getOEmbed.path}?url=${encodeURIComponent(origin + address)}`
}

/**
 * Hidden everywhere but in WordPress, which drops both attributes: it shows this link until the frame reports its
 * height, and only with such a link loads the script that listens for the height and opens links.
 */
const fallback = (href: string, title: string) =>
  `<blockquote hidden style="display:none"><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></blockquote>`

/**
 * Returns the oEmbed response for a link to a card.
 * @param maximum the room on the page; nothing in the response may be larger, including the thumbnail
 */
export function oEmbedOf(
  card: Card,
  origin: string,
  { maxwidth = Infinity, maxheight = Infinity }: Pick<OEmbedQuery, 'maxwidth' | 'maxheight'>,
  options: EmbedOptions,
): OEmbed {
  const title = card.title || UNTITLED_CARD
  const width = Math.min(EMBED_WIDTH, maxwidth)
  const height = Math.min(EMBED_HEIGHT, maxheight)
  const hasRoomForPicture = PICTURE_SIZE.width <= maxwidth && PICTURE_SIZE.height <= maxheight
  return {
    type: 'rich',
    version: '1.0',
    title,
    provider_name: PRODUCT_NAME,
    provider_url: `${origin}/`,
    cache_age: CACHE_AGE_S,
    html:
      fallback(`${origin}/play/${card.cardId}`, title) +
      embedHtml({ origin, cardId: card.cardId, title, width, height, options }),
    width,
    height,
    ...(hasRoomForPicture && {
      thumbnail_url: pictureUrl(origin, card),
      thumbnail_width: PICTURE_SIZE.width,
      thumbnail_height: PICTURE_SIZE.height,
    }),
  }
}
