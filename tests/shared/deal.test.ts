import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOf } from '#shared/rules/bingo.ts'
import { dealCard, type DealtCard } from '#shared/rules/deal.ts'
import { freeIndexOf, shuffled, cellCount } from '#shared/rules/grid.ts'
import { shuffleFromSeed } from '#shared/rules/shuffle.ts'
import { cellsOf, fewWords, gridSizes } from '#tests/support/arbitraries.ts'
import { seededRandom } from '#tests/support/random.ts'

const boards = fc.record({ gridSize: gridSizes, hasFreeSpace: fc.boolean() })
const WORDS = Array.from({ length: 100 }, (_, index) => `Word ${index + 1}`)

/** Returns a card with distinct words, as many as possible in its squares. */
function cardOf(count: number, { gridSize, hasFreeSpace }: Pick<DealtCard, 'gridSize' | 'hasFreeSpace'>) {
  const free = freeIndexOf({ gridSize, hasFreeSpace })
  const words = WORDS.slice(0, count)
  const cells = Array.from({ length: gridSize ** 2 }, (_, at) => (at === free ? '' : (words.shift() ?? '')))
  return { gridSize, hasFreeSpace, cells, extra: words }
}
const cards = fc.tuple(fc.integer({ min: 0, max: 76 }), boards).map(([count, board]) => cardOf(count, board))
const seeds = fc.string()

