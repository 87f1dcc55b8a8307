import { beforeAll, describe, expect, it } from 'vitest'
import { adminLogModel } from '#server/models/admin-log.ts'
import { cardModel } from '#server/models/card.ts'
import { signUp, type Person } from '#tests/server/cards/person.ts'
import { useApp } from '#tests/support/app.ts'
import { type Answer, type Visitor } from '#tests/support/visitor.ts'
import { act, adminOf, OPERATOR, REASON, verifiedVisitor } from './fixtures.ts'

const ADMIN = 'admin@riverside.example'
const DEPUTY = 'deputy@riverside.example'

const app = useApp({ operator: OPERATOR, adminEmails: [ADMIN, DEPUTY] })
let admin: Visitor
let deputy: Visitor
let host: Person
let cardId: string
beforeAll(async () => {
  admin = await adminOf(app, ADMIN)
  deputy = (await verifiedVisitor(app, DEPUTY)).visitor
  await makeCard()
})

async function makeCard(): Promise<void> {
  host = await signUp(app.url)
  ;({ cardId } = await host.makeCard({ title: 'Left alone' }))
}

const takeDown = () => ({ act: 'take-down', target: cardId, reason: REASON })
const logRows = () => adminLogModel(app.database.connection).countDocuments()

/** That the card is as it was, and nothing was logged as done. */
async function expectUntouched(before: number): Promise<void> {
  expect((await host.call('GET', `/api/cards/${cardId}`)).body.title).toBe('Left alone')
  expect(await logRows()).toBe(before)
}

describe('an act that is refused', () => {
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

  it.each(['suspend', 'delete'])('ADM-9: %s of another admin', async (what) => {
    const { body: other } = await deputy.get('/api/user')
    const before = await logRows()
    const { status, body } = await acts({ act: what, target: other.username })
    expect([status, body.code]).toEqual([403, 'forbidden'])
    expect((await deputy.get('/api/user')).status).toBe(200)
    expect(await logRows()).toBe(before)
  })
})

describe('what an admin can find', () => {
  const find = async (target: string) => (await admin.post('/api/admin/find', { target })).body

  it('ADM-9: a card by its link or code, without its words, and an account without its cards', async () => {
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

  it('ADM-9: no list of cards, whatever is asked', async () => {
    for (const target of ['%', '.*', '/play/', 'Left alone', host.user!.email, `/play/${cardId}x`])
      expect(await find(target)).toEqual({ thing: null, account: null })
  })

  it('ADM-1: a second takedown says the same, and a flood of edits does not hold one up', async () => {
    await makeCard()
    const edits = Array.from({ length: 20 }, (_, index) => host.patch(cardId, { title: `Edit ${index}` }))
    const done = act(admin, 'take-down', cardId)
    await Promise.all([...edits, done])
    expect(await act(admin, 'take-down', cardId)).toBe(await done)
    const stored = await cardModel(app.database.connection).findOne({ cardId }).lean()
    expect([stored!.takenDownAt !== undefined, stored!.title]).toEqual([true, undefined])
  })
})
