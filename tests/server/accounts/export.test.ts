import { once } from 'node:events'
import { connect } from 'node:net'
import { Types, type Connection } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { createRateLimits } from '#server/http/limits/rate-limits.ts'
import { contentItemModel } from '#server/models/content-item.ts'
import type { AccountData } from '#shared/contract/account-data.ts'
import { createCardBody } from '#shared/schemas/card.ts'
import { startApp, useApp } from '#tests/support/app.ts'
import { eventually } from '#tests/support/eventually.ts'
import { signUp } from '../cards/person.ts'
import { registeredVisitor } from '#tests/support/visitor.ts'
import { addCoHost } from '../co-hosts/fixtures.ts'
import { seedCategory, texts } from '../categories/fixtures.ts'
import { storedUser } from './stored.ts'
import { useStarted } from '#tests/support/use-started.ts'

const EXPORT = '/api/account/export'

const app = useApp()
/** An app on the same database without the hourly limit of exports. */
const unlimited = useStarted(() =>
  startApp({ limits: { ...createRateLimits(), export: () => Promise.resolve() } }, app),
)

/** Stores items of a category directly in the database. */
async function fillCategory(
  connection: Connection,
  categoryId: string,
  count: number,
  characters = 10,
): Promise<void> {
  const now = new Date()
  await contentItemModel(connection).insertMany(
    Array.from({ length: count }, (_, index) => ({
      _id: new Types.ObjectId(),
      categoryId,
      content: `${index} ${'x'.repeat(characters)}`,
      contentType: 'other',
      tags: [],
      createdAt: now,
      updatedAt: now,
    })),
  )
}

