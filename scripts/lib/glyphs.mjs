import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { readJson, ROOT } from './project.mjs'

/** Each script has a package of its own, with a subset of the same name. */
const SCRIPTS = [
  ...[
    'hebrew',
    'thai',
    'bengali',
    'gurmukhi',
    'gujarati',
    'tamil',
    'telugu',
    'kannada',
    'malayalam',
    'sinhala',
  ],
  ...['lao', 'myanmar', 'khmer', 'georgian', 'armenian', 'ethiopic'],
]

/**
 * The files of server/previews/fonts.ts: family, package, style and subsets, in the order in which they are tried. Chinese,
 * Japanese and Korean come in some hundred numbered parts. The packages are for the build only: production has the copies.
 * @type {[family: string, name: string, style: string, subsets?: string[]][]}
 */
const FONTS = [
  ['poster', '@fontsource/passion-one', '700-normal', ['latin', 'latin-ext']],
  ['plain', '@fontsource/barlow-semi-condensed', '600-normal', ['latin', 'latin-ext', 'vietnamese']],
  [
    'scripts',
    '@fontsource-variable/noto-sans',
    'wdth-normal',
    ['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'devanagari'],
  ],
  ['scripts', '@fontsource-variable/noto-sans-arabic', 'wght-normal', ['arabic']],
  ...SCRIPTS.map((script) => [
    'scripts',
    `@fontsource-variable/noto-sans-${script}`,
    'wdth-normal',
    [script],
  ]),
  ['japanese', '@fontsource-variable/noto-sans-jp', 'wght-normal'],
  ['chinese', '@fontsource-variable/noto-sans-sc', 'wght-normal'],
  ['korean', '@fontsource-variable/noto-sans-kr', 'wght-normal'],
]
const EMOJI = '@iconify-json/twemoji'
/** Packages whose drawings and fonts reach browsers as pixels: scripts/lib/third-party-notices.mjs. */
export const PACKAGES_IN_PICTURES = [...new Set(FONTS.map(([, name]) => name)), EMOJI]

const packageFile = (name, ...path) => join(ROOT, 'node_modules', name, ...path)

function copyFonts(folder) {
  const index = []
  for (const [family, name, style, wanted] of FONTS) {
    const ranges = readJson(packageFile(name, 'unicode.json'))
    const subsets = wanted ?? Object.keys(ranges).filter((key) => key.startsWith('['))
    for (const subset of subsets) {
      const file = `${name.split('/')[1]}-${subset.replace(/[[\]]/g, '')}-${style}.woff2`
      copyFileSync(packageFile(name, 'files', file), join(folder, file))
      index.push({ family, file, range: ranges[subset] })
    }
  }
  writeFileSync(join(folder, 'fonts.json'), JSON.stringify(index))
}

/** The drawings of one group. Variants of an emoji are nearly the same: in a group each takes a third of its size. */
const DRAWINGS_PER_GROUP = 32

/** Writes one file with all drawings, compressed in groups, and another with where each group begins and ends. */
function packEmoji(folder) {
  const { icons, aliases } = readJson(packageFile(EMOJI, 'icons.json'))
  const characters = Object.entries(readJson(packageFile(EMOJI, 'chars.json')))
  const drawings = characters.map(([, name]) => (icons[name] ?? icons[aliases[name].parent]).body)
  const positions = {}
  const groups = []
  let end = 0
  for (let first = 0; first < drawings.length; first += DRAWINGS_PER_GROUP) {
    const group = deflateRawSync(drawings.slice(first, first + DRAWINGS_PER_GROUP).join('\n'))
    for (const [at, [codePoints]] of characters.slice(first, first + DRAWINGS_PER_GROUP).entries())
      positions[codePoints] = [end, end + group.length, at]
    end += group.length
    groups.push(group)
  }
  writeFileSync(join(folder, 'emoji.svgs'), Buffer.concat(groups))
  writeFileSync(join(folder, 'emoji.json'), JSON.stringify(positions))
}

/**
 * Copies the fonts and emoji of cards' pictures to the built server.
 * @param {string} folder created if it is missing
 */
export function copyGlyphs(folder) {
  mkdirSync(folder, { recursive: true })
  copyFonts(folder)
  packEmoji(folder)
}
