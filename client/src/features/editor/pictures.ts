import type { EmojiData } from 'frimousse'
import { editorPicture } from '#messages/editor-picture.ts'
import { withoutRegion } from '#shared/languages.ts'
import { foldForSearch } from '#shared/rules/text.ts'
import { pageLanguage } from '../../lib/language.ts'

/** The names and keywords of emoji from the CLDR, in emoji order. The CLDR's Portuguese is Brazilian. */
const FILES = import.meta.glob<string>(
  '../../../../node_modules/cldr-annotations-full/annotations/{ar,de,en,es,fr,it,ja,nl,pl,pt,tr}/annotations.json',
  { query: '?url', import: 'default', eager: true },
)
interface Annotations {
  annotations: { annotations: Record<string, { default?: string[]; tts?: string[] }> }
}

/** The first emoji of each group. Flags come last: the CLDR has no names for them, so the names of regions are used. */
const STARTS = ['😀', '👋', '🐵', '🍇', '🌍', '🎃', '👓', '🏧']
const REGIONS =
  'ACADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCPCQCRCUCVCWCXCYCZDEDGDJDKDMDODZEAECEEEGEHERESETEUFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUICIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTATCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUNUSUYUZVAVCVEVGVIVNVUWFWSXKYEYTZAZMZW'

/** Blocks to which Unicode still adds emoji: a device may lack the newest ones. */
const MAY_BE_NEW = /[\u{1f6d5}-\u{1f7ff}\u{1fa70}-\u{1faff}]/u

/**
 * Returns a function that tells whether this device has an emoji. It draws the emoji in two text colors: a missing one
 * appears as a box or letters in the text color.
 */
function drawer(): (emoji: string) => boolean {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return () => true
  context.font = '16px sans-serif'
  const paintedPixels = (emoji: string, color: string) => {
    context.clearRect(0, 0, 20, 20)
    context.fillStyle = color
    context.fillText(emoji, 0, 16)
    return context.getImageData(0, 0, 20, 20).data.join()
  }
  return (emoji) => paintedPixels(emoji, '#f00') === paintedPixels(emoji, '#00f')
}

/** Converts katakana to hiragana, such as ネコ to ねこ, which is what users type before an input method converts it. */
const toHiragana = (text: string): string =>
  text.replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))

/** Makes an emoji that can be found by its name and keywords: as they are, without accents, and in hiragana. */
const toEntry = (emoji: string, category: number, label: string, words: string[]) => ({
  ...{ emoji, category, label, version: 1 },
  tags: [...words, ...[label, ...words].map((word) => toHiragana(foldForSearch(word)))],
})

/** Loads the emoji with their names in the page's language. */
export async function loadPictures(): Promise<EmojiData> {
  const language = pageLanguage()
  const folder = `/annotations/${withoutRegion(language)}/`
  const response = await fetch(Object.entries(FILES).find(([path]) => path.includes(folder))![1])
  if (!response.ok) throw new Error(`The names of emoji answer ${response.status}`)
  const { annotations } = ((await response.json()) as Annotations).annotations
  const isDrawn = drawer()
  let category = -1
  const emojis = Object.entries(annotations).flatMap(([key, { tts = [], default: tags = [] }]) => {
    if (key === STARTS[category + 1]) category += 1
    if (category < 0 || !/^(?!\p{EComp})\p{ExtPict}/u.test(key) || (MAY_BE_NEW.test(key) && !isDrawn(key)))
      return []
    // The keys lack the variation selector that emoji need if their default presentation is text.
    const emoji = key.replace(/(?!\p{EPres})\p{ExtPict}(?!\p{EMod})/gu, '$&\ufe0f')
    return [toEntry(emoji, category, tts[0] ?? emoji, tags)]
  })
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const flags = (isDrawn('🇪🇺') ? REGIONS.match(/../g)! : []).map((region) => {
    const emoji = region.replace(/./g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0x1f1a5))
    return toEntry(emoji, STARTS.length, names.of(region) ?? region, [region])
  })
  flags.sort((one, other) => one.label.localeCompare(other.label, language))
  return {
    locale: 'en',
    emojis: [...emojis, ...flags],
    categories: editorPicture.groups.map((label, index) => ({ index, label })),
    skinTones: { light: '', 'medium-light': '', medium: '', 'medium-dark': '', dark: '' },
  }
}
