import { PRODUCT_NAME } from '#shared/product.ts'
import type { Card } from '#shared/schemas/card.ts'
import { escapeHtml } from './page-template.ts'

/** What chats and search engines read in a page's head. The address of a page without an origin cannot be told. */
interface LinkTags {
  /** Of the window; `title` where it is left out. */
  pageTitle?: string
  title: string
  description: string
  /** Absolute. */
  url?: string | undefined
  picture?: { url: string; alt: string } | undefined
  noindex?: boolean
}

/** Made by the build (scripts/lib/og-images.mjs). */
export const BRAND_PICTURE = 'link-picture.png'
const DESCRIPTION = 'Make, share and play custom bingo cards, live.'
const NO_TITLE = 'Bingo card'
const INVITATION = 'Tap to play, no sign-in.'
/** How many of a card's squares the description names. */
const NAMED_SQUARES = 3

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`
}

/** Twitter's own tags fall back to Open Graph's for everything but the kind of card. */
function linkTags({ pageTitle, title, description, url, picture, noindex = false }: LinkTags): string {
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
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:image:alt', picture.alt),
        ]
      : []),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
  ].join('')
}

/** Of the page of a card, which is for those who have its link and not for search engines. */
export function cardTags(card: Card, origin: string | undefined): string {
  const title = card.title || NO_TITLE
  const named = card.cells.filter((text) => text !== '').slice(0, NAMED_SQUARES)
  return linkTags({
    pageTitle: card.title ? `${card.title} | ${PRODUCT_NAME}` : PRODUCT_NAME,
    title,
    description: named.length > 0 ? `${named.join(' · ')} … ${INVITATION}` : INVITATION,
    ...(origin !== undefined && {
      url: `${origin}/play/${card.cardId}`,
      picture: {
        url: `${origin}/preview/${card.cardId}.png?v=${card.version}`,
        alt: `${title}: a bingo card of ${card.gridSize} by ${card.gridSize} squares`,
      },
    }),
    noindex: true,
  })
}

/** Of the app's own pages. @param path of a page that has one address only */
export function appTags(origin: string | undefined, path?: string): string {
  return linkTags({
    title: PRODUCT_NAME,
    description: DESCRIPTION,
    ...(origin !== undefined && {
      url: path === undefined ? undefined : `${origin}${path}`,
      picture: { url: `${origin}/${BRAND_PICTURE}`, alt: `${PRODUCT_NAME}: a bingo card in play` },
    }),
  })
}

/** Of pages that show nothing to those who were not sent there: no picture, and not for search engines. */
export const UNLISTED_TAGS = linkTags({ title: PRODUCT_NAME, description: DESCRIPTION, noindex: true })
