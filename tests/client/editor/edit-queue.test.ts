import { describe, expect, it } from 'vitest'
import {
  addEdit,
  cellsHeld,
  receiveCard,
  shownCard,
  startQueue,
  waitingCount,
  type EditQueue,
} from '#client/sync/outbox.ts'
import { requeue, dequeue } from '#client/sync/outbox-requests.ts'
import { themeEdit } from '#client/sync/edits.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import {
  answered,
  cellsInConflict,
  perform,
  rename,
  resized,
  send,
  sent,
  shownCells,
  type,
} from './queue-steps.ts'

const card = sampleCard()
const fresh = startQueue(card)

describe('sending', () => {
  it('LIV-11: a card without edits sends nothing', () => {
    expect(dequeue(fresh, 'operation-1')).toEqual({ queue: fresh })
    expect(waitingCount(fresh)).toBe(0)
  })

  it('LIV-11: an edit is on the screen at once, and is sent with what it replaces', () => {
    const queue = send(type(rename(fresh, 'New'), 0, 'x'))
    expect(shownCard(queue)).toEqual({ ...editedCard(card, { 0: 'x' }), version: 1, title: 'New' })
    expect(queue.inFlight).toEqual({
      opId: 'operation-1',
      edit: {
        change: {
          ...{ title: 'New', cells: { 0: 'x' }, gridSize: 5, hasFreeSpace: true },
          was: { title: card.title, cells: { 0: 'Square 1' } },
        },
      },
    })
    expect(waitingCount(queue)).toBe(2)
    expect(waitingCount(answered(queue))).toBe(0)
  })

  it('LIV-11: one request is in flight, and later edits are sent after it', () => {
    const queue = type(send(type(fresh, 0, 'x')), 1, 'y')
    expect(dequeue(queue, 'operation-2')).toEqual({ queue })
    expect(shownCells(queue, 0, 1)).toEqual(['x', 'y'])
    const next = send(answered(queue), 'operation-2')
    expect(next.inFlight?.opId).toBe('operation-2')
    expect(sent(next)?.cells).toEqual({ 1: 'y' })
  })

  it('LIV-5: a structural change is sent for the version it was made on, single cells for any version', () => {
    const moved = { ...card, version: 7 }
    expect(send(perform(startQueue(moved), { type: 'shuffle' })).inFlight?.ifVersion).toBe(7)
    expect(send(type(startQueue(moved), 0, 'x')).inFlight?.ifVersion).toBeUndefined()
    expect(send(rename(startQueue(moved), 'New')).inFlight?.ifVersion).toBeUndefined()
  })

  it('LIV-11: a request that failed is sent again together with later edits, as another request', () => {
    const queue = requeue(rename(type(send(type(fresh, 0, 'x')), 1, 'y'), 'New'))
    expect(queue.inFlight).toBeUndefined()
    expect(shownCells(queue, 0, 1)).toEqual(['x', 'y'])
    const next = send(queue, 'operation-2')
    expect(next.inFlight?.opId).toBe('operation-2')
    expect(sent(next)).toMatchObject({ title: 'New', cells: { 0: 'x', 1: 'y' } })
    expect(sent(next)?.was).toEqual({ title: card.title, cells: { 0: 'Square 1', 1: 'Square 2' } })
  })
})

describe('a card that arrives in between', () => {
  it('LIV-11: is shown under the unanswered and the later edits', () => {
    const queue = rename(type(send(type(fresh, 0, 'x')), 1, 'y'), 'New')
    const pushed = editedCard(card, { 0: 'theirs', 1: 'theirs', 2: 'theirs' }, { title: 'Theirs' })
    const next = receiveCard(queue, { ...pushed, theme: 'red' })
    expect(shownCells(next, 0, 1, 2)).toEqual(['x', 'y', 'theirs'])
    expect(shownCard(next)).toMatchObject({ title: 'New', theme: 'red', version: 2 })
    expect(waitingCount(next)).toBe(waitingCount(queue))
  })

  it('LIV-4: words typed for a former grid wait as a conflict, and the rest is sent', () => {
    const small = resized(card, 3)
    const queue = receiveCard(rename(type(fresh, 20, 'x'), 'New'), small)
    expect(shownCard(queue)).toEqual({ ...small, title: 'New' })
    expect(cellsInConflict(queue)).toEqual([{ 20: 'x' }])
    expect(sent(send(queue))).toEqual({ title: 'New', was: { title: card.title } })
  })
})

describe('fewer than 5 filled squares', () => {
  const cleared = rename(perform(fresh, { type: 'clear' }), 'New')
  const fill = (queue: EditQueue, count: number) =>
    Array.from({ length: count }, (_, index) => index).reduce(
      (filled, index) => type(filled, index, `word ${index}`),
      queue,
    )

  it('LIV-11: the cells wait, and title and theme are sent', () => {
    const queue = addEdit(cleared, themeEdit('red', 'blue'))
    expect(cellsHeld(queue)).toBe(true)
    const flying = send(queue)
    expect(sent(flying)).toEqual({ title: 'New', theme: 'red', was: { title: card.title, theme: 'blue' } })
    const after = answered(flying)
    expect(send(after).inFlight).toBeUndefined()
    expect(shownCard(after).cells.join('')).toBe('')
    expect([cellsHeld(after), waitingCount(after)]).toEqual([true, 1])
  })

  it('LIV-11: the cells are sent once 5 are filled, with all that was typed', () => {
    const four = fill(answered(send(cleared)), 4)
    expect(send(four).inFlight).toBeUndefined()
    const five = fill(four, 5)
    expect(cellsHeld(five)).toBe(false)
    expect(sent(send(five))?.cells).toEqual(shownCard(five).cells)
    expect(send(five).inFlight?.ifVersion).toBe(2)
  })

  it('LIV-11: the free square does not count, and a single cell is held like all others', () => {
    const words = { ...card, cells: card.cells.map((text, index) => (index < 5 ? text : '')) }
    const queue = type(startQueue(words), 4, '')
    expect(cellsHeld(queue)).toBe(true)
    expect(send(queue).inFlight).toBeUndefined()
    expect(cellsHeld(type(queue, 20, 'x'))).toBe(false)
  })
})
