import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from './project.mjs'

/** The features that place letters, and put digits into columns. Small capitals and the like are never used. */
const FONT_FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum']
const SUBSET_FONTS_DIR = join(ROOT, 'node_modules', '.cache', 'fonts')
/** The folder as client/src/styles.css names it: an address can't contain every character of the project's own path. */
const SUBSET_FONTS_URL = '../../node_modules/.cache/fonts'
const FACE =
  /url\((?<path>@fontsource[^?)]+)(?:\?(?<part>\w+))?\)(?<between>[^}]*unicode-range:(?<range>[^;}]+))/g

/** @param {string} range as in CSS, such as `U+0041, U+0061-007A` */
function charactersOf(range) {
  const spans = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)]
  return spans
    .flatMap(([, first, last = first]) => {
      const start = parseInt(first, 16)
      return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, at) =>
        String.fromCodePoint(start + at),
      )
    })
    .join('')
}

/**
 * Cuts each font to its face's `unicode-range`, and leaves out the hinting for coarse screens, a third of each file.
 * Phones and Macs ignore it; on Windows edges of letters are a little softer.
 * @returns the sheet with the addresses of the cut files
 */
async function subsetFonts(sheet) {
  const { default: subsetFont } = await import('subset-font')
  await mkdir(SUBSET_FONTS_DIR, { recursive: true })
  const faces = [...sheet.matchAll(FACE)].map(async ({ groups: { path, part, between, range } }) => {
    const font = await readFile(fileURLToPath(import.meta.resolve(path)))
    const options = { keepFeatures: FONT_FEATURES, noHinting: true, targetFormat: 'woff2' }
    const name = part ? basename(path).replace('-latin-', `-${part}-`) : basename(path)
    await writeFile(join(SUBSET_FONTS_DIR, name), await subsetFont(font, charactersOf(range), options))
    return `url("${SUBSET_FONTS_URL}/${name}")${between}`
  })
  const subsetUrls = await Promise.all(faces)
  return sheet.replace(FACE, () => subsetUrls.shift())
}

/**
 * Leaves out what assets don't need: the whitespace of JSON, and most of the fonts. Comes after Tailwind's own plugin,
 * which makes one sheet of all imports.
 * @returns {import('vite').Plugin}
 */
export function smallerAssets() {
  return {
    name: 'smaller-assets',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /client\/src\/styles\.css$/ },
      handler: async (code) => ({ code: await subsetFonts(code), map: null }),
    },
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle))
        if (/\/annotations-.+\.json$/.test(asset.fileName))
          asset.source = JSON.stringify(JSON.parse(asset.source))
    },
  }
}
