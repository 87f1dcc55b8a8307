import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './project.mjs'

/** @typedef {{file: string, css?: string[], assets?: string[], isEntry?: boolean}} Chunk in Vite's manifest */

/** On every page, without a hash in the name. */
const LOGO = 'logo.svg'
const NEEDED = /\.(?:js|css)$|-latin-\d.*\.woff2$/

async function revisionOf(folder, ...files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * The files that the app needs offline besides its page: every script and style, and the Latin fonts. Other fonts are cached
 * with the first card that uses them.
 * @param {Record<string, Chunk>} manifest
 * @param {(file: string) => Promise<string>} revision of a file whose name does not change with its content
 * @returns {Promise<{url: string, revision: string | null}[]>}
 */
export async function appFiles(manifest, revision) {
  const built = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ])
  const hashed = [...new Set(built)].filter((file) => NEEDED.test(file)).sort()
  return [
    { url: `/${LOGO}`, revision: await revision(LOGO) },
    ...hashed.map((file) => ({ url: `/${file}`, revision: null })),
  ]
}

/**
 * Bundles the service worker with the list of files that it caches.
 * @param {string} folder of the built client
 */
export async function bundleServiceWorker(folder) {
  const esbuild = await import('esbuild')
  const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'))
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The manifest of the build names no entry')
  const revision = (...files) => revisionOf(folder, ...files)
  const { files: imports } = JSON.parse(await readFile(join(folder, '.vite', 'messages.json'), 'utf8'))
  const messages = [...new Set(Object.values(imports).flat())].sort()
  const files = await appFiles(manifest, revision)
  await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: ['client/src/service-worker/service-worker.ts'],
    outfile: join(folder, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      __APP_FILES__: JSON.stringify(files),
      __MESSAGE_FILES__: JSON.stringify(messages),
      // The server fills the template with addresses from the manifest.
      __SHELL_REVISION__: JSON.stringify(
        await revision('index.html', '.vite/manifest.json', '.vite/messages.json'),
      ),
      __ENTRY_SCRIPT__: JSON.stringify(`/${entry.file}`),
    },
    logLevel: 'warning',
  })
  await esbuild.stop()
}
