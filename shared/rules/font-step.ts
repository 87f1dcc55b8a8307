import { emojiOnlyCount } from './emoji.ts'

/**
 * The font size class of a square's text: 1 is the largest for words, 0 is for a number or two or three emoji, and -1 for one emoji.
 * squares.css derives the font size from it and the square's size.
 */
type FontStep = -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6

const SOFT_HYPHEN = '\u00ad'
/** Word joiner: no line breaks next to it, and it has no width. */
const WORD_JOINER = '\u2060'
/** The capacity of a line in average letters, at all sizes but the largest. A compound that fits stays whole. */
const MAX_COMPOUND_WEIGHT = 9
/** Shorter words, including adjacent punctuation, are left to the browser's `hyphens: auto`. */
const HYPHENATE_FROM_LETTERS = 10
/** The width of a punctuation mark in average letters. It stays with its word. */
const PUNCTUATION_WIDTH = 0.5
const MIN_HYPHEN_LETTERS = 3
const VOWEL = /[aeiouyà-æè-ïò-öø-ýąęıœаеёиоуыэюяіїєαεηιουωάέήίόύώ]/
/** Consonant groups that are never separated. */
const CONSONANT_UNIT = /^(sch|[cpstw]h|ck|qu|[bcfgpkdtw][lr])/
/** Polish has more such groups, some of which German separates: Arbeits-zimmer. */
const POLISH_UNIT = /^(ch|cz|d[zźż]|rz|sz|[bcfgpkdt][lr])/
const POLISH = /[ąćęłńśźż]|cz|[dkpt]rz/

/**
 * Inserts soft hyphens where a syllable starts: before a consonant or consonant group followed by a vowel. Made for English, German
 * and Polish, and good enough for other languages in these scripts.
 */
function insertSoftHyphens(word: string, prefix: string, suffix: string): string {
  if (word.length + (prefix + suffix).length * PUNCTUATION_WIDTH < HYPHENATE_FROM_LETTERS) return word
  const lower = word.toLowerCase()
  const group = POLISH.test(lower) ? POLISH_UNIT : CONSONANT_UNIT
  let broken = ''
  let last = 0
  for (let index = MIN_HYPHEN_LETTERS; index <= word.length - MIN_HYPHEN_LETTERS; index++) {
    if (index - last < MIN_HYPHEN_LETTERS) continue
    const unit = group.exec(lower.slice(index))?.[0] ?? lower.charAt(index)
    const startsSyllable = !VOWEL.test(lower.charAt(index)) && VOWEL.test(lower.charAt(index + unit.length))
    // "ry" ends a syllable: every-thing, story-teller. Not in Polish: saty-ryczny.
    const isRy = group !== POLISH_UNIT && lower.startsWith('ry', index)
    const splitsUnit = group.test(lower.slice(index - 1)) && !VOWEL.test(lower.charAt(index - 1))
    const splitsSch = lower.slice(index - 2, index + 1) === 'sch'
    if (startsSyllable && !isRy && !splitsUnit && !splitsSch && VOWEL.test(lower.slice(last, index))) {
      broken += word.slice(last, index) + SOFT_HYPHEN
      last = index
    }
  }
  return broken + word.slice(last)
}

/**
 * Inserts soft hyphens into long words, and composes accented letters: the font files have combining accents in a separate subset, and
 * Firefox would draw such an accent next to its letter. For display only; accessible names keep the plain text.
 */
export const withSoftHyphens = (text: string): string =>
  text.normalize('NFC').replace(/(?<=(\p{P}*))\p{L}+(?=(\p{P}*))/gu, insertSoftHyphens)

/** Does the same for a browser, which also breaks at hyphens, but keeps short compounds on one line. */
export const hyphenate = (text: string): string =>
  withSoftHyphens(text).replace(/\S+/g, (word) =>
    word.includes('-') && pieceWeight(word) <= MAX_COMPOUND_WEIGHT
      ? word.replace(/-/g, `-${WORD_JOINER}`)
      : word,
  )

/** Characters twice as wide as a Latin letter: Chinese, Japanese, Korean, emoji. */
const WIDE = /[\u2e80-\ud7a3\u{1f000}-\u{1ffff}]/u
/** Characters one and a half times as wide: Tamil, Malayalam, Burmese, Khmer. */
const BROAD = /[\u0b80-\u0bff\u0d00-\u0d7f\u1000-\u109f\u1780-\u17ff]/
/**
 * Break opportunities: at spaces, soft hyphens and emoji, after hyphens and slashes, and inside words of Thai, Lao, Burmese, Khmer and
 * East Asian scripts.
 */
const BREAKS = /[\s\u00ad\u0e00-\u109f\u1780-\u17ff\u2e80-\ud7a3\u{1f000}-\u{1ffff}]|(?<=[-–—/])(?!\u2060)/u
/** Characters without a width: accents, joined emoji, skin tones and joiners. */
const ZERO_WIDTH = /\u200d.|[\u2060\p{Mn}\u{1f3fb}-\u{1f3ff}]/gu
/** The capacity of steps 1 to 5 in average letters, for the whole text and for an unbreakable piece. */
const TEXT_LIMITS = [9, 15, 23, 33, 43]
const PIECE_LIMITS = [8, 9, 9, 10, 10]

/** Returns a character's width in average letters. */
function widthOf(character: string): number {
  if (WIDE.test(character)) return 2
  if (BROAD.test(character)) return 1.5
  if (/[MWmw@%]/.test(character)) return 1.4
  return /\p{Lu}/u.test(character) ? 1.2 : 1
}

/** Returns the visible length of a text, in average letters. */
export function textWeight(text: string): number {
  let weight = 0
  for (const character of text.replace(ZERO_WIDTH, '')) weight += widthOf(character)
  return weight
}

const pieceWeight = (piece: string): number =>
  textWeight(piece) - (piece.match(/\p{P}/gu)?.length ?? 0) * (1 - PUNCTUATION_WIDTH)

/** The width of a piece on a screen, where the Arabic letters seen to dad count double and tah to waw more than one. Paper has room. */
const screenWeight = (piece: string): number =>
  pieceWeight(piece) +
  (piece.match(/[\u0633-\u0636]/g)?.length ?? 0) +
  (piece.match(/[\u0637-\u0648]/g)?.length ?? 0) * 0.4

/** Returns the length of the longest unbreakable piece, in average letters. */
export const longestPiece = (text: string, weightOf = pieceWeight): number =>
  Math.max(...hyphenate(text).split(BREAKS).map(weightOf))

/** Returns the step for a text: the smaller of the sizes for the whole text and for its longest unbreakable piece. */
export function fontStep(text: string): FontStep {
  const emoji = emojiOnlyCount(text)
  if (emoji) return emoji > 1 ? 0 : -1
  if (/^\d{1,3}$/.test(text)) return 0
  const step = (length: number, limits: number[]) => 1 + limits.filter((limit) => length > limit).length
  return Math.max(
    step(textWeight(text), TEXT_LIMITS),
    step(longestPiece(text, screenWeight), PIECE_LIMITS),
  ) as FontStep
}
