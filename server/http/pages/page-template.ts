import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#shared/languages.ts'
import { PAGE_DATA_ELEMENT_ID, PUBLIC_URL_META, type PageData } from '#shared/page.ts'
import { escapeHtml } from '#shared/rules/escape-html.ts'
import { SCREENS } from '#shared/screens.ts'
import { DEFAULT_CONFIG, SERVER_CONFIG_META, type PageConfig } from '#shared/server-config.ts'
import { readBuildManifest, type PageFiles } from './build-manifest.ts'
import { unlistedTags } from './meta-tags.ts'

/** Screens that the browser renders and search engines may list, with their file names without `-screen.tsx`. */
export const LISTED_SCREENS = [
  [SCREENS.auth, 'auth'],
  [SCREENS.resetPassword, 'reset-password'],
  [SCREENS.verifyEmail, 'verify-email'],
  [SCREENS.myCards, 'my-cards'],
  [SCREENS.profile, 'profile'],
  [SCREENS.categories, 'categories'],
  [SCREENS.newCategory, 'create-category'],
  [SCREENS.iconTest, 'icon-test'],
] as const
/** Screens of a card that the browser renders. */
export const CARD_SCREENS = [
  [SCREENS.editCard, 'editor'],
  [SCREENS.present, 'present'],
  [SCREENS.coHost, 'invitation'],
] as const
const APP_SCREENS = [...LISTED_SCREENS, ...CARD_SCREENS].map(([, file]) => file)
/** The screens that the browser renders. */
const SCREEN_FILES = [...APP_SCREENS, 'category', 'proof'] as const

/** The server-rendered screens. The play screen needs no further files. */
const SSR_SCREENS = ['landing', 'editor', 'categories', 'legal', 'join', 'developers', 'embed'] as const
type SsrScreen = (typeof SSR_SCREENS)[number] | 'play'

/** The exports of dist/ssr (client/src/entry-server.tsx); in development they return promises. */
interface Renderer {
  renderPage: (address: string, data: PageData, language: Language) => string | Promise<string>
}

interface Head {
  /** Title and meta tags; by default those of a page without public content. */
  head?: ((language: Language) => Promise<string>) | undefined
}

/** A server-rendered page, with its data as JSON for hydration and in the colors of its card. */
export interface SsrPage extends Head {
  screen: SsrScreen
  /** The address to render, with the parameters that matter. */
  path: string
  data: (language: Language) => PageData | Promise<PageData>
}

/** A page that the browser renders. With `screen` its HTML names the files of its screen. */
interface BrowserPage extends Head {
  screen?: (typeof SCREEN_FILES)[number]
  data?: undefined
}

export type PageContent = SsrPage | BrowserPage

/** The HTML pages of the app. */
export type PageTemplate = Awaited<ReturnType<typeof readPageTemplate>>

const HEAD_SLOT = '<!-- page-head -->'
const HEAD_END = '</head>'
const BODY = '<body>'
const HTML = '<html lang="en">'
const PNG_ICON = 'href="/icon-192.png"'
const CHARSET = '<meta charset="utf-8" />'
const MANIFEST_LINK = /<link rel="manifest" href="([^"]*)"[^>]*>/
const ROOT = '<div id="root"></div>'

function dataElement(data: PageData): string {
  // With `<` escaped, no text can close the element or open a comment.
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  return `<script type="application/json" id="${PAGE_DATA_ELEMENT_ID}">${json}</script>`
}

/**
 * Encodes an SVG as a data URL for an attribute in double quotes. Spaces stay as they are, which saves a page 120
 * bytes: brotli finds the same paths in the header's logo.
 */
function svgAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/["#%<>\n]/g, encodeURIComponent)}`
}

/** Replaces `part`, which must be in the page: a template of another shape fails at start. */
function replaced(page: string, part: string, replacement: string): string {
  if (!page.includes(part)) throw new Error(`A page in dist/client has no ${part}: build again`)
  return page.replace(part, () => replacement)
}

function metaTag(name: string, content: string | undefined): string {
  return content === undefined ? '' : `<meta name="${name}" content="${escapeHtml(content)}">`
}

function changedSettings(config: PageConfig): string | undefined {
  const names = Object.keys(DEFAULT_CONFIG) as (keyof PageConfig)[]
  const changed = names.filter((name) => config[name] !== DEFAULT_CONFIG[name])
  if (changed.length === 0) return undefined
  return JSON.stringify(Object.fromEntries(changed.map((name) => [name, config[name]])))
}

