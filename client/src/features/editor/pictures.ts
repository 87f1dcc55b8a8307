import type { EmojiData } from 'frimousse'
import { editorPicture } from '#messages/editor-picture.ts'
import { withoutRegion } from '#shared/languages.ts'
import { foldedForSearch } from '#shared/rules/text.ts'
import { pageLanguage } from '../../lib/language.ts'

/** Names and keywords from the CLDR, in the order of emoji. Its Portuguese is Brazil's. */
const FILES = import.meta.glob<string>(
  '../../../../node_modules/cldr-annotations-full/annotations/{ar,de,en,es,fr,it,ja,nl,pl,pt,tr}/annotations.json',
  { query: '?url', import: 'default', eager: true },
)
interface Annotations {
  annotations: { annotations: Record<string, { default?: string[]; tts?: string[] }> }
}

/** The first emoji of each group; flags come last, and the CLDR leaves their names to those of regions. */
const STARTS = ['😀', '👋', '🐵', '🍇', '🌍', '🎃', '👓', '🏧']
const REGIONS =
  'ACADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCPCQCRCUCVCWCXCYCZDEDGDJDKDMDODZEAECEEEGEHERESETEUFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUICIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTATCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUNUSUYUZVAVCVEVGVIVNVUWFWSXKYEYTZAZMZW'

/** Blocks that Unicode still fills: a device may lack what came last. */
const MAY_BE_NEW = /[\u{1f6d5}-\u{1f7ff}\u{1fa70}-\u{1faff}]/u

/** Whether this device draws an emoji in its own colors. What it lacks is a box or letters in the color of the text. */
function drawer(): (emoji: string) => boolean {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return () => true
  context.font = '16px sans-serif'
  const inColor = (emoji: string, color: string) => {
    context.clearRect(0, 0, 20, 20)
    context.fillStyle = color
    context.fillText(emoji, 0, 16)
    return context.getImageData(0, 0, 20, 20).data.join()
  }
  return (emoji) => inColor(emoji, '#f00') === inColor(emoji, '#00f')
}

/** As it is typed before an input method turns it into ネコ: ねこ. */
const inHiragana = (text: string): string =>
  text.replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))

/** Found by its name and keywords as they are, without their accents, and in hiragana. */
const named = (emoji: string, category: number, label: string, words: string[]) => ({
  ...{ emoji, category, label, version: 1 },
  tags: [...words, ...[label, ...words].map((word) => inHiragana(foldedForSearch(word)))],
})

/** The emoji, with their names in the page's language. */
export async function loadPictures(): Promise<EmojiData> {
  const language = pageLanguage()
  const folder = `/annotations/${withoutRegion(language)}/`
  const answer = await fetch(Object.entries(FILES).find(([path]) => path.includes(folder))![1])
  if (!answer.ok) throw new Error(`The names of emoji answer ${answer.status}`)
  const { annotations } = ((await answer.json()) as Annotations).annotations
  const isDrawn = drawer()
  let category = -1
  const emojis = Object.entries(annotations).flatMap(([key, { tts = [], default: tags = [] }]) => {
    if (key === STARTS[category + 1]) category += 1
    if (category < 0 || !/^(?!\p{EComp})\p{ExtPict}/u.test(key) || (MAY_BE_NEW.test(key) && !isDrawn(key)))
      return []
    // The keys lack what asks for a picture where a letter is the default.
    const emoji = key.replace(/(?!\p{EPres})\p{ExtPict}(?!\p{EMod})/gu, '$&\ufe0f')
    return [named(emoji, category, tts[0] ?? emoji, tags)]
  })
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const flags = (isDrawn('🇪🇺') ? REGIONS.match(/../g)! : []).map((region) => {
    const emoji = region.replace(/./g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0x1f1a5))
    return named(emoji, STARTS.length, names.of(region) ?? region, [region])
  })
  flags.sort((one, other) => one.label.localeCompare(other.label, language))
  return {
    locale: 'en',
    emojis: [...emojis, ...flags],
    categories: editorPicture.groups.map((label, index) => ({ index, label })),
    skinTones: { light: '', 'medium-light': '', medium: '', 'medium-dark': '', dark: '' },
  }
}
