import { describe, expect, it } from 'vitest'
import type { CallName } from '#shared/api.ts'
import { CALL_NAMES, callOf, ALL_CALL_NAMES } from '#shared/contract/calls.ts'
import { OPERATOR } from '#tests/server/reports/fixtures.ts'
import { successesOf } from '#tests/support/contract/successes.ts'
import { useApp } from '#tests/support/app.ts'
import { storeWorld, type World } from '#tests/support/contract/world.ts'
import { createRateLimits, type RateLimits } from '#server/http/limits/rate-limits.ts'
import { EXAMPLE_ORIGIN } from '#shared/api-reference.ts'
import { storedBytes } from '#tests/support/stored.ts'
import { useStarted, useVisitor } from '#tests/support/use-started.ts'
import { newVisitor, type Visitor } from '#tests/support/visitor.ts'

/** Lifts the limits that the tests would reach, because every example starts with new people. */
const unlimited: RateLimits = {
  ...createRateLimits(),
  registration: () => Promise.resolve(),
  report: () => Promise.resolve(),
  grant: () => Promise.resolve(),
  write: () => Promise.resolve(),
}

const app = useApp({ limits: unlimited, operator: OPERATOR })

/** Returns the example of a call, filled in for a server, with other values for some parameters of its path. */
function exampleOf(url: string, name: CallName, others: Record<string, string> = {}) {
  const { method, path, example } = callOf(name)
  const { params = {}, query, body } = example as Record<string, Record<string, string> | undefined>
  const filled = path.replace(/:(\w+)/g, (_, key: string) => others[key] ?? params[key] ?? '')
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([key, value]) => [key, value.replace(EXAMPLE_ORIGIN, url)]),
  )
  return { method, path: query ? `${filled}?${search.toString()}` : filled, body }
}

const world = useStarted(() => storeWorld(app))
const stranger = useVisitor(app)

/** Calls that are answered regardless of the caller, before authentication. */
const ANSWERED_TO_ALL: readonly CallName[] = ['getConfig', 'getOpenApi', 'getOEmbed']
const FOR_USERS = CALL_NAMES.filter((name) => callOf(name).auth === 'session')
const isChanging = (name: CallName) => callOf(name).method !== 'GET'
const CHANGING = CALL_NAMES.filter(isChanging)
const WITH_BODY = CALL_NAMES.filter((name) => callOf(name).body)
/** All pairs of a call and a parameter of its path. */
const PARAMS = CALL_NAMES.flatMap((name) =>
  [...callOf(name).path.matchAll(/:(\w+)/g)].map(([, key]) => [name, key!] as const),
)
const ANOTHER_USER = '6740a1f2c3d4e5f6a7b8c9d2'

interface Asked {
  by?: Visitor
  headers?: Record<string, string>
  /** Replaces the example's body. */
  body?: unknown
  params?: Record<string, string>
}

/** Makes a call in another way than its example. @returns the refusal */
async function refusalOf(name: CallName, { by = world.ada, headers = {}, params, ...rest }: Asked) {
  const { method, path, body } = exampleOf(app.url, name, params)
  const answer = await by.send(method, path, { body: 'body' in rest ? rest.body : body, headers })
  const refusal = (answer.body ?? {}) as { code?: string; fields?: object }
  expect([name, answer.headers['cache-control']]).toEqual([name, 'no-store'])
  expect(JSON.stringify(refusal)).not.toMatch(/node_modules|Error:|\.ts\b|zod|mongo/i)
  return {
    name,
    status: answer.status,
    code: refusal.code,
    fields: Object.keys(refusal.fields ?? {}).map((field) => field.split('.')[0]),
  }
}

/** Expects that `ask` changes nothing in the database. */
async function expectUntouched(ask: () => Promise<void>): Promise<void> {
  const stored = () => storedBytes(Object.values(app.database.connection.models))
  const before = await stored()
  await ask()
  expect((await stored()) === before).toBe(true)
}

describe('responses that depend on the caller', () => {
  it('API-12 ACC-8: a call that needs a user is 401 for a guest, whatever id it has', async () => {
    const by = newVisitor(app.url)
    const refused = { status: 401, code: 'not-signed-in' }
    for (const name of FOR_USERS) expect(await refusalOf(name, { by })).toMatchObject({ name, ...refused })
    for (const [name, key] of PARAMS.filter(([call]) => FOR_USERS.includes(call)))
      for (const id of ['0123456789', 'short'])
        expect(await refusalOf(name, { by, params: { [key]: id } })).toMatchObject({ name, ...refused })
  })

  it('API-12: a call that changes something is 403 from the page of another site', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    for (const name of ALL_CALL_NAMES.filter(isChanging))
      expect(await refusalOf(name, { headers })).toMatchObject({ name, status: 403, code: 'foreign-origin' })
  })

  it('ACC-60: a changing call is 401 and changes nothing if its session and X-User are of different accounts', () =>
    expectUntouched(async () => {
      for (const name of [...CHANGING, 'exportAccount'] as const)
        expect(await refusalOf(name, { headers: { 'x-user': ANOTHER_USER } })).toMatchObject({
          name,
          status: 401,
          code: 'another-account',
        })
    }))

  it('ACC-60: X-User has no effect with the user’s own account, on reads, for a guest or with a token', async () => {
    const { body: user } = await world.ada.get('/api/user')
    const own = await world.ada.patch('/api/profile', { displayName: 'Ada' }, { 'x-user': user.id })
    expect([own.status, own.body.displayName]).toEqual([200, 'Ada'])
    const other = { 'x-user': ANOTHER_USER }
    expect((await newVisitor(app.url).post('/api/logout', undefined, other)).status).toBe(204)
    const byToken = { ...other, authorization: `Bearer ${world.token}` }
    expect((await newVisitor(app.url).post('/api/cards', {}, byToken)).status).toBe(201)
    expect((await world.ada.get('/api/my-cards', other)).status).toBe(200)
  })

  it('API-12: a wrong token is 401', async () => {
    const wrong = { by: newVisitor(app.url), headers: { authorization: 'Bearer bb_wrong' } }
    for (const name of CALL_NAMES.filter((call) => !ANSWERED_TO_ALL.includes(call)))
      expect(await refusalOf(name, wrong)).toMatchObject({ name, status: 401, code: 'invalid-token' })
  })
})

