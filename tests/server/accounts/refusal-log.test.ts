import { beforeEach, describe, expect, it } from 'vitest'
import { appForTest, useApp } from '#tests/support/app.ts'
import { newVisitor, registeredVisitor } from '#tests/support/visitor.ts'
import { writtenLog } from '#tests/support/written-log.ts'

interface Line {
  event: string
  address?: string
  account?: string
  fields?: string[]
}

const { log, lines: written, logged } = writtenLog('warn')
const app = useApp({ log, trustProxyHops: 1 })
beforeEach(() => {
  written.length = logged.length = 0
})

const linesOf = (event: string) => logged.filter((line) => line.event === event) as Line[]
const tryToLogIn = (email: string, address: string) =>
  newVisitor(app.url).post('/api/login', { email, password: 'a guess' }, { 'x-forwarded-for': address })

describe('the log lines of refused calls', () => {
  it('ACC-25: failed log-ins name the address, and tell accounts apart without naming them', async () => {
    const { form } = await registeredVisitor(app.url)
    const other = `other-${form.email}`
    await tryToLogIn(form.email, '203.0.113.7')
    await tryToLogIn(` ${form.email.toUpperCase()} `, '203.0.113.8')
    await tryToLogIn(other, '203.0.113.7')
    const lines = linesOf('authn_login_fail')
    expect(lines.map(({ address }) => address)).toEqual(['203.0.113.7', '203.0.113.8', '203.0.113.7'])
    const [one, again, another] = lines.map(({ account }) => account)
    expect(one).toMatch(/^[0-9a-f]{12}$/)
    expect(again).toBe(one)
    expect(another).toMatch(/^[0-9a-f]{12}$/)
    expect(another).not.toBe(one)
    for (const secret of [form.email, form.username, 'a guess'])
      expect(written.join('')).not.toContain(secret)
  })

  it('ACC-25: the hash depends on the key: a server with another secret writes another one', async () => {
    const { log: otherLog, logged: elsewhere } = writtenLog('warn')
    const sessionSecret = 'another secret of 32 bytes or more'
    const other = await appForTest({ log: otherLog, sessionSecret }, app)
    await newVisitor(other.url).post('/api/login', { email: 'mo@example.com', password: 'a guess' })
    await tryToLogIn('mo@example.com', '203.0.113.7')
    const there = (elsewhere as Line[]).find(({ account }) => account)
    expect(there?.account).toMatch(/^[0-9a-f]{12}$/)
    expect(linesOf('authn_login_fail')[0]?.account).not.toBe(there?.account)
  })

  it('ACC-25: calls from another site and calls beyond a limit name the address too', async () => {
    await newVisitor(app.url).post('/api/logout', undefined, {
      origin: 'https://evil.example',
      'x-forwarded-for': '203.0.113.9',
    })
    expect(linesOf('malicious_cors')).toMatchObject([{ address: '203.0.113.9' }])
    for (let tries = 0; tries < 11; tries++) await tryToLogIn('ada@example.com', '203.0.113.9')
    expect(linesOf('excess_rate_limit_exceeded')).toMatchObject([
      { address: '203.0.113.9', account: linesOf('authn_login_fail')[0]?.account },
    ])
  })

  it('ACC-25: a caller cannot write long texts into the log', async () => {
    const { visitor } = await registeredVisitor(app.url)
    const { cardId } = await visitor.makeCard()
    const answer = await visitor.patch(`/api/cards/${cardId}`, {
      gridSize: 5,
      hasFreeSpace: true,
      cells: { ['x'.repeat(20_000)]: 'a' },
    })
    expect(answer.status).toBe(400)
    const [line] = linesOf('input_validation_fail')
    expect(line?.fields).toEqual([expect.stringMatching(/^cells\.x{1,34}$/)])
    expect(written.join('').length).toBeLessThan(500)
  })

  it('ACC-25: a line names ten of many invalid fields', async () => {
    const { visitor } = await registeredVisitor(app.url)
    const { categoryId } = (await visitor.post('/api/categories', { name: 'Wrong ones' })).body as {
      categoryId: string
    }
    const items = Array.from({ length: 30 }, () => ({ content: '' }))
    expect((await visitor.post(`/api/categories/${categoryId}/content`, { items })).status).toBe(400)
    expect(linesOf('input_validation_fail')[0]?.fields).toHaveLength(10)
  })
})
