import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { featureSources } from '../project.mjs'

/**
 * Returns the files of an entry and of its static imports, with their messages in English.
 * @param {{folders: Record<string, string>, files: Record<string, string[]>}} messages of scripts/lib/messages.mjs
 */
function filesOf(manifest, messages, names) {
  const found = new Set()
  const addWithImports = (name) => {
    const entry = manifest[name]
    if (entry === undefined || found.has(name)) return
    found.add(name)
    for (const imported of entry.imports ?? []) addWithImports(imported)
  }
  names.forEach(addWithImports)
  const scripts = [...found].map((name) => manifest[name].file).filter((file) => file.endsWith('.js'))
  const folder = messages.folders.en.slice(1)
  const messageFiles = scripts.flatMap((file) => messages.files[file] ?? []).map((file) => folder + file)
  return [...new Set([...scripts, ...messageFiles])]
}

/**
 * Returns the scripts that every screen needs before its first paint, from the build, smallest first, in bytes of gzip.
 * @param {string} clientDir dist/client
 * @returns {{screen: string, files: {file: string, bytes: number}[], bytes: number}[]} `screen`: such as `play`
 */
export function screenSizes(clientDir) {
  const [manifest, messages] = ['manifest', 'messages'].map((name) =>
    JSON.parse(readFileSync(join(clientDir, '.vite', `${name}.json`), 'utf8')),
  )
  const sizeOf = (file) => gzipSync(readFileSync(join(clientDir, file))).length
  return featureSources('-screen.tsx')
    .map((source) => {
      // A screen without a chunk is part of the app's file.
      const needed = filesOf(manifest, messages, ['src/entry-client.tsx', source])
      const files = needed.map((file) => ({ file, bytes: sizeOf(file) }))
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
      return { screen: basename(source, '-screen.tsx'), files, bytes }
    })
    .sort((one, other) => one.bytes - other.bytes)
}