describe('refusals before the owner is checked', () => {
  it('API-12 SEC-3: a body that is not JSON, or not an object, is 400 for every call that changes something', () =>
    expectUntouched(async () => {
      const invalid = { status: 400, code: 'invalid' }
      for (const name of CHANGING)
        expect(await refusalOf(name, { by: stranger, body: '{' })).toMatchObject({ name, ...invalid })
      for (const name of WITH_BODY)
        for (const body of ['null', '[]', '"Garden"', '7'])
          expect([body, await refusalOf(name, { by: stranger, body })]).toMatchObject([
            body,
            { name, ...invalid },
          ])
    }))

  it.each([
    ['an operator', { $ne: null }],
    ['an object whose length is no number, and cannot become one,', { length: { toString: 0 } }],
  ])(
    'SEC-4: %s in place of a field is 400 for every call; for an operator, the error names the field',
    (_what, odd) =>
      expectUntouched(async () => {
        for (const name of WITH_BODY) {
          const example = callOf(name).example.body ?? {}
          for (const field of Object.keys(example)) {
            const refusal = await refusalOf(name, { by: stranger, body: { ...example, [field]: odd } })
            expect([field, refusal]).toMatchObject([field, { name, status: 400 }])
            // A malformed code of an emailed link gets `invalid-action-code` instead, which names no field.
            if ('$ne' in odd && refusal.code === 'invalid') expect(refusal.fields).toEqual([field])
          }
        }
      }),
  )

  it('SEC-4: a repeated query key is 400 for every call, and the error names it', async () => {
    for (const name of CALL_NAMES)
      for (const key of Object.keys(callOf(name).query?.shape ?? {})) {
        const { path } = exampleOf(app.url, name)
        const { status, body } = await world.ada.get(`${path.split('?')[0]}?${key}=a&${key}=b`)
        expect([name, key, status, Object.keys(body.fields)]).toEqual([
          name,
          key,
          400,
          expect.arrayContaining([key]),
        ])
      }
  })

  it('SEC-4, CARD-1: a malformed id in a path is 400 for every call, and the error names it', () =>
    expectUntouched(async () => {
      const ids = ['short', 'elevenchars', '__proto__', 'constructor', 'a.b.c.d.e.', 'aaaaa%00aaaa']
      for (const [name, key] of PARAMS)
        for (const id of [...ids, '%7B%22%24ne%22%3A1%7D', ...(key === 'cardId' ? ['temp-12345'] : [])])
          expect([id, await refusalOf(name, { by: stranger, params: { [key]: id } })]).toEqual([
            id,
            { name, status: 400, code: 'invalid', fields: [key] },
          ])
    }))

  it('CARD-9, CAT-1: an unknown id is 404 for every call that refuses it', () =>
    expectUntouched(async () => {
      for (const [name, key] of PARAMS.filter(([call]) => callOf(call).refusals?.['not-found'])) {
        const { length } = (callOf(name).example.params as Record<string, string>)[key]!
        const params = { [key]: '0123456789abcdef01234567'.slice(-length) }
        const by = callOf(name).auth === 'session' ? world.ada : newVisitor(app.url)
        expect(await refusalOf(name, { by, params })).toMatchObject({ name, status: 404, code: 'not-found' })
      }
    }))

  it('API-12: a path that cannot be decoded is 400 for every call', async () => {
    for (const [name, key] of PARAMS)
      expect(await refusalOf(name, { params: { [key]: '%ZZ' } })).toMatchObject({ name, status: 400 })
  })
})

/** Calls whose response is the same for everyone and may be cached. */
const CACHED: readonly CallName[] = ['getOpenApi', 'getOEmbed']

describe('the examples of the contract', () => {
  let world: World
  let isUntouched = false

  /** Returns the stored world for a call; the previous world if the last call only read. */
  async function worldFor(name: CallName): Promise<World> {
    if (!isUntouched) world = await storeWorld(app)
    isUntouched = callOf(name).method === 'GET'
    return world
  }

  it.each(CALL_NAMES)('API-11 API-12 CARD-13: %s responds as described', async (name) => {
    const { ada } = await worldFor(name)
    const { method, path, body } = exampleOf(app.url, name)
    const { status, headers } = await ada.send(method, path, { body })
    expect(successesOf(name)).toContain(status)
    expect(headers.etag !== undefined).toBe(callOf(name).hasEtag === true)
    expect(headers['cache-control'] === 'no-store').toBe(!CACHED.includes(name))
  })
})
