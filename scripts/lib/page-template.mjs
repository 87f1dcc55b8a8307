import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as esbuild from 'esbuild'
import { browserTargets } from './browser-support.mjs'
import { ROOT } from './project.mjs'

const CLIENT = join(ROOT, 'client')

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g
/** Includes the modules that Vite adds in development. */
const ANY_INLINE_SCRIPT = /<script(?: type="module")?>([\s\S]*?)<\/script>/g
const inlineScripts = (html, pattern = INLINE_SCRIPT) =>
  [...html.matchAll(pattern)].map(([, text = '']) => text)

/** Minifies a page's inline scripts, and removes the indentation of its tags. */
async function minifyPage(html) {
  const scripts = inlineScripts(html)
  const minifiedScripts = await Promise.all(
    scripts.map((source) => esbuild.transform(source, { minify: true })),
  )
  return html
    .replace(INLINE_SCRIPT, () => `<script>${minifiedScripts.shift()?.code.trim() ?? ''}</script>`)
    .replaceAll(/>\n\s*</g, '><')
}

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`, with the comments. */
function replaceRegion(html, name, replacement) {
  const [before, rest] = html.split(`<!-- ${name} -->`)
  const after = rest?.split(`<!-- /${name} -->`)[1]
  if (before === undefined || after === undefined) throw new Error(`A page in client/ has no region ${name}`)
  return before + replacement + after
}

/** Bundles a script of client/src that is no module with all its imports. */
async function bundleScript(name, define = {}) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(CLIENT, `src/${name}.ts`)],
    write: false,
    bundle: true,
    minify: true,
    define,
    format: 'iife',
    // Without the "use strict" that tsconfig.json requests: no code here depends on it.
    tsconfigRaw: {},
    target: browserTargets(),
  })
  return outputFiles.map(({ text }) => text).join('')
}

/**
 * Returns the server's page template, by file name: client/index.html without the tags that the server adds for each
 * page, the inline script of server-rendered pages (`ssr-page.js`), the script that it loads for players' own cards,
 * and the hashes of all inline scripts for the Content-Security-Policy (`csp-hashes.json`).
 * @param {(html: string) => Promise<string>} finish minifies the inline scripts, or adds development scripts
 * @returns {Promise<Record<string, string>>}
 */
export async function makePage(finish) {
  const source = await readFile(join(CLIENT, 'index.html'), 'utf8')
  const bare = replaceRegion(replaceRegion(source, 'page-head', '<!-- page-head -->'), 'development', '')
  const html = await finish(bare)
  const deal = await bundleScript('entry-deal')
  const dealFile = `assets/deal-${sha256(deal).slice(-9, -1).replace(/\W/g, '_')}.js`
  const ssrScript = await bundleScript('entry-ssr', { __DEAL__: JSON.stringify(`/${dealFile}`) })
  const script = [...inlineScripts(html, ANY_INLINE_SCRIPT), ssrScript].map(sha256)
  return {
    'index.html': html,
    'ssr-page.js': ssrScript,
    [dealFile]: deal,
    'csp-hashes.json': JSON.stringify({ script }),
  }
}

/**
 * Writes the page template to dist/client.
 * @returns {import('vite').Plugin}
 */
export function pageTemplate() {
  return {
    name: 'page-template',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // Not `closeBundle`, which runs after a failed build too: its own failure would hide the cause.
    writeBundle: async () => {
      for (const [name, content] of Object.entries(await makePage(minifyPage)))
        await writeFile(join(ROOT, 'dist', 'client', name), content)
    },
  }
}
