/**
 * Leaves the instructions for coarse screens out of the fonts: a third of each file. Phones and Macs ignore them; on Windows
 * edges of letters are a little softer.
 * @returns {import('vite').Plugin}
 */
export function unhintedFonts() {
  return {
    name: 'unhinted-fonts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const { default: subsetFont } = await import('subset-font')
      const fonts = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.woff2'))
      const withoutHints = async (font) => {
        font.source = await subsetFont(font.source, null, { keepAllGlyphs: true, noHinting: true })
      }
      await Promise.all(fonts.map(withoutHints))
    },
  }
}
