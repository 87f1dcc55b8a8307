import { describe, expect, it } from 'vitest'
import { callsSince, carryCalls, rewordingsOf } from '#shared/rules/calls.ts'

const card = (cells: string[], extra: string[] = [], called: string[] = [], round = 1) => ({
  gridSize: 3 as const,
  hasFreeSpace: false,
  cells: [...cells, ...Array.from({ length: 9 - cells.length }, () => '')],
  extra,
  called,
  round,
})
const before = card([...'abcdef'], ['x', 'y'])

describe('a called word after an edit', () => {
  it.each([
    ['changed in its square', card(['A', ...'bcdef'], ['x', 'y']), { a: 'A' }],
    ['changed beyond the squares', card([...'abcdef'], ['x', 'Y']), { y: 'Y' }],
    ['moved to another square', card([...'bacdef'], ['x', 'y']), {}],
    ['moved beyond the squares', card(['x', ...'bcdef'], ['a', 'y']), {}],
    ['changed in one of two squares', card([...'abcdefA'], ['x', 'y']), {}],
    ['replaced by a word that was there', card(['y', ...'bcdef'], ['x']), {}],
    ['deleted', card(['', ...'bcdef'], ['x', 'y']), {}],
    ['gone with most others: another list', card([...'ABCDEf'], []), {}],
    ['gone with a few others', card([...'ABCdef'], ['x', 'y']), { a: 'A', b: 'B', c: 'C' }],
  ])('CALL-13: %s', (_what, after, mends) => {
    expect(Object.fromEntries(rewordingsOf(before, after))).toEqual(mends)
  })

  it('CALL-13: may all be mended in a list of few words; none is in another grid', () => {
    expect(rewordingsOf(card(['a', 'b']), card(['A', 'B'])).size).toBe(2)
    const larger = {
      ...card([]),
      gridSize: 4 as const,
      cells: ['A', ...Array.from({ length: 15 }, () => '')],
    }
    expect(rewordingsOf(card(['a']), larger).size).toBe(0)
  })

  it('CALL-13: keeps its place in the list, leaves it when no square has it, and is called once when two become equal', () => {
    expect(carryCalls(['y', 'a', 'b'], before, card(['A', '', ...'cdef'], ['x', 'y']))).toEqual(['y', 'A'])
    expect(carryCalls(['a', 'b'], before, card(['n', 'n', ...'cdef'], ['x', 'y']))).toEqual(['n'])
    // A call stored by an older version.
    expect(carryCalls(['gone'], before, card([...'abcdef'], ['x']))).toEqual(['gone'])
  })

  it('CALL-13: is no new call; those after it are', () => {
    const was = { ...before, called: ['a', 'b'] }
    expect(callsSince(was, card(['A', ...'bcdef'], ['x', 'y'], ['A', 'b', 'c']))).toEqual(['c'])
    expect(callsSince(was, card([...'abcdef'], ['x', 'y'], ['b', 'c']))).toEqual(['c'])
    expect(callsSince(was, card([...'abcdef'], ['x', 'y'], ['a'], 2))).toEqual(['a'])
  })
})
