import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PAGE_CARD_ELEMENT_ID, PUBLIC_URL_META, type PageCard } from '#shared/page.ts'
import { escapeHtml } from '#shared/rules/escape-html.ts'
import type { Card } from '#shared/schemas/card.ts'
import { readBuildManifest, type PageFiles } from './build-manifest.ts'

/** The files in client/src/routes of screens that the browser renders, without their endings. */
const ROUTE_FILES = [
  'auth',
  'categories',
  'category',
  'create',
  'co-host',
  'create-category',
  'icon-test',
  'my-cards',
  'present',
  'profile',
  'reset-password',
  'verify-email',
] as const
export type RouteFile = (typeof ROUTE_FILES)[number]

/** The server-rendered screens beside that of a card. */
const SSR_ROUTE_FILES = ['landing', 'create', 'categories', 'legal', 'join', 'developers'] as const
type SsrRouteFile = (typeof SSR_ROUTE_FILES)[number]

/** What the browser needs to hydrate a page. */
interface PageData {
  elementId: string
  value: unknown
}

/** The HTML pages of the app; `head` is a page's title and meta tags. */
export interface PageTemplate {
  /** A page that the browser renders. With `routeFile` it asks for its screen's code and styles at once. */
  app: (head: string, routeFile?: RouteFile) => string
  /** The server-rendered play page, with the card as JSON for hydration. */
  play: (page: { markup: string; head: string; cardId: string; card: Card | null }) => string
  /** A card in a frame of another page. Without markup the browser fetches the card. */
  embed: (page: { markup: string; head: string; cardId: string; card: Card | null | undefined }) => string
  /** Another server-rendered page. */
  ssr: (page: { routeFile: SsrRouteFile; markup: string; head: string; data?: PageData }) => string
}

const HEAD_SLOT = '<!-- page-head -->'
const HEAD_END = '</head>'
const BODY = '<body>'
const MANIFEST_LINK = /<link rel="manifest" href="([^"]*)"[^>]*>/
const ROOT = '<div id="root"></div>'

function dataElement({ elementId, value }: PageData): string {
  // With `<` escaped, no text can close the element or open a comment.
  const json = JSON.stringify(value).replace(/</g, '\\u003c')
  return `<script type="application/json" id="${elementId}">${json}</script>`
}

/**
 * A picture as an address without a request, for an attribute in double quotes. With its spaces as they are, which costs a page 120
 * bytes less: brotli finds the same paths in the header's logo.
 */
function svgAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/["#%<>\n]/g, encodeURIComponent)}`
}

/** Replaces `part`, which must be in the page: a template of another shape fails at start. */
function replaced(page: string, part: string, replacement: string): string {
  if (!page.includes(part)) throw new Error(`A page in dist/client has no ${part}: build again`)
  return page.replace(part, () => replacement)
}

