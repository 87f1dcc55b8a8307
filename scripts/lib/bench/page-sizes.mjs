import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * The files of an entry and of its static imports, with their messages in English.
 * @param {{folders: Record<string, string>, files: Record<string, string[]>}} messages that scripts import (scripts/lib/messages.mjs)
 */
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

/**
 * The scripts that every route needs before its first paint, read from the build, smallest first, in bytes of gzip.
 * @param {string} clientDir dist/client
 * @returns {{route: string, files: {file: string, bytes: number}[], bytes: number}[]} `route`: name of its file, such as `play`
 */
export function routeSizes(clientDir) {
  const [manifest, messages] = ['manifest', 'messages'].map((name) =>
    JSON.parse(readFileSync(join(clientDir, '.vite', `${name}.json`), 'utf8')),
  )
  const sizeOf = (file) => gzipSync(readFileSync(join(clientDir, file))).length
  return readdirSync(new URL('../../../client/src/routes', import.meta.url))
    .map((name) => {
      // A route without a chunk is part of the app's file.
      const needed = filesOf(manifest, messages, ['src/entry-client.tsx', `src/routes/${name}`])
      const files = needed.map((file) => ({ file, bytes: sizeOf(file) }))
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
      return { route: name.replace(/\.tsx$/, ''), files, bytes }
    })
    .sort((one, other) => one.bytes - other.bytes)
}
