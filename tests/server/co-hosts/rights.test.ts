import { Types } from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cardModel } from '#server/models/card.ts'
import { coHostModel } from '#server/models/co-host.ts'
import { newCardId } from '#shared/ids.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { withoutWriteLimit } from '#tests/support/write-limits.ts'
import { scriptWith } from '../access-tokens/tokens.ts'
import { guestOf, signUp, type Person } from '../cards/person.ts'
import { addCoHost, coHostsAt, invite, sharedWith, storedIn } from './fixtures.ts'

const ROLES = ['guest', 'stranger', 'removed', 'co-host', 'owner'] as const
type Role = (typeof ROLES)[number]
type Row = Record<Role, number>

let app: TestApp
let people: Record<Role, Person>
/** Of the owner, with the co-host and another one; made anew after each call that changes it. */
let cardId = ''
/** Another co-host. */
let other: Person
/** Someone who is none. */
let candidate: Person
let token = ''
/** What the database has of such a card and of its co-hosts. */
let seeded: object[][]

beforeAll(async () => {
  // Nor that of grants in an hour, which would come first too.
  app = await startApp({ limits: { ...withoutWriteLimit(), grant: () => Promise.resolve() } })
  const [stranger, removed, coHost, owner, another, person] = await Promise.all(
    Array.from({ length: 6 }, () => signUp(app.url)),
  )
  people = {
    guest: guestOf(app.url),
    stranger: stranger!,
    removed: removed!,
    'co-host': coHost!,
    owner: owner!,
  }
  other = another!
  candidate = person!
  cardId = (await owner!.makeCard({ title: 'Seeded' })).cardId
  for (const added of [coHost!, other, removed!]) await addCoHost(owner!, cardId, added)
  await owner!.call('DELETE', `${coHostsAt(cardId)}/${removed!.user!.id}`)
  token = (await invite(owner!, cardId)).token
  seeded = await Promise.all(collections().map((collection) => collection.find().toArray()))
})
afterAll(() => app.close())
beforeEach(seed)

const collections = () => [cardModel, coHostModel].map((model) => model(app.database.connection).collection)

/** Another card like it in its place, past the server. */
async function seed(): Promise<void> {
  cardId = newCardId()
  for (const [at, collection] of collections().entries()) {
    await collection.deleteMany({})
    await collection.insertMany(seeded[at]!.map((doc) => ({ ...doc, _id: new Types.ObjectId(), cardId })))
  }
}

const all = (status: number): Row =>
  Object.fromEntries(ROLES.map((role) => [role, status])) as Record<Role, number>
const only = (allowed: Role[], status: number): Row => ({
  ...all(403),
  guest: 401,
  ...Object.fromEntries(allowed.map((role) => [role, status])),
})

interface Case {
  method: string
  path: () => string
  body?: () => object
  expected: Row
}
const of = (rest = '') => `/api/cards/${cardId}${rest}`
const edit = (body: object): Case => ({
  method: 'PATCH',
  path: () => of(),
  body: () => body,
  expected: only(['co-host', 'owner'], 200),
})

/** Who may do what with a card: the table of docs/security.md. */
const TABLE: Record<string, Case> = {
  'see it': { method: 'GET', path: () => of(), expected: all(200) },
  'change its title': edit({ title: 'Another' }),
  'change a square': edit({ cells: { 3: 'Word' }, gridSize: 5, hasFreeSpace: true }),
  'change its theme': edit({ theme: 'pink' }),
  'change its grid': edit({ gridSize: 3, cells: Array.from({ length: 9 }, () => 'Word') }),
  'change its free space': edit({ hasFreeSpace: false }),
  'change its image': edit({ freeSpaceImageUrl: 'https://example.com/star.png' }),
  'begin a new round': edit({ newRound: true }),
  'see its earlier versions': {
    method: 'GET',
    path: () => of('/versions'),
    expected: only(['co-host', 'owner'], 200),
  },
  'list its co-hosts': { method: 'GET', path: () => of('/co-hosts'), expected: only(['owner'], 200) },
  'add a co-host': {
    method: 'POST',
    path: () => of('/co-hosts'),
    body: () => ({ username: candidate.user!.username }),
    expected: only(['owner'], 201),
  },
  'remove a co-host': {
    method: 'DELETE',
    path: () => of(`/co-hosts/${other.user!.id}`),
    expected: only(['owner'], 204),
  },
  'make an invitation link': {
    method: 'POST',
    path: () => of('/invitation'),
    expected: only(['owner'], 201),
  },
  'switch the invitation link off': {
    method: 'DELETE',
    path: () => of('/invitation'),
    expected: only(['owner'], 204),
  },
  'open an invitation': {
    method: 'POST',
    path: () => of('/invitation/open'),
    body: () => ({ token }),
    expected: all(200),
  },
  'accept an invitation': {
    method: 'POST',
    path: () => of('/invitation/accept'),
    body: () => ({ token }),
    expected: { ...all(200), guest: 401 },
  },
  'delete it': { method: 'DELETE', path: () => of(), expected: only(['owner'], 204) },
}

const CODES: Record<number, string> = { 401: 'not-signed-in', 403: 'forbidden' }