describe('GET /api/account/export', () => {
  it('DATA-1: returns the account and its own cards, categories, permissions and plays, as a dated file', async () => {
    const host = await registeredVisitor(app.url)
    const other = await registeredVisitor(app.url)
    const own = await seedCategory(app, host, { contents: texts(3), people: [[other, 'edit']] })
    const shared = await seedCategory(app, other, { contents: texts(2), people: [[host, 'view']] })
    const deleted = await host.visitor.makeCard({ title: 'Thrown away' })
    await host.visitor.send('DELETE', `/api/cards/${deleted.cardId}`)
    const first = await host.visitor.makeCard({ title: 'First' })
    const second = await host.visitor.makeCard({ title: 'Second' })
    const theirs = await other.visitor.makeCard({ title: 'Of another' })
    await host.visitor.post('/api/history', { cardId: first.cardId })
    await host.visitor.post('/api/history', { cardId: theirs.cardId })

    const answer = await host.visitor.get(EXPORT)
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.headers['cache-control']).toBe('no-store')
    const day = new Date().toISOString().slice(0, 10)
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="bingoboard-data-${day}.json"`)

    const data = answer.body as AccountData
    expect([data.format, data.version]).toEqual(['bingoboard-data', 1])
    expect(data.account).toMatchObject({ username: host.form.username, email: host.form.email })
    expect(data.cards.map(({ title }) => title)).toEqual(['Second', 'First'])
    expect(data.cards[0]?.cardId).toBe(second.cardId)
    expect(data.categories.map(({ categoryId }) => categoryId)).toEqual([own.categoryId])
    expect(data.categories[0]?.items.map(({ content }) => content)).toEqual(texts(3))
    expect(data.categories[0]?.permissions).toMatchObject([
      { username: other.form.username, permissionLevel: 'edit' },
    ])
    expect(data.permissions).toMatchObject([{ categoryId: shared.categoryId, permissionLevel: 'view' }])
    expect(data.plays.map(({ cardId }) => cardId)).toEqual([theirs.cardId, first.cardId])
    for (const card of data.cards) expect(createCardBody.safeParse(card).success).toBe(true)
  })

  it('DATA-1: is refused to another site’s page, without counting toward the limit', async () => {
    const { visitor } = await registeredVisitor(app.url)
    for (let attempt = 0; attempt < 11; attempt++)
      for (const site of ['cross-site', 'same-site']) {
        const refused = await visitor.get(EXPORT, { 'sec-fetch-site': site })
        expect([refused.status, refused.body.code]).toEqual([403, 'foreign-origin'])
        expect(refused.headers).not.toHaveProperty('content-disposition')
      }
    for (const site of ['same-origin', 'none'])
      expect((await visitor.get(EXPORT, { 'sec-fetch-site': site })).status).toBe(200)
  })

  it('DATA-1 ACC-3: contains no hash, token or password, and no email or id of anyone else', async () => {
    const host = await registeredVisitor(app.url)
    const other = await registeredVisitor(app.url)
    await seedCategory(app, host, { people: [[other, 'edit']] })
    const text = JSON.stringify((await host.visitor.get(EXPORT)).body)
    const { passwordHash } = await storedUser(app, host.user.id)
    for (const secret of [
      passwordHash!,
      'argon2',
      'Token',
      host.form.password,
      other.form.email,
      other.user.id,
    ])
      expect(text).not.toContain(secret)
  })

  it('DATA-1, HOST-1: names the co-hosts of its cards, and the cards it co-hosts', async () => {
    const [host, other] = [await signUp(app.url), await signUp(app.url)]
    const [mine, gone, theirs] = [
      await host.makeCard({ title: 'Mine' }),
      await host.makeCard(),
      await other.makeCard({ title: 'Theirs' }),
    ]
    await host.makeCard({ title: 'Not shared' })
    for (const { cardId } of [mine, gone]) await addCoHost(host, cardId, other)
    await host.call('DELETE', `/api/cards/${gone.cardId}`)
    await addCoHost(other, theirs.cardId, host)
    const createdAt = expect.stringMatching(/^\d{4}-.*Z$/) as string
    const data = (await host.call('GET', EXPORT)).body as AccountData
    expect(data.coHosts).toEqual([{ cardId: mine.cardId, username: other.user!.username, createdAt }])
    expect(data.coHostedCards).toEqual([{ cardId: theirs.cardId, title: 'Theirs', createdAt }])
    for (const secret of [other.user!.id, other.user!.email])
      expect(JSON.stringify(data)).not.toContain(secret)
  })

  it('DATA-2: can be requested ten times an hour per account; the next is 429 with Retry-After', async () => {
    const { visitor } = await registeredVisitor(app.url)
    for (let count = 0; count < 10; count++) expect((await visitor.get(EXPORT)).status).toBe(200)
    const { status, body, headers } = await visitor.get(EXPORT)
    expect([status, body.code]).toEqual([429, 'too-many-requests'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await (await registeredVisitor(app.url)).visitor.get(EXPORT)).status).toBe(200)
  })

  it('DATA-2: reads no faster than its client, runs once at a time per account, and ends with its client', async () => {
    const host = await registeredVisitor(unlimited.url)
    const { connection } = unlimited.database
    const { categoryId } = await seedCategory(unlimited, host, {})
    await fillCategory(connection, categoryId, 2400, 5000)
    let reads = 0
    const items = contentItemModel(connection).collection.collectionName
    connection.set('debug', (collection: string, method: string) => {
      if (collection === items && method === 'find') reads++
    })
    const begin = async () => {
      const reader = connect({ port: unlimited.port, host: '127.0.0.1' })
      reader.write(
        `GET ${EXPORT} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: sid=${host.visitor.cookies.get('sid')}\r\n\r\n`,
      )
      const [head] = (await once(reader, 'data')) as [Buffer]
      reader.pause()
      return { reader, isBegun: head.toString().startsWith('HTTP/1.1 200 ') }
    }
    const { reader } = await begin()

    // Of the 12 MB in 10 batches, the server reads only as much as fits into the buffers of both sockets.
    const readsInAWhile = async () => {
      const before = reads
      await new Promise((resolve) => setTimeout(resolve, 300))
      return reads - before
    }
    await eventually(readsInAWhile, (more) => more === 0)
    expect(reads).toBeLessThan(10)
    const second = await host.visitor.get(EXPORT)
    expect([second.status, second.body.message]).toEqual([
      429,
      'Your data is already being downloaded. Please wait for that to end.',
    ])

    reader.destroy()
    await eventually(async () => {
      const next = await begin()
      next.reader.destroy()
      return next.isBegun
    }, Boolean)
  })

  it('DATA-2: cuts off the response instead of ending it if it fails half-way', async () => {
    const host = await registeredVisitor(app.url)
    await app.fillCards(host.user.id, 150)
    const { categoryId } = await seedCategory(app, host, {})
    await fillCategory(app.database.connection, categoryId, 150)
    const collection = app.database.connection.collection(
      contentItemModel(app.database.connection).collection.collectionName,
    )
    await collection.updateOne({ categoryId }, { $set: { createdAt: null } })
    await expect(host.visitor.get(EXPORT)).rejects.toThrow()
  })
})
