import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goalOf } from '#shared/rules/bingo.ts'
import { applyChange, contentOf } from '#shared/rules/card-changes.ts'
import { callName } from '#shared/rules/columns.ts'
import { wordsByColumn } from '#shared/rules/words-by-column.ts'
import { dealCard, type DealtCard } from '#shared/rules/deal.ts'
import { forecast } from '#shared/rules/forecast.ts'
import { freeIndexOf, shuffled } from '#shared/rules/grid.ts'
import { pasteList } from '#shared/rules/paste-list.ts'
import { MAX_SHEETS, sheetCards } from '#shared/rules/sheets.ts'
import { gridSizes } from '#tests/support/arbitraries.ts'
import { classicBingo, numbers } from '#tests/support/classic-card.ts'
import { seededRandom } from '#tests/support/random.ts'

const upTo = (last: number, first = 1) => numbers(first, last)
const five = { gridSize: 5, hasFreeSpace: true, columns: true, pattern: 'line' } as const

/** A card with columns and distinct words. */
const cards = fc
  .record({ gridSize: gridSizes, hasFreeSpace: fc.boolean(), beside: fc.nat(51), start: fc.nat(9) })
  .map(({ gridSize, hasFreeSpace, beside, start }): DealtCard => {
    const words = upTo(gridSize ** 2 + beside + start, start + 1).map((word) => `Word ${word}`)
    const free = freeIndexOf({ gridSize, hasFreeSpace })
    const cells = Array.from({ length: gridSize ** 2 }, (_, at) => (at === free ? '' : words.shift()!))
    return { gridSize, hasFreeSpace, columns: true, cells, extra: words.slice(0, beside) }
  })

