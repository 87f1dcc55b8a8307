import { beforeAll, describe, expect, it } from 'vitest'
import { reportModel } from '#server/models/report.ts'
import { signUp, usePerson } from '#tests/server/cards/person.ts'
import { appForTest, useApp } from '#tests/support/app.ts'
import { startMailbox } from '#tests/support/mailbox.ts'
import { BEHIND_A_PROXY, OPERATOR, report } from './fixtures.ts'
import { useStarted } from '#tests/support/use-started.ts'

const UNKNOWN = 'nosuchcard'

let cardId: string
const mailbox = useStarted(startMailbox)
const app = useApp(() => ({ ...BEHIND_A_PROXY, operator: OPERATOR, mail: { smtpUrl: mailbox.smtpUrl } }))
const host = usePerson(app)

const stored = () => reportModel(app.database.connection).find().lean()
const toOperator = () => mailbox.emails.filter(({ to }) => to.includes(OPERATOR.email))

describe('a refused report', () => {
  beforeAll(async () => ({ cardId } = await host.makeCard({ title: 'Reported' })))

  it.each<[string, object, string]>([
    ['names nothing', {}, 'cardId'],
    ['names two things', { cardId: UNKNOWN, categoryId: UNKNOWN }, 'cardId'],
    ['has a malformed id', { cardId: { $ne: null } }, 'cardId'],
    ['has no reason', { cardId: UNKNOWN, reason: undefined }, 'reason'],
    ['has another reason', { cardId: UNKNOWN, reason: 'boring' }, 'reason'],
    ['has no words', { cardId: UNKNOWN, text: ' \n ' }, 'text'],
    ['has too many words', { cardId: UNKNOWN, text: 'x'.repeat(1001) }, 'text'],
    ['has a wrong email', { cardId: UNKNOWN, email: 'me' }, 'email'],
    ['has a second recipient', { cardId: UNKNOWN, email: 'a@b.example,c@d.example' }, 'email'],
    ['has too long a name', { cardId: UNKNOWN, name: 'x'.repeat(101) }, 'name'],
    ['is not believed', { cardId: UNKNOWN, isTrue: false }, 'isTrue'],
  ])('RPT-2: %s', async (_, fields, field) => {
    const { status, body } = await report(app.url, fields)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  it('RPT-2: is about a card or a category that does not exist', async () => {
    const gone = await host.makeCard()
    await host.call('DELETE', `/api/cards/${gone.cardId}`)
    for (const about of [{ cardId: UNKNOWN }, { cardId: gone.cardId }, { categoryId: UNKNOWN }])
      expect((await report(app.url, about, '198.51.100.2')).status).toBe(404)
  })

  it('RPT-2: is the sixth from its IP address within an hour', async () => {
    for (let count = 0; count < 5; count++)
      expect((await report(app.url, { cardId: UNKNOWN }, '198.51.100.3')).status).toBe(404)
    const { status, headers } = await report(app.url, { cardId }, '198.51.100.3')
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000)
  })

  it('RPT-2: has no recipient if no operator is named', async () => {
    const nameless = await appForTest()
    const config = await (await fetch(`${nameless.url}/api/config`)).json()
    const own = await (await signUp(nameless.url)).makeCard()
    const { status, body } = await report(nameless.url, { cardId: own.cardId })
    expect([status, body.code, config.operator]).toEqual([501, 'not-implemented', null])
    expect(await reportModel(nameless.database.connection).countDocuments()).toBe(0)
  })

  it('RPT-2: stores nothing and emails no one', async () => {
    expect(await stored()).toEqual([])
    expect(toOperator()).toEqual([])
  })
})

describe('a report', () => {
  it('RPT-1: reaches the operator by email within 5 s, in its reporter’s words', async () => {
    const { cardId: reported } = await host.makeCard({ title: 'Words of the card' })
    const startedMs = performance.now()
    const text = 'Line one\nBcc: someone@example.com'
    const about = { cardId: reported, text, name: 'Lin', email: 'Lin@Example.com' }
    expect((await report(app.url, about)).status).toBe(202)
    const email = await mailbox.newest(OPERATOR.email)
    expect(performance.now() - startedMs).toBeLessThan(5000)
    expect(email.to).toEqual([OPERATOR.email])
    for (const line of [
      `/play/${reported}`,
      '> Line one',
      '> Bcc: someone@example.com',
      'From: Lin, lin@example.com',
      'Reason: It shows private details of someone',
    ])
      expect(email.text).toContain(line)
    expect(email.text).not.toContain('Words of the card')
  })

  it('RPT-1: names the page of a category', async () => {
    const { body } = await host.call('POST', '/api/categories', { name: 'Reported words' })
    expect((await report(app.url, { categoryId: body.categoryId }, '198.51.100.4')).status).toBe(202)
    expect((await mailbox.newest(OPERATOR.email, 2)).text).toContain(`/categories/${body.categoryId}`)
  })

  it('RPT-1: is deleted after 90 days, and stores no IP address', async () => {
    const [first] = await stored()
    expect((first!.expires.getTime() - first!.createdAt.getTime()) / 86_400_000).toBe(90)
    expect(JSON.stringify(await stored())).not.toContain('198.51.100')
    const [, ttl] = reportModel(app.database.connection)
      .schema.indexes()
      .find(([key]) => 'expires' in key)!
    expect(ttl.expireAfterSeconds).toBe(0)
  })

  it('RPT-2: is accepted once per IP address and card if the texts differ, even if two arrive together', async () => {
    const { cardId: twice } = await host.makeCard()
    const say = (text: string) => report(app.url, { cardId: twice, text }, '198.51.100.5')
    const answers = await Promise.all(['One reason.', 'Another one.'].map(say))
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('conflict')
    expect((await report(app.url, { cardId: twice }, '198.51.100.6')).status).toBe(202)
  })

  it('RPT-2: can be repeated unchanged, and is stored and emailed once', async () => {
    const { cardId: twice } = await host.makeCard()
    const link = `/play/${twice}`
    const say = () => report(app.url, { cardId: twice }, '198.51.100.7')
    expect([await say(), await say()].map(({ status }) => status)).toEqual([202, 202])
    expect((await stored()).filter(({ target }) => target.endsWith(twice))).toHaveLength(1)
    await expect.poll(() => toOperator().filter(({ text }) => text.includes(link))).toHaveLength(1)
  })

  it('RPT-3: changes nothing, however many there are', async () => {
    const { cardId: hated } = await host.makeCard({ title: 'Still here' })
    const statuses = await Promise.all(
      Array.from({ length: 25 }, (_, index) => report(app.url, { cardId: hated }, `203.0.113.${index}`)),
    )
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([202]))
    const { status, body } = await host.call('GET', `/api/cards/${hated}`)
    expect([status, body.title]).toEqual([200, 'Still here'])
    expect((await host.patch(hated, { title: 'And editable' })).status).toBe(200)
  })
})
