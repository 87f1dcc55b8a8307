import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const ENTRY = 'client/src/entry-client.tsx'
const FIRST_SHEET = 'client/src/styles.css'
const LATER_SHEET = 'client/src/styles/deferred.css'
const SOURCE_OF_UTILITIES = /^@source '([^']+)';$/gm

/** A file, a folder, or files in braces, as `@source` names them: whether a path is among them. */
function named(pattern) {
  const path = posix.join(posix.dirname(FIRST_SHEET), pattern)
  const escaped = path.replace(/[.+?^$()|[\]\\]/g, '\\$&')
  const alternatives = escaped.replace(/\{([^}]*)\}/g, (_, list) => `(?:${list.replaceAll(',', '|')})`)
  return new RegExp(`^${alternatives}(?:$|/)`)
}

/** What runs when `path` is loaded: it and everything that it imports for good, style sheets too. */
function loadedWith(path, byPath) {
  const found = new Set()
  const queue = [path]
  for (const next of queue) {
    if (found.has(next)) continue
    found.add(next)
    for (const { target, typeOnly, dynamic } of byPath.get(next)?.imports ?? [])
      if (target !== undefined && !typeOnly && !dynamic) queue.push(target)
  }
  return found
}

/**
 * The utilities of the first sheet are made for the files of the first paint only, and everything else brings the second
 * sheet. A file in neither would be drawn without its styles.
 * @param {import('./source-files.mjs').SourceFile[]} files
 * @param {string} root
 * @returns {import('./import-rules.mjs').Breach[]}
 */
export function styleBreaches(files, root) {
  const byPath = new Map(files.map((file) => [file.path, file]))
  if (!byPath.has(ENTRY)) return []
  const sheet = readFileSync(join(root, FIRST_SHEET), 'utf8')
  const sources = [...sheet.matchAll(SOURCE_OF_UTILITIES)].map(([, pattern]) => named(pattern))
  const isComponent = (path) => path.endsWith('.tsx') && byPath.has(path)

  const unstyled = [...loadedWith(ENTRY, byPath)]
    .filter((path) => isComponent(path) && path !== ENTRY && !sources.some((source) => source.test(path)))
    .map((path) => ({
      path,
      message: `comes with the first paint: name it in an @source of ${FIRST_SHEET}, or load it later`,
    }))
  const later = files.flatMap((file) =>
    file.path.startsWith('client/')
      ? file.imports.filter(({ dynamic, target }) => dynamic && target !== undefined && isComponent(target))
      : [],
  )
  const unaware = [...new Set(later.map(({ target }) => target))]
    .filter((path) => {
      const loaded = loadedWith(path, byPath)
      // What needs no sheet but the first is named there.
      return !loaded.has(LATER_SHEET) && !sources.some((source) => source.test(path))
    })
    .map((path) => ({
      path,
      message: `is loaded after the first paint without its utilities: import ${LATER_SHEET}`,
    }))
  return [...unstyled, ...unaware]
}
