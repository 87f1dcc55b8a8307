import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project.mjs'

/** Names of browserslist that differ from esbuild's targets, which Vite takes. */
const TARGET_NAMES = { ios_saf: 'ios' }

/**
 * Features that style sheets must not use because a supported browser lacks them and ignores the rule, with the first
 * version of the browser that got them last. A rule inside `@supports` for a feature may use it.
 */
const UNSUPPORTED_FEATURES = [
  { name: ':has()', pattern: /:has\(/, since: { firefox: 121 } },
  { name: 'light-dark()', pattern: /\blight-dark\(/, since: { firefox: 120 } },
  {
    name: 'relative colours',
    pattern: /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*from\b/,
    since: { firefox: 128 },
  },
  { name: '@starting-style', pattern: /@starting-style\b/, since: { firefox: 129 } },
  { name: 'anchor positioning', pattern: /\banchor(?:-name\s*:|\()/, since: { firefox: 147 } },
  { name: '@scope', pattern: /@scope\b/, since: { firefox: 146 } },
  { name: 'style queries', pattern: /@container[^{]*\bstyle\(/, since: { firefox: 150 } },
  { name: 'subgrid', pattern: /:\s*subgrid\b/, since: { chrome: 117 } },
  { name: 'zoom', pattern: /[{;\s]zoom\s*:/, since: { firefox: 126 } },
  { name: 'hyphenate-limit-chars', pattern: /\bhyphenate-limit-chars\s*:/, since: { firefox: 137 } },
]

/**
 * Returns the oldest supported browsers, from `browserslist` in package.json.
 * @returns {string[]} targets of Vite and esbuild, such as `firefox115`
 */
export function browserTargets() {
  const { browserslist } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return browserslist.map((entry) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? []
    if (name === undefined)
      throw new Error(`browserslist in package.json: "${entry}" is not "name >= version"`)
    return `${TARGET_NAMES[name] ?? name}${version}`
  })
}

/** Returns the style sheet without its `@supports` blocks, which old browsers skip as a whole. */
function withoutSupports(css) {
  let kept = ''
  let rest = css
  for (let start = rest.search(/@supports\b/); start >= 0; start = rest.search(/@supports\b/)) {
    kept += rest.slice(0, start)
    let end = rest.indexOf('{', start) + 1
    for (let depth = 1; depth > 0 && end < rest.length; end += 1) {
      if (rest[end] === '{') depth += 1
      else if (rest[end] === '}') depth -= 1
    }
    rest = rest.slice(end)
  }
  return kept + rest
}

/**
 * @param {string} css a style sheet
 * @param {Record<string, number>} oldest versions of browsers, such as `{ firefox: 115 }`
 * @returns {string[]} what it uses outside `@supports` that one of them lacks
 */
export function findUnsupported(css, oldest) {
  const required = withoutSupports(css.replace(/\/\*[\s\S]*?\*\//g, ''))
  return UNSUPPORTED_FEATURES.flatMap(({ name, pattern, since }) => {
    const [browser, version] = Object.entries(since)[0]
    return version > oldest[browser] && pattern.test(required) ? [`${name} (${browser} ${version})`] : []
  })
}

/** Throws if a built style sheet needs a newer browser than package.json supports. */
export function checkBrowserSupport(clientDir) {
  const oldest = Object.fromEntries(
    browserTargets().map((target) => [target.replace(/[\d.]+$/, ''), Number(/[\d.]+$/.exec(target)[0])]),
  )
  const assets = join(clientDir, 'assets')
  const problems = readdirSync(assets)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      findUnsupported(readFileSync(join(assets, file), 'utf8'), oldest).map(
        (found) => `${file} uses ${found}`,
      ),
    )
  if (problems.length > 0)
    throw new Error(
      `${problems.join(', ')}: outside @supports, older ones of our browsers ignore the whole rule`,
    )
}
