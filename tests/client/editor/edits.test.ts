import { describe, expect, it } from 'vitest'
import {
  cellEdit,
  editBetween,
  followsGrid,
  partsOverlap,
  partsOf,
  pickParts,
  structuralEdit,
  themeEdit,
  titleEdit,
  applyEdits,
  type Edit,
  type Part,
} from '#client/sync/edits.ts'
import { mergeEdits } from '#client/sync/merge-edits.ts'
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
}
const larger: CardContent = operate(card, { type: 'resize', gridSize: 4 }, seededRandom(1))
const resize: Operation = { type: 'resize', gridSize: 4 }
const clear: Operation = { type: 'clear' }

/** A structural edit that must change something. */
function structural(before: CardContent, after: CardContent, ...again: Operation[]): Edit {
  const edit = structuralEdit(before, after, again.length > 0 ? again : undefined)
  if (!edit) throw new Error('Nothing changed')
  return edit
}
const typed = (index: number, text: string, was: string, grid = card) => cellEdit(index, text, was, grid)
const cleared = operate(card, clear, seededRandom(1))

describe('the content of an edit', () => {
  it.each<[string, Edit | undefined, Edit['change']]>([
    ['a title', titleEdit('New', 'Old'), { title: 'New', was: { title: 'Old' } }],
    ['a theme', themeEdit('red', 'blue'), { theme: 'red', was: { theme: 'blue' } }],
    [
      'a cell, with the grid it was meant for',
      typed(1, 'x', 'b'),
      { cells: { 1: 'x' }, gridSize: 3, hasFreeSpace: true, was: { cells: { 1: 'b' } } },
    ],
    [
      'the whole grid',
      structuralEdit(card, larger),
      {
        ...{ gridSize: 4, hasFreeSpace: true, cells: larger.cells },
        was: { gridSize: 3, hasFreeSpace: true, cells: card.cells },
      },
    ],
  ])('LIV-4: %s, and the values that it replaces', (_, edit, change) => {
    expect(edit?.change).toEqual(change)
  })

  it('LIV-11: a structural change that changes nothing is not an edit', () => {
    expect(structuralEdit(card, { ...card, cells: [...card.cells] }, [clear])).toBeUndefined()
  })

  it('LIV-5: a structural edit says how to repeat it', () => {
    expect(structural(card, larger, resize).again).toEqual([resize])
    expect(structural(card, larger).again).toBeUndefined()
  })
})

describe('the edit from one card to another', () => {
  it('LIV-4: is nothing if nothing changed', () => {
    expect(editBetween(card, { ...card, cells: [...card.cells] })).toBeUndefined()
  })

  it('LIV-4: has single cells and fields if the grid stayed, and only those that changed', () => {
    const to: CardContent = { ...card, title: 'New', cells: card.cells.with(8, 'i') }
    expect(editBetween(card, to)?.change).toEqual({
      ...{ title: 'New', cells: { 8: 'i' }, gridSize: 3, hasFreeSpace: true },
      was: { title: 'Old', cells: { 8: '' } },
    })
  })

  it('LIV-4: a field alone comes without cells and grid', () => {
    const image = 'https://example.com/star.png'
    expect(editBetween(card, { ...card, freeSpaceImageUrl: image })?.change).toEqual({
      ...{ freeSpaceImageUrl: image, was: { freeSpaceImageUrl: null } },
    })
    expect(editBetween({ ...card, freeSpaceImageUrl: image }, card)?.change).toEqual({
      ...{ freeSpaceImageUrl: null, was: { freeSpaceImageUrl: image } },
    })
  })

  it.each<[string, CardContent]>([
    ['size', larger],
    ['free space', { ...card, hasFreeSpace: false }],
  ])('LIV-4: has the whole list if the %s changed', (_, to) => {
    const edit = editBetween(card, { ...to, theme: 'red' })
    expect(edit?.change).toEqual({
      ...{ theme: 'red', gridSize: to.gridSize, hasFreeSpace: to.hasFreeSpace, cells: to.cells },
      was: { theme: 'blue', gridSize: 3, hasFreeSpace: true, cells: card.cells },
    })
    expect(applyEdits(card, [edit])).toEqual({ ...to, theme: 'red' })
  })
})

describe('the parts of an edit', () => {
  const both = mergeEdits(titleEdit('New', 'Old'), typed(0, 'x', 'a'))
  const whole = mergeEdits(titleEdit('New', 'Old'), structural(card, larger, resize))

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
    expect(pickParts(both, (part) => part === 'title')).toEqual(titleEdit('New', 'Old'))
    expect(pickParts(whole, (part) => part === 'cells')).toEqual(structural(card, larger, resize))
    expect(pickParts(whole, (part) => part === 'title')).toEqual(titleEdit('New', 'Old'))
    expect(pickParts(whole, () => false)).toBeUndefined()
  })
})

