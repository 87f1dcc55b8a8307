import mongoose, { Types } from 'mongoose'
import { expect, it, vi } from 'vitest'
import { cardModel } from '#server/models/card.ts'
import { categoryModel } from '#server/models/category.ts'
import { categoryPermissionModel } from '#server/models/category-permission.ts'
import { contentItemModel } from '#server/models/content-item.ts'
import { hiddenOwnerModel } from '#server/models/hidden-owner.ts'
import { joinCodeModel } from '#server/models/join-code.ts'
import { recentPlayModel } from '#server/models/recent-play.ts'
import { createDomainEvents } from '#server/domain-events.ts'
import { createLog } from '#server/log.ts'
import { createAccountDeletion } from '#server/services/accounts/account-deletion.ts'
import { createCategoryStore } from '#server/services/categories/category-store.ts'
import { createPasswords } from '#server/services/accounts/passwords.ts'
import { createUserSessions } from '#server/services/accounts/user-sessions.ts'
import { useApp } from '#tests/support/app.ts'
import { eventually } from '#tests/support/eventually.ts'
import { newVisitor, registeredVisitor } from '#tests/support/visitor.ts'
import { makeToken, storedTokens } from '../access-tokens/tokens.ts'
import { seedCategory, texts } from '../categories/fixtures.ts'
import { sessions, users } from './stored.ts'

/** More writes than any of these calls makes. */
const MAX_WRITES = 50

type Registered = Awaited<ReturnType<typeof registeredVisitor>>

const app = useApp()

/**
 * Makes every write to the database fail after this many more, as if the process had ended.
 * @returns a function that returns whether one has failed
 */
function crashAfter(writes: number): () => boolean {
  let left = writes
  let hasFailed = false
  const { prototype } = mongoose.mongo.Collection
  for (const method of ['deleteMany', 'deleteOne', 'updateMany', 'updateOne'] as const) {
    const real = Object.getOwnPropertyDescriptor(prototype, method)?.value as (...args: unknown[]) => unknown
    vi.spyOn(prototype, method).mockImplementation(function (this: unknown, ...args: unknown[]) {
      if (left-- > 0) return real.apply(this, args)
      hasFailed = true
      return Promise.reject(new mongoose.mongo.MongoNetworkError('the process has ended'))
    } as never)
  }
  return () => hasFailed
}

/** Makes a call that a crash interrupts after `writes` writes, and restarts the server. @returns the call's status */
async function interrupted(writes: number, call: () => Promise<{ status: number }>): Promise<number> {
  crashAfter(writes)
  const { status } = await call()
  vi.restoreAllMocks()
  await app.restart({ crash: true })
  return status
}

/**
 * Registers a user with a shared category, a permission for a category of `other`, and a card with a code and a recent
 * play. Each of the two users hides what the other shares.
 */
async function hostWithEverything(other: Registered) {
  const host = await registeredVisitor(app.url)
  const { categoryId } = await seedCategory(app, host, { contents: texts(4), people: [[other, 'edit']] })
  const theirs = await seedCategory(app, other, { people: [[host, 'view']] })
  for (const [person, hidden] of [
    [host, theirs.categoryId],
    [other, categoryId],
  ] as const) {
    const answer = await person.visitor.post(`/api/categories/${hidden}/hidden`, { allOfOwner: true })
    expect(answer.status).toBe(204)
  }
  const { cardId } = await host.visitor.makeCard({ title: 'Left behind' })
  expect((await host.visitor.post('/api/history', { cardId })).status).toBe(204)
  expect((await host.visitor.post(`/api/cards/${cardId}/code`, {})).status).toBe(200)
  await makeToken(host.visitor)
  return { host, cardId, categoryId }
}

/** Counts the documents that still belong to a category. */
async function leftOfCategory(categoryId: string) {
  const { connection } = app.database
  return {
    categories: await categoryModel(connection).countDocuments({ categoryId, deletedAt: null }),
    items: await contentItemModel(connection).countDocuments({ categoryId }),
    permissions: await categoryPermissionModel(connection).countDocuments({ categoryId }),
  }
}

/** Counts the documents that still belong to a user. */
async function leftOfUser({ id }: Registered['user']) {
  const { connection } = app.database
  const userId = new Types.ObjectId(id)
  return {
    users: await users(app).countDocuments({ _id: userId }),
    sessions: await sessions(app).countDocuments({ 'session.passport.user': id }),
    tokens: await storedTokens(app).countDocuments({ userId }),
    cards: await cardModel(connection).countDocuments({ userId }),
    plays: await recentPlayModel(connection).countDocuments({ userId }),
    codes: await joinCodeModel(connection).countDocuments({ userId }),
    granted: await categoryPermissionModel(connection).countDocuments({ userId }),
    hides: await hiddenOwnerModel(connection).countDocuments({ userId }),
    isHidden: await hiddenOwnerModel(connection).countDocuments({ ownerId: userId }),
  }
}

const NO_CATEGORY = { categories: 0, items: 0, permissions: 0 }
const NO_USER = {
  users: 0,
  sessions: 0,
  tokens: 0,
  cards: 0,
  plays: 0,
  codes: 0,
  granted: 0,
  hides: 0,
  isHidden: 0,
}

