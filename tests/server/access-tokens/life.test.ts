import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { AccessToken } from '#shared/contract/answers.ts'
import type { AccountData } from '#shared/contract/account-data.ts'
import { createRateLimits } from '#server/http/limits/rate-limits.ts'
import { createMetrics } from '#server/metrics.ts'
import { appForTest, useApp } from '#tests/support/app.ts'
import { eventually } from '#tests/support/eventually.ts'
import { useCommands } from '#tests/support/sent-commands.ts'
import { joinCard } from '#tests/support/sockets.ts'
import { registeredVisitor } from '#tests/support/visitor.ts'
import { makeToken, scriptWith, storedTokens, TOKENS } from './tokens.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const GRID = { gridSize: 3, hasFreeSpace: false } as const

const app = useApp({ metrics: createMetrics(), remembers: false })
const commandsOf = useCommands(app)

describe("a token's life", () => {
  it('API-1 API-3: is shown once, fills squares that everyone sees, and is invalid once it is deleted', async () => {
    const { visitor } = await registeredVisitor(app.url)
    const { cardId } = await visitor.makeCard({ title: 'Live', ...GRID })
    const made = await visitor.post(TOKENS, { name: ' Score  bot ', scope: 'cards:write', days: 30 })
    expect(made.status).toBe(201)
    const { token, ...listed } = made.body
    expect(listed).toMatchObject({ name: 'Score bot', scope: 'cards:write', lastUsedAt: null })
    expect(Date.parse(listed.expiresAt) - Date.parse(listed.createdAt)).toBe(30 * DAY_MS)
    const list = await visitor.get(TOKENS)
    expect(list.body).toEqual([listed])

    const player = await joinCard(app.url, { cardId })
    const script = scriptWith(app.url, token)
    const changed = await script('PATCH', `/api/cards/${cardId}`, {
      body: { cells: { 4: 'Goal!' }, ...GRID },
    })
    expect([changed.status, changed.body.cells[4], changed.body.isOwner]).toEqual([200, 'Goal!', true])
    await player.until(({ event }) => event === 'card:changed')

    expect((await script('GET', '/api/my-cards')).body).toHaveLength(1)
    const created = await script('POST', '/api/cards', { body: { title: 'By a bot' } })
    expect(created.status).toBe(201)
    expect((await script('DELETE', `/api/cards/${created.body.cardId}`)).status).toBe(204)

    expect((await visitor.send('DELETE', `${TOKENS}/${listed.id}`)).status).toBe(204)
    expect((await visitor.get(TOKENS)).body).toEqual([])
    expect((await script('GET', `/api/cards/${cardId}`)).status).toBe(401)
  })

  it('API-1: a repeated `opId` replaces the first token, for its user only', async () => {
    const [one, other] = [await registeredVisitor(app.url), await registeredVisitor(app.url)]
    const body = { name: 'Score bot', scope: 'cards:read', opId: 'same-token' }
    const theirs = (await other.visitor.post(TOKENS, body)).body
    const first = (await one.visitor.post(TOKENS, body)).body
    const second = (await one.visitor.post(TOKENS, body)).body
    expect((await one.visitor.get(TOKENS)).body).toMatchObject([{ id: second.id }])
    const statuses = [first, second, theirs].map(
      async ({ token }) => (await scriptWith(app.url, token)('GET', '/api/my-cards')).status,
    )
    expect(await Promise.all(statuses)).toEqual([401, 200, 200])
  })

  it('API-1: only the hash is stored, and the download of all data contains neither', async () => {
    const { visitor, user } = await registeredVisitor(app.url)
    const { token, id } = await makeToken(visitor)
    const [doc] = await storedTokens(app).find({ userId: user.id }).lean()
    expect(doc!.hash).toBe(createHash('sha256').update(token).digest('hex'))
    expect(JSON.stringify(doc)).not.toContain(token.slice(3, 33))
    const { body } = await visitor.get('/api/account/export')
    expect((body as AccountData).tokens).toMatchObject([{ id, name: 'Score bot', scope: 'cards:write' }])
    expect(JSON.stringify(body)).not.toContain(doc!.hash)
  })

  it('API-3: with a token, cookies are neither read nor set, and no origin is foreign', async () => {
    const host = await registeredVisitor(app.url)
    const other = await registeredVisitor(app.url)
    const { token } = await makeToken(other.visitor)
    const { cardId } = await host.visitor.makeCard(GRID)
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    const headers = { authorization: `Bearer ${token}`, ...foreign }
    // The cookies are the host's, but the token is another user's.
    const refused = await host.visitor.patch(`/api/cards/${cardId}`, { title: 'x' }, headers)
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    const made = await host.visitor.post('/api/cards', { title: 'From elsewhere' }, headers)
    expect([made.status, made.headers['set-cookie']]).toEqual([201, undefined])
    expect((await other.visitor.get('/api/my-cards')).body).toHaveLength(1)
    const session = await host.visitor.patch(`/api/cards/${cardId}`, { title: 'x' }, foreign)
    expect(session).toMatchObject({ status: 403, body: { code: 'foreign-origin' } })
  })

  it('API-6: the last use is recorded to the minute, with one write a minute', async () => {
    const { visitor } = await registeredVisitor(app.url)
    const { token, id } = await makeToken(visitor)
    const script = scriptWith(app.url, token)
    const lastUse = async () =>
      ((await visitor.get(TOKENS)).body as AccessToken[]).find((row) => row.id === id)!.lastUsedAt
    await script('GET', '/api/my-cards')
    await eventually(lastUse, (time) => time !== null)
    const writesOf = async (call: () => unknown) =>
      (await commandsOf(call)).filter((command) => command === 'update access_tokens').length
    const again = () => Promise.all(Array.from({ length: 5 }, () => script('GET', '/api/my-cards')))
    expect(await writesOf(again)).toBe(0)
    const first = await lastUse()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    const later = () => again().then(() => eventually(lastUse, (time) => time !== first))
    expect(await writesOf(later)).toBe(1)
  })

  it('API-6 OPS-24: an edit takes three database commands, and a mistyped token none', async () => {
    const { visitor } = await registeredVisitor(app.url)
    const { cardId } = await visitor.makeCard(GRID)
    const { token, id } = await makeToken(visitor)
    const script = scriptWith(app.url, token)
    const edit = (title: string) => script('PATCH', `/api/cards/${cardId}`, { body: { title } })
    await edit('First')
    await expect.poll(async () => (await storedTokens(app).findById(id).lean())!.lastUsedAt).not.toBeNull()
    const second = await commandsOf(() => edit('Second'))
    expect(second).toEqual(['find access_tokens', 'find users', 'update bingo_cards'])
    const mistyped = scriptWith(app.url, 'bb_mistyped')
    expect(await commandsOf(() => mistyped('GET', `/api/cards/${cardId}`))).toEqual([])
  })
})

