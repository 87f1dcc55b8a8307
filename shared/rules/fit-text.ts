/** How big the words of a square may be: 1 is the largest. card.css turns the step into a size from the cell's width and height. */
export type FontStep = 1 | 2 | 3 | 4 | 5 | 6

const SOFT_HYPHEN = '\u00ad'
/** Words from here on get our soft hyphens; those of 8 and 9 letters are left to the browser's own `hyphens: auto`. */
const HYPHENATE_FROM_LETTERS = 10
const MIN_LETTERS_BESIDE_HYPHEN = 3
const VOWEL = /[aeiouyäöüáàâéèêíóôúæøå]/
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
    const startsSyllable = !VOWEL.test(lower.charAt(at)) && VOWEL.test(lower.charAt(at + unit.length))
    const splitsUnit = CONSONANT_UNIT.test(lower.slice(at - 1)) && !VOWEL.test(lower.charAt(at - 1))
    const splitsSch = lower.slice(at - 2, at + 1) === 'sch'
    if (startsSyllable && !splitsUnit && !splitsSch && VOWEL.test(lower.slice(last, at))) {
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

/** As wide as two letters: Chinese, Japanese, Korean, pictures. */
const WIDE = /[\u2e80-\ud7a3\u{1f000}-\u{1ffff}]/u
/** Where a line may break: between words, and within those of Thai, its neighbours and East Asia. */
const BREAKS = /[^\p{L}\p{N}\p{M}]|[\u0e00-\u109f\u1780-\u17ff\u2e80-\ud7a3]/u
/** Takes no room of its own: accents, and what makes one picture of several or another colour of it. */
const JOINED = /\u200d.|[\p{Mn}\u{1f3fb}-\u{1f3ff}]/gu
/** What the steps 1 to 5 have room for, in average letters; some have the same. */
const TEXT_LIMITS = [9, 15, 23, 33, 43]
const PIECE_LIMITS = [8, 9, 9, 10, 10]

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

/** How much room a text takes, in average letters. */
export function textWeight(text: string): number {
  return weigh(text.replace(JOINED, ''))
}

/** The worse of two measures decides: the whole text, and its longest piece that no line can break. */
export function fontStep(text: string): FontStep {
  const seen = text.replace(JOINED, '')
  const step = (length: number, limits: number[]) => 1 + limits.filter((limit) => length > limit).length
  const pieces = hyphenate(seen).split(BREAKS).map(weigh)
  return Math.max(
    step(weigh(seen), TEXT_LIMITS),
    ...pieces.map((piece) => step(piece, PIECE_LIMITS)),
  ) as FontStep
}
