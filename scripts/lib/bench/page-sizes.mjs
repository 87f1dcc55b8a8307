import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * The size of a page's scripts, read from the build.
 * @typedef {object} RouteSize
 * @property {string} route name of its file: `play`
 * @property {{file: string, bytes: number}[]} files what is needed before its first paint, gzip
 * @property {number} bytes of all of them
 */

/** The files of an entry and of its static imports. */
function filesOf(manifest, names) {
  const found = new Set()
  const need = (name) => {
    const entry = manifest[name]
    if (entry === undefined || found.has(name)) return
    found.add(name)
    for (const imported of entry.imports ?? []) need(imported)
  }
  names.forEach(need)
  return [...new Set([...found].map((name) => manifest[name].file))].filter((file) => file.endsWith('.js'))
}

/** @returns a function for the scripts that entries of the build need, and their size */
function sizesIn(clientDir) {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8'))
  const sizeOf = (file) => gzipSync(readFileSync(join(clientDir, file))).length
  return (names) => {
    const files = filesOf(manifest, names).map((file) => ({ file, bytes: sizeOf(file) }))
    return { files, bytes: files.reduce((sum, file) => sum + file.bytes, 0) }
  }
}

/**
 * The scripts of every route before its first paint, smallest first.
 * @param {string} clientDir dist/client
 * @returns {RouteSize[]}
 */
export function routeSizes(clientDir) {
  const sizesOf = sizesIn(clientDir)
  const routes = readdirSync(new URL('../../../client/src/routes', import.meta.url))
  return routes
    .map((name) => {
      // A route without a chunk is part of the app's file.
      return { route: name.replace(/\.tsx$/, ''), ...sizesOf(['src/entry-client.tsx', `src/routes/${name}`]) }
    })
    .sort((one, other) => one.bytes - other.bytes)
}
