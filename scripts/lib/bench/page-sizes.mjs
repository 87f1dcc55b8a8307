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

/** @returns {{folders: Record<string, string>, files: Record<string, string[]>}} the messages that scripts import (scripts/lib/messages.mjs) */
const messagesIn = (clientDir) => JSON.parse(readFileSync(join(clientDir, '.vite', 'messages.json'), 'utf8'))

/** The files of an entry and of its static imports, with their messages in English. */
function filesOf(manifest, messages, names) {
  const found = new Set()
  const need = (name) => {
    const entry = manifest[name]
    if (entry === undefined || found.has(name)) return
    found.add(name)
    for (const imported of entry.imports ?? []) need(imported)
  }
  names.forEach(need)
  const scripts = [...found].map((name) => manifest[name].file).filter((file) => file.endsWith('.js'))
  const folder = messages.folders.en.slice(1)
  const words = scripts.flatMap((file) => messages.files[file] ?? []).map((file) => folder + file)
  return [...new Set([...scripts, ...words])]
}

/** @returns a function for the scripts that entries of the build need, and their size */
function sizesIn(clientDir) {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8'))
  const messages = messagesIn(clientDir)
  const sizeOf = (file) => gzipSync(readFileSync(join(clientDir, file))).length
  return (names) => {
    const files = filesOf(manifest, messages, names).map((file) => ({ file, bytes: sizeOf(file) }))
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
