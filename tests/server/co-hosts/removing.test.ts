import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cardModel } from '#server/models/card.ts'
import { coHostModel } from '#server/models/co-host.ts'
import { useApp } from '#tests/support/app.ts'
import { startNodes } from '#tests/support/nodes.ts'
import { HAS_REDIS, startRedis } from '#tests/support/redis-server.ts'
import { useStarted } from '#tests/support/use-started.ts'
import { withoutWriteLimit } from '#tests/support/write-limits.ts'
import { type Person, signUp, useNewPerson } from '../cards/person.ts'
import { accept, addCoHost, invite, remove, sharedWith } from './fixtures.ts'

describe.each([
  ['without Redis', false],
  ['with Redis', true],
])('removing a co-host, two servers %s', (_, hasRedis) => {
  const nodes = useStarted(async () => {
    const redisUrl = hasRedis && HAS_REDIS ? (await startRedis()).url : undefined
    return startNodes([redisUrl, redisUrl], { limits: withoutWriteLimit() })
  })
  /** The owner, on the first server. */
  let owner: Person
  /** One co-host, on each of the two servers. */
  let coHosts: Person[]
  let cardId: string

  const urls = () => nodes.nodes.map(({ app }) => app.url)
  const app = () => nodes.nodes[0]!.app
  beforeEach(async () => {
    owner = await signUp(urls()[0]!)
    const coHost = await signUp(urls()[0]!)
    coHosts = urls().map((url) => coHost.at(url))
    cardId = (await owner.makeCard({ title: 'Before' })).cardId
    await addCoHost(owner, cardId, coHost)
  })

  it.skipIf(hasRedis && !HAS_REDIS)('HOST-4: the next write is 403 on every server', async () => {
    for (const [index, coHost] of coHosts.entries())
      for (let edit = 0; edit < 3; edit++)
        expect((await coHost.patch(cardId, { title: `Edit ${index}.${edit}` })).status).toBe(200)
    expect((await remove(owner, cardId, coHosts[0]!)).status).toBe(204)
    const before = await app().storedCard(cardId)
    for (const coHost of coHosts)
      for (const body of [{ title: 'After' }, { newRound: true }, { title: before.title }])
        expect(await coHost.patch(cardId, body)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await app().storedCard(cardId)).toEqual(before)
    expect((await owner.patch(cardId, { title: 'Mine' })).status).toBe(200)
    await addCoHost(owner, cardId, coHosts[0]!)
    for (const coHost of coHosts)
      expect((await coHost.patch(cardId, { title: `Back ${coHosts.indexOf(coHost)}` })).status).toBe(200)
  })

  it.skipIf(hasRedis && !HAS_REDIS)('HOST-3, HOST-4: a removal ends the invitation', async () => {
    for (let round = 0; round < 5; round++) {
      const { token } = await invite(owner, cardId)
      const accepting = coHosts.map((coHost) => accept(coHost, cardId, token))
      const [removed] = await Promise.all([remove(owner, cardId, coHosts[0]!), ...accepting])
      expect(removed.status).toBe(204)
      expect(await accept(coHosts[0]!, cardId, token)).toMatchObject({
        status: 400,
        body: { code: 'expired-action-code' },
      })
      expect((await owner.call('GET', `/api/cards/${cardId}/co-hosts`)).body).toEqual({
        coHosts: [],
        invitedAt: null,
      })
      await addCoHost(owner, cardId, coHosts[0]!)
    }
  })

  it.skipIf(hasRedis && !HAS_REDIS)('HOST-4: a write that is running on another server fails', async () => {
    const { collection } = cardModel(nodes.nodes[1]!.app.database.connection)
    const write = collection.updateOne.bind(collection)
    vi.spyOn(collection, 'updateOne').mockImplementationOnce(async (...filterAndUpdate) => {
      expect((await remove(owner, cardId, coHosts[0]!)).status).toBe(204)
      return write(...filterAndUpdate)
    })
    const before = await app().storedCard(cardId)
    expect((await coHosts[1]!.patch(cardId, { title: 'Too late' })).status).toBe(403)
    expect(await app().storedCard(cardId)).toMatchObject({ title: before.title, version: before.version })
  })

  it.skipIf(hasRedis && !HAS_REDIS)('HOST-4: no write of theirs is stored after a removal', async () => {
    const writes: Promise<number>[] = []
    let isRemoved = false
    const write = async (coHost: Person): Promise<void> => {
      for (let edit = 0; !isRemoved; edit++) {
        const written = coHost.patch(cardId, { title: `Edit ${edit} of ${coHosts.indexOf(coHost)}` })
        writes.push(written.then(({ status }) => status))
        await written
      }
    }
    const writing = coHosts.map(write)
    await Promise.race(coHosts.map((coHost) => coHost.patch(cardId, { title: 'Under way' })))
    await remove(owner, cardId, coHosts[0]!)
    const { version } = await app().storedCard(cardId)
    isRemoved = true
    await Promise.all(writing)
    expect((await app().storedCard(cardId)).version).toBe(version)
    expect(version).toBeGreaterThan(2)
    expect((await Promise.all(writes)).at(-1)).toBe(403)
  })
})

