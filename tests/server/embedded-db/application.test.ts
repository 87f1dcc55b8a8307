import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createApp, type App } from '#server/app.ts'
import { connectDatabase, type Database } from '#server/database/connect.ts'
import { createIndexes } from '#server/database/indexes.ts'
import { seedOfficialCategories } from '#server/database/seed-official.ts'
import { startEmbeddedDb, type EmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import { createLog } from '#server/log.ts'
import { categoryPermissionModel } from '#server/models/category-permission.ts'
import { contentItemModel } from '#server/models/content-item.ts'
import { recentPlayModel } from '#server/models/recent-play.ts'
import { newCardId } from '#shared/ids.ts'
import type { Category, ContentItem } from '#shared/schemas/category.ts'
import { RECENT_PLAYS_PER_USER } from '#shared/product.ts'
import { watchSurface } from '#tests/support/embedded-db/surface.ts'
import { temporaryDir } from '#tests/support/embedded-db/test-db.ts'
import { verify } from '#tests/support/embedded-db/verify.ts'
import { closeListeners, listenTo } from '#tests/support/sockets.ts'
import { newVisitor, registeredVisitor, type Answer } from '#tests/support/visitor.ts'

/** The whole application on a database that records its commands. */
const surface = watchSurface()
const dir = temporaryDir()
let embedded: EmbeddedDb
let database: Database
let app: App
let url: string

beforeAll(async () => {
  embedded = await startEmbeddedDb({ dataDir: dir.path, record: surface.record })
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
    database,
    log,
    sessionSecret: 'a secret for tests, 32 bytes or more',
    passwordMinLength: 6,
    realtime: { versionHeartbeatMs: 20 },
  })
  await once(app.http.listen({ port: 0, host: '127.0.0.1' }), 'listening')
  url = `http://127.0.0.1:${(app.http.address() as AddressInfo).port}`
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  closeListeners()
  await app.close()
  await database.close()
  await embedded.close()
  dir.remove()
})

type Call = (method: string, path: string, body?: unknown) => Promise<Answer>

/** Every call of categories once; their own tests check the replies. */
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

/** Every call of co-hosts once, and co-hosts left for the export; their own tests check the replies. */
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

/** Exports an account with more items and permissions than one batch holds. */
async function exportAccount(call: Call, userId: string): Promise<void> {
  const [category] = (await call('GET', '/api/categories')).body as Category[]
  const { categoryId } = category!
  const now = new Date()
  const times = { createdAt: now, updatedAt: now }
  await contentItemModel(database.connection).insertMany(
    Array.from({ length: 251 }, () => ({
      ...times,
      categoryId,
      content: 'One more',
      contentType: 'other',
      tags: [],
    })),
  )
  await categoryPermissionModel(database.connection).insertMany(
    Array.from({ length: 101 }, () => ({
      ...times,
      categoryId: newCardId(),
      userId,
      permissionLevel: 'view',
    })),
  )
  await call('GET', '/api/account/export')
}

const USERS_CARDS = 'userId_1_deletedAt_1_createdAt_-1__id_-1'
const USERS_CATEGORIES = USERS_CARDS
const ITEMS_OF_A_CATEGORY = 'categoryId_1_createdAt_1__id_1'
const USERS_PERMISSIONS = 'userId_1_createdAt_-1__id_-1'
const USERS_CO_HOSTED = USERS_PERMISSIONS
const USERS_HISTORY = 'userId_1_playedAt_-1__id_-1'

