import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Card } from '#shared/schemas/card.ts'
import { PUBLIC_URL_META } from '#shared/product.ts'
import { readPreloads } from './preloads.ts'

/** What a page is about to show. */
export interface Screen {
  /** Name of its file in client/src/routes, without its ending. */
  routeFile: string
  /** Calls whose answers it needs at once, the same for everybody. */
  answers?: readonly string[]
}

/** The built pages: the app's own, and the play page made of the same file. */
export interface PageTemplate {
  /** dist/client/index.html as it was built, but for `head`, its title and its tags. */
  app: (head: string, screen?: Screen) => string
  /** The play page around its markup: style inlined, nothing preloaded but the two fonts that the card is drawn in. */
  play: (page: { markup: string; head: string; cardId: string; card: Card | null }) => string
  /** The same around the landing page. */
  landing: (page: { markup: string; head: string }) => string
}

const ROOT = '<div id="root"></div>'
const TITLE = /<title>.*<\/title>/
/** Every page brings its own. */
const DESCRIPTION = /<meta name="description"[^>]*>\s*/

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** JSON for a script element: `<` written so that no text can close the element or open a comment. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
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
  if (!styleLink?.[1] || !app.includes(ROOT) || !app.includes('<body>') || !TITLE.test(app))
    throw new Error('dist/client/index.html is not the page that this server was built with')
  const style = await readFile(join(clientDir, styleLink[1]), 'utf8')
  const preloads = await readPreloads(clientDir, style)
  // The utilities of later screens come with its script.
  const landingSheets = preloads.sheetsOf('landing').filter((sheet) => !sheet.startsWith('assets/later-'))
  const landingStyle = await Promise.all(
    landingSheets.map((sheet) => readFile(join(clientDir, sheet), 'utf8')),
  )
  const fonts = [
    ...new Set(
      style.match(/\/assets\/(?:passion-one-latin-700|barlow-semi-condensed-latin-600)[^)"']*\.woff2/g),
    ),
  ]
  const cardFonts = fonts
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
    .join('')
  // The link says that the sheet is here already: what is loaded later would fetch it once more.
  const link = `<link rel="stylesheet" href="/${styleLink[1]}" disabled>`
  const bare = app
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    // The page is there without its script, which is not to take the line from what is painted.
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
  const frameWith = (styles: string) =>
    bare.replace(styleLink[0], () => `${cardFonts}<style>${styles}</style>${link}`)
  const playFrame = frameWith(style)
  const landingFrame = frameWith([style, ...landingStyle].join(''))
  return {
    app: (head, screen) =>
      app
        .replace(TITLE, () => head)
        .replace('</head>', () => `${preloads.of(screen?.routeFile, screen?.answers)}</head>`),
    play: ({ markup, head, cardId, card }) =>
      playFrame
        .replace(TITLE, () => head)
        .replace('<body>', () => (card ? `<body data-theme="${card.theme}">` : '<body>'))
        .replace(
          ROOT,
          () =>
            `<div id="root">${markup}</div>` +
            `<script type="application/json" id="page-card">${jsonForScript({ cardId, card })}</script>`,
        ),
    landing: ({ markup, head }) =>
      landingFrame.replace(TITLE, () => head).replace(ROOT, () => `<div id="root">${markup}</div>`),
  }
}
