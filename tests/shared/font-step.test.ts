import { expect, it } from 'vitest'
import { hyphenate } from '#shared/rules/font-step.ts'

it('GRID-6: a letter with an accent of its own is composed where it is shown', () => {
  expect(hyphenate('Cafe\u0301, Spin\u0308al Tap')).toBe('Caf\u00e9, Spin\u0308al Tap')
})
