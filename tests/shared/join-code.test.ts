import createBidi from 'bidi-js'
import { expect, it } from 'vitest'
import { groupJoinDigits } from '#shared/rules/join-code.ts'
import { toAsciiDigits } from '#shared/rules/digits.ts'

it('CODE-7: the halves of a code keep their order in right-to-left text', () => {
  const bidi = createBidi()
  for (const words of ['', 'اكتبوا الرمز ', 'הקוד ']) {
    const text = words + groupJoinDigits('482193')
    const shown = bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, 'rtl'))
    expect(shown).toMatch(/^482\s193/)
  }
})

it('CODE-6 PRT-4: the digits of every script are read', () => {
  const digits: string[] = []
  for (let code = 0; code <= 0x10_ffff; code++) {
    const sign = String.fromCodePoint(code)
    if (/\p{Nd}/u.test(sign)) digits.push(sign)
  }
  expect(digits.length).toBeGreaterThan(600)
  expect(toAsciiDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10))
})
