import { isCardId } from '../ids.ts'
import { GRID_SIZES, NOTE_MAX_LENGTH } from '../product.ts'
import { freeIndexOf, type Grid } from './grid.ts'
import { seededRandom } from './seeded-random.ts'
import { storableLine, tidyName } from './text.ts'

/** A player's bingo as its link carries it. The player's browser makes it, so it is untrusted. */
export interface Proof {
  cardId: string
  version: number
  round: number
  /** The seed of the player's card; undefined for the host's order. */
  seed?: string | undefined
  /** The indexes of the marked squares on the player's card. */
  marks: number[]
  /** The words of the winning line, as many as fit. */
  words: string[]
  /** The player's grid, and a hash of the words of all marked squares; undefined in links of version 0.2.0. */
  board?: (Grid & { hash: string }) | undefined
  /** The player's notes by square index, if they want to show them. */
  notes?: [index: number, note: string][] | undefined
}

/** Returns the player's grid, and a hash of the words of the marked squares, which is equal on a card with the same words there. */
export function proofBoard(
  card: Grid & { cells: readonly string[] },
  marks: readonly number[],
): NonNullable<Proof['board']> {
  const { gridSize, hasFreeSpace } = card
  const words = marks.filter((index) => index !== freeIndexOf(card)).map((index) => card.cells[index] ?? '')
  return { gridSize, hasFreeSpace, hash: Math.floor(seededRandom(words.join('\n'))() * 2 ** 32).toString(36) }
}

const boardPattern = new RegExp(`^([${GRID_SIZES.join('')}])([fn])([0-9a-z]{1,7})$`)

function readBoard(text: string): Proof['board'] {
  const [, size, free, hash] = boardPattern.exec(text) ?? []
  if (size === undefined || hash === undefined) return undefined
  return { gridSize: Number(size) as Grid['gridSize'], hasFreeSpace: free === 'f', hash }
}

/** The version of the link's format. */
const FORMAT_VERSION = '1'
/** The last part. Programs that detect links in a text leave out punctuation at the end. */
const END_MARKER = '.e'
/** The longest fragment without notes, so that the link fits into a chat message and a QR code. */
const MAX_LENGTH = 200
const MAX_NOTES = 5

/** The characters of a fragment. Chat apps may add a bracket to a link. */
const FRAGMENT = /^[\w.~%-]*/

const escapePart = (text: string) =>
  encodeURIComponent(text).replace(/[.~!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)

/**
 * Writes the fragment of a proof's link: `1.{cardId}.{version}.{round}.{seed}.{marks}.{words}.{board}.{notes}.e`, at most 200
 * characters without the notes. Version 0.2.0 reads everything before the board.
 */
export function writeProof(proof: Proof): string {
  const { cardId, version, round, seed = '', marks, words, board, notes = [] } = proof
  const bits = marks.reduce((sum, index) => sum + 2 ** index, 0)
  const numbers = [version, round].map((number) => number.toString(36))
  let written = [FORMAT_VERSION, cardId, ...numbers, escapePart(seed), bits.toString(36), ''].join('.')
  const end = board ? `.${board.gridSize}${board.hasFreeSpace ? 'f' : 'n'}${board.hash}` : END_MARKER
  for (const [at, word] of words.entries()) {
    const next = `${at > 0 ? '~' : ''}${escapePart(word)}`
    if (written.length + next.length + end.length > MAX_LENGTH) break
    written += next
  }
  if (notes.length === 0) return written + end
  const parts = notes.slice(0, MAX_NOTES).map(([index, note]) => index.toString(36) + escapePart(note))
  return `${written}${end}.${parts.join('~')}${END_MARKER}`
}

function readNotes(text: string): Proof['notes'] {
  if (text === '') return undefined
  const entries = text.split('~', MAX_NOTES).map((part): [number, string] => {
    const note = storableLine(tidyName(decodeURIComponent(part.slice(1))), NOTE_MAX_LENGTH)
    return [parseInt(part.charAt(0), 36), note]
  })
  // One note per square, because anyone can write a link.
  return [...new Map(entries.filter(([, note]) => note !== ''))]
}

/** Reads the fragment of a proof's link. @returns undefined if no version of this app wrote it */
export function readProof(fragment: string): Proof | undefined {
  const [
    format,
    cardId = '',
    version = '',
    round = '',
    seed = '',
    bits = '',
    words = '',
    board = '',
    notes = '',
  ] = FRAGMENT.exec(fragment)![0].split('.')
  const numbers = [version, round, bits].map((text) =>
    /^[0-9a-z]{1,9}$/.test(text) ? parseInt(text, 36) : NaN,
  )
  if (format !== FORMAT_VERSION || !isCardId(cardId) || !numbers.every(Number.isSafeInteger)) return undefined
  const [cardVersion, cardRound, markBits] = numbers as [number, number, number]
  try {
    return {
      cardId,
      version: cardVersion,
      round: cardRound,
      seed: seed === '' ? undefined : decodeURIComponent(seed),
      marks: Array.from({ length: 25 }, (_, index) => index).filter(
        (index) => Math.floor(markBits / 2 ** index) % 2 === 1,
      ),
      words: words === '' ? [] : words.split('~').map(decodeURIComponent),
      board: readBoard(board),
      notes: readNotes(notes),
    }
  } catch {
    return undefined
  }
}
