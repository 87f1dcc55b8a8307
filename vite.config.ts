import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import * as esbuild from 'esbuild'
import { defineConfig, type Plugin } from 'vite'

const VENDOR = /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|jotai)[\\/]/
const ICONS = /node_modules[\\/]lucide-react[\\/]/
/** The entry stays a file of its own: in a group it would no longer be the one that the page's script tag names. */
const NO_ENTRY = /^(?!.*(?:entry-client|index\.html))/
/** The package's exports lead to its development build, whose warnings nobody reads in a built app. */
const ROUTER = fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url))
const clientDir = new URL('dist/client/', import.meta.url)

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

async function withSmallScripts(html: string): Promise<string> {
  const sources = [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text)
  const small = await Promise.all(sources.map((source) => esbuild.transform(source, { minify: true })))
  return html.replace(INLINE_SCRIPT, () => `<script>${small.shift()?.code.trim() ?? ''}</script>`)
}

/**
 * Makes the page's inline script small, bundles that of the pages that the server draws, and writes the hashes of all inline scripts to
 * `csp-hashes.json`, for the server's Content-Security-Policy. They are taken from what was built: a hash of the source
 * would miss what the build does to it.
 */
function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: { order: 'post', handler: withSmallScripts },
    closeBundle: async () => {
      const drawn = fileURLToPath(new URL('ssr-page.js', clientDir))
      const entry = fileURLToPath(new URL('client/src/entry-ssr.ts', import.meta.url))
      await esbuild.build({
        entryPoints: [entry],
        outfile: drawn,
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
      })
      const html = await readFile(new URL('index.html', clientDir), 'utf8')
      const ofPage = [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => text)
      const script = [...ofPage, await readFile(drawn, 'utf8')].map(sha256)
      await writeFile(new URL('csp-hashes.json', clientDir), JSON.stringify({ script }))
    },
  }
}

/** `vite build` makes dist/client; `vite build --ssr` makes dist/ssr, the renderer of the play page, with all it needs inside. */
export default defineConfig(({ command, isSsrBuild }) => {
  // In development the API runs beside Vite; scripts/dev says where.
  const api = process.env.DEV_API_URL ?? 'http://127.0.0.1:3001'
  return {
    root: 'client',
    plugins: [react(), tailwindcss(), inlineScripts()],
    ...(command === 'build' && { resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] } }),
    ssr: { noExternal: true },
    build: {
      outDir: isSsrBuild ? '../dist/ssr' : '../dist/client',
      emptyOutDir: true,
      target: 'es2022',
      copyPublicDir: !isSsrBuild,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: !isSsrBuild,
      // For scripts/lib/third-party-notices.mjs.
      ...(!isSsrBuild && { license: { fileName: '.vite/licenses.json' } }),
      ...(!isSsrBuild && {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every screen needs and no release of ours changes: cached for as long as the packages stay.
                { name: 'vendor', test: VENDOR, priority: 2 },
                // What the first paint needs beside it: in one file it compresses better than in twenty.
                { name: 'app', test: NO_ENTRY, tags: ['$initial'], priority: 1 },
                // Else each that two screens have is a file of a few hundred bytes, whose name every page carries.
                { name: 'icons', test: ICONS, minShareCount: 2 },
              ],
            },
          },
        },
      }),
      ...(isSsrBuild && {
        rolldownOptions: { input: fileURLToPath(new URL('client/src/entry-server.tsx', import.meta.url)) },
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
