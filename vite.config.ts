import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import * as esbuild from 'esbuild'
import { defineConfig, type Plugin } from 'vite'
import { browserTargets } from './scripts/lib/browser-support.mjs'
import { currentIconNames, iconsInUse } from './scripts/lib/icons-in-use.mjs'
import { devPages } from './scripts/lib/dev-pages.mjs'
import { messages } from './scripts/lib/messages.mjs'
import { unusedResets } from './scripts/lib/unused-resets.mjs'

const VENDOR = /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|jotai)[\\/]/
const ICONS = /node_modules[\\/]lucide-react[\\/]/
const LIB =
  /client[\\/]src[\\/]lib[\\/](?:\w+[\\/])?(?:is-composing|show-not-loaded|unsaved-input|use-is-mounted|use-lazy-dialog|use-page-flag|use-window-event)\.ts/
const ON_EVERY_PAGE = /\/(?:app|vendor|rolldown-runtime)-[^/]+$/

/**
 * The files requested together with a chunk. The lists of all chunks are part of every page's first script,
 * so they leave out files that are there already, and the chunk itself unless its import waits for a sheet.
 */
function preloadsOf(chunk: string, needed: string[]): string[] {
  const missing = needed.filter((file) => !ON_EVERY_PAGE.test(file))
  return missing.some((file) => file.endsWith('.css')) ? missing : missing.filter((file) => file !== chunk)
}

/**
 * Has Chromium compile all functions of a script on another thread while it arrives. React's functions run immediately on
 * every page: compiled at their first calls, on the main thread, they make up a third of the time that hydration takes.
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad'

/** The entry stays a file of its own: in a group it would lose its name in the manifest. */
const NO_ENTRY = /^(?!.*entry-client)/
/** The package's exports lead to its development build. */
const ROUTER = fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url))
const ZOD = fileURLToPath(new URL('client/src/lib/zod.ts', import.meta.url))
const clientDir = new URL('dist/client/', import.meta.url)

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g
/** With the modules that Vite adds in development. */
const ANY_INLINE_SCRIPT = /<script(?: type="module")?>([\s\S]*?)<\/script>/g
const inlineScripts = (html: string, pattern = INLINE_SCRIPT) =>
  [...html.matchAll(pattern)].map(([, text = '']) => text)

async function minifyInlineScripts(html: string): Promise<string> {
  const scripts = inlineScripts(html)
  const small = await Promise.all(scripts.map((source) => esbuild.transform(source, { minify: true })))
  return html.replace(INLINE_SCRIPT, () => `<script>${small.shift()?.code.trim() ?? ''}</script>`)
}

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`, with the comments. */
function replaceRegion(html: string, name: string, replacement: string): string {
  const [before, rest] = html.split(`<!-- ${name} -->`)
  const after = rest?.split(`<!-- /${name} -->`)[1]
  if (before === undefined || after === undefined) throw new Error(`A page in client/ has no region ${name}`)
  return before + replacement + after
}

/**
 * The server's page template, by file name: client/index.html without the tags that the server adds for each page, the inline
 * script of server-rendered pages (`ssr-page.js`), and the hashes of all inline scripts for the Content-Security-Policy
 * (`csp-hashes.json`).
 * @param finish minifies the inline scripts, or adds development scripts
 */
async function makePage(finish: (html: string) => Promise<string>): Promise<Record<string, string>> {
  const source = await readFile(new URL('client/index.html', import.meta.url), 'utf8')
  const bare = replaceRegion(replaceRegion(source, 'page-head', '<!-- page-head -->'), 'development', '')
  const html = await finish(bare)
  const { outputFiles } = await esbuild.build({
    entryPoints: [fileURLToPath(new URL('client/src/entry-ssr.ts', import.meta.url))],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: browserTargets(),
  })
  const ssrScript = outputFiles.map(({ text }) => text).join('')
  const script = [...inlineScripts(html, ANY_INLINE_SCRIPT), ssrScript].map(sha256)
  return {
    'index.html': html,
    'ssr-page.js': ssrScript,
    'csp-hashes.json': JSON.stringify({ script }),
  }
}

/** Writes the page template to dist/client. */
function pageTemplate(): Plugin {
  return {
    name: 'page-template',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    closeBundle: async () => {
      for (const [name, content] of Object.entries(await makePage(minifyInlineScripts)))
        await writeFile(new URL(name, clientDir), content)
    },
  }
}

/**
 * Lets unused components of React Router be left out, 2.7 kB compressed: calls without an annotation, and names for developer
 * tools that are set on their results, look like side effects.
 */
const shakableRouter: Plugin = {
  name: 'shakable-router',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/^var \w+ = (?=React\d*\.forwardRef\()/gm, '$&/* @__PURE__ */ '),
      map: null,
    }),
  },
}

/** `vite build` makes dist/client; `vite build --ssr` makes dist/ssr, the renderer of pages, with all that it imports. */
export default defineConfig(({ command, isSsrBuild }) => {
  // In development the server listens at the address that scripts/lib/dev.mjs sets.
  const api = process.env.DEV_API_URL ?? 'http://127.0.0.1:3001'
  return {
    root: 'client',
    plugins: [
      react(),
      tailwindcss(),
      unusedResets(),
      iconsInUse(),
      currentIconNames(),
      messages(),
      pageTemplate(),
      shakableRouter,
      devPages(makePage, api),
    ],
    resolve: {
      alias: [
        { find: /^zod$/, replacement: ZOD },
        ...(command === 'build' ? [{ find: /^react-router$/, replacement: ROUTER }] : []),
      ],
    },
    ...(command === 'build' && { ssr: { noExternal: true } }),
    build: {
      outDir: isSsrBuild ? '../dist/ssr' : '../dist/client',
      emptyOutDir: true,
      target: isSsrBuild ? 'node20' : browserTargets(),
      copyPublicDir: !isSsrBuild,
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        resolveDependencies: preloadsOf,
      },
      manifest: !isSsrBuild,
      // For scripts/lib/third-party-notices.mjs.
      ...(!isSsrBuild && { license: { fileName: '.vite/licenses.json' } }),
      ...(!isSsrBuild && {
        rolldownOptions: {
          input: {
            index: fileURLToPath(new URL('client/src/entry-client.tsx', import.meta.url)),
          },
          output: {
            postBanner: ({ name }) => (name === 'vendor' ? COMPILE_ALL : ''),
            codeSplitting: {
              groups: [
                // Needed by every screen, and cached until a package changes.
                { name: 'vendor', test: VENDOR, tags: ['$initial'], priority: 2 },
                // The rest of the first paint's code: one file compresses better than twenty.
                { name: 'app', test: NO_ENTRY, tags: ['$initial'], priority: 1 },
                // Otherwise each icon of two screens is a file of a few hundred bytes.
                { name: 'icons', test: ICONS, minShareCount: 2 },
                // Likewise the small helpers of several screens: each file is a name in the table of the first script.
                { name: 'lib', test: LIB },
              ],
            },
          },
        },
      }),
      ...(isSsrBuild && {
        rolldownOptions: {
          input: fileURLToPath(new URL('client/src/entry-server.tsx', import.meta.url)),
          // White space is a sixth of the renderer. Names stay, which logs and errors show.
          output: { minify: { compress: true, mangle: false } },
        },
      }),
    },
    server: {
      proxy: {
        '/api': { target: api },
        '/socket.io': { target: api, ws: true },
      },
    },
  }
})
