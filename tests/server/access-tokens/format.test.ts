import { describe, expect, it } from 'vitest'
import { isToken, newToken } from '#server/services/accounts/access-token-format.ts'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

describe('the form of an access token', () => {
  it('API-7: is bb_ and 36 letters and digits, and never the same twice', () => {
    const tokens = Array.from({ length: 200 }, newToken)
    for (const token of tokens) expect(token).toMatch(/^bb_[0-9A-Za-z]{36}$/)
    expect(new Set(tokens).size).toBe(200)
    expect(tokens.every(isToken)).toBe(true)
  })

  it('API-7: has a checksum that reveals changed, truncated or foreign text', () => {
    const token = newToken()
    for (let at = 3; at < token.length; at++) {
      const other = ALPHABET[(ALPHABET.indexOf(token[at]!) + 1) % ALPHABET.length]!
      expect(isToken(token.slice(0, at) + other + token.slice(at + 1))).toBe(false)
    }
    for (const text of ['', 'bb_', token.slice(0, -1), `${token}0`, ` ${token}`, token.replace('bb_', 'gh_')])
      expect(isToken(text)).toBe(false)
  })

  it('API-7: has the CRC-32 of its random part in base 62 as checksum, so that scanners can check it', () => {
    expect(isToken(`bb_${'0'.repeat(30)}${base62(crcOf('0'.repeat(30)))}`)).toBe(true)
  })
})

/** CRC-32 bit by bit, as RFC 1952 defines it. */
function crcOf(text: string): number {
  let crc = 0xffffffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}

function base62(number: number): string {
  let rest = number
  let digits = ''
  while (digits.length < 6) {
    digits = ALPHABET[rest % 62]! + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}
