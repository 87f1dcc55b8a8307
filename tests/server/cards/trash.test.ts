import { Types } from 'mongoose'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteExpired } from '#server/embedded-db/embedded-db.ts'
import { createIndexes } from '#server/database/indexes.ts'
import { cardModel } from '#server/models/card.ts'
import { takenDownCardModel } from '#server/models/taken-down.ts'
import { trashModel } from '#server/models/trash.ts'
import type { AccountData } from '#shared/contract/account-data.ts'
import { CARDS_PER_USER } from '#shared/product.ts'
import { carryMarks, noMarks } from '#shared/rules/carry-marks.ts'
import { makeToken, scriptWith } from '#tests/server/access-tokens/tokens.ts'
import { act, ADMIN, adminOf, OPERATOR, PASSWORD } from '#tests/server/reports/fixtures.ts'
import { addCoHost, sharedWith } from '#tests/server/co-hosts/fixtures.ts'
import { hasVersions } from '#tests/server/versions/fixtures.ts'
import { appForTest, type TestApp, useApp } from '#tests/support/app.ts'
import { openTestDb } from '#tests/support/embedded-db/test-db.ts'
import { eventually } from '#tests/support/eventually.ts'
import { insertInParts } from '#tests/support/insert-in-parts.ts'
import { joinCard } from '#tests/support/sockets.ts'
import { withoutWriteLimit } from '#tests/support/write-limits.ts'
import { forTest } from '#tests/support/use-started.ts'
import { guestOf, signUp, useNewPerson } from './person.ts'

const SECRET = 'Unmistakable words'
const CELLS = Array.from({ length: 9 }, (_, index) => `${SECRET} ${index}`)
const CARD = { title: SECRET, gridSize: 3, hasFreeSpace: false, cells: CELLS }

const app = useApp({ operator: OPERATOR, adminEmails: [ADMIN], limits: withoutWriteLimit() })
let cardId: string
const owner = useNewPerson(app)
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  ;({ cardId } = await owner.makeCard(CARD))
})

/** Deletes a card, with the clock set back by so many days. */
async function remove(id = cardId, days = 0, by = owner) {
  const now = Date.now()
  vi.setSystemTime(now - days * 86_400_000)
  const answer = await by.call('DELETE', `/api/cards/${id}`)
  vi.setSystemTime(now)
  return answer
}
const restore = (person = owner, id = cardId) => person.call('POST', `/api/deleted-cards/${id}/restore`)
const forget = (person = owner, id = cardId) => person.call('DELETE', `/api/deleted-cards/${id}`)
const listed = async () => (await owner.call('GET', '/api/deleted-cards')).body as { id: string }[]
/** Counts the stored copies of a deleted card: taken down, and in the trash. */
const kept = async ({ database: { connection } } = app, id = cardId) => [
  await takenDownCardModel(connection).countDocuments({ _id: id }),
  await trashModel(connection).countDocuments({ _id: `card ${id}` }),
]