/** Creates the account deletion of a server whose process ends before it retries, unless `retryMs` is given. */
function newDeletion(retryMs?: number) {
  const { connection } = app.database
  return createAccountDeletion({
    categoryStore: createCategoryStore(connection),
    events: createDomainEvents(),
    passwords: createPasswords(),
    sessions: createUserSessions({ connection }),
    log: createLog('silent'),
    ...(retryMs !== undefined && { retryMs }),
  })
}

it('ACC-17, API-4, CODE-2, CAT-13: an interrupted account deletion changes nothing, or closes the account and is completed', async () => {
  const other = await registeredVisitor(app.url)
  let isInterrupted = true
  let completed = 0
  for (let writes = 0; isInterrupted; writes++) {
    expect(writes).toBeLessThan(MAX_WRITES)
    const { host, cardId, categoryId } = await hostWithEverything(other)
    const { email, password } = host.form
    const deletion = newDeletion()
    const hasFailed = crashAfter(writes)
    const outcome = await deletion.deleteAccount(host.user.id, { password, signedInRecently: false }).then(
      () => 'closed',
      () => 'open',
    )
    isInterrupted = hasFailed()
    deletion.stop()
    vi.restoreAllMocks()
    const isClosed = (await users(app).countDocuments({ _id: host.user.id, email })) === 0
    expect([writes, outcome]).toEqual([writes, isClosed ? 'closed' : 'open'])

    // For everyone, a closed account is gone at once, even if some of its documents are left.
    const visitor = newVisitor(app.url)
    expect((await visitor.post('/api/login', { email, password })).status).toBe(isClosed ? 401 : 200)
    expect((await host.visitor.get('/api/user')).status).toBe(isClosed ? 401 : 200)
    if (isInterrupted) await newDeletion().completeDeletions()
    const left = { ...(await leftOfCategory(categoryId)), ...(await leftOfUser(host.user)) }
    if (!isClosed) {
      expect(left).toMatchObject({ users: 1, categories: 1, items: 4 })
      continue
    }
    expect([writes, left]).toEqual([writes, { ...NO_CATEGORY, ...NO_USER }])
    expect((await visitor.get(`/api/cards/${cardId}`)).body).toMatchObject({ title: 'Left behind' })
    // The username and the email are available again.
    expect((await newVisitor(app.url).post('/api/register', host.form)).status).toBe(201)
    if (isInterrupted) completed++
  }
  expect(completed).toBeGreaterThan(4)
})

it.each([
  ['before its first write is left alone', 0],
  ['after its third write is completed', 3],
])('ACC-17: after a restart, a deletion interrupted %s', async (_what, writes) => {
  const { host, categoryId } = await hostWithEverything(await registeredVisitor(app.url))
  const body = { password: host.form.password }
  expect(await interrupted(writes, () => host.visitor.send('DELETE', '/api/account', { body }))).toBe(503)
  const left = async () => ({ ...(await leftOfCategory(categoryId)), ...(await leftOfUser(host.user)) })
  if (writes === 0) expect(await left()).toMatchObject({ users: 1, categories: 1, items: 4 })
  else expect(await eventually(left, ({ users }) => users === 0)).toEqual({ ...NO_CATEGORY, ...NO_USER })
})

it('ACC-17: a deletion that the database interrupts continues without a restart', async () => {
  const { host, categoryId } = await hostWithEverything(await registeredVisitor(app.url))
  const deletion = newDeletion(1)
  crashAfter(2)
  await users(app).updateOne({ _id: host.user.id }, { $set: { passwordHash: null } })
  await deletion.deleteAccount(host.user.id, { signedInRecently: true })
  expect(await leftOfUser(host.user)).toMatchObject({ users: 1 })
  vi.restoreAllMocks()
  await expect.poll(async () => (await leftOfUser(host.user)).users).toBe(0)
  expect(await leftOfCategory(categoryId)).toEqual(NO_CATEGORY)
  deletion.stop()
})

it('CAT-13, TRASH-1: a category deletion interrupted after any write can be repeated, and leaves nothing behind', async () => {
  const [host, other] = [await registeredVisitor(app.url), await registeredVisitor(app.url)]
  let finished = false
  for (let writes = 0; !finished; writes++) {
    expect(writes).toBeLessThan(MAX_WRITES)
    const { categoryId } = await seedCategory(app, host, { contents: texts(4), people: [[other, 'edit']] })
    const deleteCategory = () => host.visitor.send('DELETE', `/api/categories/${categoryId}`)
    finished = (await interrupted(writes, deleteCategory)) === 204

    if (!finished) expect([writes, (await deleteCategory()).status]).toEqual([writes, 204])
    expect([writes, await leftOfCategory(categoryId)]).toEqual([writes, NO_CATEGORY])
    const { body } = await host.visitor.post(`/api/deleted-categories/${categoryId}/restore`)
    expect([writes, body]).toMatchObject([writes, { itemCount: 4 }])
  }
})
