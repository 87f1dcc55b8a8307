import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { PLAY_TOOLS } from './loaded-together.mjs'
import { ROOT } from './project.mjs'

const CLIENT = join(ROOT, 'client', 'src')
const slashed = (path) => path.replaceAll('\\', '/')
const ENTRY = slashed(join(CLIENT, 'entry-client.tsx'))
const sheet = (name) => slashed(join(CLIENT, 'styles', `${name}.css`))
/** The sheet that names the sources of the first paint's utilities. */
const FIRST_SHEETS = ['first-sources']
/** The sheets that name those of the first paint, and of what the play screen loads while it is idle. */
const IDLE_SHEETS = ['first-sources', 'play-utilities']
const isDeferred = (path) => path.includes('/deferred-')
const DYNAMIC_IMPORT = /\bimport\(\s*'(\.[^']+\.tsx)'/g
const SOURCE_OF_UTILITIES = /^@source '([^']+)';$/gm

/** Converts a pattern of `@source` to an expression for paths: a file, a folder, or files in braces. */
function sourcePattern(pattern) {
  const path = posix.join('client/src/styles', pattern)
  const escaped = path.replace(/[.+?^$()|[\]\\]/g, '\\$&')
  const alternatives = escaped.replace(/\{([^}]*)\}/g, (_, list) => `(?:${list.replaceAll(',', '|')})`)
  return new RegExp(`^${alternatives}(?:$|/)`)
}

/** @returns {(path: string) => boolean} whether sheets have the utilities of a file */
function readSources(names) {
  const texts = names.map((name) => readFileSync(sheet(name), 'utf8'))
  const sources = [...texts.join('\n').matchAll(SOURCE_OF_UTILITIES)].map(([, pattern]) =>
    sourcePattern(pattern),
  )
  return (path) => {
    const fromRoot = posix.relative(slashed(ROOT), path)
    return sources.some((source) => source.test(fromRoot))
  }
}

/** Returns the components that other files of the client load later, without those that the first sheet names. */
function readDeferred() {
  const paths = readdirSync(CLIENT, { recursive: true }).filter((path) => /\.tsx?$/.test(path))
  const targets = paths.flatMap((path) =>
    [...readFileSync(join(CLIENT, path), 'utf8').matchAll(DYNAMIC_IMPORT)].map(([, target]) =>
      join(CLIENT, path, '..', target),
    ),
  )
  const isInFirst = readSources(FIRST_SHEETS)
  return new Set(targets.map(slashed).filter((path) => !isInFirst(path)))
}

/** Returns the components that are loaded with a file: its imports, and their imports. */
function componentsWith(id, context) {
  const loaded = new Set([id])
  // A Set is iterated in the order of insertion, including what is added on the way.
  for (const path of loaded)
    for (const imported of context.getModuleInfo(path)?.importedIds ?? []) loaded.add(imported)
  loaded.delete(id)
  return [...loaded].map(slashed).filter((path) => path.startsWith(slashed(CLIENT)) && path.endsWith('.tsx'))
}

/**
 * Makes components that are loaded later, and that the first sheet doesn't name, import the deferred sheets, which the
 * bundler then loads first. What the play screen loads while it is idle has a quarter of the utilities in its own
 * sheet. Refuses components that the sheets of their time don't name.
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
    transform(code, id) {
      if (!deferred.has(slashed(id))) return undefined
      const names = PLAY_TOOLS.includes(slashed(id)) ? ['deferred'] : ['deferred', 'deferred-utilities']
      return {
        code: `${names.map((name) => `import ${JSON.stringify(sheet(name))};`).join('')}${code}`,
        map: null,
      }
    },
    generateBundle() {
      const check = (from, names) => {
        const isNamed = readSources(names)
        const unnamed = componentsWith(from, this).find((path) => !isNamed(path))
        if (unnamed)
          this.error(
            `${unnamed} is loaded with ${from}: name it in an @source of ${names.at(-1)}.css, or defer it`,
          )
      }
      check(ENTRY, FIRST_SHEETS)
      for (const file of PLAY_TOOLS) check(file, IDLE_SHEETS)
    },
  }
}

/** Tailwind's registrations of the variables of utilities, and what older browsers get instead. */
const REGISTERED =
  /@property --tw-[^{]*\{[^}]*\}|@layer properties\s*\{\s*@supports[^{]*\{[^{]*\{[^}]*\}\s*\}\s*\}/g
const RULE = /([^{}]*)\{([^{}]*)\}/g
/** A variable that its own rule must set, except the one of borders, which the first sheet registers. */
const VARIABLE = /var\((--tw-(?!border-style\b)[\w-]+)\)/g

/**
 * Leaves registered properties to the first sheet: each further one makes Chromium style the whole page anew, 6 to
 * 10 ms on a fast computer for each arriving sheet, during the first taps. Refuses utilities that don't work without
 * registration.
 * @returns {import('vite').Plugin}
 */
export function firstSheetRegisters() {
  return {
    name: 'first-sheet-registers',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.css$/, exclude: /client\/src\/styles\.css$/ } },
      handler(code) {
        const sheet = code.replace(REGISTERED, '')
        for (const [, selector, body] of sheet.matchAll(RULE))
          for (const [, name] of body.matchAll(VARIABLE))
            if (!body.includes(`${name}:`))
              this.error(
                `${selector.trim()} needs ${name}, which no later sheet registers: write the property itself`,
              )
        return { code: sheet, map: null }
      },
    },
  }
}

/**
 * Makes browsers apply the deferred sheet before those of the play screen's later parts, whichever are loaded first:
 * the latter define how the BINGO! dialog differs from others. (A route's own sheet comes before the deferred one.)
 * @returns {import('vite').Plugin}
 */
export function deferredSheetFirst() {
  return {
    name: 'deferred-sheet-first',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const { importedCss } = Object.values(bundle).find(({ name }) => name === 'play').viteMetadata
      const inOrder = [...importedCss].toSorted(
        (one, other) => Number(isDeferred(other)) - Number(isDeferred(one)),
      )
      importedCss.clear()
      for (const path of inOrder) importedCss.add(path)
    },
  }
}
