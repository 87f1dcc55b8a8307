import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:m?js|css|html|svg|json|webmanifest|txt|ico|wasm)$/
/** Smaller files fit into one packet uncompressed. */
const MIN_BYTES = 512
/** Files that the server only reads, or rewrites for each response. */
const NEVER_SERVED_UNCHANGED = new Set(['index.html', 'csp-hashes.json', 'ssr-page.js'])

const ENCODINGS = [
  ['.br', (data) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
  ['.gz', (data) => promisify(gzip)(data, { level: 9 })],
]

/**
 * Writes a brotli and a gzip copy next to every file that they make smaller. The highest levels are too slow
 * for requests.
 * @param {string} folder absolute path
 */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) =>
      entry.isFile() &&
      COMPRESSIBLE.test(entry.name) &&
      !(entry.parentPath === folder && NEVER_SERVED_UNCHANGED.has(entry.name)) &&
      // Dot folders are for the build only.
      !/[\\/]\./.test(entry.parentPath.slice(folder.length)),
  )
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      const data = await readFile(path)
      if (data.length < MIN_BYTES) return
      for (const [suffix, compress] of ENCODINGS) {
        const compressed = await compress(data)
        if (compressed.length < data.length) await writeFile(path + suffix, compressed)
      }
    }),
  )
}
