import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { PLAY_TOOLS } from './loaded-together.mjs'
import { ROOT } from './project.mjs'

const CLIENT = join(ROOT, 'client', 'src')
const slashed = (path) => path.replaceAll('\\', '/')
const ENTRY = slashed(join(CLIENT, 'entry-client.tsx'))
const sheet = (name) => slashed(join(CLIENT, 'styles', `${name}.css`))
/** Says what the first paint has utilities for. */
const FIRST = ['first-sources']
/** Says the same of the first paint and what the play screen loads while it is idle. */
const IDLE = ['first-sources', 'play-utilities']
const isDeferred = (path) => path.includes('/deferred-')
const DEFERRED = /\bimport\(\s*'(\.[^']+\.tsx)'/g
const SOURCE_OF_UTILITIES = /^@source '([^']+)';$/gm

/** A pattern of `@source` as an expression for paths: a file, a folder, or files in braces. */
function named(pattern) {
  const path = posix.join('client/src/styles', pattern)
  const escaped = path.replace(/[.+?^$()|[\]\\]/g, '\\$&')
  const alternatives = escaped.replace(/\{([^}]*)\}/g, (_, list) => `(?:${list.replaceAll(',', '|')})`)
  return new RegExp(`^${alternatives}(?:$|/)`)
}

/** @returns {(path: string) => boolean} whether sheets have the utilities of a file */
function readSources(names) {
  const texts = names.map((name) => readFileSync(sheet(name), 'utf8'))
  const sources = [...texts.join('\n').matchAll(SOURCE_OF_UTILITIES)].map(([, pattern]) => named(pattern))
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
  const isInFirst = readSources(FIRST)
  return new Set(targets.map(slashed).filter((path) => !isInFirst(path)))
}

/** The components that are loaded with a file: what it imports, and what that imports. */
function componentsWith(id, context) {
  const loaded = new Set([id])
  // A Set is iterated in the order of insertion, also what is added on the way.
  for (const one of loaded) for (const next of context.getModuleInfo(one)?.importedIds ?? []) loaded.add(next)
  loaded.delete(id)
  return [...loaded].map(slashed).filter((path) => path.startsWith(slashed(CLIENT)) && path.endsWith('.tsx'))
}

/**
 * Has the components that are loaded later, and that the first sheet doesn't name, import the deferred ones: the bundler loads
 * them before. What the play screen loads while it is idle has a quarter of the utilities in its own sheet. Refuses components
 * that the sheet of their time doesn't name.
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
      check(ENTRY, FIRST)
      for (const file of PLAY_TOOLS) check(file, IDLE)
    },
  }
}

/** What Tailwind registers for utilities that are made of variables, and what older browsers have instead. */
const REGISTERED =
  /@property --tw-[^{]*\{[^}]*\}|@layer properties\s*\{\s*@supports[^{]*\{[^{]*\{[^}]*\}\s*\}\s*\}/g
const RULE = /([^{}]*)\{([^{}]*)\}/g
/** With no value of its own where it is used. The first sheet registers that of borders. */
const VARIABLE = /var\((--tw-(?!border-style\b)[\w-]+)\)/g

/**
 * Leaves registered properties to the first sheet: one more has Chromium style the whole page anew, 6 to 10 ms on a fast computer
 * for each sheet that arrives, in the middle of the first taps. Refuses utilities that don't work without.
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
      const inOrder = [...importedCss].toSorted(
        (one, other) => Number(isDeferred(other)) - Number(isDeferred(one)),
      )
      importedCss.clear()
      for (const path of inOrder) importedCss.add(path)
    },
  }
}
