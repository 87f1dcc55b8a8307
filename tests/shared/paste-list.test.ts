import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filledCount, freeIndexOf } from '#shared/rules/grid.ts'
import { pasteList, planPaste } from '#shared/rules/paste-list.ts'
import { contents } from '#tests/support/arbitraries.ts'

const modes = fc.constantFrom('fill', 'replace')

describe('the items of a list', () => {
  const blank = { gridSize: 3 as const, hasFreeSpace: false, cells: Array<string>(9).fill(''), extra: [] }
  const outcomesOf = (items: string[]) => planPaste(items, blank, 'fill').outcomes

  it('EDIT-13: are duplicates if they differ only in case', () => {
    expect(outcomesOf(['Mute', 'freeze', 'MUTE', 'Cafe\u0301', 'café'])).toEqual([
      { text: 'Mute', outcome: 'taken' },
      { text: 'freeze', outcome: 'taken' },
      { text: 'MUTE', outcome: 'duplicate' },
      { text: 'Cafe\u0301', outcome: 'taken' },
      { text: 'café', outcome: 'duplicate' },
    ])
  })

  it('EDIT-13: end at a word with an ellipsis if they are long, and are duplicates if they are equal then', () => {
    const long = 'a speaker changes slides by accident and goes in wrong order'
    expect(outcomesOf([long, `${long} again`, '', '\u0000'])).toEqual([
      { text: 'a speaker changes slides by accident and goes in…', outcome: 'taken' },
      { text: 'a speaker changes slides by accident and goes in…', outcome: 'duplicate' },
    ])
  })
})

describe('applying a list to a card', () => {
  const grid = {
    gridSize: 3 as const,
    hasFreeSpace: true,
    cells: ['A', '', '', '', '', '', 'B', 'C', 'D'],
    extra: ['E'],
  }

  it('EDIT-13: plans each item, both when it fills empty squares and when it replaces all words', () => {
    const list = ['One', 'b'.repeat(60), 'one', 'a', 'e', 'Two', 'Three', 'Four', 'c'.repeat(60)]
    const cutToo = `${'c'.repeat(49)}…`
    const cut = `${'b'.repeat(49)}…`
    expect(planPaste(list, grid, 'fill')).toEqual({
      items: ['One', cut, 'Two', 'Three'],
      extra: ['Four', cutToo],
      places: 4,
      outcomes: [
        { text: 'One', outcome: 'taken' },
        { text: cut, outcome: 'taken' },
        { text: 'one', outcome: 'duplicate' },
        { text: 'a', outcome: 'on-card' },
        { text: 'e', outcome: 'on-card' },
        { text: 'Two', outcome: 'taken' },
        { text: 'Three', outcome: 'taken' },
        { text: 'Four', outcome: 'extra' },
        { text: cutToo, outcome: 'extra' },
      ],
    })
    const replacing = planPaste(list, grid, 'replace')
    const items = ['One', cut, 'a', 'e', 'Two', 'Three', 'Four', cutToo]
    expect(replacing).toMatchObject({ items, extra: [], places: 8 })
  })

  it('EDIT-29: leaves at most 51 words without a square, those of the card included', () => {
    const list = Array.from({ length: 60 }, (_, at) => `Line ${at}`)
    const count = (mode: 'fill' | 'replace', outcome: string) =>
      planPaste(list, grid, mode).outcomes.filter((one) => one.outcome === outcome).length
    expect([count('fill', 'taken'), count('fill', 'extra'), count('fill', 'no-room')]).toEqual([4, 50, 6])
    expect([count('replace', 'taken'), count('replace', 'extra'), count('replace', 'no-room')]).toEqual([
      8, 51, 1,
    ])
  })

  it('EDIT-13: keeps the order of the items and never fills the free space', () => {
    const items = ['1', '2', '3', '4', '5']
    expect(pasteList(grid, items, 'fill')).toEqual({
      cells: ['A', '1', '2', '3', '', '4', 'B', 'C', 'D'],
      extra: ['E', '5'],
    })
    expect(pasteList(grid, items, 'replace')).toEqual({
      cells: ['1', '2', '3', '4', '', '5', '', '', ''],
      extra: [],
    })
    expect(pasteList({ ...grid, hasFreeSpace: false }, items, 'fill').cells[4]).toBe('4')
  })

  it('EDIT-13: changes as many squares as planned, and no existing words when it fills', () => {
    const lists = fc.array(fc.constantFrom('a', 'A', 'b', 'f', 'g', 'h', 'i', 'j', 'k'), { maxLength: 12 })
    fc.assert(
      fc.property(contents(), lists, modes, (card, words, mode) => {
        const plan = planPaste(words, card, mode)
        const { cells, extra } = pasteList(card, [...plan.items, ...plan.extra], mode)
        const free = freeIndexOf(card)
        const before = mode === 'fill' ? filledCount(card.cells, free) : 0
        expect(filledCount(cells, free)).toBe(before + plan.items.length)
        expect(plan.items.length).toBeLessThanOrEqual(plan.places)
        expect(extra).toEqual([...(mode === 'fill' ? card.extra : []), ...plan.extra])
        expect(cells[free] ?? '').toBe('')
        if (mode === 'fill')
          card.cells.forEach((text, index) => text !== '' && expect(cells[index]).toBe(text))
      }),
    )
  })
})
