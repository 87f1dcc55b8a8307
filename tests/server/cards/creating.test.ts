import { describe, expect, it } from 'vitest'
import { newCardId, newOriginSecret } from '#shared/ids.ts'
import { useApp } from '#tests/support/app.ts'
import { originOf } from '#server/services/tokens.ts'
import { signUp, useGuest, usePerson } from './person.ts'

const blanks = (count: number) => Array.from({ length: count }, () => '')

describe('creating a card', () => {
  const app = useApp()
  const owner = usePerson(app)
  const other = usePerson(app)
  const guest = useGuest(app)

  it('LINK-3: a card that was sent by link keeps the origin computed from its secret, whatever origin a body names', async () => {
    const cardId = newCardId()
    const secret = newOriginSecret()
    const made = await owner.call('POST', '/api/cards', {
      cardId,
      originSecret: secret,
      origin: 'x'.repeat(22),
    })
    expect([made.status, made.body.origin]).toEqual([201, originOf(secret)])
    expect(JSON.stringify(made.body)).not.toContain(secret)
    const edited = await owner.call('PATCH', `/api/cards/${cardId}`, {
      title: 'Now live',
      origin: 'y'.repeat(22),
    })
    expect([edited.status, edited.body.origin]).toEqual([200, originOf(secret)])
    const read = await guest.call('GET', `/api/cards/${cardId}`)
    expect(read.body).toMatchObject({ title: 'Now live', origin: originOf(secret) })
    const taken = await other.call('POST', '/api/cards', { cardId, originSecret: newOriginSecret() })
    expect([taken.status, taken.body.code]).toEqual([409, 'card-id-taken'])
    expect((await guest.call('GET', `/api/cards/${cardId}`)).body.origin).toBe(originOf(secret))
  })

  it.each(['', 'short', 'x'.repeat(23), 'has a space in it, yes', 7, null])(
    'LINK-3: the secret %j is refused at its field, and nothing is stored',
    async (originSecret) => {
      const cardId = newCardId()
      const refused = await owner.call('POST', '/api/cards', { cardId, originSecret })
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['originSecret']])
      expect((await guest.call('GET', `/api/cards/${cardId}`)).status).toBe(404)
    },
  )

  it('CARD-2 LINK-3: {} makes an empty, blue 5x5 card with a free space, without an origin', async () => {
    const { status, body } = await owner.call('POST', '/api/cards', {})
    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: '',
      gridSize: 5,
      hasFreeSpace: true,
      cells: blanks(25),
      theme: 'blue',
    })
    expect(body).not.toHaveProperty('origin')
    expect((await guest.call('GET', `/api/cards/${body.cardId}`)).body).toEqual({
      ...body,
      isOwner: false,
      canEdit: false,
    })
  })

  it('CARD-3: a well-formed unused id is kept, an empty or temporary one gets a new id', async () => {
    const cardId = newCardId()
    expect((await owner.makeCard({ cardId })).cardId).toBe(cardId)
    for (const given of ['', 'temp-1234567890-abc', 'temp-12345']) {
      const made = await owner.makeCard({ cardId: given })
      expect(made.cardId).not.toBe(given)
      expect(made.cardId).toMatch(/^[A-Za-z0-9_-]{10}$/)
    }
  })

  it("CARD-3: repeating a create of the user's own card is 409 with the stored card, and changes nothing", async () => {
    const cardId = newCardId()
    await owner.makeCard({ cardId, title: 'First' })
    await owner.patch(cardId, { title: 'Changed since' })
    const again = await owner.call('POST', '/api/cards', { cardId, title: 'Second' })
    expect([again.status, again.body.code]).toEqual([409, 'card-id-taken'])
    expect(again.body.card).toMatchObject({ cardId, title: 'Changed since', version: 2, isOwner: true })
  })

  it("CARD-3: the id of another user's card is 409 without the card", async () => {
    const { cardId } = await owner.makeCard({ title: 'Mine' })
    const refused = await other.call('POST', '/api/cards', { cardId, title: 'Stolen' })
    expect([refused.status, refused.body.code]).toEqual([409, 'card-id-taken'])
    expect(refused.body).not.toHaveProperty('card')
    expect((await guest.call('GET', `/api/cards/${cardId}`)).body.title).toBe('Mine')
  })

  it('CARD-15: the id of a deleted card stays reserved, even for its owner', async () => {
    const { cardId } = await owner.makeCard({ title: 'Gone' })
    expect((await owner.call('DELETE', `/api/cards/${cardId}`)).status).toBe(204)
    for (const person of [owner, other]) {
      const refused = await person.call('POST', '/api/cards', { cardId })
      expect([refused.status, refused.body.code]).toEqual([409, 'card-id-taken'])
      expect(refused.body).not.toHaveProperty('card')
    }
    expect((await guest.call('GET', `/api/cards/${cardId}`)).status).toBe(404)
  })

  it('CARD-12: the card after the thousandth is 403, but a repeated create of the thousandth is not', async () => {
    const hoarder = await signUp(app.url)
    const last = newCardId()
    await app.fillCards(hoarder.user?.id ?? '', 999)
    await hoarder.makeCard({ cardId: last })
    const racing = await Promise.all([1, 2, 3].map(() => hoarder.call('POST', '/api/cards', {})))
    for (const refused of racing) expect([refused.status, refused.body.code]).toEqual([403, 'quota-exceeded'])
    expect((await hoarder.call('POST', '/api/cards', { cardId: last })).body.card?.cardId).toBe(last)
    await hoarder.call('DELETE', `/api/cards/${last}`)
    const edge = await Promise.all([1, 2, 3].map(() => hoarder.call('POST', '/api/cards', {})))
    expect(edge.map(({ status }) => status).sort()).toEqual([201, 403, 403])
  })
})