function scriptTags({ scripts, sheets }: PageFiles): string {
  return [
    ...sheets.map((sheet) => `<link rel="stylesheet" crossorigin href="${sheet}">`),
    ...scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`),
  ].join('')
}

/**
 * Reads the built page and Vite's manifest. Throws if either is missing or incomplete, so that a broken build fails at
 * start.
 * @param clientDir dist/client
 * @param publicUrl the origin of shared links, if one is set: the page may have been opened by another one
 */
export async function readPageTemplate(clientDir: string, publicUrl?: string): Promise<PageTemplate> {
  const read = (file: string) => readFile(join(clientDir, file), 'utf8')
  const [built, builtEmbed, logo, startScript, manifest, embedManifest] = await Promise.all([
    read('index.html'),
    read('embed.html'),
    read('logo.svg'),
    read('ssr-page.js'),
    readBuildManifest(clientDir),
    readBuildManifest(clientDir, 'embed'),
  ])
  const meta =
    publicUrl === undefined ? '' : `<meta name="${PUBLIC_URL_META}" content="${escapeHtml(publicUrl)}">`
  const base = replaced(built, HEAD_END, meta + HEAD_END)

  const { entry, common } = manifest
  const appTags = `<script type="module" crossorigin src="${entry}"></script>${scriptTags(common)}`
  // Without these tags a browser discovers each file only in the one before: three round trips on a phone. Fonts and data
  // are left out, since browsers warn about preloads that stay unused for a few seconds.
  const appPage = (route?: RouteFile) =>
    replaced(base, HEAD_END, appTags + (route ? scriptTags(manifest.route(route)) : '') + HEAD_END)
  const barePage = appPage()
  const routePages = new Map(ROUTE_FILES.map((route) => [route, appPage(route)]))

  // The larger one first: it uses the page's own connection, the other has to open one.
  const fonts = ['barlow-semi-condensed-latin-600', 'passion-one-latin-700']
    .map(
      (name) => `<link rel="preload" href="${manifest.font(name)}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('')
  // As an address the tab's icon delays the page's load. The PNG beside it is for programs that show a page's icon.
  const withIcon = (page: string) => replaced(page, 'href="/logo.svg"', `href="${svgAddress(logo)}"`)
  // The manifest leads to more files, none of which is painted: the inline script adds its link after the first paint.
  const [manifestLink = '', appManifest = ''] = MANIFEST_LINK.exec(base) ?? []
  const ssrBase = replaced(withIcon(base), manifestLink, '')

  /** Styles inline, and no script before the first paint (client/src/entry-ssr.ts). */
  async function ssrPage(
    own: PageFiles,
    { page: bare, build, more } = {
      page: ssrBase,
      build: manifest,
      more: ` data-manifest="${appManifest}"`,
    },
  ): Promise<string> {
    const { entry, common } = build
    const sheets = [...common.sheets, ...own.sheets]
    const styles = await Promise.all(sheets.map(read))
    // The disabled links keep code that is loaded later from fetching sheets that are inline already.
    const links = sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}" disabled>`)
    const imports = [...common.scripts, ...own.scripts].join(' ')
    const start = `<script data-entry="${entry}" data-imports="${imports}"${more}>${startScript}</script>`
    const page = replaced(
      bare,
      HEAD_END,
      `${fonts}<style>${styles.join('')}</style>${links.join('')}${HEAD_END}`,
    )
    return replaced(page, ROOT, start + ROOT)
  }
  const NOTHING_MORE: PageFiles = { scripts: [], sheets: [] }
  const playPage = await ssrPage(NOTHING_MORE)
  const embedPage = await ssrPage(NOTHING_MORE, {
    page: withIcon(builtEmbed),
    build: embedManifest,
    more: '',
  })
  const ssrPages = Object.fromEntries(
    await Promise.all(
      SSR_ROUTE_FILES.map(async (name) => [name, await ssrPage(manifest.route(name))] as const),
    ),
  ) as Record<SsrRouteFile, string>
  const withMarkup = (page: string, head: string, markup: string, data?: PageData) =>
    replaced(
      replaced(page, HEAD_SLOT, head),
      ROOT,
      `<div id="root">${markup}</div>${data ? dataElement(data) : ''}`,
    )

  /** A page in the colours of its card, which it carries for hydration. */
  const cardPage = (page: string, { markup, head, cardId, card }: Parameters<PageTemplate['play']>[0]) => {
    const value = { cardId, card } satisfies PageCard
    const themed = card ? replaced(page, BODY, `<body data-theme="${card.theme}">`) : page
    return withMarkup(themed, head, markup, { elementId: PAGE_CARD_ELEMENT_ID, value })
  }

  return {
    app: (head, routeFile) => replaced((routeFile && routePages.get(routeFile)) ?? barePage, HEAD_SLOT, head),
    play: (page) => cardPage(playPage, page),
    embed: ({ card, ...page }) =>
      card === undefined ? withMarkup(embedPage, page.head, '') : cardPage(embedPage, { ...page, card }),
    ssr: ({ routeFile, markup, head, data }) => withMarkup(ssrPages[routeFile], head, markup, data),
  }
}