describe('a card whose words stay in their column', () => {
  it('COLS-1: has 75 words as B 1 to 15, I 16 to 30 and so on', () => {
    const card = classicBingo()
    expect(
      wordsByColumn(card).map((words) => words.map(Number).toSorted((one, other) => one - other)),
    ).toEqual([0, 1, 2, 3, 4].map((column) => upTo(15 * column + 15, 15 * column + 1).map(Number)))
    expect(['1', '30', '31', '60', '75', '76'].map((word) => callName(card, word))).toEqual([
      'B 1',
      'I 30',
      'N 31',
      'G 60',
      'O 75',
      '76',
    ])
    for (const other of [
      { ...card, columns: false },
      { ...card, gridSize: 4 as const, cells: upTo(16) },
    ])
      expect(callName(other, '12')).toBe('12')
  })

  it('COLS-1: divides the words about equally among the columns', () => {
    fc.assert(
      fc.property(cards, (card) => {
        const columns = wordsByColumn(card)
        expect(columns.flat().toSorted()).toEqual([...card.cells.filter(Boolean), ...card.extra].toSorted())
        const counts = columns.map(({ length }) => length)
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('COLS-1: keeps words in their column when the free space is turned off, filled from its column, and on again', () => {
    const columns = (card: DealtCard) => wordsByColumn(card).map((words) => words.toSorted())
    const card = contentOf(classicBingo())
    const off = applyChange(card, { hasFreeSpace: false })
    expect(wordsByColumn(off)).toEqual(wordsByColumn(card))
    const word = wordsByColumn(card)[2]!.at(-1)!
    const filled = applyChange(off, {
      cells: off.cells.with(12, word),
      extra: off.extra.filter((other) => other !== word),
    })
    const typed = applyChange(off, { cells: off.cells.with(12, word) })
    const on = applyChange(filled, { hasFreeSpace: true })
    for (const changed of [filled, typed, on]) expect(columns(changed)).toEqual(columns(card))
  })

  it('COLS-1: divides a pasted list of 75 among the columns in its order, and a shorter one among the squares', () => {
    const empty = { ...classicBingo(), cells: Array.from({ length: 25 }, () => ''), extra: [] }
    for (const [mode, grid] of [
      ['fill', empty],
      ['replace', classicBingo()],
    ] as const)
      expect(wordsByColumn({ ...grid, ...pasteList(grid, upTo(75), mode) })).toEqual(
        wordsByColumn(classicBingo()),
      )
    expect(pasteList(empty, upTo(24), 'fill')).toEqual({
      cells: [...upTo(12), '', ...upTo(24, 13)],
      extra: [],
    })
    expect(pasteList({ ...empty, columns: false }, upTo(75), 'fill').extra).toEqual(upTo(75, 25))
  })

  it('COLS-2: deals a player only words of each column, none twice, and the free space in its place', () => {
    fc.assert(
      fc.property(cards, fc.string(), (card, seed) => {
        const { cells } = dealCard(card, seed)
        const columns = wordsByColumn(card)
        const free = freeIndexOf(card)
        for (const [at, word] of cells.entries())
          if (at === free) expect(word).toBe('')
          else expect(columns[at % card.gridSize]).toContain(word)
        expect(new Set(cells).size).toBe(cells.length)
        expect(dealCard(card, null).cells).toEqual(card.cells)
      }),
    )
  })

  it('COLS-2: is dealt the same for the same seed and card, in every engine and version', () => {
    const numbers = '2 22 39 57 69 6 20 45 59 71 12 16  47 63 15 27 41 56 74 7 24 36 60 68'
    expect(dealCard(classicBingo(), 'abcdefghij').cells).toEqual(numbers.split(' '))
  })

  it('COLS-3: changes at most two squares for other words in one place, for every player', () => {
    fc.assert(
      fc.property(cards, fc.string(), fc.nat(), (card, seed, pick) => {
        const { cells, extra } = card
        const at = pick % (cells.length + extra.length)
        if (at === freeIndexOf(card)) return
        const change =
          at < cells.length
            ? { cells: cells.with(at, 'Other') }
            : { extra: extra.with(at - cells.length, 'Other') }
        const [before, after] = [dealCard(card, seed).cells, dealCard({ ...card, ...change }, seed).cells]
        expect(before.filter((word, index) => word !== after[index]).length).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('COLS-3: moves at most one word from each column to the next for an additional word', () => {
    fc.assert(
      fc.property(cards, (card) => {
        const after = wordsByColumn({ ...card, extra: [...card.extra, 'Other'] })
        const moved = wordsByColumn(card).map((words, at) =>
          words.filter((word) => !after[at]!.includes(word)),
        )
        for (const words of moved) expect(words.length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('COLS-4: deals each of 75 numbers about equally often, and 60 different sheets', () => {
    const card = { ...classicBingo(), cardId: 'abcdefghij', version: 3 }
    const sheets = sheetCards(card, MAX_SHEETS).map(({ cells }) => cells.join())
    expect(new Set(sheets).size).toBe(MAX_SHEETS)
    expect(new Set(sheets.join().split(',')).size).toBe(76)
    const times = new Map<string, number>()
    const players = 3000
    for (let seed = 0; seed < players; seed++)
      for (const word of dealCard(card, `seed ${seed}`).cells) times.set(word, (times.get(word) ?? 0) + 1)
    for (const words of wordsByColumn(card)) {
      const fair = words.includes('31') ? 4 / 15 : 5 / 15
      for (const word of words) expect(Math.abs((times.get(word) ?? 0) / players - fair)).toBeLessThan(0.08)
    }
    const small = { ...card, gridSize: 3, cells: [...upTo(4), '', ...upTo(8, 5)], extra: [] } as const
    const different = new Set(
      sheetCards({ ...small, cells: [...small.cells] }, MAX_SHEETS).map(({ cells }) => cells.join()),
    )
    expect(different.size).toBe(MAX_SHEETS)
  })

  it('COLS-5: has the odds of 4,000 games of classic bingo with numbers drawn from each column', () => {
    const [random, games, players] = [seededRandom(5), 4000, 20]
    const lines = goalOf(five).parts.map(({ cells }) => cells.filter((index) => index !== 12))
    let [calls, ties] = [0, 0]
    for (let game = 0; game < games; game++) {
      const callOf = new Map(shuffled(upTo(75), random).map((word, at) => [Number(word), at + 1]))
      const ends = Array.from({ length: players }, () => {
        const drawn = [0, 1, 2, 3, 4].map((column) =>
          shuffled(upTo(15 * column + 15, 15 * column + 1), random),
        )
        const numbers = Array.from({ length: 25 }, (_, at) => Number(drawn[at % 5]![Math.floor(at / 5)]))
        return Math.min(...lines.map((line) => Math.max(...line.map((at) => callOf.get(numbers[at]!)!))))
      })
      const first = Math.min(...ends)
      calls += first / games
      ties += +(ends.filter((end) => end === first).length > 1) / games
    }
    const stated = forecast(classicBingo(), players, seededRandom(6))!
    expect(Math.abs(stated.calls - calls)).toBeLessThan(0.5)
    expect(Math.abs(stated.ties - ties)).toBeLessThan(0.03)
  })
})
