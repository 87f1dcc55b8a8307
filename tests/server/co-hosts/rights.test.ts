import { Types } from 'mongoose'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cardModel } from '#server/models/card.ts'
import { coHostModel } from '#server/models/co-host.ts'
import { newCardId } from '#shared/ids.ts'
import { useApp } from '#tests/support/app.ts'
import { expectRights, statusesFor, type Right } from '#tests/support/rights.ts'
import { withoutWriteLimit } from '#tests/support/write-limits.ts'
import { scriptWith } from '../access-tokens/tokens.ts'
import { useGuest, usePerson, type Person } from '../cards/person.ts'
import { addCoHost, coHostsAt, invite, sharedWith, storedIn } from './fixtures.ts'

const ROLES = ['guest', 'stranger', 'removed', 'co-host', 'owner'] as const
type Role = (typeof ROLES)[number]

// Also without the limit of grants per hour, which the tests would reach first.
const app = useApp({ limits: { ...withoutWriteLimit(), grant: () => Promise.resolve() } })
const people: Record<Role, Person> = {
  guest: useGuest(app),
  stranger: usePerson(app),
  removed: usePerson(app),
  'co-host': usePerson(app),
  owner: usePerson(app),
}
/** A card of the owner with two co-hosts. It is seeded again after each call that changes it. */
let cardId = ''
/** Another co-host. */
const other = usePerson(app)
/** A user who is not a co-host. */
const candidate = usePerson(app)
let token = ''
/** The stored documents of such a card and its co-hosts. */
let seeded: object[][]

beforeAll(async () => {
  const { owner, removed, 'co-host': coHost } = people
  cardId = (await owner.makeCard({ title: 'Seeded', extra: ['Called'] })).cardId
  for (const added of [coHost, other, removed]) await addCoHost(owner, cardId, added)
  await owner.call('DELETE', `${coHostsAt(cardId)}/${removed.user!.id}`)
  token = (await invite(owner, cardId)).token
  seeded = await Promise.all(collections().map((collection) => collection.find().toArray()))
})
beforeEach(seed)

const collections = () => [cardModel, coHostModel].map((model) => model(app.database.connection).collection)

/** Replaces the card in the database by another one like it. */
async function seed(): Promise<void> {
  cardId = newCardId()
  for (const [at, collection] of collections().entries()) {
    await collection.deleteMany({})
    await collection.insertMany(seeded[at]!.map((doc) => ({ ...doc, _id: new Types.ObjectId(), cardId })))
  }
}

const { all, only } = statusesFor(ROLES)
const edit = (body: object): Right<Role> => ['PATCH', '/api/cards/ID', only(['co-host', 'owner'], 200), body]

/** The table of docs/security.md, which says who may do what with a card. */
const TABLE: Record<string, Right<Role>> = {
  'see it': ['GET', '/api/cards/ID', all(200)],
  'change its title': edit({ title: 'Another' }),
  'change a square': edit({ cells: { 3: 'Word' }, gridSize: 5, hasFreeSpace: true }),
  'change its theme': edit({ theme: 'pink' }),
  'change its grid': edit({ gridSize: 3, cells: Array.from({ length: 9 }, () => 'Word') }),
  'change its free space': edit({ hasFreeSpace: false }),
  'change its image': edit({ freeSpaceImageUrl: 'https://example.com/star.png' }),
  'call a word': edit({ call: 'Called' }),
  'begin a new round': edit({ newRound: true }),
  'see its earlier versions': ['GET', '/api/cards/ID/versions', only(['co-host', 'owner'], 200)],
  'list its co-hosts': ['GET', '/api/cards/ID/co-hosts', only(['owner'], 200)],
  'add a co-host': ['POST', '/api/cards/ID/co-hosts', only(['owner'], 201), { username: 'CANDIDATE' }],
  'remove a co-host': ['DELETE', '/api/cards/ID/co-hosts/OTHER', only(['owner'], 204)],
  'make an invitation link': ['POST', '/api/cards/ID/invitation', only(['owner'], 201)],
  'switch the invitation link off': ['DELETE', '/api/cards/ID/invitation', only(['owner'], 204)],
  'open an invitation': ['POST', '/api/cards/ID/invitation/open', all(200), { token: 'TOKEN' }],
  'accept an invitation': [
    'POST',
    '/api/cards/ID/invitation/accept',
    { ...all(200), guest: 401 },
    { token: 'TOKEN' },
  ],
  'delete it': ['DELETE', '/api/cards/ID', only(['owner'], 204)],
}

const fill = (text: string) =>
  text
    .replace('CANDIDATE', candidate.user!.username)
    .replace('OTHER', other.user!.id)
    .replace('TOKEN', token)
    .replace('ID', cardId)

describe('a user’s card', () => {
  it.each(Object.entries(TABLE))('HOST-1, CARD-9, CALL-6: only those with the right may %s', (_what, right) =>
    expectRights(right, { people, fill, seed, stored: () => storedIn(app) }),
  )

  it.each([
    ['guest', false, false],
    ['stranger', false, false],
    ['removed', false, false],
    ['co-host', false, true],
    ['owner', true, true],
  ] as const)('HOST-1, CARD-10: for "%s" has isOwner %s, canEdit %s', async (role, isOwner, canEdit) => {
    expect((await people[role].call('GET', `/api/cards/${cardId}`)).body).toMatchObject({ isOwner, canEdit })
  })

  it('HOST-1, HOST-7: is found under "Shared with you" only by a co-host', async () => {
    for (const role of ['stranger', 'removed', 'co-host', 'owner'] as const) {
      const found = (await sharedWith(people[role])).some((card) => card.cardId === cardId)
      expect([role, found]).toEqual([role, role === 'co-host'])
    }
  })

  it('HOST-1: is left by a co-host once; guests, strangers and the owner have nothing to leave', async () => {
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
})

it('API-2, HOST-1: a co-host’s token edits the card until they are removed, and can neither delete, leave nor list it', async () => {
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
