import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { newVisitor, registeredVisitor, type Registration } from '#tests/support/visitor.ts'

let app: TestApp
beforeAll(async () => (app = await startApp({ trustProxyHops: 1 })))
afterAll(() => app.close())

/** A login from an address, as the proxy in front tells it. */
function login({ email, password }: Registration, from: string, tried = password) {
  return newVisitor(app.url).post('/api/login', { email, password: tried }, { 'x-forwarded-for': from })
}

describe('failed logins', () => {
  it('ACC-10: the eleventh of an account from an address is 429 with Retry-After, whatever the password; others go on', async () => {
    const [{ form }, other] = [await registeredVisitor(app.url), await registeredVisitor(app.url)]
    for (let failure = 1; failure <= 10; failure++)
      expect((await login(form, '203.0.113.1', 'wrong one')).status).toBe(401)
    const refused = await login(form, '203.0.113.1')
    expect(refused.status).toBe(429)
    expect(refused.body.code).toBe('too-many-requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
    expect((await login(form, '203.0.113.2')).status).toBe(200)
    expect((await login(other.form, '203.0.113.1')).status).toBe(200)
  })

  it('ACC-10: a login that succeeds forgets the failures before it', async () => {
    const { form } = await registeredVisitor(app.url)
    for (let round = 0; round < 3; round++) {
      for (let failure = 1; failure <= 6; failure++)
        expect((await login(form, '203.0.113.3', 'wrong one')).status).toBe(401)
      expect((await login(form, '203.0.113.3')).status).toBe(200)
    }
  })

  it('ACC-10: many at once do not slip under the limit', async () => {
    const { form } = await registeredVisitor(app.url)
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => login(form, '203.0.113.4', 'wrong one')),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  it('ACC-10: a whole class behind one address signs in', async () => {
    const pupils = await Promise.all(Array.from({ length: 15 }, () => registeredVisitor(app.url)))
    for (const { form } of pupils) expect((await login(form, '203.0.113.5')).status).toBe(200)
    for (const { form } of pupils) expect((await login(form, '203.0.113.5', 'a typo')).status).toBe(401)
    for (const { form } of pupils) expect((await login(form, '203.0.113.5')).status).toBe(200)
  })
})
