import { expect, it } from 'vitest'
import { plainDigits } from '#shared/rules/digits.ts'

it('CODE-6 PRT-4: the digits of every script are read', () => {
  const digits: string[] = []
  for (let code = 0; code <= 0x10_ffff; code++) {
    const sign = String.fromCodePoint(code)
    if (/\p{Nd}/u.test(sign)) digits.push(sign)
  }
  expect(digits.length).toBeGreaterThan(600)
  expect(plainDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10))
})