/** Every look-up of the application and the index that serves it. */
const LOOK_UPS = {
  'find access_tokens {hash}': 'hash_1',
  'find access_tokens {userId}': 'userId_1',
  'find access_tokens {sessionEpoch userId}': 'userId_1',
  'aggregate access_tokens {userId}': 'userId_1',
  'update access_tokens {_id}': '_id_',
  'delete access_tokens {$or userId}': 'userId_1',
  'delete access_tokens {_id userId}': '_id_',
  'delete access_tokens {userId}': 'userId_1',
  'find sessions {session.passport.user}': 'session.passport.user_1',
  'find users {$or}': 'usernameLower_1+email_1',
  'find users {closing}': 'closing_1',
  'find users {email}': 'email_1',
  'find users {_id}': '_id_',
  'findAndModify users {_id}': '_id_',
  'update users {_id}': '_id_',
  'delete users {_id}': '_id_',
  'find sessions {_id}': '_id_',
  'update sessions {_id}': '_id_',
  'delete sessions {_id}': '_id_',
  'delete sessions {session.passport.user}': 'session.passport.user_1',
  'find bingo_cards {cardId}': 'cardId_1',
  'find bingo_cards {cardId deletedAt}': 'cardId_1',
  'find bingo_cards {cardId deletedAt invitationHash}': 'cardId_1',
  'find bingo_cards {cardId userId}': 'cardId_1',
  'aggregate bingo_cards {deletedAt userId}': USERS_CARDS,
  'find bingo_cards {deletedAt userId}': USERS_CARDS,
  'find bingo_cards {$or deletedAt userId}': USERS_CARDS,
  'update bingo_cards {cardId coHostEpoch deletedAt updatedAt userId version}': 'cardId_1',
  'update bingo_cards {cardId coHostEpoch deletedAt}': 'cardId_1',
  'update bingo_cards {cardId deletedAt userId}': 'cardId_1',
  'update bingo_cards {cardId deletedAt}': 'cardId_1',
  'aggregate card_co_hosts {cardId}': 'cardId_1_userId_1',
  'find card_co_hosts {cardId}': 'cardId_1_userId_1',
  'find card_co_hosts {cardId userId}': 'cardId_1_userId_1',
  'find card_co_hosts {userId}': USERS_CO_HOSTED,
  'find card_co_hosts {$or userId}': USERS_CO_HOSTED,
  'delete card_co_hosts {cardId}': 'cardId_1_userId_1',
  'delete card_co_hosts {cardId userId}': 'cardId_1_userId_1',
  'delete card_co_hosts {userId}': USERS_CO_HOSTED,
  'update bingo_cards {userId}': USERS_CARDS,
  'findAndModify join_codes {$or cardId}': 'cardId_1',
  'find join_codes {cardId}': 'cardId_1',
  'aggregate join_codes {ends userId}': 'userId_1',
  'find join_codes {_id}': '_id_',
  'update join_codes {_id cardId}': '_id_',
  'delete join_codes {userId}': 'userId_1',
  'update card_history {cardId userId}': 'cardId_1_userId_1',
  'find card_history {userId}': USERS_HISTORY,
  'delete card_history {_id}': '_id_',
  'find card_history {cardId}': 'cardId_1_userId_1',
  'delete card_history {userId}': USERS_HISTORY,
  'find users {usernameLower}': 'usernameLower_1',
  'find categories {categoryId}': 'categoryId_1',
  'find categories {categoryId deletedAt}': 'categoryId_1',
  'find categories {deletedAt userId}': USERS_CATEGORIES,
  'aggregate categories {deletedAt userId}': USERS_CATEGORIES,
  'findAndModify categories {categoryId deletedAt updatedAt userId}': 'categoryId_1',
  'findAndModify categories {categoryId}': 'categoryId_1',
  'update categories {categoryId}': 'categoryId_1',
  'update categories {categoryId deletedAt}': 'categoryId_1',
  'update categories {categoryId deletedAt userId}': 'categoryId_1',
  'find content_items {_id}': '_id_',
  'find content_items {categoryId}': ITEMS_OF_A_CATEGORY,
  'find content_items {$or categoryId}': ITEMS_OF_A_CATEGORY,
  'aggregate category_permissions {categoryId}': 'categoryId_1_userId_1',
  'aggregate content_items {categoryId}': ITEMS_OF_A_CATEGORY,
  'findAndModify content_items {_id updatedAt}': '_id_',
  'delete content_items {_id}': '_id_',
  'delete content_items {categoryId}': ITEMS_OF_A_CATEGORY,
  'find category_permissions {categoryId}': 'categoryId_1_userId_1',
  'find category_permissions {categoryId userId}': 'categoryId_1_userId_1',
  'find category_permissions {userId}': USERS_PERMISSIONS,
  'find category_permissions {hidden userId}': 'userId_1_hidden_1_createdAt_-1__id_-1',
  'update category_permissions {categoryId userId}': 'categoryId_1_userId_1',
  'update category_permissions {categoryId hidden userId}': 'categoryId_1_userId_1',
  'find hidden_owners {ownerId userId}': 'userId_1_ownerId_1',
  'aggregate hidden_owners {userId}': 'userId_1_ownerId_1',
  'delete hidden_owners {ownerId userId}': 'userId_1_ownerId_1',
  'find hidden_owners {userId}': 'userId_1_ownerId_1',
  'delete hidden_owners {userId}': 'userId_1_ownerId_1',
  'delete hidden_owners {ownerId}': 'ownerId_1',
  'find category_permissions {$or userId}': USERS_PERMISSIONS,
  'findAndModify category_permissions {categoryId userId}': 'categoryId_1_userId_1',
  'delete category_permissions {categoryId}': 'categoryId_1_userId_1',
  'delete category_permissions {categoryId userId}': 'categoryId_1_userId_1',
  'delete category_permissions {userId}': USERS_PERMISSIONS,
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

  // As many as are kept: one more removes the oldest.
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
  expect(statuses).toEqual([201, 201, 200, 204, 201, 204, 200])

  statuses.length = 0
  await exportAccount(call, user.id)
  expect(statuses).toEqual([200, 200])

  const listener = await listenTo(url)
  expect(await listener.join({ cardId: first })).toMatchObject({ ok: true })
  await listener.until(({ event }) => event === 'card:version')
  await call('DELETE', `/api/cards/${first}`)
  // A session is touched once an hour at most.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60 * 1000 })
  await call('GET', '/api/user')
  await call('DELETE', '/api/account', { password: form.password })
  expect(statuses.slice(-3)).toEqual([204, 200, 204])

  expect(surface.violations()).toEqual([])
  const served = [...surface.lookUps].map(([lookUp, plans]) => [lookUp, [...plans].join(' or ')])
  expect(Object.fromEntries(served)).toEqual(LOOK_UPS)
  expect(verify(embedded.engine)).toMatchObject({ ok: true, problems: [] })
})
