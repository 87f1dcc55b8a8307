import { beforeAll, describe, expect, it } from 'vitest'
import { adminLogModel } from '#server/models/admin-log.ts'
import { changeSession } from '#tests/server/accounts/stored.ts'
import { userModel } from '#server/models/user.ts'
import { signUp, type Person } from '#tests/server/cards/person.ts'
import { appForTest, useApp } from '#tests/support/app.ts'
import { newVisitor, type Visitor, type Answer } from '#tests/support/visitor.ts'
import { ADMIN, adminOf, OPERATOR, PASSWORD, REASON, verifiedVisitor, act } from './fixtures.ts'
import { cardModel } from '#server/models/card.ts'

const DEPUTY = 'deputy@riverside.example'
const MINUTE_MS = 60_000
const UNKNOWN_CALL = { message: "There's no such call.", code: 'not-found' }

const app = useApp({ operator: OPERATOR, adminEmails: [ADMIN, DEPUTY] })
let admin: Visitor
let deputy: Visitor
let host: Person
let cardId: string
beforeAll(async () => {
  admin = await adminOf(app)
  deputy = (await verifiedVisitor(app, DEPUTY)).visitor
  await makeCard()
})

async function makeCard(): Promise<void> {
  host = await signUp(app.url)
  ;({ cardId } = await host.makeCard({ title: 'Left alone' }))
}

const takeDown = () => ({ act: 'take-down', target: cardId, reason: REASON })
const logRows = () => adminLogModel(app.database.connection).countDocuments()

const CALLS = [
  ['POST', '/api/admin/confirm', () => ({ password: PASSWORD })],
  ['GET', '/api/admin/reports', () => undefined],
  ['POST', '/api/admin/find', () => ({ target: cardId })],
  ['POST', '/api/admin/acts', takeDown],
] as const

/** Expects that all admin calls respond as unknown calls do, as for everyone who is not an admin. */
async function expectNothing(visitor: Visitor, headers: Record<string, string> = {}): Promise<void> {
  for (const [method, path, bodyOf] of CALLS) {
    const { status, body } = await visitor.send(method, path, { body: bodyOf(), headers })
    expect([method, path, status, body]).toEqual([method, path, 404, UNKNOWN_CALL])
  }
}

/** Expects that the card is unchanged, and that no action was logged. */
async function expectUntouched(before: number): Promise<void> {
  expect((await host.call('GET', `/api/cards/${cardId}`)).body.title).toBe('Left alone')
  expect(await logRows()).toBe(before)
}

describe('someone who is not an admin', () => {
  const WHO: [who: string, visitor: () => Promise<Visitor>][] = [
    ['a user with an address much like it', async () => (await verifiedVisitor(app, `x${ADMIN}`)).visitor],
    [
      'a user with its name as a mark',
      async () => (await verifiedVisitor(app, 'admin+a@riverside.example')).visitor,
    ],
  ]
  it.each(WHO)('ADM-8: gets 404 for every call as %s', async (_, visitorOf) => {
    const before = await logRows()
    await expectNothing(await visitorOf())
    await expectUntouched(before)
  })

  it('ADM-8: gets 404 with a listed address that is not verified, or no longer', async () => {
    const connection = app.database.connection
    const email = DEPUTY
    await userModel(connection).updateOne({ email }, { $set: { emailVerified: false } })
    await expectNothing(deputy)
    await userModel(connection).updateOne({ email }, { $set: { emailVerified: true } })
  })

  it('ADM-8: gets 404 with an admin’s access token, whatever its scope', async () => {
    const { body } = await admin.post('/api/tokens', { name: 'Bot', scope: 'cards:write' })
    await expectNothing(newVisitor(app.url), { authorization: `Bearer ${body.token}` })
  })

  it.each([
    ['who is no longer listed', { adminEmails: [DEPUTY] }],
    ['where ADMIN_EMAILS is unset', {}],
  ])('ADM-8: an admin %s gets 404 with the same session', async (_, settings) => {
    const other = await appForTest({ operator: OPERATOR, ...settings }, app)
    const former = newVisitor(other.url, admin.cookies)
    expect((await former.get('/api/user')).status).toBe(200)
    await expectNothing(former)
  })

  it('ADM-8: learns nothing from a malformed call', async () => {
    for (const body of ['{', '[]', '{"act":1}'])
      expect((await newVisitor(app.url).post('/api/admin/acts', body)).status).toBe(body === '{' ? 400 : 404)
  })

  it('ADM-8: finds the calls neither in the API description nor with OPTIONS', async () => {
    expect(JSON.stringify((await newVisitor(app.url).get('/api/openapi.json')).body)).not.toContain('admin')
    expect((await newVisitor(app.url).send('OPTIONS', '/api/admin/acts')).status).toBe(404)
  })
})