describe('merging two edits', () => {
  it('LIV-4: words typed twice in a cell keep the earliest replaced value', () => {
    expect(mergeEdits(typed(0, 'x', 'a'), typed(0, 'y', 'x'))).toEqual(typed(0, 'y', 'a'))
    expect(mergeEdits(titleEdit('New', 'Old'), titleEdit('Newer', 'New'))).toEqual(titleEdit('Newer', 'Old'))
  })

  it('LIV-11: an edit that restores the old words is not an edit', () => {
    expect(mergeEdits(typed(0, 'x', 'a'), typed(0, 'a', 'x'))).toBeUndefined()
    const other = mergeEdits(typed(0, 'x', 'a'), typed(1, 'y', 'b'))
    expect(mergeEdits(other, typed(0, 'a', 'x'))).toEqual(typed(1, 'y', 'b'))
    expect(mergeEdits(structural(card, larger, resize), structural(larger, card, resize))).toBeUndefined()
  })

  it('LIV-5: two operations are repeated one after the other', () => {
    const after = operate(larger, clear, seededRandom(1))
    const merged = mergeEdits(structural(card, larger, resize), structural(larger, after, clear))
    expect(merged).toEqual(structural(card, after, resize, clear))
  })

  it('LIV-4: words typed before a structural change are sent with it and never repeated without it', () => {
    const full = applyEdits(card, [typed(0, 'x', 'a')])
    const merged = mergeEdits(
      typed(0, 'x', 'a'),
      structural(full, { ...full, cells: full.cells.toReversed() }, { type: 'shuffle' }),
    )
    expect(merged).toEqual(structural(card, { ...card, cells: full.cells.toReversed() }))
  })

  it('LIV-4: words typed after a structural change are sent with it', () => {
    const merged = mergeEdits(structural(card, cleared, clear), typed(2, 'new', ''))
    expect(merged).toEqual(structural(card, { ...cleared, cells: cleared.cells.with(2, 'new') }))
  })

  it('LIV-5: a title next to an operation leaves it repeatable', () => {
    expect(mergeEdits(structural(card, cleared, clear), titleEdit('New', 'Old'))?.again).toEqual([clear])
  })

  it.each<[string, Edit, Edit, boolean]>([
    ['cells of one grid', typed(0, 'x', 'a'), typed(1, 'y', 'b'), true],
    ['cells of two grids', typed(0, 'x', 'a'), typed(1, 'y', 'b', larger), false],
    ['a cell of the new grid', structural(card, larger), typed(0, 'x', 'a', larger), true],
    ['a cell of the old grid', structural(card, larger), typed(0, 'x', 'a'), false],
    ['a structural change made on the cells', typed(0, 'x', 'a'), structural(card, larger), true],
    ['a structural change of another grid', typed(0, 'x', 'a'), structural(larger, card), false],
    ['a title', structural(card, larger), titleEdit('New', 'Old'), true],
  ])('LIV-4: whether one depends on the other: %s', (_, before, next, follows) => {
    expect(followsGrid(before, next)).toBe(follows)
  })
})

describe('an edit repeated on a card that has changed', () => {
  it('LIV-4: replaces the current values', () => {
    const now = { ...card, title: 'Theirs', cells: card.cells.with(0, 'theirs') }
    const mine = mergeEdits(typed(0, 'x', 'a'), titleEdit('Mine', 'Old')) as Edit
    expect(rebaseEdit(now, mine, now)).toEqual({
      edit: mergeEdits(typed(0, 'x', 'theirs'), titleEdit('Mine', 'Theirs')),
    })
  })

  it('LIV-4: is nothing if the card already has its values', () => {
    const same = { ...card, cells: card.cells.with(0, 'x') }
    expect(rebaseEdit(same, typed(0, 'x', 'a'), same)).toEqual({})
  })

  it('LIV-4: cells of another grid move to their row and column', () => {
    expect(rebaseEdit(larger, typed(3, 'x', 'd'), larger)).toEqual({ edit: typed(4, 'x', 'd', larger) })
  })

  it.each<[string, number]>([
    ['is outside now', 15],
    ['is the free one now', 5],
  ])('LIV-4: a cell whose place %s moves to the first blank one', (_, index) => {
    expect(rebaseEdit(card, typed(index, 'x', '', larger), card)).toEqual({ edit: typed(8, 'x', '') })
  })

  it('LIV-4: cells of another grid never replace later words of their author', () => {
    const since = { ...card, cells: card.cells.with(3, 'since') }
    expect(rebaseEdit(since, typed(4, 'x', 'd', larger), card)).toEqual({ edit: typed(8, 'x', '') })
  })

  it('LIV-4: words without room are left over, and nothing is overwritten', () => {
    const outside = mergeEdits(typed(15, 'x', '', larger), typed(14, 'y', '', larger)) as Edit
    expect(rebaseEdit(card, outside, card)).toEqual({
      edit: typed(8, 'y', ''),
      left: typed(15, 'x', '', larger),
    })
  })
})
