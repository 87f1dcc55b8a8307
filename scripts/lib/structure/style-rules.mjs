import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { loadedWith } from './source-files.mjs'

const ENTRY = 'client/src/entry-client.tsx'
const FIRST_SHEET = 'client/src/styles.css'
const LATER_SHEET = 'client/src/styles/deferred.css'
const SOURCE_OF_UTILITIES = /^@source '([^']+)';$/gm

/** A pattern of `@source` as an expression for paths: a file, a folder, or files in braces. */
function named(pattern) {
  const path = posix.join(posix.dirname(FIRST_SHEET), pattern)
  const escaped = path.replace(/[.+?^$()|[\]\\]/g, '\\$&')
  const alternatives = escaped.replace(/\{([^}]*)\}/g, (_, list) => `(?:${list.replaceAll(',', '|')})`)
  return new RegExp(`^${alternatives}(?:$|/)`)
}

/**
 * The first sheet has the utilities of the files of the first paint, and deferred components import the second sheet. A file
 * covered by neither would have no styles.
 */
export function styleBreaches(files, root) {
  const byPath = new Map(files.map((file) => [file.path, file]))
  if (!byPath.has(ENTRY)) return []
  const sheet = readFileSync(join(root, FIRST_SHEET), 'utf8')
  const sources = [...sheet.matchAll(SOURCE_OF_UTILITIES)].map(([, pattern]) => named(pattern))
  const loadedBy = (path) => loadedWith(path, byPath, ({ dynamic }) => !dynamic)
  const isComponent = (path) => path.endsWith('.tsx') && byPath.has(path)

  const unstyled = [...loadedBy(ENTRY)]
    .filter((path) => isComponent(path) && path !== ENTRY && !sources.some((source) => source.test(path)))
    .map((path) => ({
      path,
      message: `is part of the first paint: name it in an @source of ${FIRST_SHEET}, or defer it`,
    }))
  const later = files.flatMap((file) =>
    file.path.startsWith('client/')
      ? file.imports.filter(({ dynamic, target }) => dynamic && target !== undefined && isComponent(target))
      : [],
  )
  const unaware = [...new Set(later.map(({ target }) => target))]
    // Components that need the first sheet only are named there.
    .filter((path) => !loadedBy(path).has(LATER_SHEET) && !sources.some((source) => source.test(path)))
    .map((path) => ({
      path,
      message: `is loaded after the first paint without its utilities: import ${LATER_SHEET}`,
    }))
  return [...unstyled, ...unaware]
}
