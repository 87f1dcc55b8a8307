import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filledCount, freeIndexOf } from '#shared/rules/grid.ts'
import { parseList, pasteList, planPaste } from '#shared/rules/paste-list.ts'
import { codePointLength, storableLine } from '#shared/rules/text.ts'
import { anyWords, contents } from '#tests/support/arbitraries.ts'

const MAX = 50
const texts = (pasted: string, max = MAX) => parseList(pasted, max).map(({ text }) => text)
const modes = fc.constantFrom('fill', 'replace')

describe('the items of a pasted text', () => {
  it.each<[string, string, string[]]>([
    ['no text', ' \n\t ', []],
    ['a single item', 'You are on mute', ['You are on mute']],
    ['lines', 'One\nTwo\r\nThree\rFour\u2028Five', ['One', 'Two', 'Three', 'Four', 'Five']],
    ['lines that contain commas', 'Well, actually\nNo; yes', ['Well, actually', 'No; yes']],
    ['blank lines and space around', '\n\n  One \n \t \n\u00a0Two\t\n\n', ['One', 'Two']],
    ['commas', 'One, Two,Three ,', ['One', 'Two', 'Three']],
    ['commas before a line break at the end', 'One, Two\n', ['One', 'Two']],
    ['semicolons, which leave commas alone', 'Well, actually; No', ['Well, actually', 'No']],
    ['tabs, which leave semicolons alone', 'One; a\tTwo', ['One; a', 'Two']],
    ['commas of other scripts', '一、二，三', ['一', '二', '三']],
    ['a column of a spreadsheet', 'One\r\nTwo\r\n', ['One', 'Two']],
    ['several columns of a spreadsheet', 'One\tTwo\nThree\t\n\tFour', ['One', 'Two', 'Three', 'Four']],
    ['quoted cells of a spreadsheet', 'One\n"Two\nlines"\n"Say ""hi"""', ['One', 'Two lines', 'Say "hi"']],
    ['one quoted cell with a line break', '"Two\nlines"', ['Two lines']],
    ['a line of CSV', '"Hello, world","Two",Three', ['Hello, world', 'Two', 'Three']],
    ['a line of CSV with semicolons in its cells', '"One; two","Three"', ['One; two', 'Three']],
    ['cells that are all quoted', '"One"\n"Two"', ['One', 'Two']],
    ['quotation marks of the author', 'One\n"Can you hear me?"', ['One', '"Can you hear me?"']],
    ['quotation marks that are inches', '5" pipe\n6" pipe', ['5" pipe', '6" pipe']],
    ['a quotation mark that is not closed', '"One\nTwo, three', ['"One', 'Two, three']],
    ['numbers', '1. One\n2. Two\n\n10) Ten', ['One', 'Two', 'Ten']],
    ['numbers and a tab, as word processors write them', '1.\tOne\n2.\tTwo', ['One', 'Two']],
    ['a numbered column', '1\tOne\n2\tTwo', ['One', 'Two']],
    ['bullets', '- One\n* Two\n• Three\n•Four\n– Five', ['One', 'Two', 'Three', 'Four', 'Five']],
    ['checkboxes', '- [ ] One\n- [x] Two', ['One', 'Two']],
    ['numbers between commas', '1. One, 2. Two', ['One', 'Two']],
    ['a number that only some lines have', '1. One\nTwo', ['1. One', 'Two']],
    ['a number on the only line', '1. One', ['1. One']],
    [
      'numbers that belong to the words',
      '3 coffees\n5 o’clock\n1.5 hours',
      ['3 coffees', '5 o’clock', '1.5 hours'],
    ],
    ['characters that no square accepts', 'O\u0000ne\nTw\ud800o', ['One', 'Two']],
  ])('EDIT-13: %s', (_, pasted, expected) => {
    expect(texts(pasted)).toEqual(expected)
  })

  it('EDIT-13: of two that differ only in case, the second is a duplicate', () => {
    expect(parseList('Mute\nfreeze\nMUTE\nCafe\u0301\ncafé', MAX)).toEqual([
      { text: 'Mute' },
      { text: 'freeze' },
      { text: 'MUTE', problem: 'duplicate' },
      { text: 'Cafe\u0301' },
      { text: 'café', problem: 'duplicate' },
    ])
  })

  it('EDIT-13: items are cut at 50 code points, and equal items after the cut are duplicates', () => {
    const fifty = '🎉'.repeat(MAX)
    expect(parseList(`${fifty}\nOne\n${fifty}a\n${'b'.repeat(51)}`, MAX)).toEqual([
      { text: fifty },
      { text: 'One' },
      { text: fifty, problem: 'duplicate' },
      { text: 'b'.repeat(50), problem: 'cut' },
    ])
  })

  it('EDIT-13: from any text, every item is valid in a square, and no two kept ones are equal', () => {
    const pieces = fc.constantFrom(
      '"',
      '""',
      '\n',
      '\r\n',
      '\t',
      ',',
      ';',
      ' ',
      '- ',
      '1. ',
      'a',
      'B',
      '字',
      '🎉',
      '\ud800',
    )
    const pasted = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(pasted, (text) => {
        const items = parseList(text, 3)
        for (const item of items) {
          expect(item.text).toBe(storableLine(item.text, 3))
          expect(codePointLength(item.text)).toBeGreaterThan(0)
        }
        const kept = items.filter(({ problem }) => problem !== 'duplicate')
        expect(new Set(kept.map((item) => item.text.toLowerCase())).size).toBe(kept.length)
      }),
    )
  })

  it('EDIT-13: any words written as spreadsheet cells are read back unchanged', () => {
    const words = anyWords.filter((text) => text !== '')
    const column = fc.uniqueArray(fc.tuple(words, fc.constantFrom('', '"', ',', ' "quoted" ')), {
      minLength: 2,
      selector: ([word]) => word.toLowerCase(),
    })
    fc.assert(
      fc.property(column, (pairs) => {
        // A letter in front: what looks like a bullet in every line is one.
        const cells = pairs.map(([word, tail]) => `x${word}${tail}`.trim())
        const csv = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`)
        // With its tail a cell of 45 code points is too long for a square.
        expect(texts(csv.join('\r\n'), 2 * MAX)).toEqual(cells)
      }),
    )
  })
})

describe('applying a list to a card', () => {
  const grid = {
    gridSize: 3 as const,
    hasFreeSpace: true,
    cells: ['A', '', '', '', '', '', 'B', 'C', 'D'],
    extra: ['E'],
  }

  it('EDIT-13: the plan for each item, when filling empty squares and when replacing all words', () => {
    const list = parseList(`One\n${'b'.repeat(60)}\none\na\ne\nTwo\nThree\nFour\n${'c'.repeat(60)}`, MAX)
    const cutToo = 'c'.repeat(50)
    const cut = 'b'.repeat(50)
    expect(planPaste(list, grid, 'fill')).toEqual({
      items: ['One', cut, 'Two', 'Three'],
      extra: ['Four', cutToo],
      places: 4,
      fates: [
        { text: 'One', fate: 'taken' },
        { text: cut, fate: 'cut' },
        { text: 'one', fate: 'duplicate' },
        { text: 'a', fate: 'on-card' },
        { text: 'e', fate: 'on-card' },
        { text: 'Two', fate: 'taken' },
        { text: 'Three', fate: 'taken' },
        { text: 'Four', fate: 'extra' },
        { text: cutToo, fate: 'cut' },
      ],
    })
    const replacing = planPaste(list, grid, 'replace')
    const items = ['One', cut, 'a', 'e', 'Two', 'Three', 'Four', cutToo]
    expect(replacing).toMatchObject({ items, extra: [], places: 8 })
  })

  it('EDIT-29: at most 51 words have no square, those of the card included', () => {
    const list = parseList(Array.from({ length: 60 }, (_, at) => `Line ${at}`).join('\n'), MAX)
    const count = (mode: 'fill' | 'replace', fate: string) =>
      planPaste(list, grid, mode).fates.filter((one) => one.fate === fate).length
    expect([count('fill', 'taken'), count('fill', 'extra'), count('fill', 'no-room')]).toEqual([4, 50, 6])
    expect([count('replace', 'taken'), count('replace', 'extra'), count('replace', 'no-room')]).toEqual([
      8, 51, 1,
    ])
  })

  it('EDIT-13: the items keep their order and never fill the free space', () => {
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

  it('EDIT-13: as many squares change as planned, and filling changes no existing words', () => {
    const lists = fc.array(fc.constantFrom('a', 'A', 'b', 'f', 'g', 'h', 'i', 'j', 'k'), { maxLength: 12 })
    fc.assert(
      fc.property(contents(), lists, modes, (card, words, mode) => {
        const plan = planPaste(parseList(words.join('\n'), MAX), card, mode)
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
