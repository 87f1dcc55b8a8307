import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './project.mjs'

/** @typedef {{file: string, imports?: string[], css?: string[], assets?: string[], isEntry?: boolean}} Chunk in Vite's manifest */

/** The logo, which is on every page and has no hash in its name. */
const LOGO = 'logo.svg'
/** The chunks that a card needs after a first visit, up to its BINGO!, even for a player who has not touched it yet. */
const CARD_CHUNKS = [
  'index',
  '_frame',
  '_play-tools',
  'esm',
  'header-menus',
  'bingo-dialog',
  'confetti',
  'result-dialog',
  'shout',
  'square-list',
  'show-bingo',
  'toasts',
]
const EDITOR = 'src/features/editor/components/editor-screen.tsx'
const CACHED_FILE = /\.(?:js|css)$|-(?:latin|accents)-\d.*\.woff2$/

async function revisionOf(folder, ...files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Returns the chunks of these names, with their static imports. */
function chunksOf(manifest, names) {
  const found = new Set(Object.values(manifest).filter(({ name }) => names.includes(name)))
  if (found.size < names.length) throw new Error(`The build lacks one of ${names}`)
  for (const { imports = [] } of found) for (const key of imports) found.add(manifest[key])
  return [...found]
}

/**
 * Returns the files that the app needs offline in addition to its page: every script and style, and the Latin fonts.
 * Other fonts are cached with the first card that uses them.
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} [names] of chunks that a first visit caches
 * @returns {{first: string[], others: string[]}}
 */
export function appFiles(manifest, names = CARD_CHUNKS) {
  const filesOf = (chunks) =>
    chunks
      .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
      .filter((file) => CACHED_FILE.test(file))
  const paths = (files) => [...new Set(files)].map((file) => `/${file}`).sort()
  const first = paths(filesOf(chunksOf(manifest, names)))
  const all = paths(filesOf(Object.values(manifest)))
  return { first, others: all.filter((path) => !first.includes(path)) }
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
  const messagesOf = (scripts) => [...new Set(scripts.flatMap((path) => imports[path.slice(1)] ?? []))].sort()
  const { first, others } = appFiles(manifest)
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
      __FIRST_FILES__: JSON.stringify([
        { url: `/${LOGO}`, revision: await revision(LOGO) },
        ...first.map((url) => ({ url, revision: null })),
      ]),
      __OTHER_FILES__: JSON.stringify(others),
      __EDITOR__: JSON.stringify(`/${manifest[EDITOR].file}`),
      __FIRST_MESSAGES__: JSON.stringify(messagesOf(first)),
      __MESSAGE_FILES__: JSON.stringify(messagesOf([...first, ...others])),
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
