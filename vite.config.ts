import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserTargets } from './scripts/lib/browser-support.mjs'
import { iconsInUse, separateIconModules } from './scripts/lib/icons-in-use.mjs'
import { deferredSheet, deferredSheetFirst, firstSheetRegisters } from './scripts/lib/deferred-sheet.mjs'
import { devPages } from './scripts/lib/dev-pages.mjs'
import { loadedTogether, SHARED_FILES } from './scripts/lib/loaded-together.mjs'
import { messages } from './scripts/lib/messages.mjs'
import { makePage, pageTemplate } from './scripts/lib/page-template.mjs'
import { OPTIONAL_PACKAGES } from './scripts/lib/server-bundle.mjs'
import { smallerAssets } from './scripts/lib/smaller-assets.mjs'
import { trimmedPackages } from './scripts/lib/trimmed-packages.mjs'

const VENDOR = /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|jotai)[\\/]/
const ICONS = /node_modules[\\/]lucide-react[\\/]/
const SMALL_HELPERS =
  /client[\\/]src[\\/](?:lib[\\/](?:\w+[\\/])?(?:is-composing|key-name|unsaved-input|use-action|use-is-mounted|use-page-flag|use-window-event)|ui[\\/](?:chip|form-error|link-to|rich))\.tsx?$/
const ON_EVERY_PAGE = /\/(?:app|vendor|rolldown-runtime)-[^/]+$/

/**
 * Returns the files to request together with a chunk. The lists of all chunks are part of every page's first script, so
 * they leave out files that are there already, and the chunk itself unless its import waits for a sheet.
 */
function preloadsOf(chunk: string, needed: string[]): string[] {
  const missing = needed.filter((file) => !ON_EVERY_PAGE.test(file))
  return missing.some((file) => file.endsWith('.css')) ? missing : missing.filter((file) => file !== chunk)
}

/**
 * Makes Chromium compile all functions of a script on another thread while it arrives. React's functions run at once on
 * every page: compiled at their first calls, on the main thread, they take a third of the time of hydration.
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad'

/** The entry stays a file of its own: in a group it would lose its name in the manifest. */
const NOT_ENTRY = /^(?!.*entry-client)/
const ZOD = fileURLToPath(new URL('client/src/lib/zod.ts', import.meta.url))

/** `vite build` makes dist/client; `vite build --ssr` makes dist/ssr, the renderer of pages, with all that it imports. */
export default defineConfig(({ command, isSsrBuild }) => {
  // In development the server listens at the address that scripts/lib/dev.mjs sets.
  const api = process.env.DEV_API_URL ?? 'http://127.0.0.1:3001'
  return {
    root: 'client',
    plugins: [
      react(),
      tailwindcss(),
      deferredSheet(),
      deferredSheetFirst(),
      firstSheetRegisters(),
      trimmedPackages(),
      smallerAssets(),
      iconsInUse(),
      separateIconModules(),
      messages(),
      pageTemplate(),
      loadedTogether(),
      devPages(makePage, api),
    ],
    resolve: { alias: [{ find: /^zod$/, replacement: ZOD }] },
    // Lightning CSS's `LightDark`: each `color-scheme` would get two properties for `light-dark()`, which no style uses.
    css: { lightningcss: { exclude: 1 << 20 } },
    ...(command === 'build' && { ssr: { noExternal: true, external: OPTIONAL_PACKAGES } }),
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
      // Read by scripts/lib/third-party-notices.mjs.
      ...(!isSsrBuild && { license: { fileName: '.vite/licenses.json' } }),
      ...(!isSsrBuild && {
        rolldownOptions: {
          input: {
            index: fileURLToPath(new URL('client/src/entry-client.tsx', import.meta.url)),
          },
          output: {
            // These names are in the first script of every page.
            chunkFileNames: ({ name }) => `assets/${name.replace(/-screen$/, '')}-[hash].js`,
            postBanner: ({ name }) => (name === 'vendor' ? COMPILE_ALL : ''),
            codeSplitting: {
              groups: [
                // Needed by every screen, and cached until a package changes.
                { name: 'vendor', test: VENDOR, tags: ['$initial'], priority: 2 },
                // The rest of the first paint's code: one file compresses better than twenty.
                { name: 'app', test: NOT_ENTRY, tags: ['$initial'], priority: 1 },
                { name: 'deferred', test: /[\\/]deferred\.css$/, priority: 1 },
                { name: 'deferred-utilities', test: /[\\/]deferred-utilities\.css$/, priority: 1 },
                ...SHARED_FILES,
                // Otherwise each icon of two screens is a file of a few hundred bytes.
                { name: 'icons', test: ICONS, minShareCount: 2 },
                // Likewise the small helpers of several screens: each file is a name in the table of the first script.
                { name: 'lib', test: SMALL_HELPERS },
              ],
            },
          },
        },
      }),
      ...(isSsrBuild && {
        rolldownOptions: {
          input: fileURLToPath(new URL('client/src/entry-server.tsx', import.meta.url)),
          // Whitespace is a sixth of the renderer. Names stay, because logs and errors show them.
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
