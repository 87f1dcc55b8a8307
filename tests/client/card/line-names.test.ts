import { describe, expect, it } from 'vitest'
import { GRID_SIZES } from '#shared/product.ts'
import { linesOf } from '#shared/rules/bingo.ts'
import { lineName, wonSentence } from '#client/features/card/line-names.ts'

describe('the names of lines', () => {
  it('PLAY-3: every row and column of every grid has a different name', () => {
    for (const size of GRID_SIZES) {
      const names = linesOf(size).map((line) => lineName(line, size))
      expect(names.join(' ')).not.toContain('undefined')
      expect(new Set(names).size).toBe(2 * size + 1)
    }
  })

  it('PLAY-3: a single line is named, and several are counted', () => {
    const lines = linesOf(5)
    expect(wonSentence([lines[2]!], 5)).toBe('The middle row is yours.')
    expect(wonSentence([lines[5]!], 5)).toBe('The left column is yours.')
    expect(wonSentence([lines[10]!], 5)).toBe('The diagonal is yours.')
    expect(wonSentence([lines[0]!, lines[5]!], 5)).toBe('Two lines in one go.')
  })
})
