import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange, conflictsOf, replacedValuesOf } from '#shared/rules/card-changes.ts'
import type { CardChange } from '#shared/schemas/card.ts'
import { guards, kindOf, stored, words25, words9 } from './stored-card.ts'

describe('was', () => {
  it.each<[string, CardChange]>([
    ['title', { title: 'New', was: { title: 'Other' } }],
    ['theme', { theme: 'red', was: { theme: 'pink' } }],
    [
      'freeSpaceImageUrl',
      { freeSpaceImageUrl: 'https://a.example/', was: { freeSpaceImageUrl: 'https://b.example/' } },
    ],
    ['gridSize', { gridSize: 3, cells: words9, was: { gridSize: 4 } }],
    ['cells.3', { ...guards, cells: { 3: 'new' }, was: { cells: { 3: 'other' } } }],
    ['cells.3', { cells: words25.with(3, 'new'), was: { cells: words25.with(3, 'other') } }],
    ['cells', { gridSize: 3, cells: words9, was: { cells: words25.with(3, 'other') } }],
    ['cells', { cells: words25.with(3, 'new'), was: { cells: words9 } }],
  ])('LIV-4: %s differs from the old and the new value', (field, change) => {
    expect(conflictsOf(stored, change)).toEqual([field])
    expect(kindOf(change)).toBe('conflict')
  })

  it('LIV-4: a free space that is on or off is always either the old or the new value', () => {
    for (const was of [true, false])
      expect(conflictsOf(stored, { hasFreeSpace: !was, was: { hasFreeSpace: was } })).toEqual([])
  })

  it('LIV-4: one conflict refuses the whole change, and every conflict is named', () => {
    const change: CardChange = {
      ...guards,
      title: 'New',
      theme: 'red',
      cells: { 0: 'a', 1: 'b', 2: 'c' },
      was: { title: 'Other', theme: 'blue', cells: { 0: 'w0', 1: 'x', 2: 'y' } },
    }
    expect(conflictsOf(stored, change)).toEqual(['title', 'cells.1', 'cells.2'])
    expect(kindOf(change)).toBe('conflict')
  })

  it('LIV-4: is ignored for a value that is not changed', () => {
    expect(kindOf({ title: 'New', was: { theme: 'pink', cells: { 0: 'x' }, gridSize: 3 } })).toBe('changed')
  })

  it('LIV-4: is never in conflict for the free cell, and guards have none', () => {
    expect(kindOf({ ...guards, cells: { 12: 'a', 0: 'b' }, was: { cells: { 12: 'x', 0: 'w0' } } })).toBe(
      'changed',
    )
    const list = { cells: words25.with(0, 'b').with(12, 'y'), was: { cells: words25.with(12, 'x') } }
    expect(kindOf(list)).toBe('changed')
    const guarded = { gridSize: 3, hasFreeSpace: true, cells: { 0: 'w0' }, was: { gridSize: 4 } } as const
    expect(conflictsOf(stored, guarded)).toEqual([])
    expect(kindOf({ ...guards, cells: { 0: 'b' }, was: { gridSize: 3, hasFreeSpace: false } })).toBe(
      'changed',
    )
  })

  it('LIV-4: is in conflict for an image if another one was added since', () => {
    const card = { ...stored, freeSpaceImageUrl: 'https://a.example/' }
    const change = { freeSpaceImageUrl: 'https://b.example/', was: { freeSpaceImageUrl: null } }
    expect(conflictsOf(card, change)).toEqual(['freeSpaceImageUrl'])
    expect(conflictsOf(stored, change)).toEqual([])
  })

  it('LIV-4: is in conflict for two users only in cells that both changed', () => {
    const edit = fc.dictionary(fc.constantFrom('0', '1', '2', '3'), fc.constantFrom('x', 'y', 'z'))
    let conflicts = 0
    fc.assert(
      fc.property(edit, edit, (first, second) => {
        const changeOf = (cells: Record<string, string>) => {
          const change = { ...guards, cells }
          return { ...change, was: replacedValuesOf(stored, change) }
        }
        const after = applyChange(stored, changeOf(first))
        const expected = Object.keys(second).filter(
          (index) => first[index] !== undefined && first[index] !== second[index],
        )
        const met = conflictsOf(after, changeOf(second))
        expect(met.sort()).toEqual(expected.map((index) => `cells.${index}`).sort())
        conflicts += met.length
      }),
    )
    expect(conflicts).toBeGreaterThan(10)
  })
})
