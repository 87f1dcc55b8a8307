/** Rules of Tailwind's reset for elements that no screen has: dates, files, rules, progress, subscripts. */
const UNUSED =
  /(?<=(?:[{}]|\*\/)\s*)(?:hr|progress|abbr:where\(\[title\]\)|sub,\s*sup|su[bp]|::file-selector-button|::-webkit-(?:date-and-time-value|datetime-edit[\w-]*|calendar-picker-indicator))\s*\{[^{}]*\}/g

/** The theme names both fonts. */
const OTHER_FONTS = /(?<=var\(--default-(?:mono-)?font-family),[^)]*/g

/**
 * Leaves these rules out: they are some 350 bytes, compressed, of each server-rendered page, which has to fit into the first packets.
 * @returns {import('vite').Plugin}
 */
export function unusedResets() {
  return {
    name: 'unused-resets',
    // Behind Tailwind's own plugin, which makes one sheet of all imports.
    enforce: 'pre',
    transform: {
      filter: { id: /client\/src\/styles\.css$/ },
      handler: (code) => ({ code: code.replace(UNUSED, '').replace(OTHER_FONTS, ''), map: null }),
    },
  }
}