describe('the limits of tokens', () => {
  const refusedAfter = async (take: () => Promise<void>, most: number) => {
    for (let taken = 0; taken <= most; taken++)
      try {
        await take()
      } catch (error) {
        expect(error).toMatchObject({ code: 'too-many-requests' })
        return taken
      }
    return Infinity
  }

  it('API-5: a token has a burst of 60 calls and of 25 writes, separate from other tokens and from its user', async () => {
    const limits = createRateLimits()
    expect(await refusedAfter(() => limits.tokenCall('a'), 100)).toBe(60)
    expect(await refusedAfter(() => limits.tokenWrite('a'), 100)).toBe(25)
    await limits.tokenCall('b')
    await limits.tokenWrite('b')
    await limits.write('a')
  })

  it('API-5: calls and writes count for the token, and a refusal says when to retry', async () => {
    const counted: string[] = []
    const count = (name: string) => (id: string) => {
      counted.push(`${name} ${id}`)
      return Promise.resolve()
    }
    const limits = createRateLimits()
    const beside = await appForTest(
      {
        limits: {
          ...limits,
          write: count('write'),
          tokenCall: (id) => count('call')(id).then(() => limits.tokenCall(id)),
          tokenWrite: count('token write'),
        },
      },
      app,
    )
    const { visitor } = await registeredVisitor(beside.url)
    const { token, id } = await makeToken(visitor)
    counted.length = 0
    await scriptWith(beside.url, token)('POST', '/api/cards', { body: {} })
    await scriptWith(beside.url, token)('GET', '/api/my-cards')
    expect(counted).toEqual([`call ${id}`, `token write ${id}`, `call ${id}`])
    // Retried, because a slow machine makes fewer calls a second than a token may.
    const useUp = () => Promise.allSettled(Array.from({ length: 100 }, () => limits.tokenCall(id)))
    const refused = await eventually(
      () => useUp().then(() => scriptWith(beside.url, token)('GET', '/api/my-cards')),
      ({ status }) => status === 429,
    )
    expect(refused.body.code).toBe('too-many-requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