describe('a card of a user', () => {
  const cases = Object.entries(TABLE).map(([what, how]) => ({ what, ...how }))

  it.each(cases)('HOST-1, CARD-9: $what', async ({ method, path, body, expected }) => {
    const call = (role: Role) => people[role].call(method, path(), body?.())
    const before = await storedIn(app)
    for (const role of ROLES.filter((role) => expected[role] >= 400)) {
      const { status, body: refused } = await call(role)
      expect([role, status]).toEqual([role, expected[role]])
      expect(refused).toEqual({ code: CODES[status], message: expect.any(String) })
    }
    expect(await storedIn(app)).toBe(before)
    for (const [at, role] of ROLES.filter((role) => expected[role] < 400).entries()) {
      // The call before may have changed or deleted it.
      if (at > 0 && method !== 'GET') await seed()
      expect([role, (await call(role)).status]).toEqual([role, expected[role]])
    }
  })

  it.each([
    ['guest', false, false],
    ['stranger', false, false],
    ['removed', false, false],
    ['co-host', false, true],
    ['owner', true, true],
  ] as const)('HOST-1, CARD-10: "%s" is told isOwner %s, canEdit %s', async (role, isOwner, canEdit) => {
    expect((await people[role].call('GET', of())).body).toMatchObject({ isOwner, canEdit })
  })

  it('HOST-1, HOST-7: only a co-host finds it under "Shared with you"', async () => {
    expect((await people.guest.call('GET', '/api/shared-cards')).status).toBe(401)
    for (const role of ['stranger', 'removed', 'co-host', 'owner'] as const) {
      const found = (await sharedWith(people[role])).some((card) => card.cardId === cardId)
      expect([role, found]).toEqual([role, role === 'co-host'])
    }
  })

  it('HOST-1: a co-host leaves once; guests, strangers and the owner have nothing to leave', async () => {
    const leave = async (role: Role) => {
      const id = people[role].user?.id ?? other.user!.id
      return (await people[role].call('DELETE', `${coHostsAt(cardId)}/${id}`)).status
    }
    expect(await leave('guest')).toBe(401)
    for (const role of ['stranger', 'removed', 'owner'] as const)
      expect([role, await leave(role)]).toEqual([role, 404])
    expect([await leave('co-host'), await leave('co-host')]).toEqual([204, 404])
    expect((await people['co-host'].patch(cardId, { title: 'Left' })).status).toBe(403)
  })

  it('HOST-1: every call is refused in the order signed out, invalid, unknown, forbidden', async () => {
    const unknown = '/api/cards/nowhere-00'
    const { guest, stranger } = people
    const calls: [string, string, object?][] = [
      ['GET', `${unknown}/co-hosts`],
      ['POST', `${unknown}/co-hosts`, { username: 'anyone' }],
      ['DELETE', `${unknown}/co-hosts/${other.user!.id}`],
      ['DELETE', `${unknown}/co-hosts/${stranger.user!.id}`],
      ['POST', `${unknown}/invitation`],
      ['DELETE', `${unknown}/invitation`],
      ['POST', `${unknown}/invitation/accept`, { token }],
    ]
    for (const [method, path, body] of calls) {
      expect([method, path, (await guest.call(method, path, body)).status]).toEqual([method, path, 401])
      expect([method, path, (await stranger.call(method, path, body)).status]).toEqual([method, path, 404])
    }
    const invalid: [string, string, unknown?][] = [
      ['POST', of('/co-hosts'), {}],
      ['POST', of('/co-hosts'), { username: 'ab' }],
      ['POST', of('/co-hosts'), { username: { $ne: '' } }],
      ['DELETE', of('/co-hosts/me')],
      ['POST', of('/invitation/open'), {}],
      ['POST', of('/invitation/open'), { token: ['a'] }],
      ['POST', of('/invitation/accept'), {}],
      ['POST', of('/invitation/accept'), { token: ['a'] }],
      ['GET', '/api/cards/short/co-hosts'],
      ['GET', '/api/shared-cards?before=short'],
    ]
    for (const [method, path, body] of invalid) {
      const { status, body: refused } = await stranger.call(method, path, body)
      expect([method, path, status, refused.code]).toEqual([method, path, 400, 'invalid'])
    }
  })
})

describe('a token of a co-host', () => {
  it('API-2, HOST-1: changes the card as they may, and neither manages nor lists co-hosts', async () => {
    const coHost = people['co-host']
    const made = await coHost.call('POST', '/api/tokens', { name: 'Score bot', scope: 'cards:write' })
    const script = scriptWith(app.url, made.body.token)
    const at = `/api/cards/${cardId}`
    const changed = await script('PATCH', at, { body: { title: 'By a bot' } })
    expect(changed).toMatchObject({ status: 200, body: { title: 'By a bot', isOwner: false, canEdit: true } })
    expect((await script('DELETE', at)).status).toBe(403)
    const leaving = `${coHostsAt(cardId)}/${coHost.user!.id}`
    expect((await script('DELETE', leaving)).status).toBe(403)
    expect((await script('GET', '/api/shared-cards')).status).toBe(403)
    await people.owner.call('DELETE', leaving)
    expect((await script('PATCH', at, { body: { title: 'Too late' } })).status).toBe(403)
  })
})
