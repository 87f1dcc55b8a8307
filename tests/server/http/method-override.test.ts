import { beforeAll, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { newVisitor, registeredVisitor, type Visitor } from '#tests/support/visitor.ts'

const app = useApp()
let owner: Visitor
let cardId: string
beforeAll(async () => {
  ;({ visitor: owner } = await registeredVisitor(app.url))
  cardId = (await owner.post('/api/cards', { title: 'Mine' })).body.cardId
})

const as = (method: string, headers: Record<string, string> = {}) => ({
  'x-http-method-override': method,
  ...headers,
})
const title = async () => (await owner.get(`/api/cards/${cardId}`)).body.title as string

it('NET-3: a POST that names PATCH or DELETE is that call, with its conditions', async () => {
  const path = `/api/cards/${cardId}`
  const changed = await owner.post(path, { title: 'By POST', opId: 'operation1' }, as('PATCH'))
  expect([changed.status, changed.body.title, changed.body.version]).toEqual([200, 'By POST', 2])
  const repeated = await owner.patch(path, { title: 'By POST', opId: 'operation1' })
  expect([repeated.status, repeated.body.version]).toEqual([200, 2])
  const late = await owner.post(path, { title: 'Late' }, as('PATCH', { 'if-match': '"v1"' }))
  expect([late.status, late.body.code]).toEqual([412, 'version-conflict'])
  const other = (await owner.post('/api/cards', {})).body.cardId as string
  expect((await owner.send('POST', `/api/cards/${other}`, { headers: as('DELETE') })).status).toBe(204)
  expect((await owner.get(`/api/cards/${other}`)).status).toBe(404)
})

it('NET-3 SEC-1: it is judged like the method that it names', async () => {
  const before = await title()
  const refused = async (
    visitor: Visitor,
    headers: Record<string, string>,
    body: unknown = { title: 'X' },
  ) => {
    const { status, body: answer } = await visitor.post(`/api/cards/${cardId}`, body, as('PATCH', headers))
    return [status, answer.code as string]
  }
  expect(await refused(owner, { origin: 'https://evil.example' })).toEqual([403, 'foreign-origin'])
  expect(await refused(owner, { 'sec-fetch-site': 'cross-site' })).toEqual([403, 'foreign-origin'])
  expect(await refused(newVisitor(app.url), {})).toEqual([401, 'not-signed-in'])
  const { visitor: stranger } = await registeredVisitor(app.url)
  expect(await refused(stranger, {})).toEqual([403, 'forbidden'])
  expect(await refused(owner, { 'content-type': 'text/plain' })).toEqual([415, 'unsupported-media-type'])
  expect(await refused(owner, {}, { title: 'x'.repeat(40_000) })).toEqual([413, 'too-large'])
  const made = await owner.post('/api/tokens', { name: 'Bot', scope: 'cards:read', days: 7 })
  const reading = { authorization: `Bearer ${made.body.token}` }
  expect(await refused(newVisitor(app.url), reading)).toEqual([403, 'insufficient-scope'])
  expect(await title()).toBe(before)
})

it('NET-3: only a POST names another method, and only PATCH or DELETE', async () => {
  const path = `/api/cards/${cardId}`
  const { title: now } = (await owner.send('GET', path, { headers: as('DELETE') })).body as { title: string }
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'patch', '', 'PATCH, DELETE'])
    expect([method, (await owner.post(path, { title: 'X' }, as(method))).status]).toEqual([method, 404])
  const evil = { origin: 'https://evil.example' }
  for (const method of ['GET', 'HEAD', 'OPTIONS'])
    expect((await owner.post('/api/cards', {}, as(method, evil))).status).toBe(403)
  expect((await owner.patch(path, { title: now }, as('DELETE'))).status).toBe(200)
  expect(await title()).toBe(now)
})
