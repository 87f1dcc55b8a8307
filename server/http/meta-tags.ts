import { PRODUCT_NAME, UNTITLED_CARD } from '#shared/product.ts'
import { escapeHtml } from '#shared/rules/escape-html.ts'
import type { Card } from '#shared/schemas/card.ts'
import { PICTURE_SIZE } from '../previews/picture-size.ts'
import { oEmbedUrl } from './oembed.ts'
import { pictureUrl } from './previews.ts'

/** Content of the meta tags that chats and search engines read. */
interface PageMeta {
  /** The document's title; `title` by default. */
  pageTitle?: string
  title: string
  description: string
  /** Absolute; undefined when the origin is unknown. */
  url?: string | undefined
  picture?: { url: string; alt: string } | undefined
  /** The oEmbed address of the page. */
  oEmbed?: string
  noindex?: boolean
}

/** Rendered by the build (scripts/lib/og-images.mjs). */
export const BRAND_PICTURE = 'link-picture.png'
const DESCRIPTION = 'Make a bingo card for anything. Send one link. Play together, live.'
const INVITATION = 'Tap to play. No sign-in.'
/** How many of a card's squares the description names. */
const NAMED_SQUARES = 3

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`
}

/** Twitter falls back to Open Graph tags for everything but the kind of card. */
function metaTags({
  pageTitle,
  title,
  description,
  url,
  picture,
  oEmbed,
  noindex = false,
}: PageMeta): string {
  return [
    `<title>${escapeHtml(pageTitle ?? title)}</title>`,
    meta('name', 'description', description),
    ...(noindex ? [meta('name', 'robots', 'noindex')] : []),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', PRODUCT_NAME),
    ...(url === undefined ? [] : [meta('property', 'og:url', url)]),
    ...(picture
      ? [
          meta('property', 'og:image', picture.url),
          meta('property', 'og:image:width', String(PICTURE_SIZE.width)),
          meta('property', 'og:image:height', String(PICTURE_SIZE.height)),
          meta('property', 'og:image:alt', picture.alt),
        ]
      : []),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    ...(oEmbed === undefined
      ? []
      : [
          `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oEmbed)}" title="${escapeHtml(title)}">`,
        ]),
  ].join('')
}

/** The tags of a card's page, which search engines must not list. */
export function cardTags(card: Card, origin: string | undefined): string {
  const title = card.title || UNTITLED_CARD
  const named = card.cells.filter((text) => text !== '').slice(0, NAMED_SQUARES)
  return metaTags({
    pageTitle: card.title ? `${card.title} | ${PRODUCT_NAME}` : PRODUCT_NAME,
    title,
    description: named.length > 0 ? `${named.join(' · ')} … ${INVITATION}` : INVITATION,
    ...(origin !== undefined && {
      url: `${origin}/play/${card.cardId}`,
      picture: {
        url: pictureUrl(origin, card),
        alt: `${title}, a ${card.gridSize}x${card.gridSize} bingo card`,
      },
      oEmbed: oEmbedUrl(origin, card.cardId),
    }),
    noindex: true,
  })
}

/**
 * The tags of the app's own pages.
 * @param path of pages with a single URL
 * @param own title and description of a page that has its own
 */
export function appTags(
  origin: string | undefined,
  path?: string,
  own?: { title: string; description: string },
): string {
  return metaTags({
    title: own ? `${own.title} | ${PRODUCT_NAME}` : PRODUCT_NAME,
    description: own?.description ?? DESCRIPTION,
    ...(origin !== undefined && {
      url: path === undefined ? undefined : `${origin}${path}`,
      picture: { url: `${origin}/${BRAND_PICTURE}`, alt: `${PRODUCT_NAME}: a bingo card in play` },
    }),
  })
}

/** The tags of pages without public content: no picture, not for search engines. */
export const UNLISTED_TAGS = metaTags({ title: PRODUCT_NAME, description: DESCRIPTION, noindex: true })
