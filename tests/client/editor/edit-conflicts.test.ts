import { describe, expect, it } from 'vitest'
import {
  addEdit,
  discardLocal,
  reapplyLocal,
  shownCard,
  startQueue,
  waitingCount,
} from '#client/sync/outbox.ts'
import { cellEdit } from '#client/sync/edits.ts'
import type { Operation } from '#client/sync/operations.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import {
  answered,
  cellsInConflict,
  perform,
  refused,
  rename,
  resized,
  send,
  sent,
  shownCells,
  type,
} from './queue-steps.ts'

const card = sampleCard()
const fresh = startQueue(card)
const shuffle: Operation = { type: 'shuffle' }

describe('words that another user changed first', () => {
  const theirs = editedCard(card, { 0: 'theirs' }, { title: 'Theirs' })
  const flying = send(rename(type(type(fresh, 0, 'mine'), 1, 'also mine'), 'Mine'))
  const { queue, rejected: given } = refused(flying, 409, theirs)

  it('LIV-4: stay on the screen as a conflict, and edits without a conflict are sent again automatically', () => {
    expect(given).toBeUndefined()
    expect(queue.conflicts.map(({ change }) => change)).toEqual([
      {
        ...{ title: 'Mine', cells: { 0: 'mine' }, gridSize: 5, hasFreeSpace: true },
        was: { title: card.title, cells: { 0: 'Square 1' } },
      },
    ])
    expect(shownCells(queue, 0, 1)).toEqual(['mine', 'also mine'])
    expect(shownCard(queue).title).toBe('Mine')
    expect(waitingCount(queue)).toBe(3)
    expect(sent(send(queue, 'operation-2'))).toEqual({
      ...{ cells: { 1: 'also mine' }, gridSize: 5, hasFreeSpace: true },
      was: { cells: { 1: 'Square 2' } },
    })
  })

  it('LIV-4: Keep mine sends them over the words that are there now', () => {
    const kept = reapplyLocal(answered(send(queue)))
    expect(kept.conflicts).toEqual([])
    expect(sent(send(kept))).toEqual({
      ...{ title: 'Mine', cells: { 0: 'mine' }, gridSize: 5, hasFreeSpace: true },
      was: { title: 'Theirs', cells: { 0: 'theirs' } },
    })
  })

  it('LIV-4: Keep theirs drops them, and nothing else', () => {
    const dropped = discardLocal(queue)
    expect(shownCells(dropped, 0, 1)).toEqual(['theirs', 'also mine'])
    expect(shownCard(dropped).title).toBe('Theirs')
    expect(sent(send(dropped))?.cells).toEqual({ 1: 'also mine' })
  })
})

describe('a structural change of a card that has changed', () => {
  const theirs = editedCard(card, { 20: 'theirs' })

  it('LIV-5: is dropped when the server refuses it, to be applied again, and the edits next to it are sent', () => {
    const { queue, rejected: given } = refused(send(rename(perform(fresh, shuffle), 'New')), 412, theirs)
    expect(given).toEqual([{ type: 'shuffle', except: [20] }])
    expect(shownCard(queue)).toEqual({ ...theirs, title: 'New' })
    expect(sent(send(queue))).toEqual({ title: 'New', was: { title: card.title } })
  })

  it('LIV-5 EDIT-14: is not offered again if it was undone before the answer', () => {
    const flying = send(perform(fresh, { type: 'paste', items: ['a', 'b', 'c', 'd', 'e'], mode: 'replace' }))
    const undo: Operation = { type: 'undo', before: contentOf(card), after: contentOf(shownCard(flying)) }
    const { queue, rejected: given } = refused(perform(flying, undo), 412, theirs)
    expect(given).toEqual([])
    expect(queue).toEqual(startQueue(theirs))
  })

  it.each<[409 | 412]>([[409], [412]])('LIV-4: with typed words it becomes a conflict (%i)', (status) => {
    const flying = send(perform(type(fresh, 0, 'mine'), shuffle))
    const place = shownCard(flying).cells.indexOf('mine')
    const { queue, rejected: given } = refused(flying, status, theirs)
    expect(given).toBeUndefined()
    expect(shownCells(queue, place)).toEqual(['mine'])
    expect(send(queue).inFlight).toBeUndefined()
    const kept = send(reapplyLocal(queue))
    expect(sent(kept)?.cells).toEqual(shownCard(flying).cells)
    expect(kept.inFlight?.ifVersion).toBe(2)
    expect(shownCard(discardLocal(queue))).toEqual(theirs)
  })

  it('LIV-4: words typed into the grid it would have made wait as a conflict and get a place', () => {
    const larger = perform(startQueue(resized(card, 3)), { type: 'resize', gridSize: 4 })
    const flying = type(send(larger), 15, 'corner')
    const present = editedCard(resized(card, 3), { 8: '' })
    const { queue, rejected: given } = refused(flying, 412, present)
    expect(given).toEqual([{ type: 'resize', gridSize: 4 }])
    expect(cellsInConflict(queue)).toEqual([{ 15: 'corner' }])
    expect(sent(send(reapplyLocal(queue)))).toMatchObject({ cells: { 8: 'corner' }, gridSize: 3 })
  })
})

describe('the order of edits', () => {
  const theirs = editedCard(card, { 0: 'theirs' })

  it('LIV-11: a structural change based on refused words has each word once, in its new place', () => {
    const flying = send(type(type(fresh, 0, 'one'), 1, 'two'))
    const mixed = perform(flying, shuffle)
    const { queue } = refused(mixed, 409, theirs)
    expect(shownCard(queue).cells).toEqual(shownCard(mixed).cells)
    expect(sent(send(reapplyLocal(queue)))?.cells).toEqual(shownCard(mixed).cells)
  })

  it('LIV-4: Keep mine loses no words, even if a whole grid and single cells are in conflict', () => {
    const small = resized(card, 3)
    const homeless = addEdit(startQueue(small), cellEdit(0, 'homeless', 'Square 1', card))
    const larger = perform(type(homeless, 1, 'typed'), { type: 'resize', gridSize: 4 })
    const { queue } = refused(send(larger), 412, editedCard(small, { 2: 'theirs' }))
    expect(queue.conflicts).toHaveLength(2)
    for (const kept of [reapplyLocal(queue), reapplyLocal(perform(queue, shuffle))])
      expect(shownCard(kept).cells).toEqual(expect.arrayContaining(['homeless', 'typed']))
  })

  it('LIV-4: Keep mine leaves words in conflict if there is no room for them', () => {
    const small = editedCard(resized(card, 3), { 8: 'full' })
    const { queue } = refused(send(type(fresh, 24, 'x')), 412, small)
    const kept = reapplyLocal(queue)
    expect(cellsInConflict(kept)).toEqual([{ 24: 'x' }])
    expect(waitingCount(kept)).toBe(1)
    expect(sent(send(reapplyLocal(type(kept, 8, ''))))?.cells).toEqual({ 8: 'x' })
  })
})
