import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = new Set([
  '.js',
  '.mjs',
  '.css',
  '.html',
  '.svg',
  '.json',
  '.webmanifest',
  '.txt',
  '.ico',
  '.wasm',
])
/** Below this the compressed form saves no packet. */
const MIN_BYTES = 512
/** Written anew for each answer, by the server. */
const NEVER_SERVED_AS_THEY_ARE = new Set(['index.html', 'csp-hashes.json', 'ssr-page.js'])

const FORMS = [
  ['.br', (data) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
  ['.gz', (data) => promisify(gzip)(data, { level: 9 })],
]

/**
 * Puts a brotli and a gzip form beside every file that gets smaller by it, at the highest levels, which are too slow to
 * compress with while someone waits.
 * @param {string} folder absolute path
 * @returns {Promise<number>} how many files got one
 */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) =>
      entry.isFile() &&
      COMPRESSIBLE.has(extname(entry.name)) &&
      !(entry.parentPath === folder && NEVER_SERVED_AS_THEY_ARE.has(entry.name)) &&
      // Dot folders hold what the build leaves for itself.
      !entry.parentPath
        .slice(folder.length)
        .split(/[\\/]/)
        .some((part) => part.startsWith('.')),
  )
  const compressed = await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      const data = await readFile(path)
      if (data.length < MIN_BYTES) return false
      const smaller = await Promise.all(
        FORMS.map(async ([suffix, compress]) => {
          const form = await compress(data)
          if (form.length >= data.length) return false
          await writeFile(path + suffix, form)
          return true
        }),
      )
      return smaller.includes(true)
    }),
  )
  return compressed.filter(Boolean).length
}
