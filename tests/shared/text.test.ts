import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codePointLength, cutToCodePoints, hasForbiddenCharacters, tidyLine } from '#shared/rules/text.ts'

/** `unit: 'binary'` is the same, and takes a second to make. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

describe('lengths', () => {
  it('GRID-6: a character is one code point, however much memory it takes', () => {
    expect(codePointLength('')).toBe(0)
    expect(codePointLength('naïve')).toBe(5)
    expect(codePointLength('🎉🎉🎉')).toBe(3)
    expect(codePointLength('字')).toBe(1)
  })

  it('GRID-6: a cut never splits a character', () => {
    expect(cutToCodePoints('🎉🎉🎉', 2)).toBe('🎉🎉')
    expect(cutToCodePoints('abc', 3)).toBe('abc')
    expect(cutToCodePoints('abc', 0)).toBe('')
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.nat({ max: 20 }), (text, max) => {
        const cut = cutToCodePoints(text, max)
        expect(text.startsWith(cut)).toBe(true)
        expect(codePointLength(cut)).toBeLessThanOrEqual(max)
        if (codePointLength(text) <= max) expect(cut).toBe(text)
      }),
    )
  })

  it.each([
    ['a family', 'ab👨‍👩‍👧', 5, 'ab'],
    ['a flag', 'ab🇩🇪', 3, 'ab'],
    ['the second of two flags', '🇩🇪🇫🇷', 3, '🇩🇪'],
    ['a letter with an accent of its own', 'cafe\u0301', 4, 'caf'],
    ['nothing', 'ab👨‍👩‍👧c', 7, 'ab👨‍👩‍👧'],
    ['a text that is one character', '👨‍👩‍👧', 3, '👨‍👩'],
  ])('GRID-6: a cut never splits %s', (_what, text, max, cut) => {
    expect(cutToCodePoints(text, max)).toBe(cut)
  })
})

describe('one line', () => {
  it('CARD-5: ends are trimmed and every inner run of white space becomes one space', () => {
    expect(tidyLine('  two\t words \r\n\n here\u2028and\u00a0there ')).toBe('two words here and there')
    expect(tidyLine(' \n\t ')).toBe('')
    for (const invisible of ['\u200b', '\u2060 \ufeff', '\u3164', '\u2800', '\u200d\ufe0f'])
      expect(tidyLine(invisible)).toBe('')
    expect(tidyLine('\u200bx')).toBe('\u200bx')
    expect(tidyLine('a\u000b\u000cb')).toBe('a b')
  })

  it('CARD-5: tidying twice gives the same as tidying once, and leaves neither white space at the ends nor runs', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\t', '\n', '🎉', '\u00a0') }), (text) => {
        const tidied = tidyLine(text)
        expect(tidyLine(tidied)).toBe(tidied)
        expect(tidied).not.toMatch(/^\s|\s$|\s\s|[\t\n]/)
        expect(tidied.replaceAll(' ', '')).toBe(text.replace(/\s/g, ''))
      }),
    )
  })

  it.each([
    ['a null character', 'a\u0000b'],
    ['a bell', '\u0007'],
    ['delete', 'a\u007f'],
    ['a control character of the upper half', '\u0085'],
    ['the first half of a surrogate pair', 'a\ud83c'],
    ['the second half of a surrogate pair', '\udf89a'],
    ['halves in the wrong order', '\udf89\ud83c'],
  ])('CARD-5: %s is not allowed', (_, text) => {
    expect(hasForbiddenCharacters(text)).toBe(true)
  })

  it.each(['', 'plain', '🎉', '👩‍👩‍👧', 'مرحبا', 'e\u0301', '字 字'])('CARD-5: %j is allowed', (text) => {
    expect(hasForbiddenCharacters(text)).toBe(false)
  })
})
