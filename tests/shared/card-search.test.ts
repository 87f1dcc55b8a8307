import { describe, expect, it } from 'vitest'
import { isFoundBy } from '#shared/rules/card-search.ts'

describe('searching cards', () => {
  it.each([
    ['Movie Night', 'night', true],
    ['ÜBUNG', 'übung', true],
    ['Ｑuiz', 'quiz', true],
    ['abc', 'a.c', false],
    ['anything', '', true],
    ['', 'x', false],
  ])('CARD-17 CARD-20: %j with %j: %s', (title, q, finds) => {
    expect(isFoundBy({ title, cells: [] }, q)).toBe(finds)
    expect(isFoundBy({ title: 'Other', cells: ['', title] }, q)).toBe(finds)
  })
})
