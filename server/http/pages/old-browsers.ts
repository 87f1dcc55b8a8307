import type { Language } from '#shared/languages.ts'
import { escapeHtml } from '#shared/rules/escape-html.ts'
import { pageMessages } from '../../messages.ts'

/**
 * The first versions with cascade layers, which contain all styles. The first match decides: web views name several.
 */
const FIRST_VERSIONS = [
  [/Chrome\/(\d+)/, 99],
  [/Firefox\/(\d+)/, 97],
  [/Version\/(\d+\.\d+).* Safari\//, 15.4],
] as const
const SCRIPTS_AND_LINKS =
  /<script[^]*?<\/script>|<link rel="(?:stylesheet|preload|modulepreload|manifest)"[^>]*>/g
/** Without container units a square has no size of its own. */
const STYLES =
  '.too-old{padding:12px 16px;background:#ffdd8a;color:#402b00;font-weight:600;text-align:center}.cell{min-height:4.5rem}.cell .words{font-size:.875rem}.free>svg{display:none}'

/** Whether a browser names itself as one in which no page has any style, and some scripts break. */
export function isTooOld(userAgent = ''): boolean {
  for (const [pattern, first] of FIRST_VERSIONS) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined) return Number(version) < first
  }
  return false
}

/** Returns the same rules outside of layers. */
function withoutLayers(css: string): string {
  let depth = 0
  const layers: number[] = []
  return css.replace(/@layer[^{;]*[{;]|[{}]/g, (token) => {
    if (token.endsWith(';')) return ''
    if (token === '{') depth += 1
    else if (token !== '}') layers.push(depth)
    else if (layers.at(-1) === depth) layers.pop()
    else {
      depth -= 1
      return token
    }
    return token === '{' ? token : ''
  })
}

/** Turns a page into one for reading: as server-rendered, with styles and a notice that says why, without scripts. */
export async function pageToRead(html: string, language: Language): Promise<string> {
  const { tooOld } = await pageMessages(language)
  return html
    .replace(SCRIPTS_AND_LINKS, '')
    .replace(/(?<=<style>)[^]*?(?=<\/style>)/g, withoutLayers)
    .replace('</head>', `<style>${STYLES}</style></head>`)
    .replace(/<body[^>]*>/, (body) => `${body}<p class="too-old">${escapeHtml(tooOld)}</p>`)
}
