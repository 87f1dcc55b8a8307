import { describe, expect, it } from 'vitest'
import {
  addUnaware,
  discardLocal,
  receiveCard,
  startQueue,
  unsentEdits,
  waitingCount,
} from '#client/sync/outbox.ts'
import { dequeue } from '#client/sync/outbox-requests.ts'
import { cellEdit, mergeEdits } from '#client/sync/edits.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import {
  answered,
  cellsInConflict,
  perform,
  refused,
  resized,
  send,
  sent,
  shownCells,
  type,
} from '../editor/queue-steps.ts'

const card = sampleCard()
/** Words of a closed tab, for a square where this tab has other words waiting. */
const otherTab = cellEdit(0, 'other tab', 'Square 1', card)

describe('edits that were made without knowledge of each other', () => {
  it('LIV-12: are sent one after the other, and the author chooses between words for the same square', () => {
    const queue = send(addUnaware(type(startQueue(card), 0, 'this tab'), [otherTab]))
    expect(sent(queue)?.cells).toEqual({ 0: 'this tab' })
    expect(shownCells(queue, 0)).toEqual(['other tab'])
    expect(waitingCount(queue)).toBe(2)
    const next = send(answered(queue), 'operation-2')
    expect(sent(next)).toMatchObject({ cells: { 0: 'other tab' }, was: { cells: { 0: 'Square 1' } } })
    const { queue: asked } = refused(next, 409, editedCard(next.server, {}))
    expect(cellsInConflict(asked)).toEqual([{ 0: 'other tab' }])
    expect(asked.server.cells[0]).toBe('this tab')
  })

  it('LIV-12: newer words are added to the last of them, so that they replace what the author saw', () => {
    const queue = type(addUnaware(send(type(startQueue(card), 0, 'this tab')), [otherTab]), 0, 'newest')
    expect(unsentEdits(queue).map(({ change }) => change.cells)).toEqual([{ 0: 'this tab' }, { 0: 'newest' }])
    expect(shownCells(queue, 0)).toEqual(['newest'])
  })

  it('LIV-12: are sent in part while the author chooses about the rest', () => {
    const theirs = editedCard(card, { 0: 'theirs' })
    const { queue: asked } = refused(send(type(startQueue(card), 0, 'mine')), 409, theirs)
    const both = mergeEdits(otherTab, cellEdit(1, 'more', 'Square 2', card))!
    const queue = send(addUnaware(asked, [both]), 'operation-2')
    expect(sent(queue)?.cells).toEqual({ 1: 'more' })
    expect(cellsInConflict(queue)).toEqual([{ 0: 'mine' }])
    expect(shownCells(queue, 0, 1)).toEqual(['other tab', 'more'])
    const last = send(discardLocal(answered(queue)), 'operation-3')
    expect(sent(last)?.cells).toEqual({ 0: 'other tab' })
  })

  it('LIV-5 LIV-12: each change of the whole grid that is dropped can be applied again', () => {
    const older = perform(startQueue({ ...card, cells: card.cells.with(0, 'Older') }), {
      type: 'shuffle',
    }).later!
    const step = dequeue(addUnaware(startQueue(card), [older, older]), 'operation-1')
    // Square 0 changed elsewhere, so it keeps its place.
    const again = { type: 'shuffle', except: [0] }
    expect(step.rejected).toEqual([again, again])
    expect(step.queue).toEqual(startQueue(card))
  })

  it('LIV-12: are removed when all is stored', () => {
    const first = send(addUnaware(startQueue(card), [otherTab, cellEdit(1, 'more', 'Square 2', card)]))
    expect(sent(first)?.cells).toEqual({ 0: 'other tab' })
    const second = send(answered(first), 'operation-2')
    expect(sent(second)?.cells).toEqual({ 1: 'more' })
    expect(send(answered(second), 'operation-3')).toEqual({ server: answered(second).server, conflicts: [] })
  })
})

describe('a card that waits for its five squares', () => {
  it('LIV-11: is sent with the words of the backlog that fill it', () => {
    const few = { ...card, cells: card.cells.map((text, at) => (at < 5 ? text : '')) }
    const held = type(startQueue(few), 0, '')
    const filled = send(type(addUnaware(held, [cellEdit(1, 'other tab', 'Square 2', few)]), 5, 'Five again'))
    expect(sent(filled)?.cells).toEqual({ 1: 'other tab', 5: 'Five again' })
    expect(sent(send(answered(filled), 'operation-2'))?.cells).toEqual({ 0: '' })
  })

  it('LIV-11 LIV-12: overwrites none of them with words of another tab for the same square', () => {
    const few = { ...card, cells: card.cells.map((text, at) => (at < 4 ? text : '')) }
    const held = send(
      addUnaware(type(startQueue(few), 0, 'this tab'), [cellEdit(0, 'other tab', 'Square 1', few)]),
    )
    expect(held.inFlight).toBeUndefined()
    const filled = send(type(held, 4, 'Five'))
    expect(sent(filled)?.cells).toEqual({ 0: 'other tab', 4: 'Five' })
    expect(sent(send(answered(filled), 'operation-2'))).toMatchObject({
      cells: { 0: 'this tab' },
      was: { cells: { 0: 'Square 1' } },
    })
  })
})

describe('words in conflict that are newer than the request in flight', () => {
  it('LIV-11: are shown, and are included in what the author changes next', () => {
    const waiting = type(send(type(startQueue(card), 0, 'in flight')), 0, 'newer')
    const elsewhere = resized(card, 4)
    const back = receiveCard(receiveCard(waiting, elsewhere), { ...card, version: elsewhere.version + 1 })
    expect(cellsInConflict(back)).toEqual([{ 0: 'newer' }])
    expect(shownCells(back, 0)).toEqual(['newer'])
  })
})