describe("a player's own card", () => {
  it('DEAL-1: is the same for the same seed and card, in every engine and version', () => {
    const board = { gridSize: 3, hasFreeSpace: true } as const
    expect(dealCard(cardOf(14, board), 'abcdefghij').cells.join()).toBe(
      'Word 9,Word 14,Word 12,Word 3,,Word 10,Word 8,Word 1,Word 4',
    )
    const card: DealtCard = {
      ...({ gridSize: 4, hasFreeSpace: false } as const),
      cells: ['Käse 🧀', 'é', '字', 'שלום', '', ...WORDS.slice(0, 11)],
      extra: ['🎉', 'مرحبا', ...WORDS.slice(20, 40)],
    }
    const words = (...numbers: number[]) => numbers.map((number) => `Word ${number}`)
    expect(dealCard(card, 'Käse 🧀').cells).toEqual([
      ...['Word 2', 'مرحبا', ...words(28, 4, 9, 34, 32, 39), 'שלום'],
      ...[...words(8, 23), '字', 'Word 30', 'Käse 🧀', ...words(35, 3)],
    ])
  })

  it('DEAL-6: is different for each of 25 players with 40 words, and every word is dealt', () => {
    const card = cardOf(40, { gridSize: 5, hasFreeSpace: true })
    const dealtTo = Array.from({ length: 25 }, (_, player) => dealCard(card, `player ${player}`).cells)
    expect(new Set(dealtTo.map((cells) => cells.toSorted().join())).size).toBe(25)
    expect(new Set(dealtTo.flat().filter(Boolean)).size).toBe(40)
  })

  it('DEAL-1: is the host’s without a seed, and differs from it only in its squares', () => {
    fc.assert(
      fc.property(cards, seeds, (card, seed) => {
        expect(dealCard(card, null)).toBe(card)
        const before = structuredClone(card)
        expect({ ...dealCard(card, seed), cells: card.cells }).toEqual(before)
        expect(card).toEqual(before)
      }),
    )
  })

  it('DEAL-2: is the shuffle of its seed without more words than squares', () => {
    const any = boards.chain((board) =>
      cellsOf(board.gridSize, board.hasFreeSpace, fewWords).map((cells) => ({ ...board, cells })),
    )
    fc.assert(
      fc.property(any, seeds, (card, seed) => {
        const shown = shuffleFromSeed(seed, card).map((index) => card.cells[index])
        expect(dealCard({ ...card, extra: [] }, seed).cells).toEqual(shown)
        const again = card.cells.filter((word) => word !== '')
        expect(dealCard({ ...card, extra: again }, seed).cells).toEqual(shown)
      }),
    )
  })

  it('DEAL-3: has words of the card only, none twice, all squares filled, and the free space in its place', () => {
    fc.assert(
      fc.property(cards, seeds, (card, seed) => {
        const { cells } = dealCard({ ...card, extra: [...card.extra, ...card.extra] }, seed)
        const words = cells.filter((word) => word !== '')
        expect(new Set(words).size).toBe(words.length)
        for (const word of words) expect([...card.cells, ...card.extra]).toContain(word)
        expect(words.length).toBe(card.cells.filter((word) => word !== '').length)
        const free = freeIndexOf(card)
        if (free >= 0) expect(cells[free]).toBe('')
      }),
    )
  })

  it('DEAL-3: fills a blank square with an extra word', () => {
    const card = { ...cardOf(0, { gridSize: 3, hasFreeSpace: false }), extra: WORDS.slice(0, 51) }
    const blanks = Array.from({ length: 100 }, (_, seed) =>
      dealCard(card, `${seed}`).cells.filter((word) => !word),
    )
    expect(blanks.flat().length).toBeLessThan(25)
  })

  it('DEAL-4: changes at most two squares for one word more, less or replaced, for every player', () => {
    const differing = (one: DealtCard, other: DealtCard, seed: string) => {
      const [before, after] = [dealCard(one, seed).cells, dealCard(other, seed).cells]
      return before.filter((word, at) => word !== after[at]).length
    }
    const tally = [0, 0, 0]
    fc.assert(
      fc.property(cards, seeds, fc.nat(), fc.constantFrom('Other words', ''), (card, seed, pick, words) => {
        const { cells, extra } = card
        const changes: DealtCard[] = [{ ...card, extra: [...extra, 'Other words'] }]
        changes.push({ ...card, extra: ['Other words', ...extra] })
        if (extra.length > 0) {
          const at = pick % extra.length
          changes.push({ ...card, extra: extra.toSpliced(at, 1) })
          changes.push({ ...card, extra: extra.with(at, 'Other words') })
        }
        const square = pick % cells.length
        for (const put of [words, extra[0] ?? words])
          if (square !== freeIndexOf(card)) changes.push({ ...card, cells: cells.with(square, put) })
        for (const change of changes) {
          const count = differing(card, change, seed)
          expect(count).toBeLessThanOrEqual(2)
          tally[count]! += 1
        }
      }),
      { numRuns: 250 },
    )
    for (const times of tally) expect(times).toBeGreaterThan(10)
  })

  it('DEAL-4: changes the center and one other square when the free space is turned on or off, for every player', () => {
    const odd = fc.record({
      gridSize: fc.constantFrom(3 as const, 5 as const),
      hasFreeSpace: fc.constant(false),
    })
    const tally = [0, 0, 0, 0]
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 76 }), odd, seeds, (count, board, seed) => {
        const off = cardOf(count, board)
        const center = (off.cells.length - 1) / 2
        const on = { ...off, hasFreeSpace: true, cells: off.cells.with(center, '') }
        const changes = (after: DealtCard) => {
          const [before, now] = [dealCard(off, seed).cells, dealCard(after, seed).cells]
          return before.flatMap((word, at) => (word === now[at] ? [] : [at]))
        }
        const changed = changes(on)
        expect(changed.filter((at) => at !== center).length).toBeLessThanOrEqual(1)
        tally[changed.length]! += 1
        // The word that leaves the center may take one more square, like any added word.
        const kept = { ...on, extra: [...on.extra, off.cells[center]!].filter(Boolean) }
        expect(changes(kept).filter((at) => at !== center).length).toBeLessThanOrEqual(2)
      }),
      { numRuns: 250 },
    )
    expect(tally[2]).toBeGreaterThan(50)
  })

  const board = { gridSize: 5, hasFreeSpace: true } as const
  it.each([
    { words: 40, calls: 11.7, within: 0.7 },
    { words: 75, calls: 20.3, within: 1 },
  ])('DEAL-5: has a line after about $calls calls for one of 30 players with $words words', (figures) => {
    const random = seededRandom(figures.words)
    const card = cardOf(figures.words, board)
    const lines = linesOf(5)
    const games = Array.from({ length: 100 }, () => {
      const calls = new Map(
        shuffled([...card.cells.filter(Boolean), ...card.extra], random).map((word, at) => [word, at + 1]),
      )
      const players = Array.from({ length: 30 }, () => {
        const own = dealCard(card, random().toString(36).slice(2)).cells.map((word) => calls.get(word) ?? 0)
        return Math.min(...lines.map(({ cells }) => Math.max(...cells.map((at) => own[at]!))))
      })
      return Math.min(...players)
    })
    const mean = games.reduce((sum, calls) => sum + calls, 0) / games.length
    expect(Math.abs(mean - figures.calls)).toBeLessThanOrEqual(figures.within)
  })

  it.each([true, false])('DEAL-5: has every word about equally often (free space: %s)', (hasFreeSpace) => {
    const card = cardOf(40, { gridSize: 5, hasFreeSpace })
    const squares = hasFreeSpace ? 24 : 25
    const times = new Map<string, number>()
    const PLAYERS = 3000
    for (let seed = 0; seed < PLAYERS; seed++)
      for (const word of dealCard(card, `seed ${seed}`).cells) times.set(word, (times.get(word) ?? 0) + 1)
    const share = (word: string) => (times.get(word) ?? 0) / PLAYERS
    const mean = (words: readonly string[]) =>
      words.reduce((sum, word) => sum + share(word), 0) / words.length
    expect(mean(card.cells.filter(Boolean))).toBeCloseTo(squares / 40, 1)
    expect(mean(card.extra)).toBeCloseTo(squares / 40, 1)
    for (const word of card.extra) expect(Math.abs(share(word) - mean(card.extra))).toBeLessThan(0.05)
  })
})