describe('restoring a deleted card', () => {
  it('TRASH-1: brings it back on the 29th day, even on another server, with its versions, co-hosts and fitting marks', async () => {
    const there = await appForTest({}, app)
    const mate = await signUp(app.url)
    await addCoHost(owner, cardId, mate)
    await owner.patch(cardId, { newRound: true, opId: 'round-001' })
    await owner.patch(cardId, { ...CARD, cells: CELLS.toReversed() })
    await hasVersions(owner, cardId, 1)
    const { code } = (await owner.call('POST', `/api/cards/${cardId}/code`, {})).body
    const { body: before } = await owner.call('GET', `/api/cards/${cardId}`)
    const marks = { ...noMarks(before), marks: [0, 4] }
    const player = await joinCard(there.url, { cardId })

    expect((await remove(cardId, 29)).status).toBe(204)
    expect(await player.join({ cardId })).toMatchObject({ ok: false, error: { code: 'not-found' } })
    expect(await sharedWith(mate)).toEqual([])
    expect(await listed()).toEqual([
      { id: cardId, title: SECRET, deletedAt: expect.any(String), expiresAt: expect.any(String) },
    ])
    const { status, body, headers } = await restore(owner.at(there.url))
    expect([status, headers.etag]).toEqual([200, `"v${before.version + 1}-o"`])
    const { updatedAt: _, ...same } = before
    expect(body).toMatchObject({ ...same, version: before.version + 1 })
    expect(carryMarks(marks, body).marks).toEqual([0, 4])
    expect(await player.join({ cardId, version: before.version })).toMatchObject({
      data: { card: { cardId } },
    })
    expect(await hasVersions(owner, cardId, 1)).toMatchObject([{ version: 2 }])
    expect([await listed(), await kept()]).toEqual([[], [0, 0]])
    expect((await owner.call('GET', '/api/my-cards')).body).toHaveLength(1)
    expect((await mate.at(there.url).patch(cardId, { title: 'By a co-host' })).status).toBe(200)
    expect((await guestOf(app.url).call('GET', `/api/codes/${code}`)).status).toBe(404)
  })

  it('TRASH-1: accepts, once, an edit that was refused while the card was deleted', async () => {
    const step = { cells: { 1: 'Kept offline' }, gridSize: 3, hasFreeSpace: false, opId: 'offline-1' }
    const change = { ...step, was: { cells: { 1: CELLS[1] } } }
    await remove()
    expect((await owner.patch(cardId, change)).status).toBe(404)
    await restore()
    expect((await owner.patch(cardId, change)).body).toMatchObject({ version: 3, title: SECRET })
    expect((await owner.patch(cardId, change)).body).toMatchObject({ version: 3 })
  })

  it('TRASH-2: is allowed to an access token that may write', async () => {
    const [reads, writes] = await Promise.all(
      (['cards:read', 'cards:write'] as const).map(async (scope) =>
        scriptWith(app.url, (await makeToken(owner.visitor, scope)).token),
      ),
    )
    await remove()
    const one = `/api/deleted-cards/${cardId}`
    expect((await reads!('GET', '/api/deleted-cards')).body).toHaveLength(1)
    const refused = await Promise.all([reads!('POST', `${one}/restore`), reads!('DELETE', one)])
    expect(refused.map(({ body }) => body.code)).toEqual(['insufficient-scope', 'insufficient-scope'])
    expect((await writes!('POST', `${one}/restore`)).status).toBe(200)
  })
})

describe('refused restores', () => {
  it('TRASH-2: another user’s, a live one and one deleted 30 days ago are 404', async () => {
    const other = await signUp(app.url)
    for (const call of [restore, forget]) expect((await call()).status).toBe(404)
    await remove()
    for (const call of [restore, forget]) {
      const { status, body } = await call(other)
      expect([status, body.message]).toEqual([404, "You haven't deleted this within the last 30 days."])
    }
    expect((await other.call('GET', '/api/deleted-cards')).body).toEqual([])
    const { cardId: old } = await owner.makeCard()
    await remove(old, 30)
    await forget()
    expect(await listed()).toEqual([])
    for (const call of [restore, forget]) expect((await call(owner, old)).status).toBe(404)
    expect((await owner.call('GET', `/api/cards/${old}`)).status).toBe(404)
  })

  it('TRASH-2, CARD-12: a card beyond 1,000 is 403, and stays deleted', async () => {
    await remove()
    await app.fillCards(owner.user!.id, CARDS_PER_USER)
    const { status, body } = await restore()
    expect([status, body.code]).toEqual([403, 'quota-exceeded'])
    expect(await listed()).toHaveLength(1)
    expect((await owner.call('GET', `/api/cards/${cardId}`)).status).toBe(404)
  })

  it('TRASH-4: a takedown, even of a deleted card, is final for its owner, and an admin can undo it', async () => {
    const { cardId: live } = await owner.makeCard(CARD)
    const admin = await adminOf(app)
    await remove()
    for (const id of [cardId, live]) {
      await act(admin, 'take-down', id)
      for (const call of [restore, forget]) expect((await call(owner, id)).body.code).toBe('removed')
      expect((await guestOf(app.url).call('GET', `/api/cards/${id}`)).status).toBe(410)
    }
    expect(await listed()).toEqual([])
    for (const id of [cardId, live]) await act(admin, 'restore', id)
    const read = (id: string) => guestOf(app.url).call('GET', `/api/cards/${id}`)
    expect((await read(live)).body.title).toBe(SECRET)
    // Its owner had deleted this card, so an admin's restore does not publish it again.
    expect((await read(cardId)).status).toBe(404)
    expect(await listed()).toMatchObject([{ id: cardId, title: SECRET }])
    await act(admin, 'suspend', owner.user!.username)
    expect((await restore()).status).toBe(401)
    await act(admin, 'reinstate', owner.user!.username)
    await owner.call('POST', '/api/login', { email: owner.user!.email, password: PASSWORD })
    expect((await restore()).status).toBe(200)
  })
})

