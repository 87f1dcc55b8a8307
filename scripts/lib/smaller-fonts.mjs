import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Chinese, Japanese and Korean: half of the built server. */
const LARGE_FONT = /^noto-sans-(?:jp|kr|sc)-/

/**
 * Keeps one weight of the built server's large fonts, in which pictures are drawn: half of 13 MB. The Dockerfile runs
 * this. It takes half a minute, so `npm start` does without.
 */
const { default: subsetFont } = await import('subset-font')
const folder = join('dist', 'server', 'fonts')
for (const name of readdirSync(folder).filter((file) => LARGE_FONT.test(file))) {
  const file = join(folder, name)
  const options = {
    keepAllGlyphs: true,
    noHinting: true,
    variationAxes: { wght: 600 },
    targetFormat: 'woff2',
  }
  writeFileSync(file, await subsetFont(readFileSync(file), null, options))
}
