import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createApp, type App } from '#server/app.ts'
import { connectDatabase, type Database } from '#server/database/connect.ts'
import { createIndexes } from '#server/database/indexes.ts'
import { seedOfficialCategories } from '#server/database/seed-official.ts'
import { startEmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import { createLog } from '#server/log.ts'
import { recentPlayModel } from '#server/models/recent-play.ts'
import { newCardId } from '#shared/ids.ts'
import type { Category, ContentItem } from '#shared/schemas/category.ts'
import { RECENT_PLAYS_PER_USER } from '#shared/product.ts'
import { DEFAULT_SETTINGS } from '#tests/support/app.ts'
import { watchSurface } from '#tests/support/embedded-db/surface.ts'
import { listening } from '#tests/support/listening.ts'
import { verify } from '#server/embedded-db/verify.ts'
import { joinCard } from '#tests/support/sockets.ts'
import { newVisitor, registeredVisitor } from '#tests/support/visitor.ts'
import { CONSOLE } from '#server/services/moderation/moderation.ts'
import { OPERATOR, report } from '#tests/server/reports/fixtures.ts'
import { exportAccount, useVersions, type Call } from './larger-calls.ts'
import { useStarted } from '#tests/support/use-started.ts'
import { newFolder } from '#tests/support/new-folder.ts'

/** Records the commands that the whole application sends to its database. */
const surface = watchSurface()
const dir = newFolder()
let database: Database
let app: App
let url: string

const embedded = useStarted(() => startEmbeddedDb({ dataDir: dir, record: surface.record }))
beforeAll(async () => {
  const log = createLog('silent')
  database = connectDatabase(
    embedded.uri,
    async (connection) => {
      await createIndexes(connection)
      await seedOfficialCategories(connection, log)
    },
    log,
  )
  await database.firstUp
  app = await createApp({
    ...DEFAULT_SETTINGS,
    database,
    log,
    realtime: { versionHeartbeatMs: 20 },
    operator: OPERATOR,
  })
  url = `http://127.0.0.1:${await listening(app.http)}`
})
afterAll(async () => {
  await app.close()
  await database.close()
})

/** Makes every call about categories once; their own tests check the responses. */
async function useCategories(call: Call): Promise<void> {
  const other = await registeredVisitor(url)
  const { categoryId } = (await call('POST', '/api/categories', { name: 'Garden party' })).body as Category
  const at = `/api/categories/${categoryId}`
  await call('PATCH', at, { name: 'Garden parties' })
  const items = Array.from({ length: 9 }, (_, index) => ({ content: `Item ${index}` }))
  const [first] = (await call('POST', `${at}/content`, { items })).body as ContentItem[]
  await call('PATCH', `/api/content/${first!.id}`, { content: 'Said otherwise' })
  await call('GET', `${at}/content`)
  await call('POST', `${at}/use`, { gridSize: 3, count: 9, temporary: true })
  const { username } = other.user
  await call('POST', `${at}/permissions`, { username })
  await call('POST', `${at}/permissions`, { username, permissionLevel: 'copy' })
  await call('GET', `${at}/permissions`)
  for (const path of [at, '/api/categories', '/api/categories/public']) await other.visitor.get(path)
  await other.visitor.post(`${at}/copy`)
  await other.visitor.post(`${at}/hidden`, {})
  await other.visitor.send('DELETE', `${at}/hidden`)
  await other.visitor.post(`${at}/hidden`, { allOfOwner: true })
  await other.visitor.get('/api/categories/hidden')
  await other.visitor.send('DELETE', `${at}/hidden`)
  await call('DELETE', `${at}/permissions/${other.user.id}`)
  await call('DELETE', `/api/content/${first!.id}`)
  await call('DELETE', at)
  await call('POST', '/api/categories', { name: 'Left to the end' })
}

/** Makes every call about co-hosts once, and leaves co-hosts for the export; their own tests check the responses. */
async function useCoHosts(call: Call): Promise<void> {
  const other = await registeredVisitor(url)
  const { cardId } = (await call('POST', '/api/cards', { title: 'Shared' })).body as { cardId: string }
  const at = `/api/cards/${cardId}`
  await call('POST', `${at}/co-hosts`, { username: other.user.username })
  await call('GET', `${at}/co-hosts`)
  await other.visitor.send('PATCH', at, { body: { title: 'By both' } })
  await other.visitor.post('/api/history', { cardId })
  for (const path of ['/api/shared-cards', `/api/shared-cards?before=${cardId}`, '/api/history'])
    await other.visitor.get(path)
  await call('DELETE', `${at}/co-hosts/${other.user.id}`)
  const { token } = (await call('POST', `${at}/invitation`)).body as { token: string }
  await other.visitor.post(`${at}/invitation/accept`, { token })
  await call('DELETE', `${at}/invitation`)
  const shared = await other.visitor.post('/api/cards', { title: 'Of another' })
  const theirs = (shared.body as { cardId: string }).cardId
  const me = (await call('GET', '/api/user')).body as { username: string }
  await other.visitor.post(`/api/cards/${theirs}/co-hosts`, { username: me.username })
}

/** Makes reports, and every call of an admin; their own tests check the results. */
async function useModeration(): Promise<void> {
  const { visitor: host, user } = await registeredVisitor(url)
  const { cardId } = await host.makeCard({ title: 'Reported' })
  const { categoryId } = (
    await host.post('/api/categories', { name: 'Reported words', items: [{ content: 'One' }] })
  ).body as Category
  await report(url, { cardId })
  await report(url, { categoryId })
  const { moderation } = app
  await moderation.listReports()
  await moderation.find(cardId)
  await moderation.find(user.username)
  await moderation.resetPassword(CONSOLE, user.username, 'A test.')
  for (const [act, target] of [
    ['dismiss', cardId],
    ['take-down', cardId],
    ['restore', cardId],
    ['take-down', `/categories/${categoryId}`],
    ['restore', `/categories/${categoryId}`],
    ['take-down', `/categories/${categoryId}`],
    ['suspend', user.username],
    ['reinstate', user.username],
    ['delete', user.username],
  ] as const)
    await moderation.act(CONSOLE, { act, target, reason: 'A test.' })
}

it('DB-7: the running application sends only listed commands, and every lookup uses an index', async () => {
  const { visitor, form, user } = await registeredVisitor(url)
  const statuses: number[] = []
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await visitor.send(method, path, body === undefined ? {} : { body })
    statuses.push(answer.status)
    return answer
  }

  await call('GET', '/readyz')
  await call('GET', '/api/user')
  await call('PATCH', '/api/profile', { displayName: 'Ada', profileIcon: 'robot' })
  await call('POST', '/api/register', form)
  await call('POST', '/api/logout')
  await call('POST', '/api/login', { email: form.email, password: 'not this one' })
  await call('POST', '/api/login', { email: form.email, password: form.password })

  const first = (await call('POST', '/api/cards', { cardId: 'chosenId_1', title: 'First' })).body.cardId
  const second = (await call('POST', '/api/cards', { title: 'Second' })).body.cardId
  await call('POST', '/api/cards', { cardId: first })
  await call('GET', `/api/cards/${first}`)
  await call('PATCH', `/api/cards/${first}`, { title: 'Changed', opId: 'one-change-of-it' })
  await call('GET', '/api/my-cards')
  await call('GET', `/api/my-cards?before=${second}`)
  await call('GET', '/api/my-cards?q=sec')
  expect(statuses).toEqual([200, 200, 200, 409, 204, 401, 200, 201, 201, 409, 200, 200, 200, 200, 200])
  await useVersions(call, database.connection, { cardId: first, userId: user.id })

  // As many plays as are kept, so that the next one removes the oldest.
  await recentPlayModel(database.connection).insertMany(
    Array.from({ length: RECENT_PLAYS_PER_USER }, () => ({
      cardId: newCardId(),
      userId: user.id,
      playedAt: 0,
    })),
  )
  await call('POST', '/api/history', { cardId: first })
  await call('GET', '/api/history')
  expect(statuses.slice(-2)).toEqual([204, 200])

  const { code } = (await call('POST', `/api/cards/${first}/code`, {})).body
  await call('GET', `/api/codes/${code}`)
  expect(statuses.slice(-2)).toEqual([200, 200])

  statuses.length = 0
  await useCategories(call)
  expect(statuses).toEqual([201, 200, 201, 200, 200, 200, 201, 200, 200, 204, 204, 204, 201])

  statuses.length = 0
  const { token, id } = (await call('POST', '/api/tokens', { name: 'Bot', scope: 'cards:read' })).body
  await call('GET', '/api/tokens')
  await newVisitor(url).get('/api/my-cards', { authorization: `Bearer ${token}` })
  await call('DELETE', `/api/tokens/${id}`)
  expect(statuses).toEqual([201, 200, 204])

  statuses.length = 0
  await useCoHosts(call)
  await useModeration()
  expect(statuses).toEqual([201, 201, 200, 204, 201, 204, 200])

  statuses.length = 0
  await call('POST', '/api/logout-others')
  await exportAccount(call, database.connection, user.id)
  expect(statuses).toEqual([204, 200, 200])

  const listener = await joinCard(url, { cardId: first })
  await listener.until(({ event }) => event === 'card:version')
  await call('DELETE', `/api/cards/${first}`)
  // A session is touched once an hour at most.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60 * 1000 })
  await call('GET', '/api/user')
  await call('DELETE', '/api/account', { password: form.password })
  expect(statuses.slice(-3)).toEqual([204, 200, 204])

  expect(surface.violations()).toEqual([])
  // Makes sure that look-ups were recorded at all.
  expect(surface.lookUps.size).toBeGreaterThan(90)
  expect(verify(embedded.engine)).toMatchObject({ problems: [] })
})

it('DB-7: every listed command is sent', async () => {
  // A command that operators' tools send.
  await database.connection.db!.command({ ping: 1 })
  await database.close()
  await expect.poll(surface.unsent).toEqual([])
})