describe('the end of a deleted card', () => {
  it('TRASH-3: the database deletes its words after 30 days, and keeps its id', async () => {
    const test = await forTest(openTestDb())
    const beside = { databaseUri: test.uri, database: app.database } as TestApp
    const old = await appForTest({ remembers: false }, beside)
    await createIndexes(old.database.connection)
    const host = await signUp(old.url)
    const aged = [await host.makeCard(CARD), await host.makeCard(CARD)]
    for (const [index, days] of [30, 29].entries()) await remove(aged[index]!.cardId, days, host)
    await deleteExpired(test.embedded!.engine)
    expect(await kept(old, aged[0]!.cardId)).toEqual([0, 0])
    expect(await kept(old, aged[1]!.cardId)).toEqual([1, 1])
    expect((await host.call('POST', '/api/cards', { cardId: aged[0]!.cardId })).status).toBe(409)
    expect((await restore(host, aged[1]!.cardId)).body).toMatchObject({ title: SECRET, version: 2 })
  })

  it('TRASH-3: a permanent deletion removes it immediately, with its earlier versions, and its id stays taken', async () => {
    await owner.patch(cardId, { ...CARD, cells: CELLS.toReversed() })
    await hasVersions(owner, cardId, 1)
    await remove()
    expect((await forget()).status).toBe(204)
    expect([await listed(), await kept()]).toEqual([[], [0, 0]])
    expect((await restore()).status).toBe(404)
    expect((await owner.call('GET', '/api/account/export')).body.versions).toEqual([])
    expect((await owner.call('POST', '/api/cards', { cardId })).status).toBe(409)
  })

  it('TRASH-3, DATA-1: it is in the account’s export, and does not outlive the account', async () => {
    await remove()
    const { body } = await owner.call('GET', '/api/account/export')
    const { cards, deletedCards } = body as AccountData
    expect(cards).toEqual([])
    expect(deletedCards).toMatchObject([
      { cardId, title: SECRET, cells: CELLS, deletedAt: expect.any(String) },
    ])
    await owner.call('DELETE', '/api/account', { password: PASSWORD })
    expect(await kept()).toEqual([0, 0])
  })

  it('TRASH-3: the card deleted first makes room for the 1,001st', async () => {
    const userId = owner.user!.id
    await remove(cardId, 1)
    await app.fillCards(userId, CARDS_PER_USER)
    const { connection } = app.database
    const deletedAt = new Date(Date.now() - 1)
    const others = { userId, deletedAt: null }
    const docs = await cardModel(connection).find(others, { cardId: 1 }).lean()
    await cardModel(connection).updateMany(others, { $set: { deletedAt } })
    const row = { kind: 'card' as const, userId: new Types.ObjectId(userId), bytes: 8000, deletedAt }
    await insertInParts(
      trashModel(connection),
      docs.slice(1).map(({ cardId: id }) => ({
        ...row,
        ...{ _id: `card ${id}`, id, title: 'Filled', expires: new Date(Date.now() + 86_400_000) },
      })),
    )
    expect(await listed()).toHaveLength(CARDS_PER_USER)
    await remove((await owner.makeCard()).cardId)
    await eventually(kept, (left) => left.join() === '0,0')
    expect(await listed()).toHaveLength(CARDS_PER_USER)
  })
})
