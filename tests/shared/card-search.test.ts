import { expect, it } from 'vitest'
import { matchesSearch } from '#shared/rules/card-search.ts'

it.each([
  ['Movie Night', 'night', true],
  ['ÜBUNG', 'übung', true],
  ['Ｑuiz', 'quiz', true],
  ['Café', 'cafe', true],
  ['Cafe', 'café', true],
  ['I don’t know', "don't", true],
  ["I don't know", 'don’t', true],
  ['İstanbul', 'istanbul', true],
  ['أحمد', 'احمد', true],
  ['™', 'tm', true],
  ['がっこう', 'かっこう', false],
  ['हिंदी', 'हदी', false],
  ['각', '가', false],
  ['abc', 'a.c', false],
  ['anything', '', true],
  ['', 'x', false],
])('CARD-17 CARD-20: %j is searched with %j: %s', (title, q, finds) => {
  expect(matchesSearch({ title, cells: [] }, q)).toBe(finds)
  expect(matchesSearch({ title: 'Other', cells: ['', title] }, q)).toBe(finds)
})
