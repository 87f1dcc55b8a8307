import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CELL_MAX_LENGTH } from '#shared/product.ts'
import { fontStep, hyphenate } from '#shared/rules/font-step.ts'

const SOFT_HYPHENS = /\u00ad/g
const anyText = fc.string({ unit: 'grapheme', maxLength: CELL_MAX_LENGTH })

describe('the words of a square', () => {
  it('PLAY-10: long words break at syllables, and short ones stay whole', () => {
    const shown = (text: string) => hyphenate(text).replace(SOFT_HYPHENS, '-')
    expect(shown('Telekommunikationsgesellschaft')).toBe('Tele-kom-muni-kations-gesell-schaft')
    expect(shown('Dog joins the call')).toBe('Dog joins the call')
    expect(shown('Poczekajmy, przepraszam, czterdzieści')).toBe('Pocze-kajmy, prze-pra-szam, czter-dzieści')
    expect(shown('Schwarzwälder Arbeitszimmer')).toBe('Schwarz-wäl-der Arbeits-zim-mer')
    expect(shown('Question')).toBe('Question')
    expect(shown('incomprehensible, twice')).toMatch(/^in\S*-\S+, twice$/)
  })

  it('PLAY-10: only soft hyphens are added', () => {
    fc.assert(
      fc.property(
        anyText.filter((text) => !text.includes('\u00ad')),
        (text) => {
          expect(hyphenate(text).replace(SOFT_HYPHENS, '')).toBe(text)
        },
      ),
    )
  })

  it('PLAY-10: every text has a step, and longer words never have a larger one', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, more) => {
        expect([-1, 0, 1, 2, 3, 4, 5, 6]).toContain(fontStep(text))
        const longer = fontStep(`${text} ${more}`)
        // One to three emoji alone are larger than any words.
        if (longer > 0) expect(longer).toBeGreaterThanOrEqual(fontStep(text))
      }),
    )
    expect(fontStep('Yes')).toBe(1)
    // Letters of Tamil, Malayalam, Burmese and Khmer are half as wide again.
    for (const letter of 'தമကខ')
      expect(fontStep(letter.repeat(7)), letter).toBeGreaterThan(fontStep('n'.repeat(7)))
    expect(fontStep('த'.repeat(6))).toBe(fontStep('n'.repeat(9)))
    expect(fontStep('x'.repeat(50))).toBe(6)
    expect(fontStep('WWWWWWWWWWWW')).toBe(6)
  })

  it.each([
    ['a short word', '会议开始', 1],
    ['a run that can break anywhere', '没有打开麦克风的人', 3],
    ['twenty characters', '会议开始五分钟之后才有人发现自己一直没有', 5],
    ['fifty characters', '会'.repeat(50), 6],
    ['Korean words', '음소거 상태', 2],
    ['one emoji of seven parts', '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}', -1],
    ['a flag', '🇩🇪', -1],
    ['a flag of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', -1],
    ['a keycap', '1️⃣', -1],
    ['a heart that asks for color', '❤️', -1],
    ['two emoji', '🎃👻', 0],
    ['three emoji with spaces', '🎃 👍🏽 👨‍👩‍👧', 0],
    ['four emoji', '🎃👻🦇🕷️', 1],
    ['an emoji beside a letter', '🎃 a', 1],
    ['a number', '42', 1],
    ['a sign of a keycap alone', '#', 1],
    ['half a flag', '🇩', 1],
    ['no words', '', 1],
    ['four emoji in another color', '\u{1f44d}\u{1f3fd}'.repeat(4), 1],
    ['decomposed accents', 'e\u0301'.repeat(8), 1],
    ['Thai, which breaks within its words', 'ยังไม่ได้เปิดไมโครโฟน', 3],
    ['an Arabic word that no line can break', 'والميكروفون', 6],
  ])('UI-8, UI-25: %s is as large as its square allows', (_what, text, step) => {
    expect(fontStep(text)).toBe(step)
  })
})
