import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Card } from '#shared/schemas/card.ts'
import { PAGE_CARD_ELEMENT_ID, PUBLIC_URL_META, type PageCard } from '#shared/page.ts'
import { readPreloads } from './preloads.ts'

/** The screens beside that of a card which come drawn. */
export type ServerRenderedScreen = 'landing' | 'create' | 'categories'

/** What the browser must know to draw a page as the server did. */
interface PageData {
  elementId: string
  value: unknown
}

/** The built pages: the app's own, and the play page made of the same file. */
export interface PageTemplate {
  /**
   * dist/client/index.html as it was built, but for `head`, its title and its tags.
   * @param routeFile name of the screen's file in client/src/routes, without its ending
   */
  app: (head: string, routeFile?: string) => string
  /**
   * The play page around its markup: style inlined, nothing preloaded but the two fonts that the card is drawn in; the
   * app's script comes after the first paint (client/src/entry-ssr.ts).
   */
  play: (page: { markup: string; head: string; cardId: string; card: Card | null }) => string
  /** The same around another screen that comes drawn. */
  drawn: (page: { screen: ServerRenderedScreen; markup: string; head: string; data?: PageData }) => string
}

const ROOT = '<div id="root"></div>'
const TITLE = /<title>.*<\/title>/
const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g
/** Every page brings its own. */
const DESCRIPTION = /<meta name="description"[^>]*>\s*/

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** JSON for a script element: `<` written so that no text can close the element or open a comment. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}

/** A picture as an address that needs no request, for an attribute in double quotes. */
function svgAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/["#%<>\n]/g, encodeURIComponent)}`
}

function drawnRoot(markup: string, data?: PageData): string {
  const root = `<div id="root">${markup}</div>`
  if (data === undefined) return root
  return `${root}<script type="application/json" id="${data.elementId}">${jsonForScript(data.value)}</script>`
}

/** Tells the page by which address everybody reaches it: it may have been opened by another one. */
function publicUrlMeta(publicUrl: string): string {
  return `<meta name="${PUBLIC_URL_META}" content="${escapeHtml(publicUrl)}">`
}

/**
 * Reads the built page. Throws when the build is missing or has another shape than this file takes it to have, so that a
 * broken build ends at start and not with the first player.
 * @param clientDir dist/client
 * @param publicUrl the origin that links lead to, where one is set
 */
export async function readPageTemplate(clientDir: string, publicUrl?: string): Promise<PageTemplate> {
  const built = await readFile(join(clientDir, 'index.html'), 'utf8')
  const described = built.replace(DESCRIPTION, '')
  const app =
    publicUrl === undefined
      ? described
      : described.replace('</head>', () => `${publicUrlMeta(publicUrl)}</head>`)
  const styleLink = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(app)
  const entry = ENTRY.exec(app)
  if (!styleLink?.[1] || !entry || !app.includes(ROOT) || !app.includes('<body>') || !TITLE.test(app))
    throw new Error('dist/client/index.html is not the page that this server was built with')
  const firstSheet = styleLink[1]
  const readSheet = (sheet: string) => readFile(join(clientDir, sheet), 'utf8')
  const style = await readSheet(firstSheet)
  const preloads = await readPreloads(clientDir)
  // The landing page's utilities are in the first sheet.
  const sheetsOf = (screen: ServerRenderedScreen) =>
    preloads.sheetsOf(screen).filter((sheet) => screen !== 'landing' || !sheet.startsWith('assets/later-'))
  // The larger one first: it comes by the page's own connection, the other has to open one.
  const fonts = ['barlow-semi-condensed-latin-600', 'passion-one-latin-700'].flatMap(
    (name) => new RegExp(`/assets/${name}[^)"']*\\.woff2`).exec(style) ?? [],
  )
  const cardFonts = fonts
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
    .join('')
  const logo = await readFile(join(clientDir, 'logo.svg'), 'utf8')
  const start = await readFile(join(clientDir, 'ssr-page.js'), 'utf8')
  const imports = [...app.matchAll(MODULE_PRELOAD)].map(([, address]) => address)
  const bare = app
    .replace(MODULE_PRELOAD, '')
    .replace(entry[0], '')
    // In the page itself: to be shown in the tab it would be waited for as if it were painted.
    .replace('href="/logo.svg"', () => `href="${svgAddress(logo)}"`)
    // It leads to more files, none of which is painted: the inline script names it when the page is.
    .replace('<link rel="manifest"', '<link data-rel="manifest"')
  const frameWith = async (furtherSheets: readonly string[], modules: readonly string[]) => {
    const styles = [style, ...(await Promise.all(furtherSheets.map(readSheet)))]
    // The links say that these sheets are here already: what is loaded later would fetch them once more.
    const links = [firstSheet, ...furtherSheets].map(
      (sheet) => `<link rel="stylesheet" href="/${sheet}" disabled>`,
    )
    const brought = [...imports, ...modules.map((module) => `/${module}`)].join(' ')
    return bare
      .replace(styleLink[0], () => `${cardFonts}<style>${styles.join('')}</style>${links.join('')}`)
      .replace(
        ROOT,
        () => `<script data-entry="${entry[1]}" data-imports="${brought}">${start}</script>${ROOT}`,
      )
  }
  const playFrame = await frameWith([], preloads.modulesOf('play'))
  const frameOf = (screen: ServerRenderedScreen) => frameWith(sheetsOf(screen), preloads.modulesOf(screen))
  const frames = {
    landing: await frameOf('landing'),
    create: await frameOf('create'),
    categories: await frameOf('categories'),
  }
  return {
    app: (head, routeFile) =>
      app.replace(TITLE, () => head).replace('</head>', () => `${preloads.of(routeFile)}</head>`),
    play: ({ markup, head, cardId, card }) =>
      playFrame
        .replace(TITLE, () => head)
        .replace('<body>', () => (card ? `<body data-theme="${card.theme}">` : '<body>'))
        .replace(ROOT, () =>
          drawnRoot(markup, { elementId: PAGE_CARD_ELEMENT_ID, value: { cardId, card } satisfies PageCard }),
        ),
    drawn: ({ screen, markup, head, data }) =>
      frames[screen].replace(TITLE, () => head).replace(ROOT, () => drawnRoot(markup, data)),
  }
}