describe('an admin’s session without the password', () => {
  async function expectAsked(visitor: Visitor): Promise<void> {
    for (const [method, path, bodyOf] of CALLS.slice(1)) {
      const { status, body } = await visitor.send(method, path, { body: bodyOf() })
      expect([path, status, body.code]).toEqual([path, 403, 'requires-recent-login'])
    }
  }

  it('ADM-8: gains nothing from a wrong password, and 10 of them stop further guesses', async () => {
    for (let guess = 0; guess < 10; guess++) {
      const { status, body } = await deputy.post('/api/admin/confirm', { password: `guess ${guess}` })
      expect([status, body.code]).toEqual([403, 'wrong-password'])
    }
    expect((await deputy.post('/api/admin/confirm', { password: PASSWORD })).status).toBe(429)
    await expectAsked(deputy)
  })

  it('ADM-8: is not confirmed for a copied cookie when the admin confirms', async () => {
    const email = 'third@riverside.example'
    const other = await appForTest({ operator: OPERATOR, adminEmails: [email] }, app)
    const { visitor } = await verifiedVisitor({ url: other.url, database: app.database }, email)
    const thief = newVisitor(other.url, visitor.cookies)
    expect((await visitor.post('/api/admin/confirm', { password: PASSWORD })).status).toBe(204)
    expect((await visitor.get('/api/admin/reports')).status).toBe(200)
    expect((await thief.get('/api/admin/reports')).status).toBe(404)
    expect((await thief.get('/api/user')).status).toBe(401)
  })

  it('ADM-8: requires the password again after 10 minutes, and after a clock that was ahead was set back', async () => {
    const { body: me } = await admin.get('/api/user')
    for (const adminSince of [-10 * MINUTE_MS, 24 * 60 * MINUTE_MS]) {
      await changeSession(app, me.id, { adminSince: Date.now() + adminSince })
      await expectAsked(admin)
    }
    expect((await admin.post('/api/admin/confirm', { password: PASSWORD })).status).toBe(204)
  })

  it('ADM-8: requires a log-in within the last 10 minutes if the account has no password', async () => {
    const { visitor, form } = await verifiedVisitor(app, 'google@riverside.example')
    const google = await appForTest({ operator: OPERATOR, adminEmails: [form.email] }, app)
    await userModel(app.database.connection).updateOne(
      { email: form.email },
      { $set: { authProvider: 'google', passwordHash: null } },
    )
    const same = newVisitor(google.url, visitor.cookies)
    expect((await same.get('/api/admin/reports')).status).toBe(200)
    const { body: me } = await same.get('/api/user')
    await changeSession(app, me.id, { signedInAt: Date.now() - 10 * MINUTE_MS })
    expect((await same.get('/api/admin/reports')).body.code).toBe('requires-recent-login')
    expect((await same.post('/api/admin/confirm', { password: '' })).status).toBe(403)
  })

  it('ADM-8: loses its confirmation when the admin logs out everywhere else', async () => {
    const { visitor } = await verifiedVisitor(app, 'left@riverside.example')
    const other = await appForTest({ operator: OPERATOR, adminEmails: ['left@riverside.example'] }, app)
    const stolen = newVisitor(other.url, visitor.cookies)
    await stolen.post('/api/admin/confirm', { password: PASSWORD })
    const again = newVisitor(other.url)
    await again.post('/api/login', { email: 'left@riverside.example', password: PASSWORD })
    expect((await again.post('/api/logout-others')).status).toBe(204)
    expect((await stolen.get('/api/admin/reports')).status).toBe(404)
  })
})

