import { describe, expect, it } from 'vitest'
import { cardJoinPayload, cardLeavePayload } from '#shared/events.ts'
import { myCardsQuery } from '#shared/schemas/card.ts'
import { judged } from './schema-reply.ts'

const cardId = 'V1StGXR8_Z'

describe('card:join', () => {
  const join = (payload: unknown) => judged(cardJoinPayload, payload)

  it('LIV-8: as is optional and defaults to play; the version is kept', () => {
    expect(join({ cardId })).toEqual({ data: { cardId, as: 'play' } })
    expect(join({ cardId, as: 'edit', version: 7 })).toEqual({ data: { cardId, as: 'edit', version: 7 } })
  })

  it.each([
    ['cardId', 'temp-12345'],
    ['cardId', 'temp-1795000000000-abcdefghij'],
    ['cardId', ''],
    ['cardId', 7],
    ['cardId', { $ne: null }],
    ['cardId', [cardId]],
    ['as', 'watch'],
    ['as', null],
    ['version', -1],
    ['version', 1.5],
    ['version', '7'],
    ['version', Number.POSITIVE_INFINITY],
    ['version', null],
  ])('LIV-8: %s as %j is refused and named', (field, value) => {
    expect(join({ cardId, [field]: value })).toHaveProperty(`fields.${field}`)
  })

  it.each([undefined, null, [], cardId, 7, () => cardId])('LIV-8: %j is not a payload', (payload) => {
    expect(join(payload)).toHaveProperty('fields')
    expect(judged(cardLeavePayload, payload)).toHaveProperty('fields')
  })

  it('LIV-8: a leave names its card', () => {
    expect(judged(cardLeavePayload, { cardId })).toEqual({ data: { cardId } })
    expect(judged(cardLeavePayload, {})).toHaveProperty('fields.cardId')
  })
})

describe('my cards', () => {
  it('CARD-11: before is a card id and q a line of text', () => {
    expect(judged(myCardsQuery, {})).toEqual({ data: {} })
    expect(judged(myCardsQuery, { before: cardId, q: '  road   trip ' })).toEqual({
      data: { before: cardId, q: 'road trip' },
    })
    for (const before of ['', 'x', 'temp-12345', [cardId, cardId], { $gt: '' }])
      expect(judged(myCardsQuery, { before })).toHaveProperty('fields.before')
    for (const q of [['a', 'b'], { $regex: '.*' }, 'x'.repeat(101), 'a\u0000'])
      expect(judged(myCardsQuery, { q })).toHaveProperty('fields.q')
  })
})
