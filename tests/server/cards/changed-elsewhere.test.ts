import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { closeListeners, listenTo } from '#tests/support/sockets.ts'
import { signUp, type Person } from './person.ts'

describe('a card that another process has changed since this one did', () => {
  const app = useApp()
  let host: Person
  let cardId: string

  beforeAll(async () => {
    host = await signUp(app.url)
  })
  afterEach(closeListeners)

  beforeEach(async () => {
    cardId = (await host.makeCard()).cardId
    // From now on this process judges changes of the card without reading it.
    expect((await host.patch(cardId, { title: 'Before' })).body.version).toBe(2)
  })

  it('LIV-1, LIV-4: a change that fits it is stored on top, and pushed so', async () => {
    const player = await listenTo(app.url)
    await player.join({ cardId })
    await app.changeElsewhere(cardId, { title: 'Elsewhere', version: 9, updatedAt: new Date() })
    const { status, body } = await host.patch(cardId, { theme: 'green' })
    expect([status, body.version, body.title]).toEqual([200, 10, 'Elsewhere'])
    expect(await app.storedCard(cardId)).toMatchObject({ title: 'Elsewhere', theme: 'green', version: 10 })
    const { payload } = await player.until(({ event }) => event === 'card:changed')
    expect(payload).toMatchObject({ card: { title: 'Elsewhere', theme: 'green', version: 10 } })
  })

  it('LIV-4: a change of the same part is refused with it', async () => {
    await app.changeElsewhere(cardId, { title: 'Elsewhere', version: 9, updatedAt: new Date() })
    const { status, body } = await host.patch(cardId, { title: 'Mine', was: { title: 'Before' } })
    expect([status, body.code, body.card.title]).toEqual([409, 'conflict', 'Elsewhere'])
    expect(await app.storedCard(cardId)).toMatchObject({ title: 'Elsewhere', version: 9 })
  })

  it('LIV-6: a change of one that is deleted there is refused', async () => {
    await app.changeElsewhere(cardId, { deletedAt: new Date() })
    const { status, body } = await host.patch(cardId, { theme: 'green' })
    expect([status, body.code]).toEqual([404, 'not-found'])
    expect(await app.storedCard(cardId)).toMatchObject({ title: 'Before', version: 2 })
  })

  it('LIV-1, LIV-4: one of a restored backup, with the same version and other words, is not overwritten', async () => {
    await app.changeElsewhere(cardId, { title: 'Restored', updatedAt: new Date(Date.now() + 1) })
    const { status, body } = await host.patch(cardId, { title: 'Mine', was: { title: 'Before' } })
    expect([status, body.card.title]).toEqual([409, 'Restored'])
  })

  it('LIV-3: a change that is applied there already is not applied again', async () => {
    const { opIds } = await app.storedCard(cardId)
    const opId = 'applied-elsewhere'
    const applied = { round: 2, version: 3, opIds: [...opIds, opId], updatedAt: new Date(Date.now() + 1) }
    await app.changeElsewhere(cardId, applied)
    const { status, body } = await host.patch(cardId, { newRound: true, opId })
    expect([status, body.round, body.version]).toEqual([200, 2, 3])
    expect(await app.storedCard(cardId)).toMatchObject({ round: 2, version: 3 })
  })
})