describe('a refused act', () => {
  const acts = (body: object): Promise<Answer> => admin.post('/api/admin/acts', { ...takeDown(), ...body })

  it.each<[string, object, string]>([
    ['without a reason', { reason: '' }, 'reason'],
    ['with a reason of blanks', { reason: ' \n' }, 'reason'],
    ['with too long a reason', { reason: 'x'.repeat(501) }, 'reason'],
    ['with another act', { act: 'impersonate' }, 'act'],
    ['with an operator as its target', { target: { $ne: null } }, 'target'],
    ['without a target', { target: ' ' }, 'target'],
  ])('ADM-4: %s', async (_, body, field) => {
    const before = await logRows()
    const answer = await acts(body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]])
    await expectUntouched(before)
  })

  it.each<[string, () => Promise<object>]>([
    ['of an unknown card', () => Promise.resolve({ target: 'nosuchcard' })],
    ['of an unknown account', () => Promise.resolve({ act: 'suspend', target: 'no.such.user' })],
    ['that suspends a card', () => Promise.resolve({ act: 'suspend', target: `${app.url}/play/${cardId}` })],
    ['that takes down an account', () => Promise.resolve({ target: host.user!.username })],
    ['of an unknown join code', () => Promise.resolve({ target: '000 000' })],
    ['that restores a card that is live', () => Promise.resolve({ act: 'restore' })],
    [
      'that restores a card that its owner deleted',
      async () => {
        const { cardId: gone } = await host.makeCard()
        await host.call('DELETE', `/api/cards/${gone}`)
        return { act: 'restore', target: gone }
      },
    ],
    [
      'that takes down a card that its owner deleted for good',
      async () => {
        const { cardId: gone } = await host.makeCard()
        await host.call('DELETE', `/api/cards/${gone}`)
        await host.call('DELETE', `/api/deleted-cards/${gone}`)
        return { target: gone }
      },
    ],
  ])('ADM-4: %s', async (_, bodyOf) => {
    const before = await logRows()
    expect((await acts(await bodyOf())).status).toBe(404)
    await expectUntouched(before)
  })
})

describe('what an admin can find', () => {
  const find = async (target: string) => (await admin.post('/api/admin/find', { target })).body

  it('ADM-9: includes a card by its link or code, without its words, and an account without its cards', async () => {
    const { code } = (await host.call('POST', `/api/cards/${cardId}/code`, {})).body
    await host.patch(cardId, { cells: { 0: 'A private word' }, gridSize: 5, hasFreeSpace: true })
    for (const target of [cardId, `${app.url}/play/${cardId}`, `https://x.example/embed/${cardId}?a`, code]) {
      const { thing } = await find(target)
      expect(thing).toMatchObject({ title: 'Left alone', state: 'live', owner: host.user!.username })
    }
    const found = JSON.stringify([await find(cardId), await find(host.user!.username)])
    expect(found).not.toContain('A private word')
    for (const secret of ['passwordHash', host.user!.email, '$argon2']) expect(found).not.toContain(secret)
    expect(JSON.stringify(await find(host.user!.username))).not.toContain(cardId)
  })

  it('ADM-9: includes no list of cards, whatever is requested', async () => {
    for (const target of ['%', '.*', '/play/', 'Left alone', host.user!.email, `/play/${cardId}x`])
      expect(await find(target)).toEqual({ thing: null, account: null })
  })

  it('ADM-1: a takedown succeeds during a flood of edits, and a second one gives the same message', async () => {
    await makeCard()
    const edits = Array.from({ length: 20 }, (_, index) => host.patch(cardId, { title: `Edit ${index}` }))
    const done = act(admin, 'take-down', cardId)
    await Promise.all([...edits, done])
    expect(await act(admin, 'take-down', cardId)).toBe(await done)
    const stored = await cardModel(app.database.connection).findOne({ cardId }).lean()
    expect([stored!.takenDownAt !== undefined, stored!.title]).toEqual([true, undefined])
  })
})
