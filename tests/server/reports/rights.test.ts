import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { signUp, type Person } from '#tests/server/cards/person.ts'
import { useApp } from '#tests/support/app.ts'
import { newVisitor, registeredVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts'
import { adminOf, BEHIND_A_PROXY, OPERATOR, PASSWORD, REASON, REPORT, verifiedVisitor } from './fixtures.ts'

const [ADMIN, UNCONFIRMED, THIRD] = ['one@a.example', 'two@a.example', 'three@a.example']

const app = useApp({
  ...BEHIND_A_PROXY,
  operator: OPERATOR,
  adminEmails: [ADMIN, UNCONFIRMED, THIRD],
})
let host: Person
let cardId: string
let third: string
let addresses = 0
const visitors: Visitor[] = []
beforeAll(async () => {
  third = (await verifiedVisitor(app, THIRD)).user.username
  visitors.push(
    newVisitor(app.url),
    (await registeredVisitor(app.url)).visitor,
    (await verifiedVisitor(app, UNCONFIRMED)).visitor,
    await adminOf(app, ADMIN),
  )
})

const acting = (...acts: [string, () => string][]) =>
  acts.map(
    ([name, target]) =>
      (who: Visitor) =>
        who.post('/api/admin/acts', { act: name, target: target(), reason: REASON }),
  )
const card = () => cardId
const account = () => host.user!.username

/** The rows of the table with the calls of each, in an order in which they can be made. */
const ROWS: Record<string, ((who: Visitor) => Promise<Answer>)[]> = {
  'report a card or a category': [
    (who) =>
      who.post('/api/reports', { ...REPORT, cardId }, { 'x-forwarded-for': `198.51.100.${++addresses}` }),
  ],
  'read reports': [(who) => who.get('/api/admin/reports')],
  'find a card by its link, an account by its name': [
    (who) => who.post('/api/admin/find', { target: `/play/${cardId}` }),
    (who) => who.post('/api/admin/find', { target: account() }),
  ],
  'take a card down, restore it, leave it as it is': acting(
    ['take-down', card],
    ['restore', card],
    ['dismiss', card],
  ),
  'suspend an account, reinstate it, delete it': acting(
    ['suspend', account],
    ['reinstate', account],
    ['delete', account],
  ),
  'suspend or delete an admin': acting(['suspend', () => third], ['delete', () => third]),
  // Last, because it makes the third column an admin's.
  'confirm the password': [(who) => who.post('/api/admin/confirm', { password: PASSWORD })],
}

const table = /\n\| +\| guest \| signed in \| admin, not confirmed[^]*?\n\n/.exec(
  readFileSync('docs/security.md', 'utf8'),
)![0]
const documented = table
  .trim()
  .split('\n')
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

describe('the table of docs/security.md', () => {
  it('ADM-8: has the rows that are tested here, and no other', () => {
    expect(documented.map(([what]) => what).toSorted()).toEqual(Object.keys(ROWS).toSorted())
  })

  const inOrder = Object.keys(ROWS).map((what) => documented.find(([name]) => name === what)!)
  it.each(inOrder)('ADM-8: %s', async (what, ...cells) => {
    let isTouched = true
    for (const [column, cell] of cells.entries()) {
      if (isTouched) {
        host = await signUp(app.url)
        ;({ cardId } = await host.makeCard({ title: 'Someone else’s' }))
      }
      isTouched = cell === 'yes'
      for (const call of ROWS[what]!) {
        const { status } = await call(visitors[column]!)
        if (cell === 'yes') expect([column, status]).toEqual([column, expect.toBeOneOf([200, 202, 204])])
        else expect([column, status]).toEqual([column, Number(cell)])
        if (cell !== 'yes') {
          const { body } = await newVisitor(app.url).get(`/api/cards/${cardId}`)
          expect(body.title).toBe('Someone else’s')
          expect((await host.call('GET', '/api/user')).status).toBe(200)
        }
      }
    }
  })
})
