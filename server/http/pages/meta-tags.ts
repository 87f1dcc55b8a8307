import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '#shared/languages.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { escapeHtml } from '#shared/rules/escape-html.ts'
import type { Card } from '#shared/schemas/card.ts'
import { pageMessages, type PageMessages } from '../../messages.ts'
import { PICTURE_SIZE } from '../../previews/picture-size.ts'
import type { CategoryPreview } from '../../services/categories/category-cards.ts'
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

/** A picture of a board in play, in client/public. */
export const BRAND_PICTURE = 'link-picture.png'
/** How many of a card's squares the description names. */
const NAMED_SQUARES = 3

const firstOf = (cells: readonly string[]): string[] =>
  cells.filter((text) => text !== '').slice(0, NAMED_SQUARES)

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`
}

/** Returns the tags as HTML. Twitter falls back to Open Graph tags for everything but the kind of card. */
function metaTags({
  pageTitle,
  title,
  description,
  url,
  picture,
  oEmbed,
  noindex = false,
}: PageMeta): string {
  const tags = [
    `<title>${escapeHtml(pageTitle ?? title)}</title>`,
    meta('name', 'description', description),
    noindex && meta('name', 'robots', 'noindex'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', PRODUCT_NAME),
    url !== undefined && meta('property', 'og:url', url),
    picture && meta('property', 'og:image', picture.url),
    picture && meta('property', 'og:image:width', String(PICTURE_SIZE.width)),
    picture && meta('property', 'og:image:height', String(PICTURE_SIZE.height)),
    picture && meta('property', 'og:image:alt', picture.alt),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    oEmbed !== undefined &&
      `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oEmbed)}" title="${escapeHtml(title)}">`,
  ]
  return tags.filter(Boolean).join('')
}

/**
 * Returns the tags of a card's page, which search engines must not list.
 * @param address of the page or of its frame, with the parameters that change it
 */
export async function cardTags(
  card: Card,
  origin: string | undefined,
  language: Language,
  address: string,
): Promise<string> {
  const { untitled, invitation, picture } = (await pageMessages(language)).card
  const title = card.title || untitled
  const named = firstOf(card.cells)
  return metaTags({
    pageTitle: `${title} | ${PRODUCT_NAME}`,
    title,
    description: named.length > 0 ? `${named.join(' · ')} … ${invitation}` : invitation,
    ...(origin !== undefined && {
      url: origin + (address.startsWith('/play/') ? address : `/play/${card.cardId}`),
      picture: { url: pictureUrl(origin, card), alt: picture(title, card.gridSize) },
      oEmbed: oEmbedUrl(origin, address),
    }),
    noindex: true,
  })
}

/** Returns the tags of a category's page. Search engines may list only official ones: others are for link holders. */
export async function categoryTags(
  category: CategoryPreview,
  origin: string | undefined,
  language: Language,
): Promise<string> {
  const { items, card } = await pageMessages(language)
  const { title, cells, itemCount, isOfficial } = category
  return metaTags({
    pageTitle: `${title} | ${PRODUCT_NAME}`,
    title,
    description: [items(itemCount), ...firstOf(cells)].join(' · ') + (itemCount > 0 ? ' …' : ''),
    ...(origin !== undefined && {
      url: `${origin}/${category.cardId}`,
      picture: { url: pictureUrl(origin, category), alt: card.picture(title, category.gridSize) },
    }),
    noindex: !isOfficial,
  })
}

/** A page of the app, as chats and search engines see it. */
export interface AppPage {
  /** The path of a page with a single URL. */
  path?: string
  /** The page's own title and description, if it has them. */
  own?: (words: PageMessages) => { title: string; description: string }
  /** Whether each language has an address of its own: `/de/categories`. */
  isTranslated?: boolean
}

/** Returns the tags of the app's own pages. */
export async function appTags(
  origin: string | undefined,
  language: Language,
  { path, own, isTranslated = false }: AppPage = {},
): Promise<string> {
  const words = await pageMessages(language)
  const { title, description } = own?.(words) ?? {}
  const tags = metaTags({
    title: title === undefined ? PRODUCT_NAME : `${title} | ${PRODUCT_NAME}`,
    description: description ?? words.description,
    ...(origin !== undefined && {
      url: path === undefined ? undefined : origin + (isTranslated ? addressIn(language, path) : path),
      picture: { url: `${origin}/${BRAND_PICTURE}`, alt: words.picture },
    }),
  })
  return isTranslated && path !== undefined && origin !== undefined ? tags + translations(origin, path) : tags
}

/** Returns the address of a page in a language; in English it has no tag. */
export function addressIn(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path
  return `/${language}${path === '/' ? '' : path}`
}

/** Links the page in every language for search engines, and for other languages the one that follows the browser. */
function translations(origin: string, path: string): string {
  const link = (tag: string, address: string) =>
    `<link rel="alternate" hreflang="${tag}" href="${origin}${address}">`
  return [...LANGUAGE_TAGS.map((tag) => link(tag, addressIn(tag, path))), link('x-default', path)].join('')
}

/** Returns the tags of pages without public content: no picture, and no listing by search engines. */
export async function unlistedTags(language: Language): Promise<string> {
  const { description } = await pageMessages(language)
  return metaTags({ title: PRODUCT_NAME, description, noindex: true })
}
