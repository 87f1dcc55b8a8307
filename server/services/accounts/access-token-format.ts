import { crc32 } from 'node:zlib'
import { customAlphabet } from 'nanoid'

/** Scanners for leaked secrets find tokens by this prefix, and rule out other text by the checksum. */
const PREFIX = 'bb_'
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 178 bits, which no one guesses, so that a plain hash is enough. */
const RANDOM_CHARACTERS = 30
/** 62^6 is above 2^32. */
const CHECKSUM_CHARACTERS = 6
const TOKEN = /^bb_[0-9A-Za-z]{36}$/

const randomCharacters = customAlphabet(ALPHABET, RANDOM_CHARACTERS)

/** CRC-32 in base 62, most significant character first, padded with `0`. */
function checksumOf(text: string): string {
  let rest = crc32(text)
  let checksum = ''
  for (let index = 0; index < CHECKSUM_CHARACTERS; index++) {
    checksum = ALPHABET.charAt(rest % ALPHABET.length) + checksum
    rest = Math.floor(rest / ALPHABET.length)
  }
  return checksum
}

/** @returns `bb_`, 30 random letters and digits, and the 6 of their checksum */
export function newToken(): string {
  const random = randomCharacters()
  return PREFIX + random + checksumOf(random)
}

/** Whether a text has the form of a token. A mistyped or truncated token costs no look-up. */
export function isToken(text: string): boolean {
  if (!TOKEN.test(text)) return false
  const end = PREFIX.length + RANDOM_CHARACTERS
  return checksumOf(text.slice(PREFIX.length, end)) === text.slice(end)
}
