import { beforeAll, describe, expect, it } from 'vitest'
import { createRateLimits, type RateLimits } from '#server/http/limits/rate-limits.ts'
import type { CallName } from '#shared/api.ts'
import { EXAMPLE_ORIGIN } from '#shared/api-reference.ts'
import { CALL_NAMES, callOf } from '#shared/contract/calls.ts'
import { OPERATOR } from '#tests/server/reports/fixtures.ts'
import { successesOf } from '#tests/support/contract/successes.ts'
import { useApp } from '#tests/support/app.ts'
import { storedBytes } from '#tests/support/stored.ts'
import { storeWorld, type World } from '#tests/support/contract/world.ts'
import { newVisitor, type Sent } from '#tests/support/visitor.ts'

/** Every example starts with new people. */
const unlimited: RateLimits = {
  ...createRateLimits(),
  registration: () => Promise.resolve(),
  report: () => Promise.resolve(),
}

const app = useApp({ limits: unlimited, operator: OPERATOR })
let world: World

/** The example of a call, filled in for this server. */
function exampleOf(name: CallName): { method: string; path: string; body: unknown } {
  const { method, path, example } = callOf(name)
  const { params = {}, query, body } = example as Record<string, Record<string, string> | undefined>
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([key, value]) => [key, value.replace(EXAMPLE_ORIGIN, app.url)]),
  )
  return { method, path: query ? `${filled}?${search.toString()}` : filled, body }
}

/** Before anyone looks at who calls. */
const ANSWERED_TO_ALL: readonly CallName[] = ['getConfig', 'getOpenApi', 'getOEmbed']
const FOR_USERS = CALL_NAMES.filter((name) => callOf(name).auth === 'session')
const CHANGING = CALL_NAMES.filter((name) => callOf(name).method !== 'GET')

describe('the examples of the contract', () => {
  let isUntouched = false

  /** Before a call: what the last one has read is still as it was. */
  async function worldFor(name: CallName): Promise<World> {
    if (!isUntouched) world = await storeWorld(app)
    isUntouched = callOf(name).method === 'GET'
    return world
  }

  it.each(CALL_NAMES)('API-11 API-12: %s answers as it says', async (name) => {
    const { ada } = await worldFor(name)
    const { method, path, body } = exampleOf(name)
    const answer = await ada.send(method, path, { body })
    expect(successesOf(name)).toContain(answer.status)
    expect(answer.headers.etag !== undefined).toBe(callOf(name).hasEtag === true)
  })
})

describe('what follows for a call from how it is made', () => {
  beforeAll(async () => (world = await storeWorld(app)))

  async function refusalOf(name: CallName, { headers = {} }: Sent, asGuest = true) {
    const { method, path, body } = exampleOf(name)
    const visitor = asGuest ? newVisitor(app.url) : world.ada
    const answer = await visitor.send(method, path, { body, headers })
    return [name, answer.status, (answer.body as { code?: string } | undefined)?.code]
  }

  it('API-12: a call for users is 401 to a guest', async () => {
    for (const name of FOR_USERS) expect(await refusalOf(name, {})).toEqual([name, 401, 'not-signed-in'])
  })

  it('API-12: a call that changes something is 403 to the page of another site', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    for (const name of CHANGING)
      expect(await refusalOf(name, { headers }, false)).toEqual([name, 403, 'foreign-origin'])
  })

  it('ACC-60: a call that changes something is 401 to the session of another account than X-User, and changes nothing', async () => {
    const stored = () => storedBytes(Object.values(app.database.connection.models))
    const before = await stored()
    const headers = { 'x-user': '6740a1f2c3d4e5f6a7b8c9d2' }
    for (const name of [...CHANGING, 'exportAccount'] as const)
      expect(await refusalOf(name, { headers }, false)).toEqual([name, 401, 'another-account'])
    expect((await stored()) === before).toBe(true)
  })

  it('ACC-60: a call with the own account in X-User, by a guest or by a token is what it is without', async () => {
    const { body: user } = await world.ada.get('/api/user')
    const own = await world.ada.patch('/api/profile', { displayName: 'Ada' }, { 'x-user': user.id })
    expect([own.status, own.body.displayName]).toEqual([200, 'Ada'])
    const other = { 'x-user': '6740a1f2c3d4e5f6a7b8c9d2' }
    expect((await newVisitor(app.url).post('/api/logout', undefined, other)).status).toBe(204)
    const byToken = { ...other, authorization: `Bearer ${world.token}` }
    expect((await newVisitor(app.url).post('/api/cards', {}, byToken)).status).toBe(201)
    expect((await world.ada.get('/api/my-cards', other)).status).toBe(200)
  })

  it('API-12: a wrong token is 401', async () => {
    const wrong = { headers: { authorization: 'Bearer bb_wrong' } }
    for (const name of CALL_NAMES.filter((call) => !ANSWERED_TO_ALL.includes(call)))
      expect(await refusalOf(name, wrong)).toEqual([name, 401, 'invalid-token'])
  })

  it('API-12: a body that is no JSON is 400 for every call that changes something', async () => {
    for (const name of CHANGING) {
      const { method, path } = exampleOf(name)
      const answer = await world.ada.send(method, path, { body: '{' })
      expect([name, answer.status, answer.body]).toMatchObject([name, 400, { code: 'invalid' }])
    }
  })

  it('API-12: a path that is no text is 400 for every call', async () => {
    for (const name of CALL_NAMES.filter((call) => callOf(call).path.includes(':'))) {
      const { method, path } = callOf(name)
      const answer = await world.ada.send(method, path.replace(/:\w+/g, '%ZZ'))
      expect([name, answer.status]).toEqual([name, 400])
    }
  })
})