const ascending = (one: number, other: number) => one - other

describe('a shuffle', () => {
  it('SHF-1: shows every square once', () => {
    fc.assert(
      fc.property(fc.string(), boards, (seed, board) => {
        const shown = [...shuffleFromSeed(seed, board)].sort(ascending)
        expect(shown).toEqual([...Array(cellCount(board.gridSize)).keys()])
      }),
    )
  })

  it('SHF-1: moves at most two squares when the free space is turned on or off', () => {
    fc.assert(
      fc.property(fc.string(), gridSizes, (seed, gridSize) => {
        const without = shuffleFromSeed(seed, { gridSize, hasFreeSpace: false })
        const moved = shuffleFromSeed(seed, { gridSize, hasFreeSpace: true }).filter(
          (index, position) => index !== without[position],
        )
        expect([0, 2]).toContain(moved.length)
      }),
    )
  })

  it('SHF-1: is the same for the same seed, as on the day it was printed', () => {
    expect(shuffleFromSeed('abcdefghij:7:17', { gridSize: 3, hasFreeSpace: true })).toEqual([
      7, 2, 3, 6, 4, 5, 1, 0, 8,
    ])
    expect(shuffleFromSeed('Käse 🧀', { gridSize: 4, hasFreeSpace: false })).toEqual([
      6, 4, 5, 8, 13, 1, 9, 11, 3, 12, 14, 2, 15, 0, 10, 7,
    ])
  })

  it('SHF-1: shows each square equally often in every place', () => {
    const times = 9000
    const seen = Array.from({ length: 9 }, () => 0)
    for (let sheet = 0; sheet < times; sheet++) {
      const place = shuffleFromSeed(`card:1:${sheet}`, { gridSize: 3, hasFreeSpace: false }).indexOf(0)
      seen[place]! += 1
    }
    const expected = times / cellCount(3)
    const chiSquare = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // With 8 degrees of freedom, one in a thousand seeds exceeds 26.1 by chance. The seeds here are fixed.
    expect(chiSquare).toBeLessThan(26.1)
  })
})
