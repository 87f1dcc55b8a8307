import { describe, expect, it } from 'vitest'
import {
  cellEdit,
  editBetween,
  fieldEdit,
  followsGrid,
  mergeEdits,
  partsOverlap,
  partsOf,
  pickParts,
  structuralEdit,
  applyEdits,
  type Edit,
  type Part,
} from '#client/sync/edits.ts'
import { rebaseEdit } from '#client/sync/rebase-edit.ts'
import { operate, type Operation } from '#client/sync/operations.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { seededRandom } from '#tests/support/random.ts'

const card: CardContent = {
  title: 'Old',
  gridSize: 3,
  hasFreeSpace: true,
  cells: ['a', 'b', 'c', 'd', '', 'f', 'g', 'h', ''],
  theme: 'blue',
  freeSpaceImageUrl: null,
  extra: [],
  pattern: 'line',
  showsCalls: true,
}
const larger: CardContent = operate(card, { type: 'resize', gridSize: 4 }, seededRandom(1))
const resize: Operation = { type: 'resize', gridSize: 4 }

/** A structural edit that must change something. */
function structural(before: CardContent, after: CardContent, ...again: Operation[]): Edit {
  const edit = structuralEdit(before, after, again.length > 0 ? again : undefined)
  if (!edit) throw new Error('Nothing changed')
  return edit
}
const typed = (index: number, text: string, was: string, grid = card) => cellEdit(index, text, was, grid)

describe('the content of an edit', () => {
  it.each<[string, Edit | undefined, Edit['change']]>([
    ['a title', fieldEdit('title', 'New', 'Old'), { title: 'New', was: { title: 'Old' } }],
    ['a theme', fieldEdit('theme', 'red', 'blue'), { theme: 'red', was: { theme: 'blue' } }],
    [
      'a cell, with the grid it was meant for',
      typed(1, 'x', 'b'),
      { cells: { 1: 'x' }, gridSize: 3, hasFreeSpace: true, was: { cells: { 1: 'b' } } },
    ],
    [
      'the whole grid',
      structuralEdit(card, larger),
      {
        ...{ gridSize: 4, hasFreeSpace: true, cells: larger.cells, extra: larger.extra },
        was: { gridSize: 3, hasFreeSpace: true, cells: card.cells, extra: [] },
      },
    ],
  ])('LIV-4: %s, and the values that it replaces', (_, edit, change) => {
    expect(edit?.change).toEqual(change)
  })
})

describe('the edit from one card to another', () => {
  it('LIV-4: has single cells and fields if the grid stayed, and only those that changed', () => {
    const to: CardContent = { ...card, title: 'New', cells: card.cells.with(8, 'i') }
    expect(editBetween(card, to)?.change).toEqual({
      ...{ title: 'New', cells: { 8: 'i' }, gridSize: 3, hasFreeSpace: true },
      was: { title: 'Old', cells: { 8: '' } },
    })
  })

  it.each<[string, CardContent]>([
    ['size', larger],
    ['free space', { ...card, hasFreeSpace: false }],
  ])('LIV-4: has the whole list if the %s changed', (_, to) => {
    const edit = editBetween(card, { ...to, theme: 'red' })
    expect(edit?.change).toEqual({
      ...{ theme: 'red', gridSize: to.gridSize, hasFreeSpace: to.hasFreeSpace },
      ...{ cells: to.cells, extra: to.extra },
      was: { theme: 'blue', gridSize: 3, hasFreeSpace: true, cells: card.cells, extra: [] },
    })
    expect(applyEdits(card, [edit])).toEqual({ ...to, theme: 'red' })
  })
})

describe('the parts of an edit', () => {
  const both = mergeEdits(fieldEdit('title', 'New', 'Old'), typed(0, 'x', 'a'))
  const whole = mergeEdits(fieldEdit('title', 'New', 'Old'), structural(card, larger, resize))

  it('LIV-4: each single cell is a separate part, and a structural change is one', () => {
    expect(partsOf(both as Edit)).toEqual(['title', 0])
    expect(partsOf(whole as Edit)).toEqual(['title', 'cells'])
  })

  it.each<[Part, Part, boolean]>([
    ['title', 'title', true],
    ['title', 'theme', false],
    [1, 1, true],
    [1, 11, false],
    ['cells', 1, true],
    [1, 'cells', true],
    ['cells', 'cells', true],
    ['title', 'cells', false],
  ])('LIV-4: whether %s overlaps %s: %s', (one, other, meet) => {
    expect(partsOverlap(one, other)).toBe(meet)
  })

  it('LIV-4: a part keeps what it replaces, its grid and how to repeat it', () => {
    expect(pickParts(both, (part) => part === 0)).toEqual(typed(0, 'x', 'a'))
    expect(pickParts(both, (part) => part === 'title')).toEqual(fieldEdit('title', 'New', 'Old'))
    expect(pickParts(whole, (part) => part === 'cells')).toEqual(structural(card, larger, resize))
    expect(pickParts(whole, (part) => part === 'title')).toEqual(fieldEdit('title', 'New', 'Old'))
    expect(pickParts(whole, () => false)).toBeUndefined()
  })
})

describe('merging two edits', () => {
  it.each<[string, Edit, Edit, boolean]>([
    ['cells of one grid', typed(0, 'x', 'a'), typed(1, 'y', 'b'), true],
    ['cells of two grids', typed(0, 'x', 'a'), typed(1, 'y', 'b', larger), false],
    ['a cell of the new grid', structural(card, larger), typed(0, 'x', 'a', larger), true],
    ['a cell of the old grid', structural(card, larger), typed(0, 'x', 'a'), false],
    ['a structural change made on the cells', typed(0, 'x', 'a'), structural(card, larger), true],
    ['a structural change of another grid', typed(0, 'x', 'a'), structural(larger, card), false],
    ['a title', structural(card, larger), fieldEdit('title', 'New', 'Old'), true],
  ])('LIV-4: whether one depends on the other: %s', (_, before, next, follows) => {
    expect(followsGrid(before, next)).toBe(follows)
  })
})

describe('an edit repeated on a card that has changed', () => {
  it('LIV-4: cells of another grid move to their row and column', () => {
    expect(rebaseEdit(larger, typed(3, 'x', 'd'), larger)).toEqual({ edit: typed(4, 'x', 'd', larger) })
  })

  it.each<[string, number]>([
    ['is outside now', 15],
    ['is the free one now', 5],
  ])('LIV-4: a cell whose place %s moves to the first blank one', (_, index) => {
    expect(rebaseEdit(card, typed(index, 'x', '', larger), card)).toEqual({ edit: typed(8, 'x', '') })
  })

  it('LIV-4: words without room are left over, and nothing is overwritten', () => {
    const outside = mergeEdits(typed(15, 'x', '', larger), typed(14, 'y', '', larger)) as Edit
    expect(rebaseEdit(card, outside, card)).toEqual({
      edit: typed(8, 'y', ''),
      left: typed(15, 'x', '', larger),
    })
  })
})
