import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileName } from '#client/features/card/file-name.ts'
import { codePointLength, cutToCodePoints, tidyLine } from '#shared/rules/text.ts'

/** Generates the same characters as `unit: 'binary'`, which takes a second to create. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

describe('lengths', () => {
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

it('CARD-5: a line has no white space at its ends, and one space for every inner run of white space', () => {
  expect(tidyLine('  two\t words \r\n\n here\u2028and\u00a0there ')).toBe('two words here and there')
  expect(tidyLine(' \n\t ')).toBe('')
  for (const invisible of ['\u200b', '\u2060 \ufeff', '\u3164', '\u2800', '\u200d\ufe0f'])
    expect(tidyLine(invisible)).toBe('')
  expect(tidyLine('\u200bx')).toBe('\u200bx')
  expect(tidyLine('a\u000b\u000cb')).toBe('a b')
})

it.each([
  ['می\u200Cخواهم', 'می\u200Cخواهم.png'],
  ['👨\u200D👩\u200D👧 trip', '👨\u200D👩\u200D👧 trip.png'],
  [
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} quiz',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} quiz.png',
  ],
  ['\u200DRoad\u202E: trip\u200B 1/2...', 'Road trip 1 2.png'],
  ['a'.repeat(58) + '👨\u200D👩\u200D👧', 'a'.repeat(58) + '.png'],
  ['\u200D', 'Bingo card.png'],
])('GRID-6: the file name for %j is %j', (title, name) => {
  expect(fileName(title, new Blob([], { type: 'image/png' }))).toBe(name)
})
