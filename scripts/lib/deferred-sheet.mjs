import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ROOT } from './project.mjs'

/** The sheet of the first paint. */
const FIRST_SHEET = 'client/src/styles.css'
const CLIENT = join(ROOT, 'client', 'src')
const slashed = (path) => path.replaceAll('\\', '/')
const ENTRY = slashed(join(CLIENT, 'entry-client.tsx'))
const DEFERRED_SHEET = slashed(join(CLIENT, 'styles/deferred.css'))
const isDeferred = (sheet) => sheet.includes('/deferred-')
const DEFERRED = /\bimport\(\s*'(\.[^']+\.tsx)'/g
const SOURCE_OF_UTILITIES = /^@source '([^']+)';$/gm

/** A pattern of `@source` as an expression for paths: a file, a folder, or files in braces. */
function named(pattern) {
  const path = posix.join(posix.dirname(FIRST_SHEET), pattern)
  const escaped = path.replace(/[.+?^$()|[\]\\]/g, '\\$&')
  const alternatives = escaped.replace(/\{([^}]*)\}/g, (_, list) => `(?:${list.replaceAll(',', '|')})`)
  return new RegExp(`^${alternatives}(?:$|/)`)
}

/** @returns {(path: string) => boolean} whether the first sheet has the utilities of a file */
function readFirstSheet() {
  const sheet = readFileSync(join(ROOT, FIRST_SHEET), 'utf8')
  const sources = [...sheet.matchAll(SOURCE_OF_UTILITIES)].map(([, pattern]) => named(pattern))
  return (path) => {
    const fromRoot = posix.relative(slashed(ROOT), path)
    return sources.some((source) => source.test(fromRoot))
  }
}

/** The components that other files of the client load later. */
function readDeferred() {
  const paths = readdirSync(CLIENT, { recursive: true }).filter((path) => /\.tsx?$/.test(path))
  const targets = paths.flatMap((path) =>
    [...readFileSync(join(CLIENT, path), 'utf8').matchAll(DEFERRED)].map(([, target]) =>
      join(CLIENT, path, '..', target),
    ),
  )
  const isInFirst = readFirstSheet()
  return new Set(targets.map(slashed).filter((path) => !isInFirst(path)))
}

/**
 * Has the components that are loaded later, and that the first sheet doesn't name, import the deferred one: the bundler loads it
 * before them. Refuses components of the first paint that the first sheet doesn't name.
 * @returns {import('vite').Plugin}
 */
export function deferredSheet() {
  let deferred = readDeferred()
  return {
    name: 'deferred-sheet',
    enforce: 'pre',
    watchChange: () => {
      deferred = readDeferred()
    },
    transform: (code, id) =>
      deferred.has(slashed(id)) ? { code: `import '${DEFERRED_SHEET}';${code}`, map: null } : undefined,
    generateBundle() {
      const loaded = new Set([ENTRY])
      // A Set is iterated in the order of insertion, also what is added on the way.
      for (const id of loaded) for (const next of this.getModuleInfo(id)?.importedIds ?? []) loaded.add(next)
      loaded.delete(ENTRY)
      const isInFirst = readFirstSheet()
      for (const id of [...loaded].map(slashed))
        if (id.startsWith(slashed(CLIENT)) && id.endsWith('.tsx') && !isInFirst(id))
          this.error(`${id} is part of the first paint: name it in an @source of ${FIRST_SHEET}, or defer it`)
    },
  }
}

/**
 * Has browsers apply the deferred sheet before that of the play screen's later parts, whichever are loaded first: they say how the
 * BINGO! dialog differs from others. (A route's own sheet comes before the deferred one.)
 * @returns {import('vite').Plugin}
 */
export function deferredSheetFirst() {
  return {
    name: 'deferred-sheet-first',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const { importedCss } = Object.values(bundle).find(({ name }) => name === 'play').viteMetadata
      const sheets = [...importedCss].toSorted(
        (one, other) => Number(isDeferred(other)) - Number(isDeferred(one)),
      )
      importedCss.clear()
      for (const sheet of sheets) importedCss.add(sheet)
    },
  }
}
