import { describe, expect, it } from 'vitest'
import { applyChange, guardsHold, type StoredCard } from '#shared/rules/card-changes.ts'
import { judgeChange } from '#shared/rules/judge-change.ts'
import type { CardChange } from '#shared/schemas/card.ts'
import { changed, guards, kindOf, opId, stored, words25, words9 } from './stored-card.ts'

describe('applying a change', () => {
  it.each<[string, CardChange, Partial<StoredCard>]>([
    ['title', { title: 'New' }, { title: 'New' }],
    ['theme', { theme: 'red' }, { theme: 'red' }],
    [
      'image',
      { freeSpaceImageUrl: 'https://example.com/a.png' },
      { freeSpaceImageUrl: 'https://example.com/a.png' },
    ],
    ['free space off', { hasFreeSpace: false }, { hasFreeSpace: false }],
    ['single cells', { ...guards, cells: { 0: 'a', 24: '' } }, { cells: words25.with(0, 'a').with(24, '') }],
    ['a list', { cells: words25.toReversed() }, { cells: words25.toReversed() }],
    ['another grid', { gridSize: 3, cells: words9 }, { gridSize: 3, cells: words9 }],
    ['a new round', { newRound: true, title: 'New' }, { round: 2, title: 'New' }],
  ])('LIV-3: changes nothing else than %s', (_, change, difference) => {
    expect(changed(change)).toEqual({ ...stored, ...difference })
  })

  it.each<[string, Partial<StoredCard>, CardChange, string[]]>([
    ['to the extra words', {}, { hasFreeSpace: true }, ['middle']],
    ['behind those of the card', { extra: ['one'] }, { hasFreeSpace: true, title: '' }, ['one', 'middle']],
    [
      'behind those of the change',
      { extra: ['one'] },
      { hasFreeSpace: true, extra: ['two'] },
      ['two', 'middle'],
    ],
    ['nowhere if they are there', { extra: ['middle'] }, { hasFreeSpace: true }, ['middle']],
    [
      'nowhere if a square says them',
      { cells: [...words25].fill('middle', 12, 14) },
      { hasFreeSpace: true },
      [],
    ],
    ['nowhere if there are none', { cells: words25 }, { hasFreeSpace: true }, []],
    ['as the author says of all cells', {}, { hasFreeSpace: true, cells: words25 }, []],
    ['to a call that stays', { called: ['middle'] }, { hasFreeSpace: true }, ['middle']],
  ])('CARD-7: moves the words of the center %s for hasFreeSpace: true alone', (_, own, change, extra) => {
    const card = { ...stored, title: '', hasFreeSpace: false, cells: words25.with(12, 'middle'), ...own }
    const after = changed(change, card)
    expect(after).toEqual({ ...card, hasFreeSpace: true, cells: card.cells.with(12, ''), extra })
  })

  it('CARD-7: refuses words for which More words has no room, and names them', () => {
    const extra = Array.from({ length: 51 }, (_, index) => `word ${index}`)
    const card = { ...stored, hasFreeSpace: false, cells: words25.with(12, 'middle'), extra }
    expect(judgeChange(card, { hasFreeSpace: true }, true)).toMatchObject({ kind: 'invalid', field: 'extra' })
    expect(changed({ hasFreeSpace: true, extra: extra.slice(1) }, card).extra).toEqual([
      ...extra.slice(1),
      'middle',
    ])
    expect(changed({ title: 'New' }, card).title).toBe('New')
  })

  it('GRID-2: stores no text sent for the free cell', () => {
    expect(kindOf({ ...guards, cells: { 12: 'middle' } })).toBe('unchanged')
    expect(changed({ ...guards, cells: { 12: 'middle', 13: 'x' } }).cells).toEqual(words25.with(13, 'x'))
    expect(changed({ gridSize: 3, cells: words9.with(4, 'middle') }).cells).toEqual(words9)
  })

  it('LIV-11: drops cells for an old grid and applies the rest', () => {
    const other = { ...stored, gridSize: 3 as const, cells: words9 }
    expect(applyChange(other, { ...guards, cells: { 0: 'a' }, title: 'New' })).toMatchObject({
      title: 'New',
      gridSize: 3,
      cells: words9,
    })
    expect(applyChange(other, { cells: words25, theme: 'red' })).toMatchObject({
      theme: 'red',
      cells: words9,
    })
  })
})

// server/cards/changing.test.ts tests the order of the checks.
describe('the guards of single cells', () => {
  it.each([
    [{ gridSize: 3, hasFreeSpace: true }, 'This card is 5x5, not 3x3.'],
    [{ gridSize: 5, hasFreeSpace: false }, 'This card has a free space.'],
  ] as const)('LIV-3: tell a change for the grid %j which grid the card has', (grid, message) => {
    expect(judgeChange(stored, { ...grid, cells: { 0: 'a' } }, true)).toEqual({
      kind: 'guard-failed',
      message,
    })
  })

  it('LIV-3: are new values instead if there is a list of cells', () => {
    expect(guardsHold(stored, { gridSize: 3, cells: words9 })).toBe(true)
    expect(guardsHold(stored, { hasFreeSpace: false })).toBe(true)
    expect(guardsHold(stored, { gridSize: 3, hasFreeSpace: true, cells: {} })).toBe(false)
  })
})

describe('remembered opIds', () => {
  it('LIV-1, LIV-3: do not include that of a change that changes nothing', () => {
    for (const change of [
      {},
      { title: 'Standup' },
      { cells: words25 },
      { ...guards, cells: { 3: 'w3' } },
      { ...guards, cells: {} },
      { hasFreeSpace: true },
    ] as CardChange[])
      expect(judgeChange(stored, { ...change, opId }, true)).toEqual({ kind: 'unchanged' })
  })

  it('LIV-3: are the last 32', () => {
    let card = stored
    const ids = Array.from({ length: 40 }, (_, index) => `operation-${index}`)
    for (const id of ids) card = changed({ title: `Title ${id}`, opId: id }, card)
    expect(card.opIds).toEqual(ids.slice(8))
    expect(kindOf({ title: 'Again', opId: 'operation-8' }, card)).toBe('repeated')
    expect(kindOf({ title: 'Again', opId: 'operation-7' }, card)).toBe('changed')
  })
})
