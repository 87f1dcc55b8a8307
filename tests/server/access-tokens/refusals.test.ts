import { beforeAll, describe, expect, it } from 'vitest'
import { CALL_NAMES, callOf } from '#shared/contract/calls.ts'
import type { CardReply } from '#shared/schemas/card.ts'
import { newToken } from '#server/services/accounts/access-token-format.ts'
import { useApp } from '#tests/support/app.ts'
import { useVisitor } from '#tests/support/use-started.ts'
import { registeredVisitor } from '#tests/support/visitor.ts'
import { makeToken, scriptWith, storedTokens, TOKENS } from './tokens.ts'

const INVALID = { status: 401, body: { code: 'invalid-token' } }
const DAY_MS = 24 * 60 * 60 * 1000

const app = useApp()
const host = useVisitor(app)
let card: CardReply
beforeAll(async () => {
  card = await host.makeCard({ title: 'Before', gridSize: 3, hasFreeSpace: false })
})

const stored = () => host.get(`/api/cards/${card.cardId}`).then(({ body }) => body as CardReply)

describe('refused tokens', () => {
  it('API-2: any invalid token is 401 with one code and a challenge', async () => {
    const { token: deleted, id } = await makeToken(host)
    await host.send('DELETE', `${TOKENS}/${id}`)
    const { token: expired, id: expiredId } = await makeToken(host)
    await storedTokens(app).updateOne({ _id: expiredId }, { $set: { expiresAt: new Date(Date.now() - 1) } })
    for (const token of ['', 'x', newToken(), `${newToken()}x`, deleted, expired, `${deleted} ${expired}`])
      for (const [method, path] of [
        ['GET', `/api/cards/${card.cardId}`],
        ['PATCH', `/api/cards/${card.cardId}`],
        ['GET', '/api/my-cards'],
        ['GET', '/api/no-such-call'],
      ] as const) {
        const sent = method === 'PATCH' ? { body: { title: 'After' } } : {}
        const answer = await scriptWith(app.url, token)(method, path, sent)
        expect(answer).toMatchObject(INVALID)
        expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
      }
    expect(await stored()).toEqual(card)
  })

  it('API-2: a token with too narrow a scope is 403 with the scope that is needed', async () => {
    const { token } = await makeToken(host, 'cards:read')
    const script = scriptWith(app.url, token)
    for (const [method, path, body] of [
      ['PATCH', `/api/cards/${card.cardId}`, { title: 'After' }],
      ['DELETE', `/api/cards/${card.cardId}`, undefined],
      ['POST', '/api/cards', { title: 'New' }],
    ] as const) {
      const answer = await script(method, path, { body })
      expect(answer).toMatchObject({
        status: 403,
        body: {
          code: 'insufficient-scope',
          message: 'This call needs a token with the scope cards:write.',
          scope: 'cards:write',
        },
      })
      expect(answer.headers['www-authenticate']).toBe(
        'Bearer error="insufficient_scope", scope="cards:write"',
      )
    }
    expect((await script('GET', `/api/cards/${card.cardId}`)).status).toBe(200)
    expect(await stored()).toEqual(card)
    expect((await host.get('/api/my-cards')).body).toEqual([card])
  })

  it('API-2: only calls about cards accept a token; others change nothing', async () => {
    const { token } = await makeToken(host)
    const before = (await host.get(TOKENS)).body as unknown[]
    const script = scriptWith(app.url, token)
    const withoutScope = CALL_NAMES.filter(
      (name) => !callOf(name).scope && !['getConfig', 'getOpenApi', 'getOEmbed'].includes(name),
    )
    expect(withoutScope.length).toBeGreaterThan(20)
    for (const { method, path } of withoutScope.map(callOf)) {
      const answer = await script(method, path.replace(/:\w+/g, '0123456789'), {
        body: method === 'GET' ? undefined : {},
      })
      expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 403, 'forbidden'])
    }
    expect((await host.get(TOKENS)).body).toHaveLength(before.length)
    expect((await host.get('/api/user')).status).toBe(200)
    expect((await script('GET', '/api/no-such-call')).status).toBe(404)
  })

  it('API-1: no one sees or deletes another user’s tokens', async () => {
    const { id } = await makeToken(host)
    const stranger = (await registeredVisitor(app.url)).visitor
    expect((await stranger.get(TOKENS)).body).toEqual([])
    expect((await stranger.send('DELETE', `${TOKENS}/${id}`)).status).toBe(404)
    expect(await storedTokens(app).countDocuments({ _id: id })).toBe(1)
  })

  it('API-1: a token without a name, or with an unknown scope or lifetime, is 400 with its field', async () => {
    const fine = { name: 'Bot', scope: 'cards:read' }
    for (const [field, body] of [
      ['name', { ...fine, name: ' ' }],
      ['name', { ...fine, name: 'x'.repeat(51) }],
      ['name', { scope: 'cards:read' }],
      ['scope', { name: 'Bot' }],
      ['scope', { ...fine, scope: 'account' }],
      ['days', { ...fine, days: 8 }],
      ['days', { ...fine, days: 100_000 }],
    ] as const) {
      const answer = await host.post(TOKENS, body)
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]])
    }
  })

  it('API-1: the eleventh token is refused, even if many are created at once; an expired one makes room', async () => {
    const { visitor, user } = await registeredVisitor(app.url)
    const made = await Promise.all(
      Array.from({ length: 12 }, () => visitor.post(TOKENS, { name: 'Bot', scope: 'cards:read' })),
    )
    expect(made.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 10 }, () => 201),
      403,
      403,
    ])
    expect(made.find(({ status }) => status === 403)?.body.code).toBe('quota-exceeded')
    const [first] = await storedTokens(app).find({ userId: user.id }).lean()
    await storedTokens(app).updateOne(
      { _id: first!._id },
      { $set: { expiresAt: new Date(Date.now() - DAY_MS) } },
    )
    expect((await visitor.get(TOKENS)).body).toHaveLength(10)
    await makeToken(visitor)
    expect((await visitor.get(TOKENS)).body).toHaveLength(10)
  })
})
