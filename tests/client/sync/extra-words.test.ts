import { describe, expect, it } from 'vitest'
import { fieldEdit } from '#client/sync/edits.ts'
import { addEdit, shownCard, startQueue, type EditQueue } from '#client/sync/outbox.ts'
import { MAX_EXTRA } from '#shared/product.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { answered, refused, rename, send, sent } from '../editor/queue-steps.ts'

const card = sampleCard({ extra: ['a', 'b'] })
const theirs = (...extra: string[]) => ({ ...card, version: card.version + 1, extra })
const withExtra = (queue: EditQueue, ...extra: string[]) =>
  addEdit(queue, fieldEdit('extra', extra, shownCard(queue).extra))

describe('extra words that two hosts change at the same time', () => {
  it('CALL-5: both additions are kept, and what either removed is gone, without a question', () => {
    const flying = send(withExtra(startQueue(card), 'b', 'mine'))
    const { queue, rejected } = refused(flying, 409, theirs('a', 'b', 'theirs'))
    expect([queue.conflicts, rejected]).toEqual([[], undefined])
    expect(shownCard(queue).extra).toEqual(['b', 'theirs', 'mine'])
    const again = send(queue, 'operation-2')
    expect(sent(again)).toEqual({
      extra: ['b', 'theirs', 'mine'],
      was: { extra: ['a', 'b', 'theirs'] },
    })
    expect(shownCard(answered(again)).extra).toEqual(['b', 'theirs', 'mine'])
  })

  it('CALL-5: what was added since the request went out is kept too', () => {
    const later = withExtra(send(withExtra(startQueue(card), 'a', 'b', 'mine')), 'b', 'mine', 'later')
    const { queue } = refused(later, 409, theirs('a', 'b', 'theirs'))
    expect(queue.conflicts).toEqual([])
    expect(sent(send(queue, 'operation-2'))).toMatchObject({ extra: ['b', 'theirs', 'mine', 'later'] })
  })

  it('CALL-5: what the other host did already is not sent again, and later edits go out', () => {
    const flying = rename(send(withExtra(startQueue(card), 'a', 'b', 'same')), 'Mine')
    const { queue } = refused(flying, 409, theirs('b', 'a', 'same'))
    expect(queue.conflicts).toEqual([])
    expect(sent(send(queue, 'operation-2'))).toMatchObject({ title: 'Mine' })
    expect(sent(send(queue, 'operation-2'))).not.toHaveProperty('extra')
    expect(shownCard(queue).extra).toEqual(['b', 'a', 'same'])
  })

  it('CALL-5: words that the other host gave a square are not added again', () => {
    const flying = send(withExtra(startQueue(card), 'a', 'b', 'mine'))
    const put = { ...theirs('a'), cells: card.cells.with(0, 'mine') }
    expect(shownCard(refused(flying, 409, put).queue).extra).toEqual(['a'])
  })

  it('CALL-5 LIV-4: two lists that are too long together stay a conflict', () => {
    const many = Array.from({ length: MAX_EXTRA - 2 }, (_, at) => `Their ${at}`)
    const flying = send(withExtra(startQueue(card), 'a', 'b', 'mine'))
    const { queue } = refused(flying, 409, theirs('a', 'b', ...many))
    expect(queue.conflicts).toHaveLength(1)
  })
})
