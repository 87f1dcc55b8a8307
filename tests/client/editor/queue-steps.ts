import { addEdit, receiveCard, shownCard, type EditQueue, type QueueStep } from '#client/sync/outbox.ts'
import { acknowledge, dequeue, reject } from '#client/sync/outbox-requests.ts'
import { cellEdit, fieldEdit, structuralEdit } from '#client/sync/edits.ts'
import { operate, type Operation } from '#client/sync/operations.ts'
import { applyChange, contentOf } from '#shared/rules/card-changes.ts'
import type { GridSize } from '#shared/product.ts'
import type { Card } from '#shared/schemas/card.ts'
import { seededRandom } from '#tests/support/random.ts'

/** The author types into a cell of the card that they see. */
export function type(queue: EditQueue, index: number, text: string): EditQueue {
  const shown = shownCard(queue)
  return addEdit(queue, cellEdit(index, text, shown.cells[index] ?? '', shown))
}

/** The author gives the card another title. */
export function rename(queue: EditQueue, title: string): EditQueue {
  return addEdit(queue, fieldEdit('title', title, shownCard(queue).title))
}

/** A quick action on the card that the author sees. */
export function perform(queue: EditQueue, operation: Operation): EditQueue {
  const before = contentOf(shownCard(queue))
  const edit = structuralEdit(before, operate(before, operation, seededRandom(3)), [operation])
  if (!edit) throw new Error('Nothing changed')
  return addEdit(queue, edit)
}

/** Takes off what is ready. */
export const send = (queue: EditQueue, opId = 'operation-1') => dequeue(queue, opId).queue
/** What the request in flight carries. */
export const sent = (queue: EditQueue) => queue.inFlight?.edit.change

/** The card as the server has it after the request in flight. */
function stored({ server, inFlight }: EditQueue): Card {
  if (!inFlight) throw new Error('Nothing is in flight')
  const content = applyChange(contentOf(server), inFlight.edit.change)
  return { ...server, ...content, version: server.version + 1 }
}

/** The answer 200. */
export const answered = (queue: EditQueue) => acknowledge(receiveCard(queue, stored(queue)))
/** The answer 409 or 412 with the present card. */
export const refused = (queue: EditQueue, status: 409 | 412, present: Card): QueueStep =>
  reject(receiveCard(queue, present), status)

/** What cells say on the author's screen. */
export const shownCells = (queue: EditQueue, ...indexes: number[]) =>
  indexes.map((index) => shownCard(queue).cells[index])

/** The cells of each edit in conflict. */
export const cellsInConflict = (queue: EditQueue) => queue.conflicts.map(({ change }) => change.cells)

/** The next version of a card, in another grid size. */
export const resized = (card: Card, gridSize: GridSize): Card => ({
  ...{ ...card, version: card.version + 1 },
  ...operate(contentOf(card), { type: 'resize', gridSize }, seededRandom(3)),
})
