import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CELL_MAX_LENGTH } from '#shared/product.ts'
import { fontStep, hyphenate } from '#client/features/card/fit-text.ts'

const SOFT_HYPHENS = /\u00ad/g
const anyText = fc.string({ unit: 'grapheme', maxLength: CELL_MAX_LENGTH })

describe('the words of a square', () => {
  it('PLAY-10: long words break at syllables, short ones stay whole', () => {
    const shown = (text: string) => hyphenate(text).replace(SOFT_HYPHENS, '-')
    expect(shown('Telekommunikationsgesellschaft')).toBe('Tele-kom-muni-kations-gesell-schaft')
    expect(shown('Dog joins the call')).toBe('Dog joins the call')
    expect(shown('Question')).toBe('Question')
    expect(shown('incomprehensible, twice')).toMatch(/^in\S*-\S+, twice$/)
  })

  it('PLAY-10: nothing but soft hyphens is ever added', () => {
    fc.assert(
      fc.property(
        anyText.filter((text) => !text.includes('\u00ad')),
        (text) => {
          expect(hyphenate(text).replace(SOFT_HYPHENS, '')).toBe(text)
        },
      ),
    )
  })

  it('PLAY-10: every text has a step, and more text never a larger one', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, more) => {
        expect([1, 2, 3, 4, 5, 6]).toContain(fontStep(text))
        expect(fontStep(`${text} ${more}`)).toBeGreaterThanOrEqual(fontStep(text))
      }),
    )
    expect(fontStep('Yes')).toBe(1)
    expect(fontStep('x'.repeat(50))).toBe(6)
    expect(fontStep('WWWWWWWWWWWW')).toBe(6)
  })
})
