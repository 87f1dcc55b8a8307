import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project.mjs'

/** The browser lists of tools have one name more than esbuild's targets, which Vite takes. */
const TARGET_NAMES = { ios_saf: 'ios' }

/**
 * What style sheets must not use because a supported browser lacks it and ignores the rule. The first version that has it is
 * Firefox's. Within `@supports` for it, a rule may use it.
 */
const TOO_NEW = [
  { name: ':has()', pattern: /:has\(/, since: 121 },
  { name: 'light-dark()', pattern: /\blight-dark\(/, since: 120 },
  {
    name: 'relative colours',
    pattern: /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*from\b/,
    since: 128,
  },
  { name: '@starting-style', pattern: /@starting-style\b/, since: 129 },
  { name: 'anchor positioning', pattern: /\banchor(?:-name\s*:|\()/, since: 147 },
  { name: '@scope', pattern: /@scope\b/, since: 146 },
  { name: 'style queries', pattern: /@container[^{]*\bstyle\(/, since: 150 },
]

/**
 * The oldest supported browsers, from `browserslist` in package.json.
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

/** The style sheet without its `@supports` blocks, which old browsers skip as a whole. */
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
 * @returns {string[]} what it uses that Firefox `firefox` lacks, outside `@supports`
 */
export function findTooNew(css, firefox) {
  const required = withoutSupports(css.replace(/\/\*[\s\S]*?\*\//g, ''))
  return TOO_NEW.filter(({ pattern, since }) => since > firefox && pattern.test(required)).map(
    ({ name, since }) => `${name} (Firefox ${since})`,
  )
}

/** Throws if a built style sheet needs a newer browser than package.json supports. */
export function checkBrowserSupport(clientDir) {
  const firefox = Number(
    browserTargets()
      .find((target) => target.startsWith('firefox'))
      ?.slice(7),
  )
  const assets = join(clientDir, 'assets')
  const complaints = readdirSync(assets)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      findTooNew(readFileSync(join(assets, file), 'utf8'), firefox).map((found) => `${file} uses ${found}`),
    )
  if (complaints.length > 0)
    throw new Error(`${complaints.join(', ')}: outside @supports, Firefox ${firefox} ignores the whole rule`)
}