function scriptTags({ scripts, sheets }: PageFiles): string {
  return [
    ...sheets.map((sheet) => `<link rel="stylesheet" crossorigin href="${sheet}">`),
    ...scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`),
  ].join('')
}

export interface PageFolders {
  /** dist/client */
  clientDir: string
  /** dist/ssr */
  ssrDir: string
}

/**
 * Reads the built page and Vite's manifest. Throws if either is missing or incomplete, so that a broken build fails at
 * start.
 * @param publicUrl the origin of shared links, if one is set: the page may have been opened at another one
 */
export async function readPageTemplate(
  { clientDir, ssrDir }: PageFolders,
  publicUrl: string | undefined,
  serverConfig: PageConfig,
) {
  const read = (file: string) => readFile(join(clientDir, file), 'utf8')
  const [built, logo, startScript, manifest] = await Promise.all([
    read('index.html'),
    read('logo.svg'),
    read('ssr-page.js'),
    readBuildManifest(clientDir),
  ])
  // Some programs that show a page's icon take the last one, and lose the port of a relative address.
  const base = replaced(
    replaced(built, PNG_ICON, `href="${publicUrl ?? ''}/icon-192.png"`),
    HEAD_END,
    metaTag(PUBLIC_URL_META, publicUrl) +
      metaTag(SERVER_CONFIG_META, changedSettings(serverConfig)) +
      HEAD_END,
  )

  const { entry, common, messageFolders: folders } = manifest
  const appTags = `<script type="module" crossorigin src="${entry}"></script>${scriptTags(common)}`
  // Without these tags a browser discovers each file only in the one before: three round trips on a phone. Fonts and data
  // are left out, since browsers warn about preloads that stay unused for a few seconds.
  const appPage = (screen: BrowserPage['screen']) =>
    replaced(base, HEAD_END, appTags + (screen ? scriptTags(manifest.screen(screen)) : '') + HEAD_END)
  const appPages = new Map([undefined, ...SCREEN_FILES].map((screen) => [screen, appPage(screen)]))

  // The larger one first: it uses the page's own connection, the other has to open one.
  const fonts = ['barlow-semi-condensed-latin-600', 'passion-one-latin-700']
    .map(
      (name) => `<link rel="preload" href="${manifest.font(name)}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('')
  // Fetched, the tab's icon would delay the page's load event. The PNG is for programs that show a page's icon.
  const withIcon = replaced(base, 'href="/logo.svg"', `href="${svgAddress(logo)}"`)
  // The manifest leads to more files, none of which is painted: the inline script adds its link after the first paint.
  const [manifestLink = '', appManifest = ''] = MANIFEST_LINK.exec(base) ?? []
  const ssrBase = replaced(withIcon, manifestLink, '')

  /** Styles inline, and no script before the first paint (client/src/entry-ssr.ts). */
  async function ssrPage(own: PageFiles): Promise<string> {
    const sheets = [...common.sheets, ...own.sheets]
    const styles = await Promise.all(sheets.map(read))
    // The disabled links keep code that is loaded later from fetching sheets that are inline already.
    const links = sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}" disabled>`)
    const scripts = [entry, ...common.scripts, ...own.scripts].join(' ')
    const start = `<script data-scripts="${scripts}" data-manifest="${appManifest}">${startScript}</script>`
    const page = replaced(
      ssrBase,
      HEAD_END,
      `${fonts}<style>${styles.join('')}</style>${links.join('')}${HEAD_END}`,
    )
    return replaced(page, ROOT, start + ROOT)
  }
  const ssrPages = Object.fromEntries(
    await Promise.all(SSR_SCREENS.map(async (name) => [name, await ssrPage(manifest.screen(name))] as const)),
  ) as Record<SsrScreen, string>
  ssrPages.play = await ssrPage({ scripts: [], sheets: [] })

  /** Import maps that redirect the app's imports of English messages to each other language. */
  const importMaps = new Map<Language, string>(
    LANGUAGE_TAGS.slice(1).map((tag) => [tag, JSON.stringify({ imports: { [folders.en]: folders[tag] } })]),
  )
  const scriptHashes = new Map(
    [...importMaps].map(([tag, map]) => [tag, `sha256-${createHash('sha256').update(map).digest('base64')}`]),
  )

  /** Translates a page, before it contains anything of a user. The import map precedes all scripts and preloads. */
  function translated(page: string, language: Language): string {
    const importMap = importMaps.get(language)
    if (importMap === undefined) return page
    const html = replaced(page, HTML, `<html lang="${language}" dir="${LANGUAGES[language].dir}">`)
    const map = `<script type="importmap">${importMap}</script>`
    return replaced(
      html.replaceAll(folders.en, () => folders[language]!),
      CHARSET,
      CHARSET + map,
    )
  }

  let renderer: Promise<Renderer> | undefined
  /** Loads React and all screens, which takes as long as the rest of the app's start. */
  const loadRenderer = () =>
    (renderer ??= import(pathToFileURL(join(ssrDir, 'entry-server.js')).href) as Promise<Renderer>)

  return {
    html: async (content: PageContent, language: Language): Promise<string> => {
      const head = await (content.head ?? unlistedTags)(language)
      if (!content.data) return replaced(translated(appPages.get(content.screen)!, language), HEAD_SLOT, head)
      const [{ renderPage }, data] = [await loadRenderer(), await content.data(language)]
      const markup = await renderPage(content.path, data, language)
      const page = translated(ssrPages[content.screen], language)
      const { theme } = data.play?.card ?? {}
      const themed = theme ? replaced(page, BODY, `<body data-theme="${theme}">`) : page
      const root = `<div id="root">${markup}</div>${dataElement(data)}`
      return replaced(replaced(themed, HEAD_SLOT, head), ROOT, root)
    },
    /** Returns the hash of the inline script that only pages in this language have, for the Content-Security-Policy. */
    scriptHash: (language: Language): string | undefined => scriptHashes.get(language),
    /** Loads the renderer, for which the first server-rendered page would otherwise wait. */
    warmUp: loadRenderer,
  }
}
