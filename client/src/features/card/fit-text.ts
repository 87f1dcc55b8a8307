/** How big the words of a square may be: 1 is the largest. card.css turns the step into a size from the cell's width and height. */
export type FontStep = 1 | 2 | 3 | 4 | 5 | 6

const SOFT_HYPHEN = '\u00ad'
/** Words from here on get our soft hyphens; those of 8 and 9 letters are left to the browser's own `hyphens: auto`. */
const HYPHENATE_FROM_LETTERS = 10
const MIN_LETTERS_BESIDE_HYPHEN = 3
const VOWELS = new Set('aeiouyäöüáàâéèêíóôúæøå')
const SYLLABLE_VOWEL = /[aeiouyäöü]/
/** Consonants that are written as several letters and stay together. */
const CONSONANT_UNIT = /^(sch|ch|sh|th|ph|ck|qu|[bcfgpkdt][lr])/

/** Soft hyphens where a new syllable starts: a consonant, or a unit of them, before a vowel. English and German. */
function breakWord(word: string): string {
  if (word.length < HYPHENATE_FROM_LETTERS) return word
  const lower = word.toLowerCase()
  let broken = ''
  let last = 0
  for (let at = MIN_LETTERS_BESIDE_HYPHEN; at <= word.length - MIN_LETTERS_BESIDE_HYPHEN; at++) {
    if (at - last < MIN_LETTERS_BESIDE_HYPHEN) continue
    const unit = CONSONANT_UNIT.exec(lower.slice(at))?.[0] ?? lower.charAt(at)
    const startsSyllable = !VOWELS.has(lower.charAt(at)) && VOWELS.has(lower.charAt(at + unit.length))
    const splitsUnit = CONSONANT_UNIT.test(lower.slice(at - 1)) && !VOWELS.has(lower.charAt(at - 1))
    const splitsSch = lower.slice(at - 2, at + 1) === 'sch'
    if (startsSyllable && !splitsUnit && !splitsSch && SYLLABLE_VOWEL.test(lower.slice(last, at))) {
      broken += word.slice(last, at) + SOFT_HYPHEN
      last = at
    }
  }
  return broken + word.slice(last)
}

/** The same text with soft hyphens in its long words; without them, nothing else differs. For the eye only: names and labels keep the plain text. */
export function hyphenate(text: string): string {
  return text.replace(/\p{L}+/gu, breakWord)
}

/** As wide as two letters, and a line may break beside each: Chinese, Japanese, Korean, pictures. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60]|\p{Extended_Pictographic}/u
/** Takes no room of its own: accents, and what makes one picture of several or another colour of it. */
const JOINED = /\u200d.|[\p{Mn}\p{Emoji_Modifier}]/gu
/** What stands together on one line; Thai and its neighbours break within. */
const PIECES = /(?:(?![\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff])[\p{L}\p{N}\p{M}])+/gu

/** A length in average letters: wide letters count for more. */
function weigh(text: string): number {
  let weight = 0
  for (const character of text)
    weight += WIDE.test(character)
      ? 2
      : /[MWmw@%]/.test(character)
        ? 1.4
        : /\p{Lu}/u.test(character)
          ? 1.2
          : 1
  return weight
}

/** The worse of two measures decides: the whole text, and its longest piece that no line can break. */
export function fontStep(text: string): FontStep {
  const seen = text.replace(JOINED, '')
  const length = weigh(seen)
  const pieces = hyphenate(seen).split(WIDE).join(' ').match(PIECES) ?? []
  const piece = Math.max(0, ...pieces.map(weigh))
  const byLength =
    length <= 9 ? 1 : length <= 15 ? 2 : length <= 23 ? 3 : length <= 33 ? 4 : length <= 43 ? 5 : 6
  const byPiece = piece <= 8 ? 1 : piece <= 9 ? 2 : piece <= 10 ? 4 : 6
  return byLength > byPiece ? byLength : byPiece
}
