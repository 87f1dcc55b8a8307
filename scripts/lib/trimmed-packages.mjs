import { join } from 'node:path'
import { ROOT } from './project.mjs'

/** React Router's production build. The package's exports lead to its development build. */
const REACT_ROUTER = join(ROOT, 'node_modules/react-router/dist/production/index.mjs')

/** Rules of Tailwind's reset for elements that no screen has: dates, files, rules, progress, subscripts. */
const UNUSED_RULES =
  /(?<=(?:[{}]|\*\/)\s*)(?:hr|progress|abbr:where\(\[title\]\)|sub,\s*sup|su[bp]|::file-selector-button|::-webkit-(?:date-and-time-value|datetime-edit[\w-]*|calendar-picker-indicator))\s*\{[^{}]*\}/g
/** Features of fonts by variables that nothing sets, and what `font: inherit` sets already. */
const FONT_FEATURES = /font-(?:feature|variation)-settings:(?:inherit|var\([^)]*\));?/g
/** The colour of placeholders, which the tokens set: nested blocks. */
const PLACEHOLDERS = /@supports \(not[^{]*apple-pay-button[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/

/** Fallbacks of the fonts, both of which the theme names. */
const FALLBACK_FONTS = /(?<=var\(--default-(?:mono-)?font-family),[^)]*/g

/** The trims, by an expression for the paths of files. */
const TRIMS = [
  // Saves 500 bytes, compressed, in each server-rendered page, which has to fit into the first packets.
  [
    /client\/src\/styles\.css$/,
    (code) =>
      [UNUSED_RULES, FONT_FEATURES, PLACEHOLDERS, FALLBACK_FONTS].reduce(
        (sheet, part) => sheet.replace(part, ''),
        code,
      ),
  ],
  // Former names of an icon would become classes in pages. The bare statement only looks like a side effect.
  [
    /lucide-react[\\/].*[\\/]icons[\\/]/,
    (code) => code.replace(/aliases: \[[^\]]*\]/, 'aliases: []').replace(/^__iconData\.node;$/m, ''),
  ],
  // The app's connections are WebSockets only.
  [
    /engine\.io-client[\\/]build[\\/]esm[\\/]transports[\\/]index\.js$/,
    () => "import { WS } from './websocket.js'\nexport const transports = { websocket: WS }",
  ],
  // Unused components, 2.7 kB compressed, are left out once nothing looks like a side effect: calls without an
  // annotation, and names for developer tools that are set on their results. Sentences to developers who misuse the
  // components are not needed here.
  [
    /react-router[\\/]dist[\\/]production/,
    (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/^var \w+ = (?=React\d*\.forwardRef\()/gm, '$&/* @__PURE__ */ ')
        .replaceAll(/(["`])(?:use\w+\(\)|A <Route>|You (?:cannot|should)) [^"`$\n]*\.\1/g, '"misused"'),
  ],
  // A style that failed to load, or whose link is there, counts as loaded: a screen or dialog that is loaded again once there is
  // a network would have none. No page has nonces.
  [
    /vite\/preload-helper/,
    (code) =>
      code
        .replace(/seen\[href\] = void 0;(?=\s*throw err)/, 'delete seen[href];')
        .replace(' rej(', ' link.remove(), rej(')
        .replaceAll(/^.*\bcspNonce.*$/gm, ''),
  ],
]

/**
 * Leaves out parts of packages that no screen needs. Comes after Tailwind's own plugin, which merges all sheets.
 * @returns {import('vite').Plugin}
 */
export function trimmedPackages() {
  return {
    name: 'trimmed-packages',
    enforce: 'pre',
    config: (_config, { command }) =>
      command === 'build'
        ? { resolve: { alias: [{ find: /^react-router$/, replacement: REACT_ROUTER }] } }
        : undefined,
    transform: {
      filter: { id: TRIMS.map(([id]) => id) },
      handler: (code, id) => ({ code: TRIMS.find(([path]) => path.test(id))[1](code), map: null }),
    },
  }
}