describe('removing a co-host', () => {
  const app = useApp()
  const owner = useNewPerson(app)
  const coHost = useNewPerson(app)
  let cardId: string

  beforeEach(async () => {
    cardId = (await owner.makeCard({ title: 'Before' })).cardId
    await addCoHost(owner, cardId, coHost)
  })
  const rows = () => coHostModel(app.database.connection).find({ cardId }).lean()

  it('HOST-3: the invitation stays if a co-host leaves, or if the person to remove is not one', async () => {
    const { token, invitedAt } = await invite(owner, cardId)
    expect((await remove(coHost, cardId, coHost)).status).toBe(204)
    expect((await remove(owner, cardId, coHost)).status).toBe(404)
    expect((await owner.call('GET', `/api/cards/${cardId}/co-hosts`)).body.invitedAt).toBe(invitedAt)
    expect((await accept(coHost, cardId, token)).status).toBe(200)
  })

  it('HOST-4: they read the card as anyone does, with another tag than before', async () => {
    const read = (tag?: string) =>
      coHost.call('GET', `/api/cards/${cardId}`, undefined, tag === undefined ? {} : { 'If-None-Match': tag })
    const tag = (await read()).headers.etag!
    expect([tag, (await read(tag)).status]).toEqual(['"v1-c"', 304])
    await remove(owner, cardId, coHost)
    const after = await read(tag)
    expect([after.status, after.headers.etag]).toEqual([200, '"v1"'])
    expect(after.body).toMatchObject({ isOwner: false, canEdit: false })
    expect(await sharedWith(coHost)).toEqual([])
  })

  it('HOST-6: co-hosts are removed with the card', async () => {
    const { token } = await invite(owner, cardId)
    await accept(await signUp(app.url), cardId, token)
    expect(await rows()).toHaveLength(2)
    expect((await owner.call('DELETE', `/api/cards/${cardId}`)).status).toBe(204)
    expect(await rows()).toEqual([])
    expect(await sharedWith(coHost)).toEqual([])
    expect((await coHost.patch(cardId, { title: 'Gone' })).status).toBe(404)
    const { coHostEpoch } = await app.storedCard(cardId)
    expect(coHostEpoch).toBeUndefined()
  })

  it('HOST-6: a co-host is removed with their account', async () => {
    expect((await coHost.call('DELETE', '/api/account', { password: 'a good password' })).status).toBe(204)
    expect(await rows()).toEqual([])
    expect((await owner.call('GET', `/api/cards/${cardId}/co-hosts`)).body.coHosts).toEqual([])
    expect((await owner.patch(cardId, { title: 'Mine' })).status).toBe(200)
  })

  it('HOST-6: nobody inherits a card whose owner’s account is deleted: its co-hosts can find, copy and leave it', async () => {
    await owner.call('DELETE', '/api/account', { password: 'a good password' })
    expect((await coHost.patch(cardId, { title: 'Mine now' })).status).toBe(403)
    expect((await coHost.call('DELETE', `/api/cards/${cardId}`)).status).toBe(403)
    const listed = await sharedWith(coHost)
    expect(listed).toMatchObject([
      { cardId, title: 'Before', isOwner: false, canEdit: false, ownerName: null },
    ])
    const { title, cells, gridSize } = listed[0]!
    expect(await coHost.makeCard({ title, cells, gridSize })).toMatchObject({
      title: 'Before',
      isOwner: true,
    })
    expect((await remove(coHost, cardId, coHost)).status).toBe(204)
    expect(await sharedWith(coHost)).toEqual([])
  })

  it('HOST-5, HOST-6: a co-host’s edits are checked like the owner’s, by opId, If-Match and `was`', async () => {
    const change = { title: 'Theirs', opId: 'one-change-of-it' }
    for (let tries = 0; tries < 2; tries++)
      expect(await coHost.patch(cardId, change)).toMatchObject({
        status: 200,
        body: { version: 2, isOwner: false, canEdit: true },
      })
    const late = { title: 'Mine', was: { title: 'Before' } }
    for (const [person, isOwner] of [
      [owner, true],
      [coHost, false],
    ] as const) {
      const conflict = await person.patch(cardId, late)
      const card = { title: 'Theirs', version: 2, isOwner, canEdit: true }
      expect(conflict).toMatchObject({ status: 409, body: { code: 'conflict', card } })
      const moved = await person.patch(cardId, { theme: 'pink' }, { 'If-Match': '"v1-c"' })
      expect(moved).toMatchObject({ status: 412, body: { code: 'version-conflict', card } })
    }
    const { body } = await owner.patch(cardId, { theme: 'pink' }, { 'If-Match': '"v2-c"' })
    expect(body).toMatchObject({ version: 3, theme: 'pink' })
  })
})
