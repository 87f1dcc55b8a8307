import { describe, expect, it } from 'vitest'
import { cellsToGo, completedLines, countToGo } from '#shared/rules/bingo.ts'
import type { Pattern } from '#shared/product.ts'

const board = (pattern: Pattern, hasFreeSpace = true) => ({ gridSize: 5, hasFreeSpace, pattern }) as const
const TOP = [0, 1, 2, 3, 4]
const LEFT = [0, 5, 10, 15, 20]
const FRAME = [0, 1, 2, 3, 4, 5, 9, 10, 14, 15, 19, 20, 21, 22, 23, 24]
const X = [0, 4, 6, 8, 16, 18, 20, 24]
const ALL = Array.from({ length: 25 }, (_, index) => index).filter((index) => index !== 12)

describe('what wins', () => {
  it.each<[Pattern, number[], number[]]>([
    ['line', TOP, TOP.slice(1)],
    ['two-lines', [...TOP, ...LEFT], TOP],
    ['corners', [0, 4, 20, 24], [0, 4, 20]],
    ['x', X, X.slice(1)],
    ['frame', FRAME, FRAME.slice(1)],
    ['full', ALL, ALL.slice(1)],
  ])('BNG-6: %s: these marks win, and fewer do not', (pattern, marks, fewer) => {
    expect(completedLines(marks, board(pattern))).not.toEqual([])
    expect(countToGo(marks, board(pattern))).toBe(0)
    expect(completedLines(fewer, board(pattern))).toEqual([])
    expect(countToGo(fewer, board(pattern))).toBeGreaterThan(0)
  })

  it('BNG-6: is one short at its last square, which two lines may share', () => {
    expect(cellsToGo([0, 4, 20], board('corners'))).toEqual(new Set([24]))
    expect(cellsToGo([1, 2, 3, 4, 5, 10, 15, 20], board('two-lines'))).toEqual(new Set([0]))
    expect(cellsToGo([1, 2, 3, 4, 5, 10, 15, 20], board('line'))).toEqual(new Set([0]))
  })

  it('BNG-6: counts the free space, and without it the X needs its middle', () => {
    expect(completedLines(X, board('x', false))).toEqual([])
    expect(cellsToGo(X, board('x', false))).toEqual(new Set([12]))
  })

  it('BNG-6: names both lines of two once both are complete', () => {
    expect(completedLines([...TOP, ...LEFT], board('two-lines')).map(({ kind }) => kind)).toEqual([
      'row',
      'column',
    ])
  })
})
