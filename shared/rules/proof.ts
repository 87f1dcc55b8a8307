import { isCardId } from '../ids.ts'

/** A player's bingo, as its link carries it. Made by the player's browser: it can say anything. */
export interface Proof {
  cardId: string
  version: number
  round: number
  /** Undefined for the host's order. */
  seed?: string | undefined
  /** Marked squares of the player's card, by index. */
  marks: number[]
  /** The words of the line, cut. */
  words: string[]
}

/** The form of the link, for a later one. */
const FORM = '1'
/** So that it fits into a chat message and a QR code. */
const MAX_LENGTH = 200

const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[.~!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** The fragment of the proof's link: `1.{cardId}.{version}.{round}.{seed}.{marks}.{words}`, at most 200 characters. */
export function writeProof({ cardId, version, round, seed = '', marks, words }: Proof): string {
  const bits = marks.reduce((sum, index) => sum + 2 ** index, 0)
  const numbers = [version, round].map((number) => number.toString(36))
  let written = [FORM, cardId, ...numbers, escaped(seed), bits.toString(36), ''].join('.')
  for (const [at, word] of words.entries()) {
    const next = `${at > 0 ? '~' : ''}${escaped(word)}`
    if (written.length + next.length > MAX_LENGTH) break
    written += next
  }
  return written
}

/** @returns undefined for a fragment that no version of this app wrote */
export function readProof(fragment: string): Proof | undefined {
  const [form, cardId = '', version = '', round = '', seed = '', bits = '', words = ''] = fragment.split('.')
  const numbers = [version, round, bits].map((text) =>
    /^[0-9a-z]{1,9}$/.test(text) ? parseInt(text, 36) : NaN,
  )
  if (form !== FORM || !isCardId(cardId) || !numbers.every(Number.isSafeInteger)) return undefined
  const [ofVersion, ofRound, marked] = numbers as [number, number, number]
  try {
    return {
      cardId,
      version: ofVersion,
      round: ofRound,
      seed: seed === '' ? undefined : decodeURIComponent(seed),
      marks: Array.from({ length: 25 }, (_, index) => index).filter(
        (index) => Math.floor(marked / 2 ** index) % 2 === 1,
      ),
      words: words === '' ? [] : words.split('~').map(decodeURIComponent),
    }
  } catch {
    return undefined
  }
}
